package dev.quoin.othello.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final Evaluation EVALUATION = new HandcraftedEvaluation();

    private final Search search = new Search(EVALUATION);

    private static OthelloPosition position(int plies, long number) {
        return new Openings(plies, 99).opening(number).end();
    }

    @Nested
    class Values {
        @Test
        void agreeWithPlainMinimaxAtEveryDepth() {
            for (int number = 0; number < 60; number++) {
                OthelloPosition position = position(4 + number % 30, number);
                int depth = 1 + number % 4;
                SearchResult result = search.best(position, SearchLimits.ofDepth(depth));
                assertThat(result.best().value())
                        .as("%s at depth %d", OthelloBoardText.write(position), depth)
                        .isEqualTo(NaiveSearch.value(position, depth, EVALUATION));
                assertThat(result.best().depth()).isEqualTo(depth);
            }
        }

        @Test
        void ofAllMovesAgreeWithPlainMinimax() {
            for (int number = 0; number < 20; number++) {
                OthelloPosition position = position(10 + number, number);
                SearchResult result = search.analyze(position, SearchLimits.ofDepth(3), 64, SearchWatcher.NONE);
                assertThat(result.lines())
                        .extracting(Variation::move)
                        .containsExactlyInAnyOrderElementsOf(position.legal());
                for (Variation line : result.lines()) {
                    OthelloPosition after = position.play(line.move());
                    assertThat(line.value()).isEqualTo(-NaiveSearch.value(after, 2, EVALUATION));
                }
            }
        }

        @Test
        void areExactNearTheEnd() {
            for (int number = 0; number < 10; number++) {
                OthelloPosition position = position(40, number);
                OthelloPosition late = late(position);
                SearchResult result = search.best(late, SearchLimits.ofDepth(2));
                assertThat(result.best().exact()).isTrue();
                assertThat(result.best().value()).isEqualTo(NaiveSearch.value(late, 60, EVALUATION));
            }
        }

        /// Six squares before the end of a game played quickly.
        private OthelloPosition late(OthelloPosition position) {
            OthelloPosition late = position;
            while (Long.bitCount(late.empty()) > 6 && !late.isOver()) {
                late = late.play(search.best(late, SearchLimits.ofDepth(1)).move());
            }
            return late.isOver() ? position(40, 1000) : late;
        }

        @Test
        void fallFromBestToWorst() {
            for (int number = 0; number < 10; number++) {
                SearchResult result =
                        search.analyze(position(20, number), SearchLimits.ofDepth(7), 64, SearchWatcher.NONE);
                assertThat(result.lines()).extracting(Variation::value).isSortedAccordingTo((a, b) -> b - a);
            }
        }
    }

    @Nested
    class Lines {
        @Test
        void canBePlayedAndLeadToTheirValue() {
            for (int number = 0; number < 30; number++) {
                OthelloPosition position = position(8 + number, number);
                Variation line = search.best(position, SearchLimits.ofDepth(5)).best();
                OthelloPosition end = position;
                for (OthelloMove move : line.moves()) {
                    end = end.play(move);
                }
                int leaf = NaiveSearch.value(end, 0, EVALUATION);
                assertThat(end.toMove() == position.toMove() ? leaf : -leaf).isEqualTo(line.value());
            }
        }

        @Test
        void beginWithAPassWhereOneIsForced() {
            OthelloPosition position = OthelloBoardText.read("OX------" + "-".repeat(56) + " X");
            Variation line = search.best(position, SearchLimits.ofDepth(3)).best();
            assertThat(line.moves()).containsExactly(OthelloMove.pass(), OthelloMove.place(2));
            assertThat(line.value()).isEqualTo(-6400);
        }
    }

    @Nested
    class Repetition {
        @Test
        void givesTheSameWhateverWasSearchedBefore() {
            OthelloPosition position = position(14, 1);
            SearchResult fresh = new Search(EVALUATION).best(position, SearchLimits.ofDepth(7));
            search.best(position(14, 2), SearchLimits.ofDepth(7));
            search.best(position, SearchLimits.ofDepth(6));
            assertThat(search.best(position, SearchLimits.ofDepth(7))).isEqualTo(fresh);
        }

        @Test
        void givesTheSameWhereTheGameIsSolved() {
            for (int number = 0; number < 5; number++) {
                OthelloPosition position = new Openings(48, 5).opening(number).end();
                SearchResult fresh = new Search(EVALUATION).best(position, SearchLimits.ofDepth(6));
                assertThat(fresh.best().exact()).isTrue();
                search.best(position.play(fresh.move()), SearchLimits.ofDepth(6));
                assertThat(search.best(position, SearchLimits.ofDepth(6))).isEqualTo(fresh);
            }
        }

        @Test
        void givesTheSameForANodeLimit() {
            OthelloPosition position = position(14, 4);
            SearchLimits limits = SearchLimits.ofNodes(12_345);
            SearchResult fresh = new Search(EVALUATION).best(position, limits);
            search.best(position(14, 2), limits);
            assertThat(search.best(position, limits)).isEqualTo(fresh);
        }
    }

    @Nested
    class Ends {
        @Test
        void atTheNodeLimitExactly() {
            for (long nodes : new long[] {1, 2, 10, 1000, 5000}) {
                assertThat(search.best(position(10, 1), SearchLimits.ofNodes(nodes))
                                .nodes())
                        .isEqualTo(nodes);
            }
        }

        @Test
        void withALegalMoveHoweverEarly() {
            OthelloPosition position = position(10, 1);
            SearchResult result = search.best(position, SearchLimits.ofNodes(1));
            assertThat(position.legal()).contains(result.move());
            assertThat(result.best().depth()).isEqualTo(1);
        }

        @Test
        void whenTheWatcherHasSeenEnough() {
            var depths = new ArrayList<Integer>();
            var watcher = new SearchWatcher() {
                @Override
                public void reached(SearchResult result) {
                    depths.add(result.best().depth());
                }

                @Override
                public boolean isEnough() {
                    return depths.size() >= 4;
                }
            };
            SearchResult result = search.analyze(position(10, 1), SearchLimits.ofDepth(60), 1, watcher);
            assertThat(depths).startsWith(1, 2, 3, 4);
            assertThat(result.best().depth()).isLessThan(12);
        }

        @Test
        void whenTheTimeIsOver() {
            SearchLimits limits = SearchLimits.ofTime(Duration.ofMillis(20));
            SearchResult result = search.best(position(10, 1), limits);
            assertThat(result.best().exact()).isFalse();
        }
    }

    @Test
    void aFinishedGameIsRefused() {
        OthelloPosition over = OthelloBoardText.read("X" + "-".repeat(63) + " O");
        assertThatThrownBy(() -> search.best(over, SearchLimits.ofDepth(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game is over, there is no move to search for");
    }

    @Test
    void limitsAreChecked() {
        assertThatThrownBy(() -> SearchLimits.ofDepth(0)).hasMessage("a search depth must be 1..60, got 0");
        assertThatThrownBy(() -> SearchLimits.ofNodes(0)).hasMessage("a node limit must be at least 1, got 0");
        assertThatThrownBy(() -> SearchLimits.ofTime(Duration.ZERO))
                .hasMessage("a time limit must be longer than nothing, got PT0S");
        assertThatThrownBy(
                        () -> search.analyze(OthelloPosition.start(), SearchLimits.ofDepth(1), 0, SearchWatcher.NONE))
                .hasMessage("the number of moves to judge must be at least 1, got 0");
        assertThat(SearchLimits.ofTime(Duration.ofSeconds(Long.MAX_VALUE)).time())
                .isLessThan(Duration.ofDays(40_000));
    }
}
