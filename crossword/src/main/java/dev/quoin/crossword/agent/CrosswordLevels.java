package dev.quoin.crossword.agent;

import dev.quoin.game.agent.Level;
import java.util.List;

/// The levels of the crossword game, weakest first.
public final class CrosswordLevels {
    /// The numbers are means of hundreds of games against `greedy`; docs/server.md describes the
    /// measurement.
    private static final List<Level> ALL = List.of(
            Level.of(
                    "random",
                    "random",
                    "Random",
                    "Plays any legal move, however bad. About 118 points per game on the standard board."),
            Level.of(
                    "greedy",
                    "greedy",
                    "Greedy",
                    "Takes the highest score every turn, without thinking ahead. About 390 points per"
                            + " game on the standard board."),
            Level.of(
                    "clabbers2",
                    "clabbers2",
                    "Keeps good tiles",
                    "Balances points against the tiles it keeps, with learned weights. About 411 points"
                            + " per game on the standard board."),
            Level.of(
                    "clabbers1",
                    "clabbers1",
                    "Keeps better tiles",
                    "Balances points against the tiles it keeps, with handwritten rules. About 420"
                            + " points per game on the standard board."),
            Level.of(
                    "forest",
                    "forest",
                    "Looks for bingos",
                    "Plays about two bingos per game, with learned decision trees. About 430 points per"
                            + " game on the standard board."),
            new Level(
                    "static",
                    "static",
                    "Knows every leave",
                    "Knows what each combination of tiles is worth keeping, and plays at once. About 429 points per"
                            + " game on the standard board.",
                    List.of("standard", "mini", "mini7")));

    private CrosswordLevels() {}

    /// Returns all levels, weakest first.
    public static List<Level> all() {
        return ALL;
    }
}
