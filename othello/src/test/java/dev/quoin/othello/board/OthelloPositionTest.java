package dev.quoin.othello.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OthelloPositionTest {
    private static final OthelloPosition START = OthelloPosition.start();

    @Nested
    class Twin {
        @Test
        void movesAndFlipsAgreeWithTheArray() {
            Property.check("moves and flips", 3000, choices -> {
                OthelloPosition position = RandomPositions.any(choices);
                choices.note("position", OthelloBoardText.write(position));
                var twin = ArrayBoard.of(position);
                assertThat(squares(position.moves())).isEqualTo(twin.playable());
                for (int square = 0; square < Square.COUNT; square++) {
                    List<Integer> turned = twin.turned(Square.row(square), Square.column(square));
                    assertThat(squares(position.flips(square)))
                            .as(Square.name(square))
                            .containsExactlyInAnyOrderElementsOf(turned);
                    assertThat(position.isLegal(Square.row(square), Square.column(square)))
                            .isEqualTo(!turned.isEmpty());
                    assertThat(position.playable()[square]).isEqualTo(!turned.isEmpty());
                }
            });
        }

        @Test
        void gamesAgreeWithTheArray() {
            Property.check("games", 500, choices -> {
                OthelloPosition position = choices.oneIn(2) ? RandomPositions.thrown(choices) : START;
                var twin = ArrayBoard.of(position);
                while (!position.isOver()) {
                    assertThat(twin.isOver()).isFalse();
                    OthelloMove move = choices.of(position.legal());
                    position = position.play(move);
                    switch (move) {
                        case OthelloMove.Place(int square) -> twin.place(Square.row(square), Square.column(square));
                        case OthelloMove.Pass _ -> {
                            assertThat(twin.playable()).isEmpty();
                            twin.pass();
                        }
                    }
                    assertThat(OthelloBoardText.write(position)).isEqualTo(twin.toString());
                }
                assertThat(twin.isOver()).isTrue();
                assertThat(position.count(Disc.BLACK)).isEqualTo(twin.count('X'));
                assertThat(position.count(Disc.WHITE)).isEqualTo(twin.count('O'));
            });
        }
    }

    @Nested
    class Rules {
        @Test
        void blackHasFourFirstMoves() {
            assertThat(START.legal().toString()).isEqualTo("[d3, c4, f5, e6]");
        }

        @Test
        void legalListsWhatPlayTakes() {
            Property.check("legal", 500, choices -> {
                OthelloPosition position = RandomPositions.any(choices);
                choices.note("position", OthelloBoardText.write(position));
                List<OthelloMove> legal = position.legal();
                for (OthelloMove move : everyMove()) {
                    assertThat(position.isLegal(move)).isEqualTo(legal.contains(move));
                    assertThat(position.refusal(move).isEmpty()).isEqualTo(legal.contains(move));
                    if (!legal.contains(move)) {
                        assertThatThrownBy(() -> position.play(move)).isInstanceOf(IllegalMoveException.class);
                    }
                }
                assertThat(legal.isEmpty()).isEqualTo(position.isOver());
                assertThat(legal.equals(List.of(OthelloMove.pass()))).isEqualTo(position.mustPass());
            });
        }

        @Test
        void aMoveAddsOneDiscAndTurnsOthers() {
            Property.check("discs", 500, choices -> {
                OthelloPosition position = RandomPositions.any(choices);
                for (OthelloMove move : position.legal()) {
                    OthelloPosition after = position.play(move);
                    Disc mover = position.toMove();
                    int turned =
                            move instanceof OthelloMove.Place(int square) ? Long.bitCount(position.flips(square)) : -1;
                    assertThat(after.toMove()).isEqualTo(mover.opponent());
                    assertThat(after.count(mover)).isEqualTo(position.count(mover) + (turned < 0 ? 0 : turned + 1));
                    assertThat(after.count(mover.opponent()))
                            .isEqualTo(position.count(mover.opponent()) - Math.max(turned, 0));
                }
            });
        }

        @Test
        void pointsAreSixtyFourTogether() {
            Property.check("points", 300, choices -> {
                OthelloPosition position = RandomPositions.any(choices);
                assertThat(position.points(Disc.BLACK) + position.points(Disc.WHITE))
                        .isEqualTo(64);
                position.winner()
                        .ifPresent(winner -> assertThat(position.points(winner)).isGreaterThan(32));
                assertThat(position.isDraw() || position.winner().isPresent()).isEqualTo(position.isOver());
            });
        }

        @Test
        void cornerIsNeverTurned() {
            Property.check("corners", 300, choices -> {
                OthelloPosition position = RandomPositions.any(choices);
                for (OthelloMove move : position.legal()) {
                    OthelloPosition after = position.play(move);
                    for (int corner : new int[] {0, 7, 56, 63}) {
                        long bit = Square.bit(corner);
                        assertThat((position.black() & bit) != 0 && (after.white() & bit) != 0)
                                .isFalse();
                        assertThat((position.white() & bit) != 0 && (after.black() & bit) != 0)
                                .isFalse();
                    }
                }
            });
        }
    }

    @Nested
    class Perft {
        @Test
        void startHasThePublishedNumbersOfGames() {
            long[] published = {1, 4, 12, 56, 244, 1396, 8200, 55092};
            for (int depth = 0; depth < published.length; depth++) {
                assertThat(perft(START, depth)).as("depth %d", depth).isEqualTo(published[depth]);
            }
        }

        @Test
        void passIsAPlyAndAFinishedGameALeaf() {
            OthelloPosition black = OthelloBoardText.read("XO" + "-".repeat(62) + "O");
            assertThat(black.mustPass()).isTrue();
            assertThat(perft(black, 1)).isEqualTo(1);
            assertThat(perft(black, 2)).isEqualTo(1);
            assertThat(perft(black, 9)).isEqualTo(1);
        }

        private static long perft(OthelloPosition position, int depth) {
            List<OthelloMove> legal = position.legal();
            if (depth == 0 || legal.isEmpty()) {
                return 1;
            }
            long leaves = 0;
            for (OthelloMove move : legal) {
                leaves += perft(position.play(move), depth - 1);
            }
            return leaves;
        }
    }

    @Nested
    class Refusals {
        @Test
        void theReasonAndTheSquareAreNamed() {
            assertRefused(START, "e4", OthelloReason.OCCUPIED, "e4 is occupied: it has a black disc");
            assertRefused(START, "d4", OthelloReason.OCCUPIED, "d4 is occupied: it has a white disc");
            assertRefused(START, "a1", OthelloReason.TURNS_NOTHING, "a1 turns no disc for Black");
            assertRefused(START, "pass", OthelloReason.MAY_NOT_PASS, "Black may not pass: d3 can be played");
            OthelloPosition stuck = OthelloBoardText.read("XO" + "-".repeat(62) + "O");
            assertRefused(stuck, "c1", OthelloReason.MUST_PASS, "White has no square to play and must pass, got c1");
            OthelloPosition over = OthelloBoardText.read("X".repeat(64) + "O");
            assertRefused(over, "c1", OthelloReason.GAME_OVER, "the game is over: neither player can move, got c1");
            assertRefused(over, "pass", OthelloReason.GAME_OVER, "the game is over: neither player can move, got pass");
        }

        @Test
        void aSquareHoldsOneDisc() {
            assertThatThrownBy(() -> new OthelloPosition(6, 2, Disc.BLACK))
                    .hasMessage("a square holds one disc, but b1 has both colors");
        }

        private static void assertRefused(OthelloPosition position, String move, OthelloReason reason, String message) {
            OthelloMove read = move.equals("pass") ? OthelloMove.pass() : OthelloMove.place(Square.named(move));
            assertThat(position.refusal(read)).contains(new Refusal(reason, message));
            assertThatThrownBy(() -> position.play(read))
                    .isInstanceOf(IllegalMoveException.class)
                    .hasMessage(message)
                    .extracting(refused -> ((IllegalMoveException) refused).code())
                    .isEqualTo(reason.code());
        }
    }

    @Test
    void isReadable() {
        assertThat(OthelloPosition.start().play(OthelloMove.place(Square.named("d3"))))
                .hasToString("""
                  a b c d e f g h
                1 . . . . . . . .
                2 . . . . . . . .
                3 . . . X . . . .
                4 . . . X X . . .
                5 . . . X O . . .
                6 . . . . . . . .
                7 . . . . . . . .
                8 . . . . . . . .
                X 4, O 1, White to move""");
        assertThat(new OthelloPosition(-1, 0, Disc.BLACK).toString()).endsWith("X 64, O 0, game over");
    }

    private static List<OthelloMove> everyMove() {
        var moves = new ArrayList<OthelloMove>();
        moves.add(OthelloMove.pass());
        for (int square = 0; square < Square.COUNT; square++) {
            moves.add(OthelloMove.place(square));
        }
        return moves;
    }

    private static List<Integer> squares(long set) {
        var squares = new ArrayList<Integer>();
        for (long left = set; left != 0; left &= left - 1) {
            squares.add(Long.numberOfTrailingZeros(left));
        }
        return squares;
    }
}
