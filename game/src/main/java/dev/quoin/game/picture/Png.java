package dev.quoin.game.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Encodes pixels as PNG files.
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte BITS = 8;
    private static final byte RED_GREEN_BLUE_OPACITY = 6;

    /// Unfiltered rows: equal squares repeat byte for byte, which compresses better than differences.
    private static final byte NO_FILTER = 0;

    private Png() {}

    /// Encodes an image whose pixels are red, green, blue and opacity, eight bits each, row by row.
    public static byte[] encode(int width, int height, int[] pixels) {
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        var header = ByteBuffer.allocate(13).putInt(width).putInt(height);
        header.put(BITS).put(RED_GREEN_BLUE_OPACITY).put(new byte[3]);
        chunk(file, "IHDR", header.array());
        chunk(file, "IDAT", deflate(rows(width, height, pixels)));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] rows(int width, int height, int[] pixels) {
        var rows = ByteBuffer.allocate(height * (1 + 4 * width));
        for (int row = 0; row < height; row++) {
            rows.put(NO_FILTER);
            for (int column = 0; column < width; column++) {
                rows.putInt(pixels[row * width + column]);
            }
        }
        return rows.array();
    }

    private static byte[] deflate(byte[] rows) {
        var out = new ByteArrayOutputStream();
        try (var deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(rows);
            deflater.finish();
            var buffer = new byte[1 << 13];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
        }
        return out.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream file, String name, byte[] content) {
        var body = ByteBuffer.allocate(4 + content.length);
        body.put(name.getBytes(StandardCharsets.US_ASCII)).put(content);
        var check = new CRC32();
        check.update(body.array());
        file.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
        file.writeBytes(body.array());
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
    }
}
