package dev.quoin.crossword.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.picture.Picture;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BoardPainterTest {
    private static final int CELL = 32;

    private final Variant variant = Variants.named("standard");
    private final Board empty = Board.empty(variant.rows(), variant.columns());

    @Test
    void premiumSquaresHaveTheirColors() {
        Picture picture = BoardPainter.draw(variant, empty);
        assertThat(picture.width()).isEqualTo(15 * CELL);
        assertThat(picture.height()).isEqualTo(15 * CELL);
        assertThat(color(picture, 0, 0, 16, 16)).isEqualTo(0xd9604c);
        assertThat(color(picture, 1, 1, 16, 16)).isEqualTo(0xf0b7a8);
        assertThat(color(picture, 0, 3, 16, 16)).isEqualTo(0xa9cfe3);
        assertThat(color(picture, 1, 5, 16, 16)).isEqualTo(0x4f92c4);
        assertThat(color(picture, 0, 1, 16, 16)).isEqualTo(0xe9e4d6);
        assertThat(color(picture, 3, 3, 0, 0)).isEqualTo(0xb8b2a2);
    }

    @Test
    void everyLetterLooksDifferentAndBlanksArePale() {
        var looks = new HashSet<List<Integer>>();
        for (int letter = 1; letter <= 26; letter++) {
            for (byte tile : new byte[] {Tile.natural(letter), Tile.blankAs(letter)}) {
                Picture picture = BoardPainter.draw(variant, empty.with(List.of(new Placement(7, 7, tile))));
                looks.add(cell(picture, 7, 7));
                assertThat(cell(picture, 7, 7)).contains(0xf6dc9b, Tile.isBlank(tile) ? 0xb0792a : 0x2a2318);
            }
        }
        assertThat(looks).hasSize(52);
    }

    private static List<Integer> cell(Picture picture, int row, int column) {
        return IntStream.range(0, CELL * CELL)
                .mapToObj(at -> color(picture, row, column, at % CELL, at / CELL))
                .toList();
    }

    private static int color(Picture picture, int row, int column, int x, int y) {
        int at = 3 * ((CELL * row + y) * picture.width() + CELL * column + x);
        byte[] pixels = picture.pixels();
        return (pixels[at] & 255) << 16 | (pixels[at + 1] & 255) << 8 | pixels[at + 2] & 255;
    }
}
