package dev.quoin.game.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Cards;
import dev.quoin.game.Nim;
import dev.quoin.game.Nim.Heap;
import dev.quoin.game.check.GameChecker.Fault;
import dev.quoin.game.check.GameChecker.Report;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class GameCheckerTest {
    @Test
    void openGameThatKeepsTheContractIsClean() {
        assertThat(GameChecker.of(new Nim(), 2).check().faults()).isEmpty();
    }

    @Test
    void hidingGameThatKeepsTheContractIsClean() {
        var cards = new Cards();
        assertThat(GameChecker.of(cards, Cards.SEATS)
                        .withDisguise(cards::redealt)
                        .check()
                        .faults())
                .isEmpty();
    }

    @Test
    void reportSaysHowMuchWasPlayed() {
        Report report = GameChecker.of(new Cards(), 3).withPlaythroughs(4).check();
        assertThat(report).hasToString("4 playthroughs, 48 plies: all rules hold");
    }

    @Test
    void faultNamesSeedPlyAndRule() {
        var broken = new Nim() {
            @Override
            public int toMove(Heap heap) {
                return heap.stones() == 12 ? 2 : heap.toMove();
            }
        };
        Report report = GameChecker.of(broken, 2).fromSeed(7).check();
        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().getFirst();
        assertThat(fault.seed()).isBetween(8L, 26L);
        assertThat(report.toString())
                .contains("1 rule is broken")
                .contains("seed " + fault.seed() + ", ply " + fault.ply() + ": toMove names a seat of the game")
                .contains("it gave seat 2 of 2");
    }

    @Test
    void faultIsFoundAgainFromItsSeed() {
        var broken = new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return heap.stones() == 7 ? List.of(1, 1) : super.legalMoves(heap);
            }
        };
        Fault fault = GameChecker.of(broken, 2).check().faults().getFirst();
        assertThat(GameChecker.of(broken, 2)
                        .fromSeed(fault.seed())
                        .withPlaythroughs(1)
                        .check()
                        .faults())
                .containsExactly(fault);
    }

    @Test
    void otherSpellingOfAListedMoveIsNoFault() {
        var spelled = new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return super.legalMoves(heap).stream()
                        .map(stones -> heap.stones() % 2 == 0 ? stones + 4 : stones)
                        .toList();
            }

            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                return super.play(heap, stones > 4 ? stones - 4 : stones, chance);
            }
        };
        assertThat(GameChecker.of(spelled, 2).check().faults()).isEmpty();
    }

    @Test
    void gameMayLastAsLongAsTheLimit() {
        assertThat(GameChecker.of(new Cards(), 3).withLongest(12).check().faults())
                .isEmpty();
        assertThat(GameChecker.of(new Cards(), 3).withLongest(11).check().faults())
                .hasSize(1);
    }

    @Test
    void checkWithoutSeatsOrPlaythroughsIsRefused() {
        assertThatThrownBy(() -> GameChecker.of(new Nim(), 0)).hasMessageContaining("at least 1 seat, got 0");
        assertThatThrownBy(() -> GameChecker.of(new Nim(), 2).withPlaythroughs(0))
                .hasMessageContaining("at least 1 playthrough");
        assertThatThrownBy(() -> GameChecker.of(new Nim(), 2).withLongest(0)).hasMessageContaining("1 ply");
    }
}
