package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.rules.CrosswordMove;
import java.util.List;

/// A move and what is known about it for each draw. Mutable; threads may change different draws at the same time.
final class Contender {
    /// How a game ends, in half wins.
    static final int LOSS = 0;

    static final int TIE = 1;
    static final int WIN = 2;

    /// How far an estimated spread is usually off, in points; an estimate that is nearer to 0 is unsure.
    private static final double DOUBT = 8;

    final CrosswordMove move;
    final int score;

    /// In millipoints.
    final int equity;

    /// Whether the bag is empty after the move, so that what follows is an endgame.
    final boolean emptiesBag;

    /// How many rounds this move has survived.
    int level;

    /// Whether this is one of the moves that win most often whose spreads were compared.
    boolean isCompared;

    private final List<Draw> draws;
    private final boolean[] known;
    private final boolean[] proved;
    private final boolean[] spreadExact;
    private final double[] wins;
    private final double[] spreads;
    private final long[] failedNodes;
    private double promise;

    Contender(CrosswordMove move, int score, int equity, boolean emptiesBag, List<Draw> draws) {
        this.move = move;
        this.score = score;
        this.equity = equity;
        this.emptiesBag = emptiesBag;
        this.draws = draws;
        known = new boolean[draws.size()];
        proved = new boolean[draws.size()];
        spreadExact = new boolean[draws.size()];
        wins = new double[draws.size()];
        spreads = new double[draws.size()];
        failedNodes = new long[draws.size()];
    }

    /// Takes an estimate of the final spread and, from 0 to 1, of winning.
    void estimate(int draw, double win, double spread) {
        if (!proved[draw]) {
            wins[draw] = win;
        }
        if (!spreadExact[draw]) {
            spreads[draw] = spread;
        }
        known[draw] = true;
    }

    /// Takes a proved outcome: [#LOSS], [#TIE] or [#WIN].
    void prove(int draw, int outcome) {
        wins[draw] = outcome / 2.0;
        proved[draw] = true;
        known[draw] = true;
    }

    /// Takes an exact final spread.
    void proveSpread(int draw, int spread) {
        prove(draw, outcome(spread));
        spreads[draw] = spread;
        spreadExact[draw] = true;
    }

    /// Notes that the outcome was not proved with so many nodes.
    void fail(int draw, long nodes) {
        failedNodes[draw] = nodes;
    }

    /// Whether a proof of the outcome with so many nodes has failed.
    boolean hasFailed(int draw, long nodes) {
        return failedNodes[draw] >= nodes && !proved[draw];
    }

    static int outcome(int spread) {
        return Integer.signum(spread) + 1;
    }

    boolean isKnown(int draw) {
        return known[draw];
    }

    boolean isProved(int draw) {
        return proved[draw];
    }

    boolean isSpreadExact(int draw) {
        return spreadExact[draw];
    }

    double spread(int draw) {
        return spreads[draw];
    }

    /// The half wins of a proved draw.
    int outcomeOf(int draw) {
        return (int) (2 * wins[draw]);
    }

    boolean isExact() {
        return drawsProved() == draws.size();
    }

    boolean isSpreadExact() {
        return all(spreadExact);
    }

    private static boolean all(boolean[] flags) {
        for (boolean flag : flags) {
            if (!flag) {
                return false;
            }
        }
        return true;
    }

    int drawsProved() {
        int count = 0;
        for (boolean each : proved) {
            count += each ? 1 : 0;
        }
        return count;
    }

    int lossesProved() {
        int count = 0;
        for (int draw = 0; draw < proved.length; draw++) {
            count += proved[draw] && outcomeOf(draw) == LOSS ? 1 : 0;
        }
        return count;
    }

    /// The half wins of all ways to draw if every draw that is not proved were lost.
    long lower() {
        return halfWins(LOSS);
    }

    /// The same if they were all won.
    long upper() {
        return halfWins(WIN);
    }

    /// The same if they were all lost, except those whose proofs with so many nodes have failed.
    long upperAfterFailures(long nodes) {
        long sum = lower();
        for (int draw = 0; draw < proved.length; draw++) {
            sum += hasFailed(draw, nodes) ? draws.get(draw).ways() * WIN : 0;
        }
        return sum;
    }

    private long halfWins(int otherwise) {
        long sum = 0;
        for (int draw = 0; draw < proved.length; draw++) {
            sum += draws.get(draw).ways() * (proved[draw] ? outcomeOf(draw) : otherwise);
        }
        return sum;
    }

    /// The mean of what is known about winning.
    double winProbability() {
        return mean(wins);
    }

    /// The mean of what is known about the final spread.
    double meanSpread() {
        return mean(spreads);
    }

    /// How promising the move looked when [#weigh] was called.
    double promise() {
        return promise;
    }

    /// Sets how promising the move looks: its estimated win probability, in which an estimate near 0 counts about half.
    void weigh() {
        var soft = new double[wins.length];
        for (int draw = 0; draw < soft.length; draw++) {
            soft[draw] = proved[draw] || !emptiesBag ? wins[draw] : 1 / (1 + Math.exp(-spreads[draw] / DOUBT));
        }
        promise = mean(soft);
    }

    private double mean(double[] values) {
        double sum = 0;
        long ways = 0;
        for (int draw = 0; draw < values.length; draw++) {
            if (known[draw]) {
                sum += values[draw] * draws.get(draw).ways();
                ways += draws.get(draw).ways();
            }
        }
        return ways == 0 ? 0 : sum / ways;
    }
}
