package dev.quoin.learning.train;

import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.SlotChance;
import dev.quoin.env.slots.Slots;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.rollout.InitialStates;
import dev.quoin.learning.rollout.Transition;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.ObservationBatcher;
import java.util.ArrayList;
import java.util.List;

/// Games of fixed deals from both seats against a fixed opponent; immutable. The learner always plays its best.
///
/// @param games how many games, two for each deal
/// @param seed what deals, openings and the opponent's chance follow from
record PolicyEvaluation(TrainingEnvironment task, ObservationBatcher sight, int games, long seed) {
    /// The part of games that is won, draws counting half.
    double against(String opponent, Learner learner, NetworkWeights weights) {
        Slots slots = task.judged(opponent, games);
        Columns columns = Columns.allocate(slots.layout().fields(), games);
        slots.bind(columns);
        for (int game = 0; game < games; game++) {
            int number = game;
            InitialStates.start(
                    slots, game, new SlotChance(seed + game / 2), chance -> task.beginning(number, chance.nextLong()));
        }
        double won = 0;
        while (true) {
            var open = new ArrayList<Transition>();
            var boards = new ArrayList<Integer>();
            for (int game = 0; game < games; game++) {
                if (!slots.isTerminated(game) && !slots.isTruncated(game)) {
                    open.add(sight.look(columns, game));
                    boards.add(game);
                }
            }
            if (open.isEmpty()) {
                return won / games;
            }
            learner.chooseBest(weights, open);
            won += play(slots, boards, open);
        }
    }

    private static double play(Slots slots, List<Integer> boards, List<Transition> chosen) {
        double won = 0;
        for (int number = 0; number < boards.size(); number++) {
            int board = boards.get(number);
            slots.act(board, chosen.get(number).action());
            if (slots.isTerminated(board) || slots.isTruncated(board)) {
                won += (1 + Math.signum(slots.reward(board))) / 2;
            }
        }
        return won;
    }
}
