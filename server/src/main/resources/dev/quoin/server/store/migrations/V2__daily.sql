-- Games of Daily Letters: the date decides everything but the moves. Times and numbers as in the first migration.

CREATE TABLE daily_game (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    day TEXT NOT NULL,
    -- ranked, late (the first one of a date that had passed), practice (a further one)
    kind TEXT NOT NULL,
    begun BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    -- Repeated here for lists; they follow from the moves.
    turns INTEGER NOT NULL,
    total INTEGER NOT NULL,
    scores TEXT NOT NULL
);

CREATE UNIQUE INDEX daily_game_first ON daily_game (player, day) WHERE kind <> 'practice';
CREATE INDEX daily_game_by_player ON daily_game (player, touched);
CREATE INDEX daily_game_by_day ON daily_game (day, kind, turns, total);
CREATE INDEX daily_game_by_total ON daily_game (kind, turns, total);

-- Every move that was answered, refused ones too.
CREATE TABLE daily_move (
    game TEXT NOT NULL REFERENCES daily_game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    move TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

-- The best known line of a date, which takes seconds to find.
CREATE TABLE daily_line (
    day TEXT PRIMARY KEY,
    rounds INTEGER NOT NULL,
    moves TEXT NOT NULL
);

-- The names that players chose; the others have a generated one.
CREATE TABLE player_name (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE transfer_code (
    code TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    expires BIGINT NOT NULL
);
