-- Records of tables that have ended, and the ratings that follow from them. Tables that ended before are recorded when
-- the bot starts: what they came to only the games know.

CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES gaming_table (id),
    guild_id INTEGER,
    game TEXT NOT NULL,
    reason TEXT NOT NULL,
    plies INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    seats TEXT NOT NULL CHECK (json_valid(seats))
) STRICT;

CREATE INDEX result_guild ON result (guild_id, ended_at);

CREATE TABLE result_person (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES result (table_id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL CHECK (games > 0),
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;
