package dev.quoin.learning.train;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.Weights;
import dev.quoin.learning.rollout.Beginnings;
import dev.quoin.learning.rollout.Decision;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.Sight;
import java.util.ArrayList;
import java.util.List;

/// Games of fixed deals from both seats against a fixed opponent; immutable. The learner always plays its best.
///
/// @param games how many games, two for each deal
/// @param seed what deals, openings and the opponent's chance follow from
record Evaluation(Task task, Sight sight, int games, long seed) {
    /// The part of games that is won, draws counting half.
    double against(String opponent, Learner learner, Weights weights) {
        Slots slots = task.judged(opponent, games);
        ObservationBuffers columns = ObservationBuffers.allocate(slots.layout().fields(), games);
        slots.bind(columns);
        for (int game = 0; game < games; game++) {
            int number = game;
            Beginnings.start(
                    slots,
                    game,
                    new SplitMixRandom(seed + game / 2),
                    chance -> task.beginning(number, chance.nextLong()));
        }
        double won = 0;
        while (true) {
            var open = new ArrayList<Decision>();
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

    private static double play(Slots slots, List<Integer> boards, List<Decision> chosen) {
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
