-- All that `schema` comes to for SQLite, as of its 0007_guilds; comments on meaning stand there. Columns have the same
-- names and the same order. A change of one schema is a change of the other.

-- Compared byte by byte, as SQLite does, so that both give rows in the same order.
CREATE DOMAIN words AS TEXT COLLATE "C";
-- Kept as it was written: jsonb would order keys and refuse \u0000.
CREATE DOMAIN document AS TEXT COLLATE "C" CHECK (VALUE IS NULL OR VALUE::json IS NOT NULL);
CREATE DOMAIN flag AS TEXT COLLATE "C" CHECK (VALUE IN ('true', 'false'));

CREATE TABLE meta (
    key words PRIMARY KEY,
    value words NOT NULL
);

CREATE SEQUENCE gaming_table_number;

CREATE TABLE gaming_table (
    id BIGINT PRIMARY KEY,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    game words NOT NULL,
    rules_version BIGINT NOT NULL,
    options document NOT NULL,
    status words NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'cancelled', 'orphaned')),
    version BIGINT NOT NULL CHECK (version > 0),
    ply BIGINT NOT NULL CHECK (ply >= 0),
    seed BYTEA NOT NULL,
    opened_by BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    invited document NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    start BYTEA,
    snapshot BYTEA,
    state_hash words,
    lobby_message_id BIGINT,
    board_message_id BIGINT,
    revision BIGINT NOT NULL DEFAULT 1 CHECK (revision > 0),
    turn_version BIGINT NOT NULL DEFAULT 0 CHECK (turn_version >= 0),
    pace document NOT NULL DEFAULT '{"type":"none"}'
);

-- A table may bring its id along, from another database; one that is given here was never used before.
CREATE FUNCTION number_gaming_table() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id IS NULL THEN
        NEW.id := nextval('gaming_table_number');
    ELSE
        PERFORM setval('gaming_table_number', greatest(NEW.id, nextval('gaming_table_number') - 1, 1));
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER gaming_table_numbered BEFORE INSERT ON gaming_table
FOR EACH ROW EXECUTE FUNCTION number_gaming_table();

CREATE UNIQUE INDEX gaming_table_live ON gaming_table (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX gaming_table_channel ON gaming_table (channel_id, id);
CREATE INDEX gaming_table_guild ON gaming_table (guild_id) WHERE status IN ('lobby', 'playing');

CREATE TABLE seat (
    table_id BIGINT NOT NULL REFERENCES gaming_table (id),
    place BIGINT NOT NULL CHECK (place > 0),
    user_id BIGINT NOT NULL,
    name words NOT NULL CHECK (length(name) <= 100),
    wish BIGINT,
    number BIGINT,
    bank BIGINT NOT NULL DEFAULT 0 CHECK (bank >= 0),
    computer flag NOT NULL DEFAULT 'false',
    PRIMARY KEY (table_id, place),
    UNIQUE (table_id, user_id),
    UNIQUE (table_id, number)
);

CREATE INDEX seat_user ON seat (user_id);

CREATE TABLE entry (
    table_id BIGINT NOT NULL REFERENCES gaming_table (id),
    revision BIGINT NOT NULL,
    version BIGINT NOT NULL,
    interaction_id BIGINT UNIQUE,
    user_id BIGINT,
    at BIGINT NOT NULL,
    kind words NOT NULL,
    data document NOT NULL,
    seat BIGINT,
    ply BIGINT,
    move document,
    notation words,
    outcomes document NOT NULL,
    events document NOT NULL,
    state_hash words,
    PRIMARY KEY (table_id, revision)
);

CREATE TABLE outbox (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES gaming_table (id),
    version BIGINT NOT NULL,
    kind words NOT NULL CHECK (
        kind IN ('lobby', 'board', 'turn', 'result', 'retire', 'reminder', 'notice', 'request', 'overview')
    ),
    payload BYTEA NOT NULL,
    nonce words NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    channel_id BIGINT NOT NULL,
    user_id BIGINT,
    lane BIGINT NOT NULL GENERATED ALWAYS AS (coalesce(user_id, channel_id)) STORED,
    state words NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'superseded', 'dead')),
    attempts BIGINT NOT NULL DEFAULT 0,
    not_before BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL DEFAULT 0,
    last_error words,
    message_id BIGINT,
    retired BIGINT NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))
);

CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE state = 'new';
CREATE INDEX outbox_table ON outbox (table_id, id);
CREATE INDEX outbox_table_waiting ON outbox (table_id, kind) WHERE state = 'new';
CREATE INDEX outbox_channel_waiting ON outbox (channel_id) WHERE state = 'new';

