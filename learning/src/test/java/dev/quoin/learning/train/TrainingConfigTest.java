package dev.quoin.learning.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrainingConfigTest {
    @Test
    void everyPublishedConfigurationCanBeUsed() throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("quoin.root")));
        try (var files = Files.list(root.resolve("configurations"))) {
            List<Path> all = files.toList();
            assertThat(all).isNotEmpty();
            for (Path file : all) {
                TrainingConfig configuration = TrainingConfig.read(file);
                assertThat(configuration.network().weights())
                        .as(file.toString())
                        .isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            colour = red        | has 'colour', which is none of
            seed                | line 1: expected 'name = value', got 'seed'
            network = deep      | network must be one of [board, candidates, words, dense], got 'deep'
            batch = many        | batch must be a whole number from 1 to 1000000, got 'many'
            rate = 2            | rate must be a number from 0.0 to 1.0, got '2'
            tables = self       | tables must be pairs such as name:value, got 'self'
            tables = self:0     | tables must be opponents with at least 1 board, got 'self:0'
            """)
    void whatIsWrongIsNamed(String text, String message) {
        assertThatThrownBy(() -> TrainingConfig.of("toy", text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message)
                .hasMessageStartingWith("toy");
    }

    @Test
    void commentsAndSpacesAreLeftOut() {
        var configuration = TrainingConfig.of("toy", "\n# a remark\n  seed =  7  # the seed\nturns = 1_000\n");
        assertThat(configuration.schedule().seed()).isEqualTo(7);
        assertThat(configuration.schedule().turns()).isEqualTo(1000);
    }
}
