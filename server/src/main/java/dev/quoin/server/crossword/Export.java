package dev.quoin.server.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.gcg.GcgWriter;
import dev.quoin.crossword.notation.gcg.GcgWriter.Viewer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.server.room.GameState;
import java.util.List;

/// Exports a game as text for other programs, without what the reader may not know. Single-use.
final class Export {
    private final Crossword crossword;
    private final GameState<CrosswordPosition, CrosswordMove> state;
    private final int seat;

    Export(Crossword crossword, GameState<CrosswordPosition, CrosswordMove> state, int seat) {
        this.crossword = crossword;
        this.state = state;
        this.seat = seat;
    }

    /// Returns the position as one line: with the player's own rack, or all racks once the game is over.
    String cgp() {
        CrosswordPosition position = state.position();
        int mover = position.toMove();
        List<Tiles> racks = List.of(known(position, mover), known(position, 1 - mover));
        List<Integer> scores =
                List.of(position.scores().get(mover), position.scores().get(1 - mover));
        return CgpPosition.of(crossword.variant(), position.board(), racks, scores, position.scorelessTurns())
                        .show()
                + "\n";
    }

    private Tiles known(CrosswordPosition position, int player) {
        return isKnown(player) ? position.rack(player) : Tiles.none();
    }

    private boolean isKnown(int player) {
        return player == seat || state.isOver();
    }

    /// Returns the game as a GCG record.
    String gcg() {
        List<String> names = state.stored().agents().stream()
                .map(agent -> agent.isEmpty() ? "player" : agent)
                .toList();
        return GcgWriter.write(
                        state.record("quoin game " + state.stored().id(), names), crossword.variant(), Viewer.of(seat))
                .show();
    }
}
