package dev.quoin.game.picture;

/// An RGB image: three bytes (red, green, blue) per pixel, row by row from the top. Immutable.
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

    /// Returns the width in pixels.
    public int width() {
        return width;
    }

    /// Returns the height in pixels.
    public int height() {
        return height;
    }

    /// Returns a copy of the pixels.
    public byte[] pixels() {
        return pixels.clone();
    }
}
