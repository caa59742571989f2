package dev.quoin.crossword.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.lexicon.store.LoadedLexicon.Origin;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LexiconsTest {
    @TempDir
    Path directory;

    @Test
    void enableIsTheListItSaysItIs() throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(BundledList.ENABLE.bytes());
        assertThat(HexFormat.of().formatHex(digest))
                .isEqualTo("3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89");
    }

    @ParameterizedTest
    @EnumSource(BundledList.class)
    void theRecordedCheckIsThatOfTheText(BundledList list) {
        assertThat(list.key(Alphabet.latin())).isEqualTo(LexiconKey.of(list.bytes(), Alphabet.latin()));
    }

    @Test
    void enableHasAllItsWords() {
        Lexicon enable = Lexicons.named("enable");
        assertThat(enable.wordCount()).isEqualTo(172_823);
        assertThat(enable.contains("quoin")).isTrue();
        assertThat(enable.contains("quoinz")).isFalse();
        assertThat(enable.contains("ethylenediaminetetraacetates")).isTrue();
        assertThat(new String(BundledList.ENABLE.bytes(), StandardCharsets.US_ASCII).lines())
                .allMatch(enable::contains);
    }

    @Test
    void miniIsASmallPartOfEnable() {
        Lexicon enable = Lexicons.named("enable");
        Lexicon mini = Lexicons.named("mini");
        List<String> words = new String(BundledList.MINI.bytes(), StandardCharsets.US_ASCII)
                .lines()
                .toList();
        assertThat(words).hasSize(1305).isSorted().doesNotHaveDuplicates();
        assertThat(words).allMatch(word -> word.matches("[a-z]{3,5}"));
        assertThat(words).allMatch(enable::contains).allMatch(mini::contains).contains("cat", "later", "learn");
        assertThat(mini.wordCount()).isEqualTo(words.size());
    }

    @Test
    void theListOfTheDailyPuzzleIsEnableLessWhatIsBlocked() throws IOException {
        List<String> blocked;
        try (var in = Objects.requireNonNull(BundledList.class.getResourceAsStream("daily-1-blocklist.txt"))) {
            blocked = new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }
        Lexicon enable = Lexicons.named("enable");
        Lexicon daily = Lexicons.named("daily-1");
        assertThat(blocked).hasSize(373).isSorted().doesNotHaveDuplicates();
        assertThat(blocked).allMatch(enable::contains).noneMatch(daily::contains);
        assertThat(daily.wordCount()).isEqualTo(enable.wordCount() - blocked.size());
    }

    @Test
    void everyShippedVariantFindsItsLexicon() {
        for (String name : Variants.names()) {
            var variant = Variants.named(name);
            assertThat(Lexicons.open(variant.lexicon(), variant.tiles().alphabet())
                            .wordCount())
                    .isPositive();
        }
    }

    @Test
    void aListMayBeGivenByNameOrByFile() throws IOException {
        var loader = new LexiconLoader(LexiconCache.in(directory.resolve("cache")));
        assertThat(loader.open("MINI", Alphabet.latin()).lexicon().wordCount()).isEqualTo(1305);
        Path file = Files.writeString(directory.resolve("mine"), "cat\n");
        assertThat(loader.open(file.toString(), Alphabet.latin()).lexicon().wordCount())
                .isEqualTo(1);
    }

    @Test
    void aFileWithTheTextOfAShippedListSharesItsCache() throws IOException {
        var loader = new LexiconLoader(LexiconCache.in(directory.resolve("cache")));
        assertThat(loader.named("mini").origin()).isEqualTo(Origin.BUILT);
        Path file = Files.write(directory.resolve("mini.txt"), BundledList.MINI.bytes());
        assertThat(loader.open(file, Alphabet.latin()).origin()).isEqualTo(Origin.CACHED);
    }

    @Test
    void unknownNamesAreRefusedWithTheList() {
        assertThatThrownBy(() -> Lexicons.named("twl"))
                .isInstanceOf(WordListException.class)
                .hasMessage(
                        "lexicon 'twl': unknown, expected one of enable, mini, daily-1, or the path of a word list");
        assertThatThrownBy(() -> Lexicons.open("collins", Alphabet.latin()))
                .hasMessageContaining("lexicon 'collins': unknown");
        assertThatThrownBy(() -> Lexicons.open("no/such/list.txt", Alphabet.latin()))
                .hasMessage(Path.of("no/such/list.txt") + ": no such file, expected a word list");
    }

    @Test
    void anotherAlphabetGetsTheWordsItCanSpell() {
        Alphabet few = Alphabet.of(List.of("T", "A", "C", "O"));
        Lexicon lexicon = Lexicons.named("enable", few);
        assertThat(lexicon.alphabet()).isEqualTo(few);
        assertThat(lexicon.contains("cat")).isTrue();
        assertThat(lexicon.contains("cats")).isFalse();
        assertThat(lexicon.wordCount()).isBetween(10, 100);
    }
}
