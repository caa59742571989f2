package dev.quoin.crossword.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DailyLettersTest {
    private static final DailyLetters RULES = DailyLetters.of(DailyEdition.FIRST);

    /// PERSON down from H6, rack ABDENOQ.
    private static final DailyPuzzle PUZZLE = DailyPuzzle.of(LocalDate.of(2026, 1, 1));

    private static DailyGame start() {
        return RULES.start(PUZZLE);
    }

    private static CrosswordMove move(DailyGame game, String text) {
        return switch (CrosswordMoveText.of(Alphabet.latin())
                .read(game.position().board(), text)) {
            case MoveReading.Read(CrosswordMove move) -> move;
            case MoveReading.Refused(var refusal) -> throw refusal.asException();
        };
    }

    private static DailyAnswer play(DailyGame game, String text) {
        return RULES.play(game, move(game, text));
    }

    private static String rack(DailyGame game) {
        return game.position().rack().show(Alphabet.latin());
    }

    private static String sorted(String letters) {
        return Tiles.parse(letters, Alphabet.latin()).show(Alphabet.latin());
    }

    @Test
    void aGameBeginsWithTheWordSevenTilesAndNoPoints() {
        DailyGame game = start();
        assertThat(game.position().board()).isEqualTo(PUZZLE.board());
        assertThat(rack(game))
                .isEqualTo("ABDENOQ")
                .isEqualTo(sorted(PUZZLE.draws().substring(0, 7)));
        assertThat(game.position().bagSize()).isEqualTo(98 - 6 - 7);
        assertThat(game.total()).isZero();
        assertThat(game.turnsLeft()).isEqualTo(5);
        assertThat(game.isOver()).isFalse();
    }

    @Test
    void aPlayScoresAndDrawsTheNextTilesOfTheOrder() {
        DailyAnswer answer = play(start(), "8G B(R)OADEN");

        assertThat(answer).isInstanceOf(DailyAnswer.Accepted.class);
        DailyGame game = answer.game();
        assertThat(game.turns()).singleElement().isInstanceOfSatisfying(DailyTurn.Played.class, turn -> {
            assertThat(turn.receipt().toString()).isEqualTo("BROADEN 8G: 3+1+1+1+2+1×2+1 = 11");
            assertThat(turn.score()).isEqualTo(11);
        });
        assertThat(game.total()).isEqualTo(11);
        assertThat(rack(game)).isEqualTo(sorted("Q" + PUZZLE.draws().substring(7, 13)));
        assertThat(game.position().bagSize()).isEqualTo(85 - 6);
    }

    @Test
    void aSkippedTurnScoresAndDrawsNothing() {
        DailyGame game = start();
        for (int turn = 1; turn <= DailyGame.TURNS; turn++) {
            assertThat(game.isOver()).isFalse();
            game = play(game, "pass").game();
            assertThat(game.turnsLeft()).isEqualTo(5 - turn);
        }
        assertThat(game.isOver()).isTrue();
        assertThat(game.total()).as("tiles left cost nothing").isZero();
        assertThat(game.position()).isEqualTo(start().position());
        assertThat(game.turns()).containsOnly(new DailyTurn.Skipped());
    }

    @Test
    void afterTheFifthTurnNothingCanBeDone() {
        DailyGame over = RULES.replay(PUZZLE, Collections.nCopies(5, new Pass()));

        DailyAnswer answer = RULES.play(over, new Pass());

        assertThat(answer)
                .isInstanceOfSatisfying(
                        DailyAnswer.Refused.class,
                        refused -> assertThat(refused.refusal().message())
                                .isEqualTo("the game is over: all 5 turns have been played"));
        assertThat(answer.game()).isEqualTo(over);
        assertThatThrownBy(() -> RULES.replay(PUZZLE, Collections.nCopies(6, new Pass())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ends with its turn 5");
    }

    @Nested
    class Refusals {
        @Test
        void aRefusedPlayNamesItsWordAndLeavesTheTilesWhereTheyWere() {
            DailyGame game = start();

            DailyAnswer answer = play(game, "8G B(R)AODEN");

            assertThat(answer).isInstanceOfSatisfying(DailyAnswer.Refused.class, refused -> {
                assertThat(refused.refusal().reason()).isEqualTo(CrosswordReason.INVALID_WORD);
                assertThat(refused.refusal().message()).isEqualTo("BRAODEN at 8G is not in the lexicon");
            });
            assertThat(answer.game()).isEqualTo(new DailyGame(PUZZLE, game.position(), List.of(), 1));
            assertThat(answer.game().freeRefusals()).isEqualTo(9);
        }

        @Test
        void tenAreFreeAndEachFurtherOneCostsTheTurn() {
            DailyGame game = start();
            CrosswordMove wrong = move(game, "8G B(R)AODEN");
            for (int refusal = 1; refusal <= 10; refusal++) {
                game = RULES.play(game, wrong).game();
                assertThat(game.turnsLeft()).isEqualTo(5);
            }
            assertThat(game.freeRefusals()).isZero();

            game = RULES.play(game, wrong).game();

            assertThat(game.turnsLeft()).isEqualTo(4);
            assertThat(game.turns()).singleElement().isInstanceOf(DailyTurn.Lost.class);
            assertThat(game.total()).isZero();
            assertThat(play(game, "8G B(R)OADEN").game().total()).isEqualTo(11);
            assertThat(RULES.replay(PUZZLE, Collections.nCopies(15, wrong)).isOver())
                    .isTrue();
        }

        @Test
        void thereIsNoExchange() {
            DailyAnswer answer = RULES.play(start(), new Exchange(Tiles.parse("Q", Alphabet.latin())));
            assertThat(answer)
                    .isInstanceOfSatisfying(
                            DailyAnswer.Refused.class,
                            refused -> assertThat(refused.refusal().reason())
                                    .isEqualTo(CrosswordReason.EXCHANGE_NOT_ALLOWED));
            assertThat(answer.game().refusals()).isEqualTo(1);
        }

        @Test
        void aTileThatIsNotOnTheRackIsNamed() {
            var play =
                    new Play(Direction.ACROSS, List.of(new Placement(7, 8, (byte) 5), new Placement(7, 9, (byte) 24)));
            assertThat(RULES.play(start(), play))
                    .isInstanceOfSatisfying(
                            DailyAnswer.Refused.class,
                            refused -> assertThat(refused.refusal().message()).contains("1 of X"));
        }
    }

    @Test
    void theSameMovesFromTheSameDateGiveTheSameScore() {
        var chance = new SplittableRandom(12);
        for (int day = 0; day < 40; day++) {
            DailyPuzzle puzzle = DailyPuzzle.of(DailyEdition.FIRST.begin().plusDays(day));
            var moves = new ArrayList<CrosswordMove>();
            DailyGame game = RULES.start(puzzle);
            while (!game.isOver()) {
                CrosswordMove move = anyMove(game, chance);
                moves.add(move);
                game = RULES.play(game, move).game();
            }
            assertThat(RULES.replay(puzzle, moves)).as("day %d", day).isEqualTo(game);
            assertThat(game.total())
                    .isEqualTo(game.turns().stream().mapToInt(DailyTurn::score).sum());
            assertThat(drawn(game))
                    .as("the tiles drawn are the first of the order")
                    .isEqualTo(sorted(puzzle.draws()
                            .substring(
                                    0, puzzle.draws().length() - game.position().bagSize())));
        }
    }

    /// All tiles that left the bag: those on the board beyond the word, and the rack.
    private static String drawn(DailyGame game) {
        Tiles all = RULES.variant().tiles().distribution();
        Tiles word = Tiles.parse(game.puzzle().word(), Alphabet.latin());
        return all.minus(word).minus(game.position().pool()).show(Alphabet.latin());
    }

    private static CrosswordMove anyMove(DailyGame game, SplittableRandom chance) {
        var generator = new MoveGenerator(RULES.lexicon(), RULES.variant());
        var plays = new PlayBuffer();
        generator.load(game.position().board());
        generator.all(game.position().rack(), plays);
        int choice = chance.nextInt(plays.size() + 1);
        return choice == plays.size()
                ? new Pass()
                : plays.play(choice, game.position().board());
    }

    @Test
    void blockedWordsAreNoWords() {
        assertThat(RULES.lexicon().contains("person")).isTrue();
        assertThat(RULES.lexicon().contains("slut")).isFalse();
    }

    @Test
    void aGameThatCannotBeIsRefused() {
        DailyGame game = start();
        var skips = Collections.nCopies(6, (DailyTurn) new DailyTurn.Skipped());
        assertThatThrownBy(() -> new DailyGame(PUZZLE, game.position(), skips, 0))
                .hasMessageContaining("5 turns, got 6");
        assertThatThrownBy(() -> new DailyGame(PUZZLE, game.position(), List.of(), -1))
                .hasMessageContaining("negative, got -1");
    }
}
