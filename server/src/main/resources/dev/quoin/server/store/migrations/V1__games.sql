-- One SQL for SQLite and PostgreSQL: TEXT, INTEGER, BIGINT; times are milliseconds since 1970; -1 and '' mean none.

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- A game is its beginning and its turns; whatever else is shown of it follows from these by the rules.
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    variant TEXT NOT NULL,
    seed TEXT NOT NULL,
    player TEXT NOT NULL,
    seat INTEGER NOT NULL,
    agent0 TEXT NOT NULL,
    agent1 TEXT NOT NULL,
    pause INTEGER NOT NULL,
    begun BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    resigned INTEGER NOT NULL,
    -- Repeated here for lists of games.
    finished INTEGER NOT NULL,
    points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL
);

CREATE INDEX game_by_player ON game (player, touched);

CREATE TABLE turn (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    move TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
