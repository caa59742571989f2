-- How far the search for the best line of a date has come, so that any server can go on with it. The row is deleted
-- when the line is known.
CREATE TABLE daily_line_progress (
    day TEXT PRIMARY KEY,
    width INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    looks INTEGER NOT NULL,
    moves TEXT NOT NULL
);
