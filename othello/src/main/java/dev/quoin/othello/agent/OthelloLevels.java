package dev.quoin.othello.agent;

import dev.quoin.game.agent.Ladder;
import dev.quoin.game.agent.Level;
import dev.quoin.game.format.LetterCase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The levels of Othello. To add one, add it to the ladder here.
///
/// Ratings are from a round robin up to `search:6`, which has 2000, and from matches between neighbors.
/// docs/agents.md has the table.
public final class OthelloLevels {
    /// The default level at the terminal.
    public static final String DEFAULT = "medium";

    private static final Ladder LADDER = Ladder.empty()
            .with(
                    Level.of(
                            "search:1:77",
                            "newcomer",
                            "Newcomer",
                            "Knows that corners are good, but overlooks three moves in four."),
                    334,
                    37)
            .with(
                    Level.of(
                            "search:1:65",
                            "learner",
                            "Learner",
                            "Looks one move ahead, but overlooks two moves in three."),
                    470,
                    34)
            .with(
                    Level.of(
                            "search:1:53",
                            "hobbyist",
                            "Hobbyist",
                            "Looks one move ahead, but overlooks every other move."),
                    618,
                    31)
            .with(
                    Level.of(
                            "search:1:39",
                            "amateur",
                            "Amateur",
                            "Looks one move ahead and overlooks four moves in ten."),
                    762,
                    30)
            .with(
                    Level.of(
                            "search:1:20",
                            "casual",
                            "Casual player",
                            "Looks one move ahead and overlooks one move in five."),
                    896,
                    28)
            .with(
                    Level.of("search:1", "easy", "Easy", "Looks one move ahead and knows that corners are good."),
                    1011,
                    27)
            .with(
                    Level.of(
                            "search:2:20",
                            "fair",
                            "Fair",
                            "Looks two moves ahead, so it sees your reply, but overlooks one move in five."),
                    1138,
                    26)
            .with(
                    Level.of(
                            "search:2:6",
                            "careful",
                            "Careful",
                            "Looks two moves ahead, so it sees your reply, and overlooks little."),
                    1286,
                    26)
            .with(
                    Level.of(
                            "patterns:1",
                            "steady",
                            "Steady",
                            "Looks one move ahead, with an evaluation learned by playing against itself."),
                    1414,
                    25)
            .with(
                    Level.of(
                            "search:3",
                            "medium",
                            "Medium",
                            "Looks three moves ahead; plays the last squares perfectly."),
                    1527,
                    25)
            .with(Level.of("search:4:3", "tricky", "Tricky", "Looks four moves ahead and overlooks little."), 1658, 25)
            .with(
                    Level.of(
                            "patterns:3",
                            "tough",
                            "Tough",
                            "Looks three moves ahead, with an evaluation learned by playing against itself."),
                    1821,
                    25)
            .with(
                    Level.of(
                            "search:6",
                            "hard",
                            "Hard",
                            "Looks six moves ahead; plays the last sixteen squares perfectly."),
                    2000,
                    25)
            .with(
                    Level.of(
                            "search:8:1",
                            "severe",
                            "Severe",
                            "Looks eight moves ahead and overlooks one move in a hundred."),
                    2148,
                    29)
            .with(
                    Level.of(
                            "patterns:6",
                            "sharp",
                            "Sharp",
                            "Looks six moves ahead, with an evaluation learned by playing against itself."),
                    2276,
                    34)
            .with(
                    Level.of(
                            "patterns:7",
                            "keen",
                            "Keen",
                            "Looks seven moves ahead, with an evaluation learned by playing against itself."),
                    2378,
                    41)
            .with(
                    Level.of(
                            "patterns:8",
                            "fierce",
                            "Fierce",
                            "Looks eight moves ahead, with an evaluation learned by playing against itself."),
                    2475,
                    42)
            .with(
                    Level.of(
                            "patterns:10",
                            "expert",
                            "Expert",
                            "Looks ten moves ahead, with an evaluation learned by playing against itself."),
                    2619,
                    47)
            .with(
                    Level.of(
                            "patterns:11",
                            "master",
                            "Master",
                            "Looks eleven moves ahead, with an evaluation learned by playing against itself."),
                    2692,
                    59)
            .with(
                    Level.of(
                            "patterns:12",
                            "grandmaster",
                            "Grandmaster",
                            "Looks twelve moves ahead, with an evaluation learned by playing against itself."),
                    2815,
                    65);

    /// Opponents of earlier versions that are not on the ladder, weakest first.
    private static final List<Level> OTHERS = List.of(
            Level.of("random", "random", "Random", "Plays any legal move."),
            Level.of(
                    "greedy",
                    "beginner",
                    "Greedy",
                    "Turns as many discs as it can, as most people do in their first games."),
            Level.of(
                    "search:10",
                    "very-hard",
                    "Very hard",
                    "Looks ten moves ahead; plays the last sixteen squares perfectly."));

    private static final List<Level> ALL =
            Stream.concat(LADDER.levels().stream(), OTHERS.stream()).toList();

    private OthelloLevels() {}

    /// Returns the levels of the ladder, weakest first.
    public static Ladder ladder() {
        return LADDER;
    }

    /// Returns the levels of the ladder, weakest first, and then the other opponents.
    public static List<Level> all() {
        return ALL;
    }

    /// Finds a level by its id, in either case.
    public static Optional<Level> named(String id) {
        String lower = LetterCase.lower(id);
        return all().stream().filter(level -> level.id().equals(lower)).findFirst();
    }
}
