package dev.quoin.crossword.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Sample files with known answers, byte for byte.
class SampleBoardsTest {
    private static final Lexicon ENABLE = Lexicons.named("enable");

    private static InputStream open(String name) {
        return Objects.requireNonNull(SampleBoardsTest.class.getResourceAsStream(name), name);
    }

    private static String text(String name) {
        try (InputStream in = open(name)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void solutionsAreTheExpectedOnes() throws IOException {
        var out = new StringBuilder();
        new Solver(ENABLE).solveAll(new BoardReader(open("solver-officialboards-enable/input.txt"), "input.txt"), out);
        assertThat(out.toString()).isEqualTo(text("solver-officialboards-enable/expected.txt"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"score-legal", "score-illegal", "score-official"})
    void scoresAreTheExpectedOnes(String set) throws IOException {
        var out = new StringBuilder();
        new ScoreChecker(ENABLE).checkAll(new BoardReader(open(set + "/input.txt"), "input.txt"), out);
        assertThat(out.toString()).isEqualTo(text(set + "/expected.txt"));
    }
}
