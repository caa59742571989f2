package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Tiles;
import java.util.Optional;

/// Finds the highest-scoring play of one turn. Immutable and thread-safe.
public final class BestPlay {
    private final DailyLetters rules;
    private final PlayRules plays;

    private BestPlay(DailyLetters rules) {
        this.rules = rules;
        plays = PlayRules.of(rules.variant(), rules.lexicon());
    }

    /// Creates a finder for games with these rules.
    public static BestPlay of(DailyLetters rules) {
        return new BestPlay(rules);
    }

    /// Finds the highest-scoring play in the next turn of a game; empty when there is no play. Ties go to
    /// the alphabetically first word, then to the topmost and leftmost.
    public Optional<DailyTurn.Played> in(DailyGame game) {
        return on(game.position().board(), game.position().rack());
    }

    /// Finds the highest-scoring play with this rack on this board; empty when there is no play.
    public Optional<DailyTurn.Played> on(Board board, Tiles rack) {
        var generator = new MoveGenerator(rules.lexicon(), rules.variant());
        var found = new PlayBuffer();
        generator.load(board);
        generator.best(rack, found);
        if (found.size() == 0) {
            return Optional.empty();
        }
        Play play = found.play(0, board);
        return Optional.of(new DailyTurn.Played(play, plays.score(board, play)));
    }
}
