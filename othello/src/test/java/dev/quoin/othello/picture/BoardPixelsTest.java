package dev.quoin.othello.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.picture.Picture;
import dev.quoin.othello.board.OthelloPosition;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardPixelsTest {
    /// Agents may have learned from these pixels.
    @ParameterizedTest
    @CsvSource({"64, 740209740", "100, 3402465424", "512, 3401037673"})
    void thePixelsOfTheStartStayTheSame(int size, long checksum) {
        Picture picture = BoardPixels.draw(OthelloPosition.start(), size);
        var crc = new CRC32();
        crc.update(picture.pixels());
        assertThat(crc.getValue()).isEqualTo(checksum);
        assertThat(picture.width()).isEqualTo(size);
        assertThat(picture.height()).isEqualTo(size);
    }
}
