package dev.quoin.learning.sample;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.MoveEvaluator;
import dev.quoin.crossword.agent.feature.BingoRacks;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Training games: the learner plays ε-greedily with its current values, against an opponent or itself.
/// Mutable, not thread-safe.
///
/// Game `n` of a seed always has the same deal, and the first player alternates, so a training that is stopped can be
/// resumed exactly.
public final class SelfPlayGames {
    /// The number of moves of each player over which the target of a move is measured.
    public static final int HORIZON = 3;

    private static final int PLAYERS = 2;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Crossword game;
    private final @Nullable AgentFactory<CrosswordPosition, CrosswordMove> opponent;
    private final Candidates candidates;
    private final double epsilon;
    private final long seed;

    /// Creates games against an opponent, or against itself if that is null; then both seats give samples.
    ///
    /// @param set the features of a sample
    /// @param epsilon the probability that the learner plays a random one of its ten best moves
    public SelfPlayGames(
            Crossword game,
            @Nullable AgentFactory<CrosswordPosition, CrosswordMove> opponent,
            FeatureSet set,
            double epsilon,
            long seed) {
        if (!(epsilon >= 0 && epsilon <= 1)) {
            throw new IllegalArgumentException("the share of explored moves must be 0 to 1, got " + epsilon);
        }
        this.game = game;
        this.opponent = opponent;
        this.candidates =
                new Candidates(set, game.variant(), game.lexicon(), BingoRacks.of(game.variant(), game.lexicon()));
        this.epsilon = epsilon;
        this.seed = seed;
    }

    /// Plays game `number` with these values.
    public GameSamples play(long number, MoveEvaluator value) {
        var chance = new SplittableRandom(seed * GOLDEN + number);
        var draws = TileSource.random(chance.split());
        var learner = new EpsilonGreedyAgent(candidates, value, epsilon, chance.split());
        Agent<CrosswordPosition, CrosswordMove> other = opponent == null ? null : opponent.create(chance.split());
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
        return new GameSamples(
                samples, position.scores().get(seat), position.scores().get(1 - seat));
    }

    /// Returns the lead of the first seat.
    private static int lead(CrosswordPosition position) {
        return position.scores().get(0) - position.scores().get(1);
    }

    private static void setTargets(Samples samples, List<Integer> turnOf, List<Integer> movers, List<Integer> leads) {
        for (int sample = 0; sample < samples.size(); sample++) {
            int turn = turnOf.get(sample);
            samples.setTarget(sample, change(leads, turn, movers.get(turn)));
        }
    }

    /// Returns the target of a move: the change in the mover's lead over the horizon.
    ///
    /// @param leads the lead of the first seat before each turn and at the end
    static int change(List<Integer> leads, int turn, int mover) {
        int later = Math.min(leads.size() - 1, turn + 1 + PLAYERS * HORIZON);
        int change = leads.get(later) - leads.get(turn);
        return mover == 0 ? change : -change;
    }
}
