package dev.quoin.learning.train;

import dev.quoin.env.evaluation.PairedEpisodes;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.rollout.InitialStates;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.Transition;
import java.util.ArrayList;
import java.util.List;

/// Evaluation games against a fixed opponent, with fixed deals and both seats. The learner plays greedily. Immutable.
///
/// @param games the number of games, two for each deal
/// @param seed the seed of deals, openings and the opponent
record PolicyEvaluation(TrainingEnvironment environment, ObservationBatcher batcher, int games, long seed) {
    /// Returns the fraction of games won, with draws as half a win.
    double against(String opponent, Learner learner, NetworkWeights weights) {
        Slots slots = environment.evaluation(opponent, games);
        ObservationBuffers columns = ObservationBuffers.allocate(slots.layout().fields(), games);
        slots.bind(columns);
        PairedEpisodes episodes = environment.evaluationEpisodes(seed);
        for (int game = 0; game < games; game++) {
            int number = game;
            InitialStates.reset(
                    slots,
                    game,
                    new SplitMixRandom(episodes.seed(game)),
                    chance -> episodes.resetOptions(number, chance.nextLong()));
        }
        double won = 0;
        while (true) {
            var pending = new ArrayList<Transition>();
            var active = new ArrayList<Integer>();
            for (int game = 0; game < games; game++) {
                if (!slots.isTerminated(game) && !slots.isTruncated(game)) {
                    pending.add(batcher.observe(columns, game));
                    active.add(game);
                }
            }
            if (pending.isEmpty()) {
                return won / games;
            }
            learner.actGreedily(weights, pending);
            won += step(slots, active, pending);
        }
    }

    private static double step(Slots slots, List<Integer> active, List<Transition> pending) {
        double won = 0;
        for (int number = 0; number < active.size(); number++) {
            int slot = active.get(number);
            slots.act(slot, pending.get(number).action());
            if (slots.isTerminated(slot) || slots.isTruncated(slot)) {
                won += PairedEpisodes.score(slots, slot);
            }
        }
        return won;
    }
}
