package dev.quoin.othello.notation.ggf;

import java.util.List;
import java.util.stream.Collectors;

/// Games that belong together: one, or the two of a synchronized match.
///
/// @param games the games in order, at least one
public record GgfMatch(List<GgfGame> games) {
    public GgfMatch {
        games = List.copyOf(games);
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a match must have at least 1 game, got none");
        }
    }

    /// Returns the match as one line: the number of games if there are several, then the games.
    public String write() {
        return (games.size() == 1 ? "" : games.size() + " ")
                + games.stream().map(GgfGame::write).collect(Collectors.joining());
    }
}
