-- Tables, their logs, and who people are. Times are milliseconds since 1970.

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    access TEXT NOT NULL,
    spectators INTEGER NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    data TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_stage ON tables (stage, id);

-- The log of a table: what the game is rebuilt from. A line is never changed.
CREATE TABLE lines (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- Who sits or sat at which table, for "my games".
CREATE TABLE seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE INDEX seats_by_table ON seats (table_id);

-- Guests have neither password nor name_key; name_key is the name without regard to case.
CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    password TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE recovery_codes (
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (person, hash)
) WITHOUT ROWID;

-- Only a hash of the token: whoever reads the database cannot come in with it.
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE blocks (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;

CREATE TABLE settings (
    key TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- What the host's command line asks of a running server.
CREATE TABLE commands (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL
);
