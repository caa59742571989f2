package dev.quoin.crossword.agent;

import dev.quoin.game.agent.Ladder;
import dev.quoin.game.agent.Level;
import java.util.List;
import java.util.stream.Stream;

/// The levels of the crossword game. To add one, add it to the ladder here.
///
/// Ratings are those of a round robin with ENABLE on the standard board, on a scale where `static` has 2000. The
/// rating of the highest level is from a match with `static`. docs/agents.md has the table and the commands.
public final class CrosswordLevels {
    private static final List<String> WITH_LEAVE_VALUES = List.of("standard", "mini", "mini7");

    private static final Ladder LADDER = Ladder.empty()
            .with(
                    Level.of(
                            "casual:10:67",
                            "newcomer",
                            "Newcomer",
                            "Knows 4,000 common words and overlooks two plays in three. About 200 points per"
                                    + " game."),
                    478,
                    17)
            .with(
                    Level.of(
                            "casual:10:49",
                            "beginner",
                            "Beginner",
                            "Knows 4,000 common words and overlooks every other play. About 220 points per game."),
                    594,
                    15)
            .with(
                    Level.of(
                            "casual:10:27",
                            "novice",
                            "Novice",
                            "Knows 4,000 common words and overlooks a few plays. About 230 points per game."),
                    687,
                    14)
            .with(
                    Level.of(
                            "casual:20:63",
                            "learner",
                            "Learner",
                            "Knows 11,000 common words and overlooks most plays. About 250 points per game."),
                    795,
                    13)
            .with(
                    Level.of(
                            "casual:20:41",
                            "amateur",
                            "Amateur",
                            "Knows 11,000 common words and overlooks four plays in ten. About 265 points per"
                                    + " game."),
                    930,
                    13)
            .with(
                    Level.of(
                            "casual:35:75",
                            "hobbyist",
                            "Hobbyist",
                            "Has the vocabulary of most adults, but overlooks three plays in four. About 280"
                                    + " points per game."),
                    1056,
                    12)
            .with(
                    Level.of(
                            "casual:35:59",
                            "regular",
                            "Regular",
                            "Has the vocabulary of most adults and overlooks six plays in ten. About 295 points"
                                    + " per game."),
                    1189,
                    12)
            .with(
                    Level.of(
                            "casual:35:32",
                            "skilled-player",
                            "Skilled player",
                            "Has the vocabulary of most adults and finds most plays. About 310 points per game."),
                    1304,
                    11)
            .with(
                    Level.of(
                            "casual:40:12:25",
                            "club-player",
                            "Club player",
                            "Sees most plays with everyday words, and sometimes thinks of the tiles it keeps."
                                    + " About 330 points per game."),
                    1434,
                    12)
            .with(
                    Level.of(
                            "casual:50:11:50",
                            "strong-club-player",
                            "Strong club player",
                            "Knows 61,000 words and often thinks of the tiles it keeps. About 350 points per"
                                    + " game."),
                    1562,
                    12)
            .with(
                    Level.of(
                            "casual:60:2:75",
                            "tournament-player",
                            "Tournament player",
                            "Knows 74,000 words, overlooks little and keeps good tiles. About 370 points per"
                                    + " game."),
                    1672,
                    13)
            .with(
                    Level.of(
                            "casual:70:15:100",
                            "contender",
                            "Contender",
                            "Knows 102,000 words and always thinks of the tiles it keeps. About 390 points per"
                                    + " game."),
                    1793,
                    14)
            .with(
                    Level.of(
                            "casual:overlook=38:leaves=100",
                            "expert",
                            "Expert",
                            "Knows every word and the value of all tiles it can keep, but overlooks some plays."
                                    + " About 405 points per game."),
                    1899,
                    15)
            .with(
                    new Level(
                            "static",
                            "master",
                            "Master",
                            "Knows every word and the value of all tiles it can keep, and overlooks nothing."
                                    + " About 430 points per game.",
                            WITH_LEAVE_VALUES),
                    2000,
                    17)
            .with(
                    new Level(
                            "champion:1000:preendgame=50000:endgame=50000",
                            "grandmaster",
                            "Grandmaster",
                            "Plays its best moves on in its head before it chooses, and solves the end of the game."
                                    + " About 430 points per game.",
                            WITH_LEAVE_VALUES),
                    2079,
                    36);

    /// Opponents that are not on the ladder, weakest first. The numbers are means of hundreds of games against
    /// `greedy`; docs/server.md describes the measurement.
    private static final List<Level> OTHERS = List.of(
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
                            + " game on the standard board."));

    private static final List<Level> ALL =
            Stream.concat(LADDER.levels().stream(), OTHERS.stream()).toList();

    private CrosswordLevels() {}

    /// Returns the levels of the ladder, weakest first.
    public static Ladder ladder() {
        return LADDER;
    }

    /// Returns the levels of the ladder, weakest first, and then the other opponents.
    public static List<Level> all() {
        return ALL;
    }
}
