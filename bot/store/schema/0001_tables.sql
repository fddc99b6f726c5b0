-- Tables, who sits at them, their logs, and what has been promised to channels.
-- Times are UTC seconds since 1970; ids of people, places, messages and interactions are Discord's.

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- AUTOINCREMENT: an id is never used twice, since nonces and old buttons hold it.
CREATE TABLE gaming_table (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'cancelled', 'orphaned')),
    version INTEGER NOT NULL CHECK (version > 0),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seed BLOB NOT NULL,
    opened_by INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    invited TEXT NOT NULL CHECK (json_valid(invited)),
    started_at INTEGER,
    ended_at INTEGER,
    start BLOB,
    snapshot BLOB,
    state_hash TEXT,
    lobby_message_id INTEGER,
    board_message_id INTEGER
) STRICT;

CREATE UNIQUE INDEX gaming_table_live ON gaming_table (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX gaming_table_channel ON gaming_table (channel_id, id);
CREATE INDEX gaming_table_guild ON gaming_table (guild_id) WHERE status IN ('lobby', 'playing');

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    place INTEGER NOT NULL CHECK (place > 0),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (length(name) <= 100),
    wish INTEGER,
    number INTEGER,
    PRIMARY KEY (table_id, place),
    UNIQUE (table_id, user_id),
    UNIQUE (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user_id);

CREATE TABLE entry (
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    version INTEGER NOT NULL,
    interaction_id INTEGER UNIQUE,
    user_id INTEGER,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL CHECK (json_valid(data)),
    seat INTEGER,
    ply INTEGER,
    move TEXT CHECK (move IS NULL OR json_valid(move)),
    notation TEXT,
    outcomes TEXT NOT NULL CHECK (json_valid(outcomes)),
    events TEXT NOT NULL CHECK (json_valid(events)),
    state_hash TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'result', 'retire')),
    payload BLOB NOT NULL,
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    channel_id INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'superseded', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    message_id INTEGER,
    retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))
) STRICT;

CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE state = 'new';
CREATE INDEX outbox_table ON outbox (table_id, id);
CREATE INDEX outbox_table_waiting ON outbox (table_id, kind) WHERE state = 'new';

-- The first waiting post of each channel: its channel's others wait for it. The index is named, since posts that were
-- delivered stay and are never to be read through.
CREATE VIEW outbox_next AS
SELECT id, max(not_before, claimed_until) AS due_at
FROM outbox AS post INDEXED BY outbox_waiting
WHERE state = 'new' AND NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.state = 'new' AND earlier.channel_id = post.channel_id AND earlier.id < post.id
);
