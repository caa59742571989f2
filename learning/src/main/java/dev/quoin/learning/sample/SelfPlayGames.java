package dev.quoin.learning.sample;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.AgentMaker;
import dev.quoin.crossword.agent.MoveValue;
import dev.quoin.crossword.agent.feature.BingoRacks;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Games from which a learner learns: it plays by the values it has, against a teacher or itself. Mutable, for
/// one thread.
///
/// Game `n` of a seed is always dealt the same, and whoever begins changes from game to game, so a course that is
/// interrupted goes on as if it never had been.
public final class SelfPlayGames {
    /// How many moves of each player after a move are looked at for its target.
    public static final int HORIZON = 3;

    private static final int PLAYERS = 2;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Crossword game;
    private final @Nullable AgentMaker teacher;
    private final Candidates candidates;
    private final double explore;
    private final long seed;

    /// Lessons from a teacher; without one the learner plays both seats and learns from both.
    ///
    /// @param set the features that are noted
    /// @param explore how likely the learner tries one of its ten best moves instead of the best
    public SelfPlayGames(Crossword game, @Nullable AgentMaker teacher, FeatureSet set, double explore, long seed) {
        if (!(explore >= 0 && explore <= 1)) {
            throw new IllegalArgumentException("the share of explored moves must be 0 to 1, got " + explore);
        }
        this.game = game;
        this.teacher = teacher;
        this.candidates =
                new Candidates(set, game.variant(), game.lexicon(), BingoRacks.of(game.variant(), game.lexicon()));
        this.explore = explore;
        this.seed = seed;
    }

    /// What a game taught.
    ///
    /// @param samples the learner's moves
    /// @param score the learner's final score; the first seat's when it plays both
    /// @param opponentScore that of the other seat
    public record Lesson(Samples samples, int score, int opponentScore) {}

    /// Plays game `number` by these values.
    public Lesson play(long number, MoveValue value) {
        var chance = new SplittableRandom(seed * GOLDEN + number);
        var draws = TileSource.random(chance.split());
        var learner = new EpsilonGreedyAgent(candidates, value, explore, chance.split());
        Agent<CrosswordPosition, CrosswordMove> other = teacher == null ? null : teacher.make(chance.split());
        int seat = (int) (number % PLAYERS);
        var samples = new Samples(candidates.features().size());
        var movers = new ArrayList<Integer>();
        var leads = new ArrayList<Integer>();
        var turnOf = new ArrayList<Integer>();
        CrosswordPosition position = game.referee().start(PLAYERS, draws);
        while (!game.referee().isOver(position)) {
            CrosswordPosition seen = position.seenBy(position.toMove());
            leads.add(lead(position));
            movers.add(position.toMove());
            if (other == null || position.toMove() == seat) {
                position = game.referee().play(position, learner.choose(seen, Budget.unlimited()), draws);
                samples.add(learner.chosen());
                turnOf.add(leads.size() - 1);
            } else {
                position = game.referee().play(position, other.choose(seen, Budget.unlimited()), draws);
            }
        }
        leads.add(lead(position));
        setTargets(samples, turnOf, movers, leads);
        return new Lesson(
                samples, position.scores().get(seat), position.scores().get(1 - seat));
    }

    /// What the first seat is ahead.
    private static int lead(CrosswordPosition position) {
        return position.scores().get(0) - position.scores().get(1);
    }

    private static void setTargets(Samples samples, List<Integer> turnOf, List<Integer> movers, List<Integer> leads) {
        for (int sample = 0; sample < samples.size(); sample++) {
            int turn = turnOf.get(sample);
            samples.setTarget(sample, change(leads, turn, movers.get(turn)));
        }
    }

    /// The target of the move of a turn.
    ///
    /// @param leads what the first seat was ahead before each turn, and at the end
    static int change(List<Integer> leads, int turn, int mover) {
        int later = Math.min(leads.size() - 1, turn + 1 + PLAYERS * HORIZON);
        int change = leads.get(later) - leads.get(turn);
        return mover == 0 ? change : -change;
    }
}
