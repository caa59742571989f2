package dev.quoin.game.check;

import dev.quoin.game.Game;
import dev.quoin.game.check.GameChecker.Fault;
import dev.quoin.game.check.GameChecker.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// One random game of a [GameChecker], played twice: first with every check, then again to compare.
final class Playthrough<P, M> {
    private final GameChecker<P, M> checker;
    private final Game<P, M> game;
    private final long seed;
    private final PositionCheck<P, M> check;
    private final List<P> positions = new ArrayList<>();
    private final List<M> moves = new ArrayList<>();
    private int ply;

    Playthrough(GameChecker<P, M> checker, long seed, List<M> strangers) {
        this.checker = checker;
        this.game = checker.game();
        this.seed = seed;
        this.check = new PositionCheck<>(checker, new SplittableRandom(~seed), strangers);
    }

    int plies() {
        return moves.size();
    }

    Optional<Fault> run() {
        try {
            play();
            replay();
            return Optional.empty();
        } catch (CheckFailure broken) {
            return Optional.of(new Fault(broken.rule(Rule.class), seed, ply, broken.detail()));
        } catch (RuntimeException crash) {
            return Optional.of(new Fault(Rule.DOES_NOT_CRASH, seed, ply, "it threw " + crash));
        }
    }

    private void play() {
        RandomGenerator chance = new SplittableRandom(seed);
        P position = game.start(chance);
        positions.add(position);
        while (game.outcome(position).isEmpty()) {
            if (plies() == checker.longest()) {
                throw new CheckFailure(Rule.COMES_TO_AN_END, "it still went on after " + plies() + " plies");
            }
            M move = check.ongoing(position);
            position = game.play(position, move, chance);
            moves.add(move);
            positions.add(position);
            ply++;
        }
        check.finished(position);
    }

    /// Replays the whole game afterwards, so a position that a later move modified differs from its copy.
    private void replay() {
        RandomGenerator chance = new SplittableRandom(seed);
        P twin = game.start(chance);
        ply = 0;
        compare(twin);
        for (M move : moves) {
            twin = game.play(twin, move, chance);
            ply++;
            compare(twin);
        }
    }

    private void compare(P twin) {
        P first = positions.get(ply);
        if (!twin.equals(first)) {
            throw new CheckFailure(Rule.REPEATS_A_SEED, "the first time gave " + first + " and the second " + twin);
        }
    }
}
