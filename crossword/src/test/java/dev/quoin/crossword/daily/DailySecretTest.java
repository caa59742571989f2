package dev.quoin.crossword.daily;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.rules.SquareName;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DailySecretTest {
    private static final DailySecret SECRET = DailySecret.of("an operator keeps this to herself".getBytes(US_ASCII));

    /// Made by another program from the description in docs/games/daily-letters.md. They must never change.
    @ParameterizedTest
    @CsvSource({
        "2026-11-15, 2921026a97a68321ed96dc5c8406e1534971c347a499d73ec1efbc624c999505, ACHIEVE, H7, "
                + "WRESONTZAJRHADNRLEIVDETXRNSLMOAAOEAIUTYONLRNOOIWABPGUUULMADEREIBGKOEFYFTECETTIGSDNIISPQAEIO",
        "2027-04-12, dce1f382e02f59796462cd47372502d29ce014a6d491e393ac996d68be054b35, ALBUM, 8F, "
                + "ERAPRIEONDDESIGOPDNOAEETTRZYOAEIANTESWSLFITIYMGSJFGIICEVIOWAERNABNUVHTUHOEEORTKIXDEQCLUNRLOAA",
    })
    void aSecretGivesADateTheSamePuzzleForEver(LocalDate date, String key, String word, String square, String draws) {
        assertThat(SECRET.key(date).hex()).isEqualTo(key);
        DailyPuzzle puzzle = DailyPuzzle.of(date, new DailyKey(key));
        assertThat(puzzle.word()).isEqualTo(word).isEqualTo(DailyPuzzle.of(date).word());
        assertThat(SquareName.of(puzzle.row(), puzzle.column(), puzzle.direction()))
                .isEqualTo(square);
        assertThat(puzzle.draws()).isEqualTo(draws);
    }

    @Test
    void aFingerprintTellsSecretsApart() {
        assertThat(SECRET.fingerprint()).isEqualTo("74b8eaa6e8c0715194709ec920aa9381");
        assertThat(DailySecret.of("another secret of some length".getBytes(US_ASCII))
                        .fingerprint())
                .isNotEqualTo(SECRET.fingerprint());
    }

    @Test
    void aShortSecretIsRefused() {
        assertThatThrownBy(() -> DailySecret.of(new byte[15]))
                .hasMessage("a secret must have at least 16 bytes, got 15");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2921", "x921026a97a68321ed96dc5c8406e1534971c347a499d73ec1efbc624c999505"})
    void aKeyHas64Digits(String text) {
        assertThatThrownBy(() -> new DailyKey(text)).hasMessage("a key must have 64 hexadecimal digits");
    }

    @Test
    void neitherIsPrintedByAccident() {
        assertThat(SECRET + " " + SECRET.key(LocalDate.of(2026, 11, 15))).isEqualTo("DailySecret DailyKey");
    }
}
