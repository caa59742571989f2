package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.daily.DailyAnswer;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.ArrayList;
import java.util.Optional;

/// Searches for the best five turns of a puzzle. Immutable and thread-safe.
///
/// It knows the draw order, which no player does. The line is not proven optimal;
/// `docs/games/daily-letters.md` describes the search and how close it comes. The same puzzle and width give
/// the same line on every machine, and a larger width never a worse one.
public final class BestLine {
    /// The default width, which takes a few seconds on one core.
    public static final int USUAL_WIDTH = 300;

    /// The maximum number of best-reply searches per round of the width. About one puzzle in sixty has so
    /// many promising positions that all its rounds would take twice as long as those of any other.
    private static final int LOOKS_A_ROUND = 2000;

    /// Narrower searches may examine as many replies as this width: the first rounds are the longest.
    private static final int NARROW = 10;

    private final DailyLetters rules;

    private BestLine(DailyLetters rules) {
        this.rules = rules;
    }

    /// Creates a finder for puzzles of the edition of these rules.
    public static BestLine of(DailyLetters rules) {
        return new BestLine(rules);
    }

    /// Finds the best line of a puzzle with the default width. If the thread is interrupted, returns the
    /// best line so far and stays interrupted.
    public Line find(DailyPuzzle puzzle) {
        return find(puzzle, USUAL_WIDTH, LineWatcher.silent());
    }

    /// Finds the best line in `width` rounds of search, or as many as the watcher allows; fewer if a round
    /// takes much longer than usual.
    public Line find(DailyPuzzle puzzle, int width, LineWatcher watcher) {
        return find(puzzle, width, Optional.empty(), watcher);
    }

    /// Like [#find(DailyPuzzle, int, LineWatcher)], but resumes an interrupted search. The result is the
    /// same as that of an uninterrupted search.
    ///
    /// @param progress the progress of an earlier search for the same puzzle and width
    public Line find(DailyPuzzle puzzle, int width, Optional<LineProgress> progress, LineWatcher watcher) {
        if (width < 1) {
            throw new IllegalArgumentException("a search must be at least 1 wide, got " + width);
        }
        DailyGame start = rules.start(puzzle);
        var search = new LineSearch(DailyDraws.of(rules, puzzle));
        Optional<Line> known = progress.map(LineProgress::line);
        int rounds = known.map(Line::rounds).orElse(0);
        long mostLooks = (long) Math.max(width, NARROW) * LOOKS_A_ROUND;
        boolean resumed = progress.isEmpty()
                || search.resume(
                        rounds, progress.get().line().total(), progress.get().looks(), watcher);
        while (resumed && rounds < width && search.looks() < mostLooks && search.round(watcher)) {
            int round = ++rounds;
            watcher.reached(round, search.best());
            watcher.reached(() -> new LineProgress(line(start, search, known, round), search.looks()));
        }
        return line(start, search, known, rounds);
    }

    /// The best line of a search; the known one until a better one is found.
    private Line line(DailyGame start, LineSearch search, Optional<Line> known, int rounds) {
        return known.filter(line -> line.total() >= search.best())
                .map(line -> new Line(line.games(), line.moves(), rounds))
                .orElseGet(() -> line(start, search.line(), rounds));
    }

    private Line line(DailyGame start, PlayBuffer plays, int rounds) {
        var games = new ArrayList<DailyGame>();
        var moves = new ArrayList<CrosswordMove>();
        games.add(start);
        while (!games.getLast().isOver()) {
            DailyGame game = games.getLast();
            CrosswordMove move = moves.size() < plays.size()
                    ? plays.play(moves.size(), game.position().board())
                    : new CrosswordMove.Pass();
            if (!(rules.play(game, move) instanceof DailyAnswer.Accepted(DailyGame after))) {
                throw new IllegalStateException("a line must be legal, got " + move);
            }
            moves.add(move);
            games.add(after);
        }
        return new Line(games, moves, rounds);
    }
}
