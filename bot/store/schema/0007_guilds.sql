-- What servers settle for their tables, and their standing overviews. A server without a row has all the defaults.

CREATE TABLE guild (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,
    moderators INTEGER,
    ratings TEXT NOT NULL CHECK (ratings IN ('true', 'false'))
) STRICT;

-- One post a server, which tells how its tables stand. What it tells may have changed since it was brought up to date.
CREATE TABLE overview (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    message_id INTEGER,
    changed TEXT NOT NULL CHECK (changed IN ('true', 'false')),
    not_before INTEGER NOT NULL,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    shown TEXT
) STRICT;

CREATE INDEX overview_changed ON overview (not_before) WHERE changed = 'true';
