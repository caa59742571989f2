package dev.quoin.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The endgame positions that Othello programs are compared by, number 40 to 42.
@Tag("slow")
class FfoTest {
    @ParameterizedTest
    @CsvSource({"40, 1", "41, 2", "42, 1"})
    void isSolved(int number, int threads) throws IOException {
        String record = records().get(number - 40);
        EndgameResult result = new EndgameSolver(new EndgameOptions(64, threads)).solve(position(record));

        // The first move of a record is the best, with its score: `A2:+38`.
        String best = record.substring(68, record.indexOf(';', 68));
        assertThat(result.score()).isEqualTo(Integer.parseInt(best.substring(3)));
        assertThat(result.line().getFirst()).hasToString(best.substring(0, 2).toLowerCase(Locale.ROOT));
    }

    private static List<String> records() throws IOException {
        try (var reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(FfoTest.class.getResourceAsStream("ffo-40-59.obf")),
                StandardCharsets.US_ASCII))) {
            return reader.lines().toList();
        }
    }

    private static OthelloPosition position(String record) {
        long black = 0;
        long white = 0;
        for (int square = 0; square < 64; square++) {
            black |= record.charAt(square) == 'X' ? 1L << square : 0;
            white |= record.charAt(square) == 'O' ? 1L << square : 0;
        }
        return new OthelloPosition(black, white, record.charAt(65) == 'X' ? Disc.BLACK : Disc.WHITE);
    }
}
