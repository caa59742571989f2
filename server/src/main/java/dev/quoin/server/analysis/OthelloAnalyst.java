package dev.quoin.server.analysis;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.pasted.Pasted;
import dev.quoin.othello.notation.pasted.PositionText;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchResult;
import dev.quoin.othello.search.Variation;
import dev.quoin.server.analysis.AnalysisRoutes.OthelloQuestion;
import dev.quoin.server.http.Json;
import dev.quoin.server.json.OthelloJson;
import dev.quoin.server.othello.OthelloShape;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/// The value of every move in an Othello position, however it is written.
final class OthelloAnalyst {
    private OthelloAnalyst() {}

    static byte[] answer(OthelloQuestion question) {
        MoveSequence sequence = sequence(PositionText.read(question.position()));
        int turns = sequence.moves().size();
        int turn = question.turn() == null ? turns : Math.min(turns, question.turn());
        OthelloPosition position = sequence.positions().get(turn);
        List<Variation> lines = lines(position, question.limit());
        return Json.object(json -> write(json, sequence, turn, position, lines));
    }

    private static MoveSequence sequence(Pasted pasted) {
        return switch (pasted) {
            case Pasted.Transcript(MoveSequence sequence) -> sequence;
            case Pasted.GameRecord record -> record.game().sequence();
            case Pasted.Board(OthelloPosition position) -> new MoveSequence(position, List.of());
            case Pasted.Scored scored -> new MoveSequence(scored.position(), List.of());
        };
    }

    private static List<Variation> lines(OthelloPosition position, double seconds) {
        if (position.isOver()) {
            return List.of();
        }
        var limits = SearchLimits.ofTime(Duration.ofMillis(Math.round(seconds * 1000)));
        // A depth that time cuts short has judged some moves and not the others; values of two depths do not compare.
        var complete = new AtomicReference<@Nullable SearchResult>();
        SearchResult last =
                new Search(new HandcraftedEvaluation()).analyze(position, limits, Square.COUNT, complete::set);
        return Objects.requireNonNullElse(complete.get(), last).lines();
    }

    private static void write(
            JsonGenerator json, MoveSequence sequence, int turn, OthelloPosition position, List<Variation> lines) {
        json.writeStringProperty("board", OthelloShape.board(position));
        json.writeStringProperty("toMove", OthelloShape.colour(position.toMove()));
        json.writeNumberProperty("turns", sequence.moves().size());
        json.writeNumberProperty("turn", turn);
        json.writeNumberProperty("black", position.count(Disc.BLACK));
        json.writeNumberProperty("white", position.count(Disc.WHITE));
        OthelloJson.writeMoves(json, "history", sequence.moves());
        json.writeNumberProperty(
                "depth", lines.stream().mapToInt(Variation::depth).max().orElse(0));
        json.writeBooleanProperty("exact", lines.stream().allMatch(Variation::exact));
        json.writeArrayPropertyStart("moves");
        for (Variation line : lines) {
            OthelloMove move = line.move();
            json.writeStartObject();
            OthelloShape.writeMove(json, position, move);
            json.writeNumberProperty("value", line.value() / 100.0);
            OthelloJson.writeMoves(json, "line", line.moves());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
