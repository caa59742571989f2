package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.crossword.variant.Variants;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class VariantsCommandTest {
    @Test
    void everyShippedVariantIsListed() {
        Result result = Cli.run("variants");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out().lines().skip(1).map(line -> line.split(" ")[0]))
                .containsExactlyElementsOf(Stream.concat(Variants.names().stream(), Variants.languages().stream())
                        .toList());
        assertThat(result.out()).contains("standard   15×15     100     7    +50  enable\n");
    }

    @Test
    void whatIsShownReadsBackAsTheSameVariant(@TempDir Path directory) throws Exception {
        for (String name : List.of("standard", "wwf", "polish", "catalan")) {
            Path file = directory.resolve(name + ".variant");
            Files.writeString(file, Cli.run("variants", name).out());
            assertThat(Variants.read(file)).isEqualTo(Variants.named(name));
        }
    }

    @Test
    void theBoardIsDrawnWithItsPremiumSquares() {
        assertThat(Cli.run("variants", "mini", "--board").out()).isEqualTo("""
                            A  B  C  D  E
                         1 2L  .  .  . 2L
                         2  . 2L  . 2L  .
                         3  .  . 2W  .  .
                         4  . 2L  . 2L  .
                         5 2L  .  .  . 2L
                        """);
    }

    @Test
    void aLargeBoardFitsBesideAPanel() {
        var lines = Cli.run("variants", "super", "--board").out().lines().toList();
        assertThat(lines).hasSize(22);
        assertThat(lines.get(1)).isEqualTo(" 1 4W . .2L . . .3W . .2L . .3W . . .2L . .4W");
    }

    @Test
    void jsonGivesCountsAndMultipliers() {
        var json = JsonMapper.builder()
                .build()
                .readTree(Cli.run("variants", "standard", "--json").out());
        assertThat(json.get("tiles")).hasSize(27);
        assertThat(json.get("wordMultipliers").get(0).get(0).asInt()).isEqualTo(3);
        assertThat(json.get("letterMultipliers").get(0).get(3).asInt()).isEqualTo(2);
    }

    @Test
    void anUnknownNameIsRefused() {
        Result result = Cli.run("variants", "standart");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("standart").contains("standard").hasLineCount(1);
        assertThat(result.out()).isEmpty();
    }

    @Test
    void anUnknownKeyIsNamedWithFileAndLine(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("mine.variant");
        Files.writeString(file, Cli.run("variants", "mini").out().replace("rack =", "rock ="));
        Result result = Cli.run("variants", file.toString());
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("mine.variant:").contains("rock").hasLineCount(1);
        assertThat(result.out()).isEmpty();
    }
}
