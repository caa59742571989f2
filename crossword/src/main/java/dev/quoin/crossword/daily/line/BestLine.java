package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.daily.DailyAnswer;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.ArrayList;
import java.util.Optional;

/// Finds the best five turns of a puzzle that it can; immutable, safe to share between threads.
///
/// It knows the order of the draws, which no player does. The line is not proven to be the best;
/// `docs/games/daily-letters.md` says how it is found and how close it comes. The same puzzle and width give
/// the same line on every machine, and a larger width never a worse one.
public final class BestLine {
    /// A width that takes some seconds on one core.
    public static final int USUAL_WIDTH = 300;

    /// How often the best reply may be looked for, for each round of the width. One puzzle in sixty lets so many
    /// positions seem promising that all its rounds would take twice as long as those of any other.
    private static final int LOOKS_A_ROUND = 2000;

    /// Narrower searches may look as often as this one: the first rounds are the longest.
    private static final int NARROW = 10;

    private final DailyLetters rules;

    private BestLine(DailyLetters rules) {
        this.rules = rules;
    }

    /// A finder for puzzles of the edition of these rules.
    public static BestLine of(DailyLetters rules) {
        return new BestLine(rules);
    }

    /// The best line of a puzzle with the usual width. An interrupted thread gets the best so far, and stays
    /// interrupted.
    public Line find(DailyPuzzle puzzle) {
        return find(puzzle, USUAL_WIDTH, LineWatcher.silent());
    }

    /// The best line that `width` rounds of search find, or as many as the watcher allows; fewer where a round takes
    /// very much longer than usual.
    public Line find(DailyPuzzle puzzle, int width, LineWatcher watcher) {
        return find(puzzle, width, Optional.empty(), watcher);
    }

    /// Like [#find(DailyPuzzle, int, LineWatcher)], and goes on from where an earlier search was stopped. The line is
    /// the same as that of a search that was never stopped.
    ///
    /// @param progress of an earlier search for the same puzzle and width
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

    /// The best line of a search, which is the known one until a better one is found.
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
