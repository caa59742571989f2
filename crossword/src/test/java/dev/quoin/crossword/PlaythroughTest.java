package dev.quoin.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// One game of every shipped variant, move by move, as it was when somebody last read it.
///
/// The texts lie in `crossword/src/test/resources/playthroughs`. After a change of the rules that is meant, write
/// them anew with `./mvnw -pl game,crossword test -Dtest=PlaythroughTest -Dsurefire.failIfNoSpecifiedTests=false
/// -Dquoin.playthroughs=write` and read the difference.
class PlaythroughTest {
    private static final long SEED = 2026;

    @ParameterizedTest
    @MethodSource("variants")
    void gameGoesAsItAlwaysDid(String variant) throws IOException {
        int players = variant.equals("daily") ? 1 : variant.equals("mini11") ? 3 : 2;
        String played = new PlaythroughText(Games.shipped(variant, players)).play(SEED);
        Path file = folder().resolve(variant + ".txt");
        if ("write".equals(System.getProperty("quoin.playthroughs"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, played, StandardCharsets.UTF_8);
        }
        assertThat(played).isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
    }

    @Test
    void everyTextBelongsToAShippedVariant() throws IOException {
        try (Stream<Path> files = Files.list(folder())) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
                    .containsExactlyInAnyOrderElementsOf(Variants.names());
        }
    }

    private static Stream<String> variants() {
        return Variants.names().stream();
    }

    private static Path folder() {
        return Path.of(System.getProperty("quoin.root", ".."), "crossword", "src", "test", "resources", "playthroughs");
    }
}
