package dev.quoin.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.check.GameChecker;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrosswordTest {
    @ParameterizedTest
    @CsvSource({"standard, 2, 4", "standard, 3, 3", "mini, 2, 40", "mini, 4, 20", "mini7, 1, 15", "wwf, 2, 2"})
    void contractIsKept(String variant, int players, int playthroughs) {
        var report = GameChecker.of(Games.shipped(variant, players), players)
                .withPlaythroughs(playthroughs)
                .withDisguise(Redeal::of)
                .check();
        assertThat(report.faults()).as(report.toString()).isEmpty();
        assertThat(report.plies()).isGreaterThan(2L * playthroughs);
    }

    @Nested
    class LegalMovesOf {
        private final Crossword standard = Games.shipped("standard", 2);

        @Test
        void emptyBoardRunBothWays() {
            List<CrosswordMove> moves = standard.legalMoves(position("CATXXXX", "EEEEEEE"));
            List<Play> plays = plays(moves);
            assertThat(plays.stream()
                            .filter(play -> play.direction() == Direction.ACROSS)
                            .count())
                    .isPositive()
                    .isEqualTo(plays.size() / 2);
            assertThat(plays)
                    .allSatisfy(play -> assertThat(standard.referee().refusal(position("CATXXXX", "E"), play))
                            .isEmpty());
        }

        @Test
        void rackOfEqualTilesExchangeEveryNumberOnce() {
            List<CrosswordMove> moves = standard.legalMoves(position("VVVVVVV", "EEEEEEE"));
            assertThat(moves).hasSize(8).endsWith(new Pass());
            assertThat(moves)
                    .filteredOn(Exchange.class::isInstance)
                    .extracting(move -> ((Exchange) move).tiles().size())
                    .containsExactly(1, 2, 3, 4, 5, 6, 7);
        }

        @Test
        void rackOfDifferentTilesExchangeEveryPart() {
            assertThat(standard.legalMoves(position("CVWXZQ?", "EEEEEEE")))
                    .filteredOn(Exchange.class::isInstance)
                    .hasSize(127)
                    .doesNotHaveDuplicates();
        }

        @Test
        void smallBagDoNotExchange() {
            assertThat(standard.legalMoves(position("VVVVVVV", "EEEEEE"))).containsExactly(new Pass());
        }

        @Test
        void finishedGameAreNone() {
            CrosswordPosition over = position("", "");
            assertThat(standard.legalMoves(over)).isEmpty();
            assertThat(standard.outcome(over)).isPresent();
        }

        @Test
        void listIsNoLongerThanItSays() {
            List<CrosswordMove> moves = standard.legalMoves(position("VVVVVVV", "EEEEEE"));
            assertThatThrownBy(() -> moves.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
        }

        private CrosswordPosition position(String rack, String bag) {
            return new CrosswordPosition(
                    standard.variant().start(),
                    List.of(known(rack), known("EEEEEEE")),
                    Tiles.parse(bag, Alphabet.latin()),
                    List.of(0, 0),
                    0,
                    0,
                    new LastTurn.None());
        }

        private static Rack known(String tiles) {
            return new Rack.Known(Tiles.parse(tiles, Alphabet.latin()));
        }

        private static List<Play> plays(List<CrosswordMove> moves) {
            return moves.stream()
                    .filter(Play.class::isInstance)
                    .map(Play.class::cast)
                    .toList();
        }
    }

    @Test
    void textThatIsNoMoveIsRefusedWithItsCode() {
        Crossword mini = Games.shipped("mini", 2);
        CrosswordPosition start = mini.start(new Random(1));
        assertThatThrownBy(() -> mini.notation().read(start, "hello there"))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        refused -> assertThat(refused.code()).isEqualTo(11));
        assertThat(mini.notation().read(start, "pass")).isEqualTo(new Pass());
        assertThat(mini.notation().write(start, new Pass())).isEqualTo("pass");
    }

    @Test
    void gameKnowsWhatItWasMadeOf() {
        Crossword mini = Games.shipped("mini", 3);
        assertThat(mini.players()).isEqualTo(3);
        assertThat(mini.variant().name()).isEqualTo("mini");
        assertThat(mini.lexicon().contains("CAT")).isTrue();
    }

    @Test
    void moreRacksThanTilesAreRefusedWhenTheGameIsMade() {
        assertThatThrownBy(() -> Games.shipped("mini", 5)).hasMessage("a game must have 1 to 4 players, got 5");
    }
}
