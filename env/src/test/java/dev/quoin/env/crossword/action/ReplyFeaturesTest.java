package dev.quoin.env.crossword.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.env.check.EnvironmentChecker;
import dev.quoin.env.crossword.Table;
import dev.quoin.env.slots.SlotLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ReplyFeaturesTest {
    private static final Map<String, ?> OPTIONS =
            Map.of("actions", "candidates", "candidates", 40, "replies", 5, "reward_mode", "win");

    private final Table table = Table.mini(OPTIONS);

    /// The highest score of all plays, 0 without one.
    private int best(Board board, Tiles rack) {
        var generator = new MoveGenerator(table.game.lexicon(), table.game.variant());
        var found = new PlayBuffer();
        generator.load(board);
        generator.all(rack, found);
        int best = 0;
        for (int play = 0; play < found.size(); play++) {
            best = Math.max(best, found.score(play));
        }
        return best;
    }

    /// The definition: place the play, list everything.
    @Test
    void repliesAreTheBestOfAllPlaysOnTheBoardAfterTheCandidate() {
        var random = new SplittableRandom(3);
        var twin = new ReplyFeatures(table.game, GeneratorScratch.forEachThread(table.game), 40, 5);
        for (int round = 0; round < 25; round++) {
            table.slots.start(0, round, Map.of());
            table.playRandomly(random, random.nextInt(4));
            if (table.isOver()) {
                continue;
            }
            CrosswordPosition before = table.position();
            List<ReplyFeatures.Draw> draws = twin.draws(before);
            int row = table.random(random);
            float[] shown = Arrays.copyOfRange(
                    table.floats(ReplyFeatures.NAME), row * ReplyFeatures.WIDTH, (row + 1) * ReplyFeatures.WIDTH);
            table.slots.act(0, row);
            check(shown, before, table.position(), draws);
        }
    }

    private void check(
            float[] shown, CrosswordPosition before, CrosswordPosition after, List<ReplyFeatures.Draw> draws) {
        Tiles kept = after.last() instanceof LastTurn.Played(int seat, Play play, var _)
                ? before.rack().minus(PlayRules.tilesOf(play))
                : before.rack();
        int missing = Math.min(before.rack().size() - kept.size(), before.bagSize());
        double sum = 0;
        double own = 0;
        int highest = 0;
        int none = 0;
        for (ReplyFeatures.Draw draw : draws) {
            assertThat(before.pool().plus(before.rack(1 - before.toMove())).containsAll(draw.other()))
                    .isTrue();
            int reply = best(after.board(), draw.other());
            sum += reply;
            highest = Math.max(highest, reply);
            none += reply == 0 ? 1 : 0;
            own += best(after.board(), draw.own(kept, missing));
        }
        assertThat((double) shown[0]).isCloseTo(sum / draws.size() / 10, within(1e-5));
        assertThat(shown[1]).isEqualTo(highest / 10f);
        assertThat((double) shown[2]).isCloseTo((double) none / draws.size(), within(1e-6));
        assertThat((double) shown[3]).isCloseTo(own / draws.size() / 10, within(1e-5));
    }

    @Test
    void nothingHiddenShowsThrough() {
        var random = new SplittableRandom(4);
        for (int round = 0; round < 30; round++) {
            table.slots.start(0, round, Map.of());
            table.playRandomly(random, random.nextInt(3));
            if (table.isOver() || table.position().bagSize() < 5) {
                continue;
            }
            CrosswordPosition position = table.position();
            int other = 1 - position.toMove();
            float[] shown = table.floats(ReplyFeatures.NAME);

            Tiles unseen = position.pool().plus(position.rack(other));
            table.slots.start(0, 99, Map.of("position", dealt(position, unseen)));

            assertThat(table.floats(ReplyFeatures.NAME)).isEqualTo(shown);
        }
    }

    /// The same position with the first of the unseen tiles on the other rack.
    private static CrosswordPosition dealt(CrosswordPosition position, Tiles unseen) {
        int other = 1 - position.toMove();
        int[] left = unseen.counts();
        int[] rack = new int[left.length];
        for (int number = 0, missing = position.rack(other).size(); missing > 0; number++) {
            rack[number] = Math.min(left[number], missing);
            left[number] -= rack[number];
            missing -= rack[number];
        }
        var racks = position.toMove() == 0
                ? List.<Rack>of(new Rack.Known(position.rack()), new Rack.Known(Tiles.of(rack)))
                : List.<Rack>of(new Rack.Known(Tiles.of(rack)), new Rack.Known(position.rack()));
        return new CrosswordPosition(
                position.board(),
                racks,
                Tiles.of(left),
                position.scores(),
                position.toMove(),
                position.scorelessTurns(),
                position.last());
    }

    @Test
    void aListOfCandidatesOnTheMiniBoardKeepsThePromises() {
        assertThat(EnvironmentChecker.of("MiniScrabble-v0", OPTIONS)
                        .withEpisodes(2)
                        .check()
                        .faults())
                .isEmpty();
        assertThat(table.slots.layout().actions()).isEqualTo(40);
        assertThat(table.slots.layout().observation().stream().map(field -> field.name()))
                .contains("candidates", ReplyFeatures.NAME, SlotLayout.MASK);
    }

    @Test
    void withNothingButTheWinPaidAGameEarnsOneMinusOneOrZero() {
        var random = new SplittableRandom(5);
        for (int round = 0; round < 20; round++) {
            table.slots.start(0, round, Map.of());
            while (!table.isOver()) {
                int mover = table.position().toMove();
                table.slots.act(0, table.random(random));
                int lead = table.position().scores().get(mover)
                        - table.position().scores().get(1 - mover);
                assertThat(table.slots.reward(0)).isEqualTo(table.isOver() ? Integer.signum(lead) : 0);
            }
        }
    }
}
