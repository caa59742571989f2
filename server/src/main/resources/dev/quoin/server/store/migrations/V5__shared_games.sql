-- Every change of a game raises its revision and is made only if nobody else has changed the game meanwhile.
ALTER TABLE game ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;

-- How many times the player has taken a move back; a turn keeps how many it was when it was made. What is drawn
-- depends on it, so a move that is made again after an undo draws other tiles.
ALTER TABLE game ADD COLUMN undos INTEGER NOT NULL DEFAULT 0;
ALTER TABLE turn ADD COLUMN undos INTEGER NOT NULL DEFAULT 0;

-- 1 while a person waits for the move of an agent.
ALTER TABLE game ADD COLUMN reply_due INTEGER NOT NULL DEFAULT 0;

-- When an unfinished game was put away because nobody had played on for a long time; 0 for every other game.
ALTER TABLE game ADD COLUMN archived BIGINT NOT NULL DEFAULT 0;

CREATE INDEX game_reply_due ON game (kind, touched) WHERE reply_due = 1 AND archived = 0;
CREATE INDEX game_open ON game (touched) WHERE finished = 0 AND archived = 0;
CREATE INDEX game_archived ON game (archived) WHERE archived > 0;
