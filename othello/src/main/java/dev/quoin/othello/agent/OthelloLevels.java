package dev.quoin.othello.agent;

import dev.quoin.game.agent.Level;
import dev.quoin.game.format.LetterCase;
import java.util.List;
import java.util.Optional;

/// The levels of Othello, weakest first, for the web app and the terminal.
public final class OthelloLevels {
    /// The default level at the terminal.
    public static final String DEFAULT = "medium";

    private static final List<Level> ALL = List.of(
            Level.of("random", "random", "Random", "Plays any legal move."),
            Level.of(
                    "greedy",
                    "beginner",
                    "Beginner",
                    "Turns as many discs as it can, as most people do in their first games."),
            Level.of("search:1", "easy", "Easy", "Looks one move ahead and knows that corners are good."),
            Level.of("search:3", "medium", "Medium", "Looks three moves ahead; plays the last squares perfectly."),
            Level.of("search:6", "hard", "Hard", "Looks six moves ahead; plays the last sixteen squares perfectly."),
            Level.of(
                    "search:10",
                    "very-hard",
                    "Very hard",
                    "Looks ten moves ahead; plays the last sixteen squares perfectly."),
            Level.of(
                    "patterns:10",
                    "expert",
                    "Expert",
                    "Looks ten moves ahead, with an evaluation learned by playing against itself."));

    private OthelloLevels() {}

    /// Returns all levels, weakest first.
    public static List<Level> all() {
        return ALL;
    }

    /// Finds a level by its id, in either case.
    public static Optional<Level> named(String id) {
        String lower = LetterCase.lower(id);
        return ALL.stream().filter(level -> level.id().equals(lower)).findFirst();
    }
}
