package dev.quoin.cli.train;

import dev.quoin.game.picture.Canvas;
import dev.quoin.game.picture.Png;
import dev.quoin.game.picture.StrokeFont;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// Draws learning curves as a PNG: stacked panels with a common x axis, each with its curves.
final class CurvePicture {
    /// The color of a curve, by its index in a panel.
    private static final List<Integer> COLOURS = List.of(0x2f7f62ff, 0x2f6db5ff, 0xc96a24ff, 0x7a4fa3ff);

    private static final int WIDTH = 800;
    private static final int LEFT = 90;
    private static final int RIGHT = 30;
    private static final int PANEL = 200;
    private static final int ABOVE = 50;
    private static final int BELOW = 60;
    private static final int LINES = 5;

    private static final int PAPER = 0xffffffff;
    private static final int LINE = 0xd8dee3ff;
    private static final int TEXT = 0x39424aff;

    private final Canvas canvas;
    private final int height;
    private final double first;
    private final double last;

    /// A point of a curve.
    ///
    /// @param at the progress of the training
    /// @param value the measured value
    record Spot(double at, double value) {}

    /// A curve, from left to right.
    ///
    /// @param label what it shows, written in its color
    record Line(String label, List<Spot> spots) {}

    /// Curves with the same unit.
    ///
    /// @param shown a value that the axis always includes
    record Panel(List<Line> lines, double shown) {}

    private CurvePicture(List<Panel> panels) {
        height = ABOVE + panels.size() * (PANEL + BELOW);
        canvas = new Canvas(WIDTH, height, 1);
        first = extent(panels, Spot::at, false);
        last = extent(panels, Spot::at, true);
    }

    /// Returns the bytes of the picture; there must be at least one point.
    ///
    /// @param unit the unit of progress, such as `games`
    static byte[] draw(List<Panel> panels, String unit) {
        var picture = new CurvePicture(panels);
        picture.canvas.rectangle(0, 0, WIDTH, picture.height, 0, PAPER);
        for (int panel = 0; panel < panels.size(); panel++) {
            picture.panel(ABOVE + panel * (PANEL + BELOW), panels.get(panel));
        }
        picture.text(number(picture.first), LEFT, picture.height - 30);
        String end = number(picture.last) + " " + unit;
        picture.text(end, WIDTH - RIGHT - StrokeFont.width(end, 12) / 2, picture.height - 30);
        return Png.encode(WIDTH, picture.height, picture.canvas.pixels());
    }

    private static double extent(List<Panel> panels, ToDoubleFunction<Spot> of, boolean highest) {
        var numbers = panels.stream()
                .flatMap(panel -> panel.lines().stream())
                .flatMap(line -> line.spots().stream())
                .mapToDouble(of);
        return (highest ? numbers.max() : numbers.min()).orElseThrow();
    }

    private void panel(int top, Panel panel) {
        double low = Math.min(panel.shown(), extent(List.of(panel), Spot::value, false));
        double high = Math.max(panel.shown(), extent(List.of(panel), Spot::value, true));
        double step = step((high - low) / LINES);
        double bottom = Math.floor(low / step) * step;
        int steps = (int) Math.max(1, Math.ceil((high - bottom) / step - 1e-9));
        for (int line = 0; line <= steps; line++) {
            double y = top + PANEL - (double) PANEL * line / steps;
            canvas.rectangle(LEFT, y - 0.5, WIDTH - LEFT - RIGHT, 1, 0, LINE);
            String value = number(bottom + line * step);
            text(value, LEFT - 10 - StrokeFont.width(value, 12) / 2, y);
        }
        double x = LEFT;
        for (int line = 0; line < panel.lines().size(); line++) {
            int colour = COLOURS.get(line % COLOURS.size());
            draw(
                    panel.lines().get(line).spots(),
                    colour,
                    spot -> top + PANEL - PANEL * (spot.value() - bottom) / (steps * step));
            String label = panel.lines().get(line).label();
            double width = StrokeFont.width(label, 13);
            canvas.strokes(StrokeFont.strokes(label, x + width / 2, top - 18, 13), 2, colour);
            x += width + 24;
        }
    }

    private void draw(List<Spot> spots, int colour, ToDoubleFunction<Spot> y) {
        double span = last > first ? last - first : 1;
        var stroke = new ArrayList<StrokeFont.Point>();
        for (Spot spot : spots) {
            stroke.add(new StrokeFont.Point(
                    LEFT + (WIDTH - LEFT - RIGHT) * (spot.at() - first) / span, y.applyAsDouble(spot)));
        }
        if (stroke.size() == 1) {
            stroke.add(stroke.getFirst());
        }
        if (!stroke.isEmpty()) {
            canvas.strokes(List.of(stroke), 2.5, colour);
        }
    }

    /// Returns the smallest round number (1, 2 or 5 times a power of ten) at or above a width.
    private static double step(double width) {
        double ten = Math.pow(10, Math.floor(Math.log10(Math.max(width, 1e-9))));
        for (int digit : List.of(1, 2, 5)) {
            if (digit * ten >= width * (1 - 1e-9)) {
                return digit * ten;
            }
        }
        return 10 * ten;
    }

    private static String number(double value) {
        BigDecimal rounded = new BigDecimal(String.format(Locale.ROOT, "%.9g", value)).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    private void text(String text, double middleX, double middleY) {
        canvas.strokes(StrokeFont.strokes(text, middleX, middleY, 12), 1.6, TEXT);
    }
}