-- The first waiting post of each lane: its lane's others wait for it.
CREATE VIEW outbox_next AS
SELECT id, greatest(not_before, claimed_until) AS due_at
FROM outbox AS post
WHERE state = 'new' AND NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.state = 'new' AND earlier.lane = post.lane AND earlier.id < post.id
);

CREATE TABLE due (
    table_id BIGINT NOT NULL,
    kind words NOT NULL,
    subject BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind, subject)
);

CREATE INDEX due_at ON due (at);

CREATE TABLE wait (
    table_id BIGINT NOT NULL REFERENCES gaming_table (id),
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    began BIGINT NOT NULL,
    bank BIGINT NOT NULL,
    times document NOT NULL,
    handled BIGINT NOT NULL,
    promises document NOT NULL,
    allowed BIGINT,
    halted BIGINT,
    muted BIGINT,
    late BIGINT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX wait_user ON wait (user_id);

CREATE SEQUENCE pause_number;

CREATE TABLE pause (
    id BIGINT PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES gaming_table (id),
    start BIGINT NOT NULL,
    "end" BIGINT NOT NULL CHECK ("end" >= start),
    user_id BIGINT
);

CREATE FUNCTION number_pause() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    NEW.id := coalesce(NEW.id, nextval('pause_number'));
    RETURN NEW;
END
$$;
CREATE TRIGGER pause_numbered BEFORE INSERT ON pause FOR EACH ROW EXECUTE FUNCTION number_pause();

CREATE INDEX pause_table ON pause (table_id, start);

CREATE TABLE outage (
    start BIGINT PRIMARY KEY,
    "end" BIGINT NOT NULL CHECK ("end" >= start)
);

CREATE TABLE person (
    user_id BIGINT PRIMARY KEY,
    language words,
    zone words,
    quiet document,
    weekends_off flag NOT NULL,
    turn words NOT NULL CHECK (turn IN ('channel', 'direct', 'none')),
    reminder words NOT NULL CHECK (reminder IN ('channel', 'direct', 'none')),
    request words NOT NULL CHECK (request IN ('channel', 'direct', 'none')),
    heads_up flag NOT NULL,
    closed_since BIGINT
);

CREATE TABLE vacation (
    user_id BIGINT NOT NULL,
    start BIGINT NOT NULL,
    "end" BIGINT NOT NULL CHECK ("end" > start),
    interaction_id BIGINT UNIQUE,
    PRIMARY KEY (user_id, start)
);

CREATE TABLE note (
    user_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES gaming_table (id),
    text words NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
    PRIMARY KEY (user_id, table_id)
);

CREATE TABLE result (
    table_id BIGINT PRIMARY KEY REFERENCES gaming_table (id),
    guild_id BIGINT,
    game words NOT NULL,
    reason words NOT NULL,
    plies BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    seats document NOT NULL
);

CREATE INDEX result_guild ON result (guild_id, ended_at);

CREATE TABLE result_person (
    user_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES result (table_id),
    PRIMARY KEY (user_id, table_id)
);

CREATE TABLE rating (
    guild_id BIGINT NOT NULL,
    game words NOT NULL,
    user_id BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL CHECK (games > 0),
    PRIMARY KEY (guild_id, game, user_id)
);

CREATE TABLE request (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES gaming_table (id),
    subject words NOT NULL,
    request document,
    seat BIGINT,
    about document NOT NULL,
    opened_at BIGINT NOT NULL,
    outcome words CHECK (
        outcome IS NULL OR outcome IN ('accepted', 'refused', 'expired', 'moot', 'withdrawn', 'impossible')
    ),
    closed_at BIGINT CHECK ((closed_at IS NULL) = (outcome IS NULL)),
    message_id BIGINT
);

CREATE INDEX request_table ON request (table_id, id);
CREATE INDEX request_open ON request (table_id) WHERE outcome IS NULL;

CREATE TABLE guild (
    guild_id BIGINT PRIMARY KEY,
    language words,
    moderators BIGINT,
    ratings flag NOT NULL
);

CREATE TABLE overview (
    guild_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    message_id BIGINT,
    changed flag NOT NULL,
    not_before BIGINT NOT NULL,
    attempts BIGINT NOT NULL CHECK (attempts >= 0),
    shown words
);

CREATE INDEX overview_changed ON overview (not_before) WHERE changed = 'true';
