-- Seats that people offer to people they have played with, until the table no longer waits.
CREATE TABLE invitations (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    invited_by TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
