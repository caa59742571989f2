package dev.quoin.othello.agent;

import dev.quoin.game.agent.Ladder;
import dev.quoin.game.agent.Level;
import dev.quoin.game.format.LetterCase;
import java.util.List;
import java.util.Optional;

/// The levels of Othello, weakest first. To add one, add it to the ladder here.
///
/// Ratings are from matches between neighbors and a round robin of the lower levels, on a scale where `search:6`
/// has 2000; docs/agents.md has the table.
public final class OthelloLevels {
    /// The default level at the terminal.
    public static final String DEFAULT = "medium";

    private static final Ladder LADDER = Ladder.empty()
            .with(Level.of("random", "random", "Random", "Plays any legal move."), 769, 80)
            .with(
                    Level.of(
                            "greedy",
                            "beginner",
                            "Beginner",
                            "Turns as many discs as it can, as most people do in their first games."),
                    919,
                    75)
            .with(
                    Level.of("search:1", "easy", "Easy", "Looks one move ahead and knows that corners are good."),
                    1173,
                    68)
            .with(Level.of("search:2", "fair", "Fair", "Looks two moves ahead, so it sees your reply."), 1388, 65)
            .with(
                    Level.of(
                            "patterns:1",
                            "steady",
                            "Steady",
                            "Looks one move ahead, with an evaluation learned by playing against itself."),
                    1456,
                    65)
            .with(
                    Level.of(
                            "search:3",
                            "medium",
                            "Medium",
                            "Looks three moves ahead; plays the last squares perfectly."),
                    1555,
                    64)
            .with(
                    Level.of(
                            "search:4",
                            "tricky",
                            "Tricky",
                            "Looks four moves ahead; plays the last squares perfectly."),
                    1714,
                    64)
            .with(
                    Level.of(
                            "patterns:3",
                            "tough",
                            "Tough",
                            "Looks three moves ahead, with an evaluation learned by playing against itself."),
                    1842,
                    64)
            .with(
                    Level.of(
                            "search:6",
                            "hard",
                            "Hard",
                            "Looks six moves ahead; plays the last sixteen squares perfectly."),
                    2000,
                    62)
            .with(
                    Level.of(
                            "patterns:5",
                            "sharp",
                            "Sharp",
                            "Looks five moves ahead, with an evaluation learned by playing against itself."),
                    2113,
                    78)
            .with(
                    Level.of(
                            "search:8",
                            "severe",
                            "Severe",
                            "Looks eight moves ahead; plays the last sixteen squares perfectly."),
                    2220,
                    81)
            .with(
                    Level.of(
                            "search:10",
                            "very-hard",
                            "Very hard",
                            "Looks ten moves ahead; plays the last sixteen squares perfectly."),
                    2316,
                    97)
            .with(
                    Level.of(
                            "patterns:10",
                            "expert",
                            "Expert",
                            "Looks ten moves ahead, with an evaluation learned by playing against itself."),
                    2475,
                    142);

    private OthelloLevels() {}

    /// Returns the ladder.
    public static Ladder ladder() {
        return LADDER;
    }

    /// Returns all levels, weakest first.
    public static List<Level> all() {
        return LADDER.levels();
    }

    /// Finds a level by its id, in either case.
    public static Optional<Level> named(String id) {
        String lower = LetterCase.lower(id);
        return all().stream().filter(level -> level.id().equals(lower)).findFirst();
    }
}
