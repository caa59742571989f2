-- A move of a game that goes on changes no index: leaderboards list finished ranked games only, and the games of one
-- player are few enough to be sorted when they are asked for.
DROP INDEX daily_game_by_day;
DROP INDEX daily_game_by_total;
DROP INDEX daily_game_by_player;
CREATE INDEX daily_game_finished_by_day ON daily_game (day, total) WHERE kind = 'ranked' AND turns = 5;
CREATE INDEX daily_game_finished_by_total ON daily_game (total) WHERE kind = 'ranked' AND turns = 5;
CREATE INDEX daily_game_of_player ON daily_game (player);
