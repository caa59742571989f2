package dev.quoin.crossword.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// What `docs/formats.md` shows of variant files is true.
class FormatsPageTest {
    private static String page() throws IOException {
        return Files.readString(Path.of(System.getProperty("quoin.root"), "docs", "formats.md"));
    }

    private static String example() throws IOException {
        String page = page();
        int start = page.indexOf("```text\n") + "```text\n".length();
        return page.substring(start, page.indexOf("```", start));
    }

    @Test
    void theExampleIsAVariant() throws IOException {
        Variant tiny = Variants.parse(example(), "tiny.variant");
        assertThat(tiny.name()).isEqualTo("tiny");
        assertThat(tiny.tiles().distribution().size()).isEqualTo(16);
    }

    @Test
    void theErrorsAreThoseOfTheReader() throws IOException {
        shows(example().replace("bonus = 8", "bonus = eight"));
        shows(example().replace("rack = 4", "rak = 4"));
        shows(example().replace("start = B2\n", ""));
    }

    private static void shows(String wrong) throws IOException {
        String page = page();
        assertThatThrownBy(() -> Variants.parse(wrong, "tiny.variant"))
                .satisfies(error -> assertThat(page).contains("\n" + error.getMessage() + "\n"));
    }

    @Test
    void everyKeyHasItsRow() throws IOException {
        for (VariantKey key : VariantKey.values()) {
            assertThat(page()).contains("\n| `" + key.text() + (key.isBlock() ? ":` |" : "` |"));
        }
    }

    @Test
    void everyShippedVariantHasItsRow() throws IOException {
        for (String name : Variants.names()) {
            assertThat(page()).contains("\n| `" + name + "` | ");
        }
    }
}
