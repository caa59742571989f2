package dev.quoin.game;

import static dev.quoin.game.GameChecker.Rule;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Cards.Table;
import dev.quoin.game.GameChecker.Fault;
import dev.quoin.game.GameChecker.Report;
import dev.quoin.game.Nim.Heap;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// Each fault is found by the checker and named as what it is.
class BrokenGamesTest {
    @Test
    void turnOfNobody() {
        assertBroken(Rule.GIVES_THE_TURN_TO_A_SEAT, new Nim() {
            @Override
            public int toMove(Heap heap) {
                return -1;
            }
        });
    }

    @Test
    void noMoveAndNoOutcome() {
        assertBroken(Rule.ENDS_WHEN_NO_MOVE_IS_LEFT, new Nim() {
            @Override
            public Optional<Outcome> outcome(Heap heap) {
                return Optional.empty();
            }
        });
    }

    @Test
    void movesAfterTheEnd() {
        assertBroken(Rule.ENDS_WHEN_NO_MOVE_IS_LEFT, new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return heap.stones() == 0 ? List.of(1) : super.legalMoves(heap);
            }
        });
    }

    @Test
    void outcomeForTooFewSeats() {
        assertBroken(Rule.SCORES_EVERY_SEAT, new Nim() {
            @Override
            public Optional<Outcome> outcome(Heap heap) {
                return super.outcome(heap).map(two -> Outcome.of(1));
            }
        });
    }

    @Test
    void gameWithoutEnd() {
        var endless = new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                Heap after = super.play(heap, stones, chance);
                return after.stones() < 3 ? new Heap(9, after.toMove()) : after;
            }
        };
        assertBroken(Rule.COMES_TO_AN_END, GameChecker.of(endless, 2).withLongest(50));
    }

    @Test
    void moveListedTwice() {
        assertBroken(Rule.LISTS_A_MOVE_ONCE, new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return heap.stones() == 0 ? List.of() : List.of(1, 1);
            }
        });
    }

    @Test
    void listedMoveThatIsRefused() {
        assertBroken(Rule.PLAYS_WHAT_IT_LISTS, new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return heap.stones() == 0 ? List.of() : List.of(1, 2, 3);
            }
        });
    }

    @Test
    void unlistedMoveThatIsAccepted() {
        assertBroken(Rule.REFUSES_WHAT_IT_DOES_NOT_LIST, new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                boolean tooMany = heap.stones() > 0 && stones > heap.stones();
                return tooMany ? new Heap(0, heap.toMove()) : super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void refusalWithoutACode() {
        assertBroken(Rule.REFUSES_WHAT_IT_DOES_NOT_LIST, new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                if (stones > heap.stones()) {
                    throw new IllegalMoveException(0, "no");
                }
                return super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void refusalWithoutAMessage() {
        assertBroken(Rule.REFUSES_WHAT_IT_DOES_NOT_LIST, new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                if (stones > heap.stones()) {
                    throw new IllegalMoveException(12, " ");
                }
                return super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void moveAfterTheEnd() {
        assertBroken(Rule.REFUSES_AFTER_THE_END, new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                return heap.stones() == 0 ? heap : super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void refusalThatDrawsNumbers() {
        assertBroken(Rule.LEAVES_CHANCE_ALONE_WHEN_REFUSING, new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                chance.nextInt();
                return super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void positionThatIsChangedWhenSeen() {
        assertBroken(Rule.LEAVES_POSITIONS_ALONE, GameChecker.of(new Countdown(), 1));
    }

    @Test
    void positionThatIsChangedByItsNextMove() {
        assertBroken(
                Rule.REPEATS_A_SEED,
                GameChecker.of(
                        new Countdown() {
                            @Override
                            public List<Integer> seenBy(int seat, List<Integer> position) {
                                return position;
                            }

                            @Override
                            public List<Integer> play(List<Integer> position, Integer move, RandomGenerator chance) {
                                List<Integer> after = super.play(position, move, chance);
                                return chance instanceof CountedChance ? after : emptied(position, after);
                            }
                        },
                        1));
    }

    @Test
    void hiddenRandomness() {
        assertBroken(Rule.REPEATS_A_SEED, new Nim() {
            private int games;

            @Override
            public Heap start(RandomGenerator chance) {
                return new Heap(5 + games++ % 7, 0);
            }
        });
    }

    @Test
    void positionsWithoutEquality() {
        assertBroken(Rule.REPEATS_A_SEED, GameChecker.of(new Strangers(), 1));
    }

    @Test
    void secondLookShowsMore() {
        assertBroken(Rule.SEES_NOTHING_NEW_TWICE, new Nim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return new Heap(heap.stones() + 1, heap.toMove());
            }
        });
    }

    @Test
    void turnIsHidden() {
        assertBroken(Rule.SHOWS_TURN_AND_OUTCOME, new Nim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return new Heap(heap.stones(), seat);
            }
        });
    }

    @Test
    void outcomeIsHidden() {
        assertBroken(Rule.SHOWS_TURN_AND_OUTCOME, new Nim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return new Heap(Math.max(1, heap.stones()), heap.toMove());
            }
        });
    }

    @Test
    void moverDoesNotSeeItsMoves() {
        assertBroken(Rule.SHOWS_ENOUGH_TO_MOVE, new Nim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return new Heap(Math.min(1, heap.stones()), heap.toMove());
            }
        });
    }

    @Test
    void handsOfOthersAreShown() {
        var broken = new Cards() {
            @Override
            public Table seenBy(int seat, Table table) {
                return table;
            }
        };
        assertBroken(Rule.HIDES, GameChecker.of(broken, 3).withDisguise(new Cards()::redealt));
    }

    @Test
    void deckIsShown() {
        var broken = new Cards() {
            @Override
            public Table seenBy(int seat, Table table) {
                Table seen = super.seenBy(seat, table);
                return new Table(seen.hands(), table.pool(), seen.points(), seen.toMove());
            }
        };
        assertBroken(Rule.HIDES, GameChecker.of(broken, 3).withDisguise(new Cards()::redealt));
    }

    @Test
    void notationThatReadsSomethingElse() {
        assertBroken(Rule.READS_WHAT_IT_WRITES, new Nim() {
            @Override
            public String write(Heap heap, Integer move) {
                return "take 1";
            }
        });
    }

    @Test
    void notationThatRefusesItsOwnText() {
        assertBroken(Rule.READS_WHAT_IT_WRITES, new Nim() {
            @Override
            public String write(Heap heap, Integer move) {
                return "grab " + move;
            }
        });
    }

    @Test
    void notationThatReadsAnything() {
        assertBroken(Rule.REFUSES_NONSENSE, new Nim() {
            @Override
            public Integer read(Heap heap, String text) {
                return text.matches("take [0-9]") ? super.read(heap, text) : 1;
            }
        });
    }

    @Test
    void crashOnNonsense() {
        assertBroken(Rule.DOES_NOT_CRASH, new Nim() {
            @Override
            public Integer read(Heap heap, String text) {
                return Integer.valueOf(text.replace("take ", ""));
            }
        });
    }

    @Test
    void crashAtTheStart() {
        assertBroken(Rule.DOES_NOT_CRASH, new Nim() {
            @Override
            public Heap start(RandomGenerator chance) {
                throw new IllegalStateException("no heap");
            }
        });
    }

    private void assertBroken(Rule rule, Nim game) {
        assertBroken(rule, GameChecker.of(game, 2));
    }

    private void assertBroken(Rule rule, GameChecker<?, ?> checker) {
        Report report = checker.check();
        assertThat(report.faults())
                .as(report.toString())
                .extracting(Fault::rule)
                .containsExactly(rule);
    }
}
