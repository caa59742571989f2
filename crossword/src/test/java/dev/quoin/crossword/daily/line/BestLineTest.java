package dev.quoin.crossword.daily.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class BestLineTest {
    private static final DailyLetters RULES = DailyLetters.of(DailyEdition.FIRST);
    private static final BestLine LINES = BestLine.of(RULES);
    private static final DailyPuzzle PUZZLE = DailyPuzzle.of(LocalDate.of(2026, 11, 15));

    private static Line find(DailyPuzzle puzzle, int width) {
        return LINES.find(puzzle, width, LineWatcher.silent());
    }

    @Test
    void aLineIsAGameThatTheRulesReplay() {
        Line line = find(PUZZLE, 3);
        DailyGame replayed = RULES.replay(PUZZLE, line.moves());
        assertThat(line.moves()).hasSize(DailyGame.TURNS);
        assertThat(line.games()).hasSize(DailyGame.TURNS + 1).startsWith(RULES.start(PUZZLE));
        assertThat(line.end()).isEqualTo(replayed);
        assertThat(line.total()).isEqualTo(replayed.total()).isPositive();
        assertThat(replayed.refusals()).isZero();
    }

    @Test
    void theSameWidthGivesTheSameLine() {
        assertThat(find(PUZZLE, 4)).isEqualTo(find(PUZZLE, 4));
    }

    @Test
    void roundsThatTakeVeryLongAreFewer() {
        assertThat(find(DailyPuzzle.of(LocalDate.of(2026, 10, 28)), 10).rounds())
                .isLessThan(10);
        assertThat(find(PUZZLE, 10).rounds()).isEqualTo(10);
    }

    @Test
    void aWiderSearchIsNeverWorseAndTellsEachRound() {
        for (long seed = 0; seed < 3; seed++) {
            DailyPuzzle puzzle = DailyPuzzle.ofSeed(seed);
            var totals = new ArrayList<Integer>();
            Line widest = LINES.find(puzzle, 6, new LineWatcher() {
                @Override
                public void reached(int round, int total) {
                    totals.add(total);
                    assertThat(round).isEqualTo(totals.size());
                }
            });
            assertThat(totals).hasSize(6).isSorted().endsWith(widest.total());
            for (int width : List.of(1, 3)) {
                assertThat(find(puzzle, width).total())
                        .as("width %d of %d", width, seed)
                        .isEqualTo(totals.get(width - 1));
            }
        }
    }

    @Test
    void aSearchThatWasStoppedGoesOnFromWhereItWas() {
        for (long seed = 0; seed < 2; seed++) {
            DailyPuzzle puzzle = DailyPuzzle.ofSeed(seed);
            var kept = new ArrayList<LineProgress>();
            Line whole = LINES.find(puzzle, 8, new LineWatcher() {
                @Override
                public void reached(Supplier<LineProgress> progress) {
                    kept.add(progress.get());
                }
            });
            assertThat(kept).hasSize(8);
            assertThat(kept.getLast().line()).isEqualTo(whole);
            for (LineProgress progress : kept) {
                var again = new ArrayList<LineProgress>();
                Line resumed = LINES.find(puzzle, 8, Optional.of(progress), new LineWatcher() {
                    @Override
                    public void reached(Supplier<LineProgress> next) {
                        again.add(next.get());
                    }
                });
                assertThat(resumed).isEqualTo(whole);
                assertThat(again).isEqualTo(kept.subList(progress.line().rounds(), 8));
            }
        }
    }

    @Test
    void aSearchThatIsStoppedWhileItCatchesUpKeepsWhatIsKnown() {
        var kept = new ArrayList<LineProgress>();
        LINES.find(PUZZLE, 3, new LineWatcher() {
            @Override
            public void reached(Supplier<LineProgress> progress) {
                kept.add(progress.get());
            }
        });
        Line stopped = LINES.find(PUZZLE, 9, Optional.of(kept.getLast()), new LineWatcher() {
            @Override
            public boolean isEnough() {
                return true;
            }
        });
        assertThat(stopped).isEqualTo(kept.getLast().line());
    }

    @Test
    void aLineBeatsPlayingTheHighestScoreEachTurn() {
        var best = BestPlay.of(RULES);
        for (long seed = 0; seed < 3; seed++) {
            DailyGame greedy = RULES.start(DailyPuzzle.ofSeed(seed));
            while (!greedy.isOver()) {
                greedy =
                        RULES.play(greedy, best.in(greedy).orElseThrow().play()).game();
            }
            assertThat(find(DailyPuzzle.ofSeed(seed), 40).total()).isGreaterThan(greedy.total());
        }
    }

    @Test
    void anInterruptedThreadGetsALineAllTheSame() {
        Thread.currentThread().interrupt();
        try {
            Line line = LINES.find(PUZZLE);
            assertThat(line.rounds()).isZero();
            assertThat(line.end().isOver()).isTrue();
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        } finally {
            boolean _ = Thread.interrupted();
        }
    }

    @Test
    void aWatcherEndsTheSearch() {
        var rounds = new ArrayList<Integer>();
        Line line = LINES.find(PUZZLE, 1000, new LineWatcher() {
            @Override
            public void reached(int round, int total) {
                rounds.add(round);
            }

            @Override
            public boolean isEnough() {
                return rounds.size() == 2;
            }
        });
        assertThat(line.rounds()).isEqualTo(2);
        assertThat(line.total()).isEqualTo(find(PUZZLE, 2).total());
    }

    @Test
    void aSearchWithoutWidthIsRefused() {
        assertThatThrownBy(() -> find(PUZZLE, 0)).hasMessage("a search must be at least 1 wide, got 0");
    }
}
