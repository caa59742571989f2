package dev.quoin.crossword.agent;

import dev.quoin.game.agent.Level;
import java.util.List;

/// The levels of the crossword game, from weak to strong.
public final class CrosswordLevels {
    /// The figures are means of hundreds of games against `greedy`: docs/server.md says how they were measured.
    private static final List<Level> ALL = List.of(
            Level.of(
                    "random",
                    "random",
                    "Any move",
                    "Plays any legal move, however bad. Averages 118 points on the standard board."),
            Level.of(
                    "greedy",
                    "greedy",
                    "Most points",
                    "Always plays what scores most, and never thinks of the next turn. Averages 390 points on the standard board."),
            Level.of(
                    "clabbers2",
                    "clabbers2",
                    "Keeps good tiles",
                    "Weighs points against the tiles it keeps, as it learnt by playing. Averages 411 points on the standard board."),
            Level.of(
                    "clabbers1",
                    "clabbers1",
                    "Keeps better tiles",
                    "Weighs points against the tiles it keeps, by rules of thumb. Averages 420 points on the standard board."),
            Level.of(
                    "forest",
                    "forest",
                    "Looks for bingos",
                    "Asks learnt trees what a move is worth; plays two bingos a game. Averages 430 points on the standard board."));

    private CrosswordLevels() {}

    /// All levels, weakest first.
    public static List<Level> all() {
        return ALL;
    }
}
