package dev.quoin.crossword.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.daily.PlayerName.Reading;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNameTest {
    private static List<String> lines(String resource) throws IOException {
        try (var in = Objects.requireNonNull(PlayerName.class.getResourceAsStream(resource), resource)) {
            return List.of(new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .strip()
                    .split("\\s+"));
        }
    }

    @Test
    void threeLettersOfEitherCaseAreAName() {
        assertThat(PlayerName.initials(" mjB ")).isEqualTo(new Reading.Accepted(new PlayerName("MJB")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "AB", "ABCD", "A1C", "A C", "ÄBC", "ABİ", "<b>", "Quiet Otter"})
    void anythingElseIsNot(String typed) {
        assertThat(PlayerName.initials(typed))
                .isEqualTo(new Reading.Refused("a name must be three letters A to Z, got '" + typed + "'"));
    }

    @Test
    void aLongTextIsNotRepeatedInFull() {
        assertThat(PlayerName.initials("x".repeat(100_000)))
                .isEqualTo(new Reading.Refused(
                        "a name must be three letters A to Z, got '" + "x".repeat(20) + "…' (100000 characters)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fag", "KKK", "Fuk", "sex", "ASS"})
    void blockedInitialsAreRefusedInAnyCase(String typed) {
        assertThat(PlayerName.initials(typed))
                .isInstanceOfSatisfying(
                        Reading.Refused.class,
                        refused -> assertThat(refused.message()).endsWith("is not allowed"));
    }

    @Test
    void everyBlockedWordOfThreeLettersIsBlockedAsInitials() throws IOException {
        List<String> blocked = lines("../lexicon/store/daily-1-blocklist.txt").stream()
                .filter(word -> word.length() == 3)
                .toList();
        assertThat(blocked).hasSizeGreaterThan(5);
        assertThat(lines("initials-blocklist.txt"))
                .containsAll(blocked)
                .isSorted()
                .doesNotHaveDuplicates()
                .allMatch(word -> word.matches("[a-z]{3}"));
    }

    /// Given names and surnames of three letters, some of which are parts of ruder words.
    @Test
    void nobodyIsRefusedForTheirRealName() {
        var names = """
                abe ada aki ali amy ana ann anu art asa ava bai bay bea ben bob cat che coe cox cui dan day dee des dik dix dov
                eli ema ena eva eve fay fei fox gay gia guy hai han hoa ian ida ike ira isa ivy jan jay jed jen jim joe jon joy jun
                kai kay ken kim kit koc kok lea lee leo les lex lia liz lou mae max may meg mei mia nan naz ned nia nik noa oda ola
                pak pam pat peg phu poe ray rex rob ron roy sal sam shi sid sue tad ted tia tim tom ugo uma una ute val van vic viv
                wai wei wes xia yan yui zac zoe
                """;
        for (String name : names.strip().split("\\s+")) {
            assertThat(PlayerName.initials(name)).as(name).isInstanceOf(Reading.Accepted.class);
        }
    }

    @Test
    void aSeedGivesOneNameAndSeedsGiveMany() {
        assertThat(PlayerName.generated(42)).isEqualTo(PlayerName.generated(42));
        var names = new HashSet<PlayerName>();
        for (long seed = 0; seed < 1000; seed++) {
            names.add(PlayerName.generated(seed));
        }
        assertThat(names).hasSizeGreaterThan(800).allMatch(name -> name.text().matches("[A-Z][a-z]+ [A-Z][a-z]+"));
    }

    @Test
    void generatedNamesAreOfWordsThatAreNotBlocked() throws IOException {
        Lexicon words = Lexicons.named(DailyEdition.newest().lexicon());
        for (String resource : List.of("name-adjectives.txt", "name-nouns.txt")) {
            assertThat(lines(resource))
                    .hasSize(64)
                    .isSorted()
                    .doesNotHaveDuplicates()
                    .allMatch(words::contains);
        }
    }

    @Test
    void aNameOfAnotherShapeCannotBeMade() {
        assertThatThrownBy(() -> new PlayerName("Bobby'); drop"))
                .hasMessage("a name must be three capital letters, or an adjective and a noun, got 'Bobby'); drop'");
    }
}
