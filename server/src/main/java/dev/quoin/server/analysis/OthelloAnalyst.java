package dev.quoin.server.analysis;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.pasted.PositionText;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchResult;
import dev.quoin.othello.search.SearchWatcher;
import dev.quoin.othello.search.Variation;
import dev.quoin.server.analysis.AnalysisRoutes.OthelloQuestion;
import dev.quoin.server.http.Json;
import dev.quoin.server.json.OthelloJson;
import dev.quoin.server.othello.OthelloShape;
import dev.quoin.server.work.StopSignal;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/// Evaluates every move in an Othello position, in any notation.
final class OthelloAnalyst {
    private OthelloAnalyst() {}

    /// Analyzes a position; the search is less deep if the signal ends it.
    ///
    /// @throws CancellationException when this thread is interrupted
    static byte[] answer(OthelloQuestion question, StopSignal signal) {
        MoveSequence sequence = PositionText.read(question.position()).sequence();
        int turns = sequence.moves().size();
        int turn = question.turn() == null ? turns : Math.min(turns, question.turn());
        OthelloPosition position = sequence.positions().get(turn);
        List<Variation> lines = lines(position, question.limit(), signal);
        return Json.object(json -> write(json, sequence, turn, position, lines));
    }

    private static List<Variation> lines(OthelloPosition position, Duration limit, StopSignal signal) {
        if (position.isOver()) {
            return List.of();
        }
        var watcher = new DepthWatcher(signal);
        SearchResult last = new Search(new HandcraftedEvaluation())
                .analyze(position, SearchLimits.ofTime(limit), Square.COUNT, watcher);
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the analysis was interrupted");
        }
        return Objects.requireNonNullElse(watcher.complete, last).lines();
    }

    /// Stores the result of the last complete depth: an incomplete depth has evaluated only some moves, and
    /// values of different depths cannot be compared.
    private static final class DepthWatcher implements SearchWatcher {
        private final StopSignal signal;
        private @Nullable SearchResult complete;

        DepthWatcher(StopSignal signal) {
            this.signal = signal;
        }

        @Override
        public void reached(SearchResult result) {
            complete = result;
        }

        @Override
        public boolean isEnough() {
            return signal.isEnough();
        }
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
