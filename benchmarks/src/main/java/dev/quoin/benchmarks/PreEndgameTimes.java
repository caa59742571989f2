package dev.quoin.benchmarks;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.preendgame.PreEndgameResult;
import dev.quoin.crossword.preendgame.PreEndgameSolver;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tiles;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/// How much CPU time does it take to solve pre-endgames on one thread? The positions are from games that `static` plays
/// against itself: the first of each game with so many tiles in the bag.
///
/// Arguments: the number of tiles in the bag, the number of positions, the seed, the limit in CPU seconds; `list` after
/// that prints the positions in CGP instead of solving them. A line has the CPU seconds, whether the result is exact,
/// the nodes, the win probability, the spread and the best move; the last lines have the median and the slowest.
public final class PreEndgameTimes {
    private PreEndgameTimes() {}

    public static void main(String[] args) {
        if (args.length < 4) {
            System.err.println("usage: PreEndgameTimes BAG POSITIONS SEED SECONDS [list]");
            return;
        }
        Crossword game = Crossword.standard();
        List<CrosswordPosition> positions =
                positions(game, Integer.parseInt(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2]));
        if (args.length > 4) {
            positions.forEach(each -> System.out.println(cgp(game, each).show()));
        } else {
            solve(game, positions, (long) (1e9 * Double.parseDouble(args[3])));
        }
    }

    private static CgpPosition cgp(Crossword game, CrosswordPosition seen) {
        int own = seen.scores().get(seen.toMove());
        int other = seen.scores().get(1 - seen.toMove());
        return CgpPosition.of(
                game.variant(),
                seen.board(),
                List.of(seen.rack(), Tiles.none()),
                List.of(own, other),
                seen.scorelessTurns());
    }

    private static List<CrosswordPosition> positions(Crossword game, int bag, int count, long seed) {
        var evaluator = StaticEvaluator.of(
                game.variant(),
                game.lexicon(),
                LeaveStore.shipped(game.variant(), game.lexicon()).orElseThrow());
        var random = new Random(seed);
        var positions = new ArrayList<CrosswordPosition>();
        while (positions.size() < count) {
            CrosswordPosition position = game.start(random);
            while (position.bagSize() > bag && game.outcome(position).isEmpty()) {
                evaluator.load(position);
                position = game.play(position, evaluator.move(random.nextInt(evaluator.size())), random);
            }
            if (position.bagSize() == bag && game.outcome(position).isEmpty()) {
                positions.add(position.seenBy(position.toMove()));
            }
        }
        return positions;
    }

    private static void solve(Crossword game, List<CrosswordPosition> positions, long nanos) {
        var solver = new PreEndgameSolver(game.lexicon(), game.variant());
        var notation = CrosswordMoveText.of(game.variant().tiles().alphabet());
        var threads = ManagementFactory.getThreadMXBean();
        var times = new ArrayList<Double>();
        int exact = 0;
        for (CrosswordPosition position : positions) {
            long before = threads.getCurrentThreadCpuTime();
            PreEndgameResult result =
                    solver.solve(position, nodes -> threads.getCurrentThreadCpuTime() - before > nanos);
            double seconds = (threads.getCurrentThreadCpuTime() - before) / 1e9;
            times.add(seconds);
            exact += result.exact() ? 1 : 0;
            System.out.printf(
                    Locale.ROOT,
                    "%7.3f s  %-5s  %,12d nodes  %3d candidates  %5.1f%%  %+7.2f  %s%n",
                    seconds,
                    result.exact(),
                    result.nodes(),
                    result.candidates().size(),
                    100 * result.best().winProbability(),
                    result.best().spread(),
                    notation.write(position.board(), result.best().move()));
        }
        times.sort(null);
        System.out.printf(
                Locale.ROOT,
                "exact %d of %d, median %.3f s, slowest %.3f s%n",
                exact,
                times.size(),
                (times.get((times.size() - 1) / 2) + times.get(times.size() / 2)) / 2,
                times.getLast());
    }
}
