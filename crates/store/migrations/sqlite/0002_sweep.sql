-- When somebody last looked at a finished table, to the day.
CREATE TABLE looks (
    table_id TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;

-- Tables that are gone, and whose lines are still being removed, a few at a time.
CREATE TABLE removals (
    table_id TEXT PRIMARY KEY NOT NULL
) WITHOUT ROWID;
