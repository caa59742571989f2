-- Why an agent could not choose its last move, as a sentence for the player; empty after every other change.
ALTER TABLE game ADD COLUMN trouble TEXT NOT NULL DEFAULT '';
