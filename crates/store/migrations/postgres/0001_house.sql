-- Tables, their logs, and who people are. Times are milliseconds since 1970.

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    access TEXT NOT NULL,
    spectators BIGINT NOT NULL,
    host TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    data TEXT NOT NULL
);

CREATE INDEX tables_by_stage ON tables (stage, id);

-- The log of a table: what the game is rebuilt from. A line is never changed.
CREATE TABLE lines (
    table_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who sits or sat at which table, for "my games".
CREATE TABLE seats (
    person TEXT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX seats_by_table ON seats (table_id);

-- Guests have neither password nor name_key; name_key is the name without regard to case.
CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE recovery_codes (
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (person, hash)
);

-- Only a hash of the token: whoever reads the database cannot come in with it.
CREATE TABLE sessions (
    hash TEXT COLLATE "C" PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE blocks (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE TABLE settings (
    key TEXT COLLATE "C" PRIMARY KEY,
    value TEXT NOT NULL
);

-- What the host's command line asks of a running server.
CREATE TABLE commands (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL
);
