package dev.quoin.env.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environments;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.crossword.CrosswordSlots;
import dev.quoin.env.crossword.action.WordAction;
import dev.quoin.env.crossword.action.WordActions;
import dev.quoin.game.IllegalMoveException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CrosswordArraysTest {
    private static final Variant MINI = Variants.named("mini");
    private static final Lexicon WORDS = Lexicons.named("mini");
    private static final Board EMPTY = MINI.start();

    private static Tiles tiles(String text) {
        return Tiles.parse(text, Alphabet.latin());
    }

    private static Play play(Board board, int row, int column, Direction direction, String word) {
        return PlacedWords.play(board, Alphabet.latin(), row, column, direction, word);
    }

    @Test
    void everyPlayIsARecord() {
        var arrays = new CrosswordArrays(WORDS, MINI);
        assertThat(arrays.recordBytes()).isEqualTo(12 + 4 * 5);
        byte[] all = arrays.all(EMPTY, tiles("CAT"));
        assertThat(all.length % arrays.recordBytes()).isZero();
        assertThat(new String(all, 8, 24, Charset.forName("UTF-32LE"))).isIn("HACT\0\0", "HCAT\0\0");
        byte[] best = arrays.ranked(EMPTY, tiles("CAT"), 1);
        assertThat(best).hasSize(arrays.recordBytes());
        assertThat(best[4]).as("CAT or ACT doubled").isEqualTo((byte) 10);
        assertThat(arrays.top(EMPTY, tiles("CAT"), 2)).hasSize(2 * arrays.recordBytes());
    }

    @Test
    void playsDownOnAnEmptyBoardAreListedToo() {
        var arrays = new CrosswordArrays(WORDS, MINI);
        byte[] all = arrays.all(EMPTY, tiles("CAT"));
        int across = 0;
        for (int at = 8; at < all.length; at += arrays.recordBytes()) {
            across += all[at] == 'H' ? 1 : 0;
        }
        assertThat(all).hasSize(2 * across * arrays.recordBytes());
    }

    @Test
    void boardsAndTilesGoBothWays() {
        var letters = new byte[25];
        var blanks = new byte[25];
        letters[12] = 26;
        blanks[12] = 1;
        Board board = CrosswordArrays.board(MINI, letters, blanks);
        assertThat(CrosswordArrays.letters(board)).isEqualTo(letters);
        assertThat(CrosswordArrays.blanks(board)).isEqualTo(blanks);
        int[] counts = CrosswordArrays.counts(tiles("AZZ?"), Alphabet.latin());
        assertThat(counts).hasSize(27).startsWith(1, 0).endsWith(2, 1);
        assertThat(CrosswordArrays.tiles(counts)).isEqualTo(tiles("AZZ?"));
        assertThat(CrosswordArrays.premiums(MINI)[12]).isEqualTo((byte) 2);
        letters[0] = 27;
        assertThatThrownBy(() -> CrosswordArrays.board(MINI, letters, blanks))
                .hasMessageContaining("1..26, got 27 in row 0, column 0");
        letters[0] = 0;
        blanks[0] = 1;
        assertThatThrownBy(() -> CrosswordArrays.board(MINI, letters, blanks))
                .hasMessageContaining("row 0, column 0 is empty");
    }

    @Test
    void blanksStandForWhatTheRackLacks() {
        Play word = play(EMPTY, 2, 0, Direction.ACROSS, "TATTY");
        assertThat(PlacedWords.withBlanks(word, tiles("TATY?")))
                .isEqualTo(play(EMPTY, 2, 0, Direction.ACROSS, "TATtY"));
        assertThat(PlacedWords.withBlanks(word, tiles("TATTY"))).isEqualTo(word);
        assertThatThrownBy(() -> play(EMPTY, 2, 3, Direction.ACROSS, "CAT")).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void wordActionsMeanTheSameInEveryPosition() {
        try (VectorEnvironment mini = Environments.makeVector("MiniScrabble-v0", Map.of(), 1, AutoresetMode.DISABLED)) {
            mini.reset(1);
            var slots = (CrosswordSlots) mini.slots();
            var actions = (WordActions) slots.actionScheme();
            assertThat(actions.word(1305)).contains(new WordAction(0, 0, Direction.DOWN, "AAH"));
            assertThat(actions.word(actions.count() - 1)).isEmpty();
            assertThatThrownBy(() -> actions.word(actions.count())).isInstanceOf(IndexOutOfBoundsException.class);
            int[] legal = slots.legalActions(0);
            assertThat(Arrays.stream(legal)
                            .allMatch(action ->
                                    mini.buffers().buffer("action_mask").get(action) == 1))
                    .isTrue();
            assertThat(legal).contains(actions.count() - 1);
        }
    }
}
