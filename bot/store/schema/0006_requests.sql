-- What people ask of each other at a table, and what has come of it. A seat may be played by the computer for a while.

ALTER TABLE seat ADD COLUMN computer TEXT NOT NULL DEFAULT 'false' CHECK (computer IN ('true', 'false'));

CREATE TABLE request (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    subject TEXT NOT NULL,
    request TEXT CHECK (request IS NULL OR json_valid(request)),
    seat INTEGER,
    about TEXT NOT NULL CHECK (json_valid(about)),
    opened_at INTEGER NOT NULL,
    outcome TEXT CHECK (
        outcome IS NULL OR outcome IN ('accepted', 'refused', 'expired', 'moot', 'withdrawn', 'impossible')
    ),
    closed_at INTEGER CHECK ((closed_at IS NULL) = (outcome IS NULL)),
    message_id INTEGER
) STRICT;

CREATE INDEX request_table ON request (table_id, id);
CREATE INDEX request_open ON request (table_id) WHERE outcome IS NULL;
