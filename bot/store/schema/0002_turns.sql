-- Long turns: one message for each, edited as it goes on. Secret moves: entries of which nobody but their maker learns,
-- so that they do not count as a version of the table.

ALTER TABLE gaming_table ADD COLUMN revision INTEGER NOT NULL DEFAULT 1 CHECK (revision > 0);
ALTER TABLE gaming_table ADD COLUMN turn_version INTEGER NOT NULL DEFAULT 0 CHECK (turn_version >= 0);

UPDATE gaming_table SET revision = version, turn_version = coalesce(
    (SELECT max(version) FROM entry WHERE table_id = gaming_table.id AND kind IN ('start', 'move', 'resign')), 0
);

CREATE TABLE new_entry (
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    revision INTEGER NOT NULL,
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
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;

INSERT INTO new_entry SELECT
    table_id, version, version, interaction_id, user_id, at, kind, data, seat, ply, move, notation, outcomes, events,
    state_hash
FROM entry;
DROP TABLE entry;
ALTER TABLE new_entry RENAME TO entry;

DROP VIEW outbox_next;

CREATE TABLE new_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES gaming_table (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'turn', 'result', 'retire')),
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

INSERT INTO new_outbox SELECT
    id, table_id, version, kind, payload, nonce, channel_id, state, attempts, not_before, claimed_until, last_error,
    message_id, retired
FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;

-- What boards tell is read from the log now: those that still wait tell of the one move that they were made for.
UPDATE outbox SET payload = CAST(json_set(CAST(payload AS TEXT), '$.turns', json_array(version - 1)) AS BLOB)
WHERE state = 'new' AND kind IN ('board', 'result');
UPDATE outbox SET payload = CAST(json_set(CAST(payload AS TEXT), '$.opening', json('true')) AS BLOB)
WHERE state = 'new' AND kind = 'board' AND EXISTS (
    SELECT 1 FROM entry WHERE table_id = outbox.table_id AND version = outbox.version AND kind = 'start'
);

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
