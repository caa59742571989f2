package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CrosswordPositionTest {
    private final CrosswordPosition position = new CrosswordPosition(
            board("8G CAT"),
            List.of(known("AEI"), known("QZ"), known("??")),
            tiles("NNN"),
            List.of(5, 6, 7),
            1,
            2,
            new LastTurn.Exchanged(0, 3));

    @Nested
    class Seen {
        private final CrosswordPosition seen = position.seenBy(1);

        @Test
        void ownRackStaysKnown() {
            assertThat(seen.rack()).isEqualTo(tiles("QZ"));
        }

        @Test
        void otherRacksShowTheirSizeOnly() {
            assertThat(seen.racks()).containsExactly(new Rack.Hidden(3), known("QZ"), new Rack.Hidden(2));
            assertThatThrownBy(() -> seen.rack(0))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("the rack of seat 0 is hidden in this position");
        }

        @Test
        void unseenTilesAreOnePool() {
            assertThat(seen.pool()).isEqualTo(tiles("AEINNN??"));
            assertThat(position.unseenBy(1)).isEqualTo(seen.pool());
        }

        @Test
        void sizeOfTheBagStaysKnown() {
            assertThat(position.bagSize()).isEqualTo(3);
            assertThat(seen.bagSize()).isEqualTo(3);
        }

        @Test
        void everythingElseStays() {
            assertThat(seen.board()).isEqualTo(position.board());
            assertThat(seen.scores()).isEqualTo(position.scores());
            assertThat(seen.toMove()).isEqualTo(1);
            assertThat(seen.scorelessTurns()).isEqualTo(2);
            assertThat(seen.last()).isEqualTo(position.last());
        }

        @Test
        void secondLookShowsNothingNew() {
            assertThat(seen.seenBy(1)).isEqualTo(seen);
        }

        @Test
        void whatAnotherSeatMakesOfItKnowsNoRack() {
            assertThat(seen.seenBy(0).racks())
                    .containsExactly(new Rack.Hidden(3), new Rack.Hidden(2), new Rack.Hidden(2));
        }

        @Test
        void hiddenRacksAreKnownToBeHidden() {
            assertThat(position.hasHiddenRacks()).isFalse();
            assertThat(seen.hasHiddenRacks()).isTrue();
        }
    }

    @Nested
    class Impossible {
        @Test
        void noPlayerOrFive() {
            assertThatThrownBy(() -> position(List.of(), List.of(), 0, 0))
                    .hasMessage("a game must have 1 to 4 players, got 0");
            var five = List.<Rack>of(known("A"), known("A"), known("A"), known("A"), known("A"));
            assertThatThrownBy(() -> position(five, List.of(0, 0, 0, 0, 0), 0, 0))
                    .hasMessage("a game must have 1 to 4 players, got 5");
        }

        @Test
        void scoreForEachRackIsMissing() {
            assertThatThrownBy(() -> position(List.of(known("A"), known("A")), List.of(0), 0, 0))
                    .hasMessage("a position needs a score for each of 2 racks, got 1");
        }

        @Test
        void turnOfNobody() {
            assertThatThrownBy(() -> position(List.of(known("A")), List.of(0), 1, 0))
                    .hasMessage("the seat to move must be 0 to 0, got 1");
        }

        @Test
        void negativeCounts() {
            assertThatThrownBy(() -> position(List.of(known("A")), List.of(0), 0, -1))
                    .hasMessageContaining("got -1");
            assertThatThrownBy(() -> new Rack.Hidden(-1)).hasMessageContaining("got -1");
        }

        @Test
        void hiddenRacksHoldMoreThanIsUnseen() {
            assertThatThrownBy(() -> position(List.of(new Rack.Hidden(3)), List.of(0), 0, 0))
                    .hasMessage("hidden racks hold 3 tiles, but only 2 are unseen");
        }

        private static CrosswordPosition position(List<Rack> racks, List<Integer> scores, int toMove, int scoreless) {
            return new CrosswordPosition(board(), racks, tiles("AB"), scores, toMove, scoreless, new LastTurn.None());
        }
    }

    private static Rack known(String text) {
        return new Rack.Known(tiles(text));
    }
}
