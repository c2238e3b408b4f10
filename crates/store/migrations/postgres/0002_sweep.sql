-- When somebody last looked at a finished table, to the day.
CREATE TABLE looks (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Tables that are gone, and whose lines are still being removed, a few at a time.
CREATE TABLE removals (
    table_id TEXT COLLATE "C" PRIMARY KEY
);
