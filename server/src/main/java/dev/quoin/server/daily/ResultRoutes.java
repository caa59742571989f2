package dev.quoin.server.daily;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.daily.DailyArchive;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.daily.line.DailyReview;
import dev.quoin.crossword.daily.line.DailyReview.ReviewedTurn;
import dev.quoin.crossword.daily.line.Line;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.server.daily.line.BestLines;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.json.PlayJson;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// The routes for results after the fifth turn. While the date is open, best plays and the best line are
/// only given as percentages: a player who has finished may have another cookie with an open ranked game.
final class ResultRoutes implements Routes {
    /// How long clients should wait before asking again for a line that is being searched.
    private static final int PATIENCE_SECONDS = 2;

    private final DailyDesk desk;
    private final DailyGames games;
    private final DailyRanking ranking;
    private final BestLines lines;

    ResultRoutes(DailyDesk desk, DailyGames games, DailyRanking ranking, BestLines lines) {
        this.desk = desk;
        this.games = games;
        this.ranking = ranking;
        this.lines = lines;
    }

    @Override
    public void addTo(Router router) {
        router.get("/api/daily/games/{id}/result", Cost.DEAR, this::result);
    }

    private void result(Call call) {
        DailyGameState state = desk.game(call.player(), call.id());
        StoredDaily game = state.stored();
        if (!game.isFinished()) {
            throw Refused.of(
                    409,
                    "not-over",
                    "the result is available after the last turn; turns left: "
                            + state.game().turnsLeft());
        }
        boolean revealed = desk.isClosed(game.date());
        Optional<Line> line = lines.of(game.date());
        DailyReview review = DailyReview.of(state.rules(), state.game());
        var share = new ShareText(game.date(), game.scores(), call.site());
        Streaks streaks = Streaks.of(
                games.ranked(call.player()).stream().map(StoredDaily::date).toList());
        Alphabet alphabet = state.rules().variant().tiles().alphabet();
        call.json(200, json -> {
            json.writeNumberProperty("total", game.total());
            json.writeBooleanProperty("ranked", game.isRanked());
            if (game.isRanked()) {
                writePlace(json, ranking.place(game.date(), game.total()));
            }
            json.writeBooleanProperty("revealed", revealed);
            json.writeStringProperty(
                    "revealAt", DailyArchive.closing(game.date()).toString());
            writeTurns(json, alphabet, review.turns(), revealed);
            writeLine(json, alphabet, line, game.total(), revealed);
            if (line.isPresent()) {
                json.writeNullProperty("retryAfter");
            } else {
                json.writeNumberProperty("retryAfter", PATIENCE_SECONDS);
            }
            json.writeStringProperty("share", share.lines());
            json.writeStringProperty("spoken", share.spoken());
            json.writeNumberProperty("streak", streaks.current(desk.today()));
        });
    }

    private static void writePlace(JsonGenerator json, DailyRanking.Place place) {
        json.writeNumberProperty("rank", place.rank());
        json.writeNumberProperty("players", place.players());
        json.writeNumberProperty("percentile", place.percentile());
    }

    private static void writeTurns(JsonGenerator json, Alphabet alphabet, List<ReviewedTurn> turns, boolean revealed) {
        var view = new DailyView(json, alphabet);
        json.writeArrayPropertyStart("turns");
        for (int at = 0; at < turns.size(); at++) {
            ReviewedTurn turn = turns.get(at);
            Board board = turn.before().position().board();
            json.writeStartObject();
            json.writeNumberProperty("number", at + 1);
            if (turn.turn() instanceof DailyTurn.Played played) {
                json.writeStringProperty("text", view.text(board, played));
            }
            json.writeNumberProperty("score", turn.turn().score());
            if (revealed) {
                writeBest(json, view, board, turn.best());
            }
            json.writeNumberProperty("percent", turn.percent());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeBest(JsonGenerator json, DailyView view, Board board, Optional<DailyTurn.Played> found) {
        json.writeStringProperty(
                "best", found.map(best -> view.text(board, best)).orElse("pass"));
        json.writeNumberProperty("bestScore", found.map(DailyTurn::score).orElse(0));
        json.writeArrayPropertyStart("bestTiles");
        found.ifPresent(best -> best.play().placements().forEach(view::tile));
        json.writeEndArray();
    }

    private static void writeLine(
            JsonGenerator json, Alphabet alphabet, Optional<Line> found, int total, boolean revealed) {
        if (found.isEmpty()) {
            json.writeNullProperty("bestLine");
            return;
        }
        Line line = found.get();
        json.writeObjectPropertyStart("bestLine");
        json.writeNumberProperty("percent", DailyReview.percent(total, line.total()));
        if (revealed) {
            json.writeNumberProperty("total", line.total());
            writeLineTurns(json, alphabet, line);
        }
        json.writeEndObject();
    }

    private static void writeLineTurns(JsonGenerator json, Alphabet alphabet, Line line) {
        var view = new DailyView(json, alphabet);
        json.writeArrayPropertyStart("turns");
        for (int at = 0; at < line.moves().size(); at++) {
            var before = line.games().get(at).position();
            DailyTurn turn = line.end().turns().get(at);
            json.writeStartObject();
            json.writeStringProperty(
                    "text", turn instanceof DailyTurn.Played played ? view.text(before.board(), played) : "pass");
            json.writeNumberProperty("score", turn.score());
            json.writeStringProperty("rack", before.rack().show(alphabet));
            if (turn instanceof DailyTurn.Played played) {
                new PlayJson(json, alphabet).writeTiles(played.play().placements());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
