package dev.quoin.game.check;

import static dev.quoin.game.check.GameChecker.Rule;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Cards;
import dev.quoin.game.Cards.Table;
import dev.quoin.game.Countdown;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Nim;
import dev.quoin.game.Nim.Heap;
import dev.quoin.game.Outcome;
import dev.quoin.game.Reason;
import dev.quoin.game.Strangers;
import dev.quoin.game.check.GameChecker.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// Each fault is found by the checker and named as what it is.
class BrokenGamesTest {
    @Test
    void turnOfNobody() {
        assertBroken(Rule.GIVES_THE_TURN_TO_A_SEAT, "it gave seat -1 of 2", new Nim() {
            @Override
            public int toMove(Heap heap) {
                return -1;
            }
        });
    }

    @Test
    void noMoveAndNoOutcome() {
        assertBroken(Rule.ENDS_WHEN_NO_MOVE_IS_LEFT, "no move is left and there is no outcome", new Nim() {
            @Override
            public Optional<Outcome> outcome(Heap heap) {
                return Optional.empty();
            }
        });
    }

    @Test
    void movesAfterTheEnd() {
        assertBroken(Rule.ENDS_WHEN_NO_MOVE_IS_LEFT, "there is an outcome and the move [1]", new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return heap.stones() == 0 ? List.of(1) : super.legalMoves(heap);
            }
        });
    }

    @Test
    void outcomeForTooFewSeats() {
        assertBroken(Rule.SCORES_EVERY_SEAT, "it has points for 1 of 2 seats", new Nim() {
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
        assertBroken(
                Rule.COMES_TO_AN_END,
                "it still went on after 50 plies",
                GameChecker.of(endless, 2).withLongest(50));
    }

    @Test
    void moveListedTwice() {
        assertBroken(Rule.LISTS_A_MOVE_ONCE, "it lists 2 moves of which 1 differ", new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return heap.stones() == 0 ? List.of() : List.of(1, 1);
            }
        });
    }

    @Test
    void listedMoveThatIsRefused() {
        assertBroken(Rule.PLAYS_WHAT_IT_LISTS, "it refused ", new Nim() {
            @Override
            public List<Integer> legalMoves(Heap heap) {
                return heap.stones() == 0 ? List.of() : List.of(1, 2, 3);
            }
        });
    }

    @Test
    void unlistedMoveThatIsAccepted() {
        assertBroken(Rule.REFUSES_WHAT_IT_DOES_NOT_LIST, "it accepted ", new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                boolean tooMany = heap.stones() > 0 && stones > heap.stones();
                return tooMany ? new Heap(0, heap.toMove()) : super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void refusalWithoutACode() {
        assertBroken(Rule.REFUSES_WHAT_IT_DOES_NOT_LIST, "a refusal had code 0 and the message 'no'", new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                if (stones > heap.stones()) {
                    throw new IllegalMoveException(Reason.of(0), "no");
                }
                return super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void refusalWithoutAMessage() {
        assertBroken(Rule.REFUSES_WHAT_IT_DOES_NOT_LIST, "a refusal had code 12 and the message ' '", new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                if (stones > heap.stones()) {
                    throw new IllegalMoveException(MoveReason.UNPLAYABLE, " ");
                }
                return super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void moveAfterTheEnd() {
        assertBroken(Rule.REFUSES_AFTER_THE_END, "it accepted ", new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                return heap.stones() == 0 ? heap : super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void refusalThatDrawsNumbers() {
        assertBroken(Rule.LEAVES_CHANCE_ALONE_WHEN_REFUSING, "drew numbers", new Nim() {
            @Override
            public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
                chance.nextInt();
                return super.play(heap, stones, chance);
            }
        });
    }

    @Test
    void positionThatIsChangedWhenSeen() {
        assertBroken(
                Rule.LEAVES_POSITIONS_ALONE, "the hash code changed: [3, 2, 0]", GameChecker.of(new Countdown(), 1));
    }

    @Test
    void positionThatIsChangedByItsNextMove() {
        assertBroken(
                Rule.REPEATS_A_SEED,
                "the first time gave [] and the second [3, 2, 1]",
                GameChecker.of(
                        new Countdown() {
                            @Override
                            public List<Integer> seenBy(int seat, List<Integer> position) {
                                return position;
                            }

                            @Override
                            public List<Integer> play(List<Integer> position, Integer move, RandomGenerator chance) {
                                List<Integer> after = super.play(position, move, chance);
                                return chance instanceof CountingRandom ? after : emptied(position, after);
                            }
                        },
                        1));
    }

    @Test
    void hiddenRandomness() {
        assertBroken(Rule.REPEATS_A_SEED, "the first time gave Heap[", new Nim() {
            private int games;

            @Override
            public Heap start(RandomGenerator chance) {
                return new Heap(5 + games++ % 7, 0);
            }
        });
    }

    @Test
    void positionsWithoutEquality() {
        assertBroken(Rule.REPEATS_A_SEED, "the first time gave java.lang.Object", GameChecker.of(new Strangers(), 1));
    }

    @Test
    void secondLookShowsMore() {
        assertBroken(Rule.SEES_NOTHING_NEW_TWICE, "seat 0 saw Heap[", new Nim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return new Heap(heap.stones() + 1, heap.toMove());
            }
        });
    }

    @Test
    void turnIsHidden() {
        assertBroken(Rule.SHOWS_TURN_AND_OUTCOME, "sees Heap[", new Nim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return new Heap(heap.stones(), seat);
            }
        });
    }

    @Test
    void outcomeIsHidden() {
        assertBroken(Rule.SHOWS_TURN_AND_OUTCOME, "sees Heap[", new Nim() {
            @Override
            public Heap seenBy(int seat, Heap heap) {
                return new Heap(Math.max(1, heap.stones()), heap.toMove());
            }
        });
    }

    @Test
    void moverDoesNotSeeItsMoves() {
        assertBroken(
                Rule.SHOWS_ENOUGH_TO_MOVE, "the mover lists 1 moves from what it sees, the truth has 3", new Nim() {
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
        assertBroken(Rule.HIDES, "can tell Table[", GameChecker.of(broken, 3).withDisguise(new Cards()::redealt));
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
        assertBroken(Rule.HIDES, "can tell Table[", GameChecker.of(broken, 3).withDisguise(new Cards()::redealt));
    }

    @Test
    void notationThatReadsSomethingElse() {
        assertBroken(Rule.READS_WHAT_IT_WRITES, "'take 1' stands for", new Nim() {
            @Override
            public String write(Heap heap, Integer move) {
                return "take 1";
            }
        });
    }

    @Test
    void notationThatRefusesItsOwnText() {
        assertBroken(Rule.READS_WHAT_IT_WRITES, "was refused: expected 'take N', got 'grab", new Nim() {
            @Override
            public String write(Heap heap, Integer move) {
                return "grab " + move;
            }
        });
    }

    @Test
    void notationThatReadsAnything() {
        assertBroken(Rule.REFUSES_NONSENSE, "it read '' as 1", new Nim() {
            @Override
            public Integer read(Heap heap, String text) {
                return text.matches("take [0-9]") ? super.read(heap, text) : 1;
            }
        });
    }

    @Test
    void crashOnNonsense() {
        assertBroken(Rule.DOES_NOT_CRASH, "it threw java.lang.NumberFormatException", new Nim() {
            @Override
            public Integer read(Heap heap, String text) {
                return Integer.valueOf(text.replace("take ", ""));
            }
        });
    }

    @Test
    void crashAtTheStart() {
        assertBroken(Rule.DOES_NOT_CRASH, "it threw java.lang.IllegalStateException: no heap", new Nim() {
            @Override
            public Heap start(RandomGenerator chance) {
                throw new IllegalStateException("no heap");
            }
        });
    }

    @Test
    void refusalOfNonsenseWithoutACode() {
        assertBroken(Rule.REFUSES_NONSENSE, "a refusal had code 0", new Nim() {
            @Override
            public Integer read(Heap heap, String text) {
                if (text.isBlank()) {
                    throw new IllegalMoveException(Reason.of(0), "nothing was written");
                }
                return super.read(heap, text);
            }
        });
    }

    @Test
    void lastPositionThatIsChangedWhenSeen() {
        var broken = new Countdown() {
            @Override
            public List<Integer> seenBy(int seat, List<Integer> position) {
                return position;
            }

            @Override
            public Optional<Outcome> outcome(List<Integer> position) {
                return Optional.of(Outcome.of(0));
            }

            @Override
            public List<Integer> start(RandomGenerator chance) {
                return new ArrayList<>(List.of(0, 9));
            }

            @Override
            public List<Integer> legalMoves(List<Integer> position) {
                position.set(1, 8);
                return List.of();
            }
        };
        assertBroken(Rule.LEAVES_POSITIONS_ALONE, "the hash code changed: [0, 8]", GameChecker.of(broken, 1));
    }

    private void assertBroken(Rule rule, String detail, Nim game) {
        assertBroken(rule, detail, GameChecker.of(game, 2));
    }

    private void assertBroken(Rule rule, String detail, GameChecker<?, ?> checker) {
        Report report = checker.check();
        assertThat(report.faults()).as(report.toString()).hasSize(1);
        assertThat(report.faults().getFirst().rule()).isEqualTo(rule);
        assertThat(report.faults().getFirst().detail()).contains(detail);
    }
}
