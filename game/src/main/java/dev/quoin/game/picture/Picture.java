package dev.quoin.game.picture;

/// An RGB picture: three bytes (red, green, blue) a pixel, row by row from the top. Immutable.
public final class Picture {
    private final int width;
    private final int height;
    private final byte[] pixels;

    public Picture(int width, int height, byte[] pixels) {
        if (pixels.length != 3 * width * height) {
            throw new IllegalArgumentException("a picture of " + width + "×" + height + " has " + 3 * width * height
                    + " bytes, got " + pixels.length);
        }
        this.width = width;
        this.height = height;
        this.pixels = pixels.clone();
    }

    /// How many pixels a row has.
    public int width() {
        return width;
    }

    /// How many rows there are.
    public int height() {
        return height;
    }

    /// A copy of the pixels.
    public byte[] pixels() {
        return pixels.clone();
    }
}
