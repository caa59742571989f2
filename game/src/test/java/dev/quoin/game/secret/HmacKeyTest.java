package dev.quoin.game.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class HmacKeyTest {
    @Test
    void codesAreThoseOfTheStandard() {
        // RFC 4231, test case 2.
        var key = new HmacKey("Jefe".getBytes(StandardCharsets.US_ASCII));
        assertThat(HexFormat.of().formatHex(key.code("what do ya want for nothing?")))
                .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    @Test
    void theKeyIsNotInItsText() {
        assertThat(new HmacKey(new byte[] {1, 2, 3})).hasToString("HmacKey");
    }
}
