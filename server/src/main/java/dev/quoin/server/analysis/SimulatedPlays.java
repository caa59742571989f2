package dev.quoin.server.analysis;

import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.simulation.SimulatedMove;
import dev.quoin.crossword.simulation.SimulationResult;
import dev.quoin.server.json.PlayJson;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// What a simulation found out about the moves of a position. Immutable.
final class SimulatedPlays {
    private final Board board;
    private final SimulationResult result;

    /// By what a play places: a single tile can make words in two directions, and either may be its own.
    private final Map<List<Placement>, Integer> ranks = new HashMap<>();

    SimulatedPlays(Board board, SimulationResult result) {
        this.board = board;
        this.result = result;
        for (int rank = 0; rank < result.moves().size(); rank++) {
            SimulatedMove each = result.moves().get(rank);
            if (each.move() instanceof Play play && each.samples() > 0) {
                ranks.put(play.placements(), rank);
            }
        }
    }

    /// Returns what is known about a play; empty if it was not simulated.
    Optional<SimulatedMove> of(RatedPlay play) {
        return Optional.ofNullable(ranks.get(play.play().placements())).map(result.moves()::get);
    }

    /// Returns the order of plays, best first: those that were simulated, then the others by equity.
    Comparator<RatedPlay> bestFirst() {
        return Comparator.<RatedPlay>comparingInt(
                        play -> ranks.getOrDefault(play.play().placements(), Integer.MAX_VALUE))
                .thenComparing(RatedPlay.byEquity());
    }

    /// Writes the extent of the simulation and its best exchange or pass as an object called `simulation`.
    void write(JsonGenerator json, CrosswordMoveText notation) {
        json.writeObjectPropertyStart("simulation");
        json.writeNumberProperty("iterations", result.iterations());
        if (result.plies() != SimulationResult.TO_THE_END) {
            json.writeNumberProperty("plies", result.plies());
        }
        json.writeBooleanProperty("settled", result.settled());
        for (int rank = 0; rank < result.moves().size(); rank++) {
            SimulatedMove each = result.moves().get(rank);
            if (!(each.move() instanceof Play) && each.samples() > 0) {
                json.writeObjectPropertyStart("other");
                json.writeStringProperty("move", notation.write(board, each.move()));
                json.writeBooleanProperty("best", rank == 0);
                PlayJson.writeSimulated(json, each);
                json.writeEndObject();
                break;
            }
        }
        json.writeEndObject();
    }
}
