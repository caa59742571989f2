package dev.quoin.othello.notation.obf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.RandomPositions;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.property.Property;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObfReaderTest {
    private static final String BOARD = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

    @Test
    void recordHasAPositionScoresAndAComment() {
        ObfRecord record =
                ObfReader.read(BOARD + "; A2:+38; c7:36; B1:-2 ; % FFO 40\n").getFirst();
        assertThat(record.position()).isEqualTo(OthelloBoardText.read(BOARD));
        assertThat(record.moves())
                .containsExactly(
                        new ScoredMove(OthelloMove.place(Square.named("a2")), 38),
                        new ScoredMove(OthelloMove.place(Square.named("c7")), 36),
                        new ScoredMove(OthelloMove.place(Square.named("b1")), -2));
        assertThat(record.best()).hasValue(38);
        assertThat(record.comment()).isEqualTo("FFO 40");
        assertThat(record.write()).isEqualTo(BOARD + "; A2:+38; C7:+36; B1:-2; % FFO 40");
    }

    @Test
    void suiteOfEndgamesHasItsPublishedScores() {
        var suite = ObfReader.read(Path.of(System.getProperty("quoin.root", ".."), "examples", "ffo-40-59.obf"));
        assertThat(suite.stream().map(record -> record.best().orElseThrow()))
                .containsExactly(38, 0, 6, -12, -14, 6, -8, 4, 28, 16, 10, 6, 0, -2, -2, 0, 2, -10, 4, 64);
        assertThat(suite.stream().map(record -> Long.bitCount(record.position().empty())))
                .allMatch(empty -> empty >= 20 && empty <= 34);
    }

    @Test
    void commentsAndBlankLinesArePassedOver() {
        String text = "% endgames\r\n\r\n" + BOARD + "\r\n  % more\r\n" + BOARD + ";\r\n\r\n";
        assertThat(ObfReader.read(text))
                .hasSize(2)
                .allMatch(record -> record.best().isEmpty());
    }

    @Test
    void whatIsWrittenReadsBack() {
        Property.check("obf", 300, choices -> {
            OthelloPosition position = RandomPositions.any(choices);
            var moves = new ArrayList<ScoredMove>();
            for (OthelloMove move : position.legal()) {
                moves.add(new ScoredMove(move, choices.between(-64, 64)));
            }
            var record = new ObfRecord(position, moves, choices.oneIn(2) ? "a comment; with % signs" : "");
            choices.note("line", record.write());
            assertThat(ObfReader.read(record.write())).containsExactly(record);
        });
    }

    @Test
    void refusalsSayWhereAndTheNextLineIsRead() {
        String text = BOARD + "; A1:+4\n" + BOARD + "; A2:+x\n" + BOARD + "; Z9:+1\n" + BOARD + "; A2:+65\n"
                + BOARD.substring(3) + "\n" + BOARD + "; A2:+2";
        var reader = ObfReader.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "my.obf");
        var messages = new ArrayList<String>();
        for (int line = 1; line <= 5; line++) {
            assertThatThrownBy(reader::next)
                    .isInstanceOf(FormatException.class)
                    .satisfies(refused -> messages.add(refused.getMessage()));
        }
        assertThat(messages)
                .containsExactly(
                        "my.obf:1:69: move: found 'A1', expected a legal move: a1 is occupied: it has a white disc",
                        "my.obf:2:69: move: found 'A2:+x', expected a move and its score from -64 to +64, such as"
                                + " A2:+38",
                        "my.obf:3:69: move: found 'Z9', expected a square a1 to h8, or pass",
                        "my.obf:4:69: move: found 'A2:+65', expected a move and its score from -64 to +64, such as"
                                + " A2:+38",
                        "my.obf:5: board: found 62 squares, expected 64 squares");
        assertThat(reader.next().orElseThrow().best()).hasValue(2);
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void randomBytesAreReadOrRefused() {
        Property.check("fuzz", 2000, choices -> {
            byte[] bytes = (BOARD + "; A2:+38; C7:+36; % x\n" + BOARD + ";").getBytes(StandardCharsets.UTF_8);
            for (int changes = choices.below(8); changes > 0; changes--) {
                bytes[choices.below(bytes.length)] = (byte) choices.below(256);
            }
            var reader = ObfReader.of(new ByteArrayInputStream(bytes), "fuzz");
            for (int tries = 0; tries < 100; tries++) {
                try {
                    if (reader.next().isEmpty()) {
                        return;
                    }
                } catch (FormatException refused) {
                    assertThat(refused).hasMessageMatching("(?s)fuzz:\\d+.*: found .*, expected .*");
                }
            }
            throw new AssertionError("no end after 100 lines");
        });
    }

    @Test
    void scoredMoveMustBeLegal() {
        assertThatThrownBy(() ->
                        new ObfRecord(OthelloPosition.start(), List.of(new ScoredMove(OthelloMove.place(0), 2)), ""))
                .hasMessage("a scored move must be legal, got a1");
    }
}
