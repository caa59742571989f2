package dev.quoin.server.daily;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.daily.line.DailyReview;
import dev.quoin.crossword.daily.line.DailyReview.ReviewedTurn;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.server.json.PlayJson;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/// Writes games of Daily Letters as JSON, without anything that the player may not know.
final class DailyView {
    private final JsonGenerator json;
    private final Alphabet alphabet;

    DailyView(JsonGenerator json, Alphabet alphabet) {
        this.json = json;
        this.alphabet = alphabet;
    }

    /// Writes the properties of a game as its player sees it.
    static void write(JsonGenerator json, DailyGameState state) {
        StoredDaily stored = state.stored();
        DailyGame game = state.game();
        CrosswordPosition position = game.position();
        var view = new DailyView(json, state.rules().variant().tiles().alphabet());
        json.writeStringProperty("game", "daily");
        json.writeStringProperty("id", stored.id());
        json.writeStringProperty("date", stored.date().toString());
        json.writeStringProperty("variant", state.rules().variant().name());
        json.writeBooleanProperty("ranked", stored.isRanked());
        json.writeBooleanProperty("practice", stored.kind() == GameKind.PRACTICE);
        json.writeNumberProperty("turn", game.turns().size());
        json.writeNumberProperty("attempt", stored.attempts());
        json.writeNumberProperty("turnsLeft", game.turnsLeft());
        json.writeNumberProperty("freeRefusals", game.freeRefusals());
        view.board("board", position.board());
        view.board("start", state.games().getFirst().position().board());
        json.writeStringProperty("word", game.puzzle().word());
        json.writeStringProperty("rack", position.rack().show(view.alphabet));
        json.writeNumberProperty("bag", position.bagSize());
        json.writeNumberProperty("total", game.total());
        view.turns(state);
        json.writeBooleanProperty("over", game.isOver());
    }

    /// Writes a board as an array of rows.
    void board(String name, Board board) {
        json.writeArrayPropertyStart(name);
        BoardRows.write(board, alphabet).forEach(row -> json.writeString(row));
        json.writeEndArray();
    }

    /// Writes the finished turns as an array called `turns`.
    void turns(DailyGameState state) {
        json.writeArrayPropertyStart("turns");
        int number = 1;
        for (ReviewedTurn turn : DailyReview.of(state.rules(), state.game()).turns()) {
            turn(number++, turn);
        }
        json.writeEndArray();
    }

    private void turn(int number, ReviewedTurn reviewed) {
        CrosswordPosition before = reviewed.before().position();
        DailyTurn turn = reviewed.turn();
        json.writeStartObject();
        json.writeNumberProperty("number", number);
        json.writeNumberProperty("score", turn.score());
        json.writeNumberProperty("percent", reviewed.percent());
        json.writeStringProperty("rack", before.rack().show(alphabet));
        switch (turn) {
            case DailyTurn.Skipped _ -> json.writeStringProperty("kind", "skip");
            case DailyTurn.Lost _ -> json.writeStringProperty("kind", "lost");
            case DailyTurn.Played played -> {
                json.writeStringProperty("kind", "play");
                json.writeStringProperty("text", text(before.board(), played));
                var plays = new PlayJson(json, alphabet);
                plays.writeTiles(played.play().placements());
                json.writeArrayPropertyStart("words");
                played.receipt()
                        .words()
                        .forEach(word -> json.writeString(word.text().toUpperCase(Locale.ROOT)));
                json.writeEndArray();
                plays.writeReceipt(played.receipt());
            }
        }
        json.writeEndObject();
    }

    /// Writes a tile of a play into an array.
    void tile(Placement placement) {
        new PlayJson(json, alphabet).writeTile(placement);
    }

    /// Returns a play in move notation, such as `8D QUIZ`.
    String text(Board before, DailyTurn.Played played) {
        return CrosswordMoveText.of(alphabet).write(before, played.play());
    }
}
