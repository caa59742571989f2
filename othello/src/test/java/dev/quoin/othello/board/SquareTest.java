package dev.quoin.othello.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SquareTest {
    @Test
    void namesReadBack() {
        for (int square = 0; square < Square.COUNT; square++) {
            assertThat(Square.named(Square.name(square))).isEqualTo(square);
            assertThat(Square.at(Square.row(square), Square.column(square))).isEqualTo(square);
        }
    }

    @Test
    void theFirstRowIsOnTop() {
        assertThat(Square.name(0)).isEqualTo("a1");
        assertThat(Square.name(7)).isEqualTo("h1");
        assertThat(Square.name(63)).isEqualTo("h8");
        assertThat(Square.named("F5")).isEqualTo(37);
    }

    @Test
    void whatIsNoSquareIsRefused() {
        assertThat(Square.named("i1")).isEqualTo(-1);
        assertThat(Square.named("a9")).isEqualTo(-1);
        assertThatThrownBy(() -> Square.at(8, 0)).hasMessage("row and column must be 0..7, got 8 and 0");
        assertThatThrownBy(() -> OthelloMove.place(64)).hasMessage("square must be 0..63, got 64");
    }
}
