package dev.quoin.game;

import static dev.quoin.game.GameChecker.Rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Cards.Table;
import dev.quoin.game.GameChecker.Fault;
import dev.quoin.game.GameChecker.Report;
import dev.quoin.game.Nim.Heap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Nested;
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
        assertThat(report).hasToString("4 playthroughs, 48 plies: the contract is kept");
    }

    @Test
    void faultNamesSeedPlyAndRule() {
        var broken = new Nim() {
            @Override
            public int toMove(Heap heap) {
                return heap.stones() < 4 ? 2 : heap.toMove();
            }
        };
        Report report = GameChecker.of(broken, 2).fromSeed(7).check();
        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().getFirst();
        assertThat(fault.seed()).isBetween(7L, 26L);
        assertThat(fault.ply()).isPositive();
        assertThat(report.toString())
                .contains("1 rules are broken")
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
    void checkWithoutSeatsOrPlaythroughsIsRefused() {
        assertThatThrownBy(() -> GameChecker.of(new Nim(), 0)).hasMessageContaining("at least 1 seat, got 0");
        assertThatThrownBy(() -> GameChecker.of(new Nim(), 2).withPlaythroughs(0))
                .hasMessageContaining("at least 1 playthrough");
        assertThatThrownBy(() -> GameChecker.of(new Nim(), 2).withLongest(0)).hasMessageContaining("1 ply");
    }

    /// Each fault is found and named as what it is.
    @Nested
    class BrokenGames {
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
                                public List<Integer> play(
                                        List<Integer> position, Integer move, RandomGenerator chance) {
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

    /// Counts a mutable list down; looking at it takes an element away.
    private static class Countdown implements Game<List<Integer>, Integer>, Notation<List<Integer>, Integer> {
        @Override
        public List<Integer> start(RandomGenerator chance) {
            return new ArrayList<>(List.of(3, 2, 1));
        }

        @Override
        public int toMove(List<Integer> position) {
            return 0;
        }

        @Override
        public List<Integer> legalMoves(List<Integer> position) {
            return position.isEmpty() ? List.of() : List.of(position.getFirst());
        }

        @Override
        public List<Integer> play(List<Integer> position, Integer move, RandomGenerator chance) {
            if (position.isEmpty() || !position.getFirst().equals(move)) {
                throw new IllegalMoveException(12, move + " is not next");
            }
            return new ArrayList<>(position.subList(1, position.size()));
        }

        static List<Integer> emptied(List<Integer> position, List<Integer> after) {
            position.clear();
            return after;
        }

        @Override
        public Optional<Outcome> outcome(List<Integer> position) {
            return position.isEmpty() ? Optional.of(Outcome.of(0)) : Optional.empty();
        }

        @Override
        public List<Integer> seenBy(int seat, List<Integer> position) {
            if (position.size() == 3) {
                position.set(2, 0);
            }
            return position;
        }

        @Override
        public Notation<List<Integer>, Integer> notation() {
            return this;
        }

        @Override
        public String write(List<Integer> position, Integer move) {
            return "=" + move;
        }

        @Override
        public Integer read(List<Integer> position, String text) {
            if (!text.startsWith("=")) {
                throw new IllegalMoveException(11, "expected =N, got '" + text + "'");
            }
            return Integer.valueOf(text.substring(1));
        }
    }

    /// Positions that equal nothing but themselves.
    private static final class Strangers implements Game<Object, Integer>, Notation<Object, Integer> {
        @Override
        public Object start(RandomGenerator chance) {
            return new Object();
        }

        @Override
        public int toMove(Object position) {
            return 0;
        }

        @Override
        public List<Integer> legalMoves(Object position) {
            return List.of();
        }

        @Override
        public Object play(Object position, Integer move, RandomGenerator chance) {
            throw new IllegalMoveException(12, "the game is over");
        }

        @Override
        public Optional<Outcome> outcome(Object position) {
            return Optional.of(Outcome.of(0));
        }

        @Override
        public Object seenBy(int seat, Object position) {
            return position;
        }

        @Override
        public Notation<Object, Integer> notation() {
            return this;
        }

        @Override
        public String write(Object position, Integer move) {
            return "";
        }

        @Override
        public Integer read(Object position, String text) {
            throw new IllegalMoveException(11, "there are no moves");
        }
    }
}
