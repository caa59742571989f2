package dev.quoin.game.picture;

import dev.quoin.game.picture.StrokeFont.Point;
import java.util.Arrays;
import java.util.List;

/// A bitmap that paints anti-aliased shapes. Mutable, not thread-safe.
///
/// A shape is a signed distance function, negative inside. How much of a pixel it covers follows from the
/// distance at the pixel's center, so no graphics system, font or screen is needed.
public final class Canvas {
    private final int width;
    private final int height;
    private final double scale;
    private final int[] pixels;

    /// Creates a transparent canvas. Shapes use units of `scale` pixels.
    public Canvas(int width, int height, double scale) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        this.pixels = new int[width * height];
    }

    /// Returns the colors as a picture, without opacity.
    public Picture picture() {
        var bytes = new byte[3 * pixels.length];
        for (int at = 0; at < pixels.length; at++) {
            bytes[3 * at] = (byte) (pixels[at] >>> 24);
            bytes[3 * at + 1] = (byte) (pixels[at] >>> 16);
            bytes[3 * at + 2] = (byte) (pixels[at] >>> 8);
        }
        return new Picture(width, height, bytes);
    }

    /// Returns red, green, blue and opacity, eight bits each, row by row.
    public int[] pixels() {
        return pixels.clone();
    }

    /// The distance of a point from the edge of a shape, negative inside.
    private interface Shape {
        double distance(double x, double y);
    }

    /// Copies another canvas onto this one, with its top left pixel at the given pixel. Clips what is
    /// outside.
    public void copy(Canvas other, int x, int y) {
        int columns = Math.min(other.width, width - x);
        for (int row = 0; row < Math.min(other.height, height - y); row++) {
            System.arraycopy(other.pixels, row * other.width, pixels, (y + row) * width + x, columns);
        }
    }

    /// Fills a rectangle with round corners.
    public void rectangle(double x, double y, double w, double h, double corner, int color) {
        if (corner == 0 && scale == 1 && (color & 0xff) == 0xff && isWhole(x, y, w, h)) {
            fill((int) x, (int) y, (int) (x + w), (int) (y + h), color);
            return;
        }
        double middleX = x + w / 2;
        double middleY = y + h / 2;
        paint(x, y, x + w, y + h, color, (px, py) -> {
            double outX = Math.abs(px - middleX) - w / 2 + corner;
            double outY = Math.abs(py - middleY) - h / 2 + corner;
            // Only corners need the square root; most pixels are elsewhere.
            boolean isCorner = outX > 0 && outY > 0;
            return (isCorner ? Math.hypot(outX, outY) : Math.max(outX, outY)) - corner;
        });
    }

    private static boolean isWhole(double... numbers) {
        for (double number : numbers) {
            if (number != Math.rint(number)) {
                return false;
            }
        }
        return true;
    }

    /// Fills whole pixels, which need no anti-aliasing.
    private void fill(int left, int top, int right, int bottom, int color) {
        for (int row = Math.max(0, top); row < Math.min(height, bottom); row++) {
            Arrays.fill(
                    pixels, row * width + Math.clamp(left, 0, width), row * width + Math.clamp(right, 0, width), color);
        }
    }

    /// Fills a circle.
    public void circle(double x, double y, double radius, int color) {
        paint(x - radius, y - radius, x + radius, y + radius, color, (px, py) -> Math.hypot(px - x, py - y) - radius);
    }

    /// Draws lines with round ends and joins, painted as one shape so that crossings are no darker.
    public void strokes(List<List<Point>> strokes, double thickness, int color) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (List<Point> stroke : strokes) {
            for (Point point : stroke) {
                left = Math.min(left, point.x());
                top = Math.min(top, point.y());
                right = Math.max(right, point.x());
                bottom = Math.max(bottom, point.y());
            }
        }
        paint(left - thickness, top - thickness, right + thickness, bottom + thickness, color, (x, y) -> {
            double nearest = Double.MAX_VALUE;
            for (List<Point> stroke : strokes) {
                for (int index = 1; index < stroke.size(); index++) {
                    nearest = Math.min(nearest, squareToSegment(x, y, stroke.get(index - 1), stroke.get(index)));
                }
            }
            return Math.sqrt(nearest) - thickness / 2;
        });
    }

    /// The squared distance from a point to a line segment; only the nearest one needs the square root.
    private static double squareToSegment(double x, double y, Point from, Point to) {
        double alongX = to.x() - from.x();
        double alongY = to.y() - from.y();
        double square = alongX * alongX + alongY * alongY;
        double share = square == 0 ? 0 : ((x - from.x()) * alongX + (y - from.y()) * alongY) / square;
        double at = Math.clamp(share, 0, 1);
        double offX = x - from.x() - at * alongX;
        double offY = y - from.y() - at * alongY;
        return offX * offX + offY * offY;
    }

    private void paint(double left, double top, double right, double bottom, int color, Shape shape) {
        int lastRow = Math.min(height - 1, (int) Math.ceil(bottom * scale));
        int lastColumn = Math.min(width - 1, (int) Math.ceil(right * scale));
        for (int row = Math.max(0, (int) (top * scale) - 1); row <= lastRow; row++) {
            for (int column = Math.max(0, (int) (left * scale) - 1); column <= lastColumn; column++) {
                double distance = shape.distance((column + 0.5) / scale, (row + 0.5) / scale) * scale;
                if (distance < 0.5) {
                    int at = row * width + column;
                    pixels[at] = over(color, Math.min(1, 0.5 - distance), pixels[at]);
                }
            }
        }
    }

    /// Blends a translucent color, covering part of a pixel, over the color below.
    private static int over(int color, double cover, int below) {
        double alpha = (color & 0xff) / 255.0 * cover;
        if (alpha >= 1) {
            return color;
        }
        double belowAlpha = (below & 0xff) / 255.0 * (1 - alpha);
        double sum = alpha + belowAlpha;
        if (sum <= 0) {
            return 0;
        }
        int mixed = (int) Math.round(sum * 255);
        for (int shift = 8; shift <= 24; shift += 8) {
            double value = ((color >>> shift & 0xff) * alpha + (below >>> shift & 0xff) * belowAlpha) / sum;
            mixed |= (int) Math.round(value) << shift;
        }
        return mixed;
    }
}
