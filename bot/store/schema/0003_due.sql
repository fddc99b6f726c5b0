-- The time of slow play: what falls due, who is awaited since when, pauses, outages of the bot. Posts that remind, tell,
-- ask and look over; some of them go to one person instead of to the channel.

ALTER TABLE gaming_table ADD COLUMN pace TEXT NOT NULL DEFAULT '{"type":"none"}' CHECK (json_valid(pace));
ALTER TABLE seat ADD COLUMN bank INTEGER NOT NULL DEFAULT 0 CHECK (bank >= 0);

-- Table 0 is none: some things fall due at no table.
CREATE TABLE due (
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    subject INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_at ON due (at);

CREATE TABLE wait (
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    began INTEGER NOT NULL,
    bank INTEGER NOT NULL,
    times TEXT NOT NULL CHECK (json_valid(times)),
    handled INTEGER NOT NULL,
    promises TEXT NOT NULL CHECK (json_valid(promises)),
    allowed INTEGER,
    halted INTEGER,
    muted INTEGER,
    late INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX wait_user ON wait (user_id);

CREATE TABLE pause (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    start INTEGER NOT NULL,
    end INTEGER NOT NULL CHECK (end >= start),
    user_id INTEGER
) STRICT;

CREATE INDEX pause_table ON pause (table_id, start);

CREATE TABLE outage (
    start INTEGER PRIMARY KEY,
    end INTEGER NOT NULL CHECK (end >= start)
) STRICT;

DROP VIEW outbox_next;

-- Posts of one lane wait for each other: those of a channel, and those to one person.
CREATE TABLE new_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (
        kind IN ('lobby', 'board', 'turn', 'result', 'retire', 'reminder', 'notice', 'request', 'overview')
    ),
    payload BLOB NOT NULL,
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    channel_id INTEGER NOT NULL,
    user_id INTEGER,
    lane INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(user_id, channel_id)) VIRTUAL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'superseded', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    message_id INTEGER,
    retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))
) STRICT;

INSERT INTO new_outbox (
    id, table_id, version, kind, payload, nonce, channel_id, state, attempts, not_before, claimed_until, last_error,
    message_id, retired
) SELECT
    id, table_id, version, kind, payload, nonce, channel_id, state, attempts, not_before, claimed_until, last_error,
    message_id, retired
FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE state = 'new';
CREATE INDEX outbox_table ON outbox (table_id, id);
CREATE INDEX outbox_table_waiting ON outbox (table_id, kind) WHERE state = 'new';
CREATE INDEX outbox_channel_waiting ON outbox (channel_id) WHERE state = 'new';

-- The first waiting post of each lane: its lane's others wait for it. The index is named, since posts that were
-- delivered stay and are never to be read through.
CREATE VIEW outbox_next AS
SELECT id, max(not_before, claimed_until) AS due_at
FROM outbox AS post INDEXED BY outbox_waiting
WHERE state = 'new' AND NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.state = 'new' AND earlier.lane = post.lane AND earlier.id < post.id
);
