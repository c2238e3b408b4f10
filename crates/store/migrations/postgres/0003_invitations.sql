-- Seats that people offer to people they have played with, until the table no longer waits.
CREATE TABLE invitations (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    invited_by TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
