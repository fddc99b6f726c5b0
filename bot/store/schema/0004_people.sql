-- What people settle for themselves. Whoever has no row has all the defaults.

CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    zone TEXT,
    quiet TEXT CHECK (quiet IS NULL OR json_valid(quiet)),
    weekends_off TEXT NOT NULL CHECK (weekends_off IN ('true', 'false')),
    turn TEXT NOT NULL CHECK (turn IN ('channel', 'direct', 'none')),
    reminder TEXT NOT NULL CHECK (reminder IN ('channel', 'direct', 'none')),
    request TEXT NOT NULL CHECK (request IN ('channel', 'direct', 'none')),
    heads_up TEXT NOT NULL CHECK (heads_up IN ('true', 'false')),
    closed_since INTEGER
) STRICT;

CREATE TABLE vacation (
    user_id INTEGER NOT NULL,
    start INTEGER NOT NULL,
    end INTEGER NOT NULL CHECK (end > start),
    interaction_id INTEGER UNIQUE,
    PRIMARY KEY (user_id, start)
) STRICT, WITHOUT ROWID;

CREATE TABLE note (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
