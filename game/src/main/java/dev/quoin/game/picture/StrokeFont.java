package dev.quoin.game.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// A stroke font with digits, letters and symbols, because headless Java may have no fonts.
///
/// A glyph is drawn on a grid ten units high, from the top of a digit down to the baseline: `L x y x y …` is
/// a polyline, `A x y rx ry from to` an elliptical arc in degrees, clockwise from the right.
public final class StrokeFont {
    private static final double GAP = 2.2;
    private static final double SPACE = 2;
    private static final int DEGREES_A_STEP = 10;
    private static final double HEIGHT = 10;

    private static final Map<Character, String> STROKES = Map.ofEntries(
            Map.entry('0', "A 3 5 3 5 0 360"),
            Map.entry('1', "L 0 2.2 2.8 0 2.8 10"),
            Map.entry('2', "A 3 2.9 2.9 2.9 190 395;L 5.3 4.6 0.1 10 6 10"),
            Map.entry('3', "A 2.8 2.6 2.6 2.6 205 450;A 2.8 7.6 3 2.4 270 515"),
            Map.entry('4', "L 4.6 10 4.6 0 0 6.9 6.2 6.9"),
            Map.entry('5', "L 5.3 0 1 0 0.6 4.7;A 2.8 6.8 3.1 3.2 222 505"),
            Map.entry('6', "A 3 6.9 3 3.1 0 360;A 5.4 6.9 5.4 6.9 180 262"),
            Map.entry('7', "L 0 0 6 0 2.2 10"),
            Map.entry('8', "A 3 2.5 2.5 2.5 0 360;A 3 7.5 3 2.5 0 360"),
            Map.entry('9', "A 3 3.1 3 3.1 0 360;A 0.6 3.1 5.4 6.9 0 82"),
            Map.entry('a', "A 2.8 6.8 2.8 3.2 0 360;L 5.6 3.6 5.6 10"),
            Map.entry('b', "L 0 0 0 10;A 2.8 6.8 2.8 3.2 0 360"),
            Map.entry('c', "A 3 6.8 3 3.2 42 318"),
            Map.entry('d', "L 5.6 0 5.6 10;A 2.8 6.8 2.8 3.2 0 360"),
            Map.entry('e', "L 0 6.8 6 6.8;A 3 6.8 3 3.2 45 360"),
            Map.entry('f', "L 1.8 10 1.8 2.4;A 4.2 2.4 2.4 2.4 180 285;L 0 3.8 4.4 3.8"),
            Map.entry('g', "A 2.8 6.8 2.8 3.2 0 360;L 5.6 3.6 5.6 10.6;A 2.8 10.6 2.8 2.6 0 145"),
            Map.entry('h', "L 0 0 0 10;A 2.7 6.5 2.7 2.9 180 360;L 5.4 6.5 5.4 10"),
            Map.entry('i', "L 0 3.6 0 10;L 0 1.2 0 1.2"),
            Map.entry('j', "L 1.8 3.6 1.8 11;A 0 11 1.8 2 0 110;L 1.8 1.2 1.8 1.2"),
            Map.entry('k', "L 0 0 0 10;L 4.8 3.6 0 7.4;L 1.9 6 5.2 10"),
            Map.entry('l', "L 0 0 0 10"),
            Map.entry('m', "L 0 3.6 0 10;A 2 6 2 2.4 180 360;L 4 6 4 10;A 6 6 2 2.4 180 360;L 8 6 8 10"),
            Map.entry('n', "L 0 3.6 0 10;A 2.7 6.5 2.7 2.9 180 360;L 5.4 6.5 5.4 10"),
            Map.entry('o', "A 3 6.8 3 3.2 0 360"),
            Map.entry('p', "L 0 3.6 0 13;A 2.8 6.8 2.8 3.2 0 360"),
            Map.entry('q', "A 2.8 6.8 2.8 3.2 0 360;L 5.6 3.6 5.6 13"),
            Map.entry('r', "L 0 3.6 0 10;A 2.6 6.4 2.6 2.8 180 300"),
            Map.entry('s', "A 2.3 5.2 2.2 1.6 90 320;A 2.5 8.4 2.4 1.6 270 500"),
            Map.entry('t', "L 1.8 1.4 1.8 8.4;A 3.4 8.4 1.6 1.6 90 180;L 0 3.8 4.2 3.8"),
            Map.entry('u', "L 0 3.6 0 7.1;A 2.7 7.1 2.7 2.9 0 180;L 5.4 3.6 5.4 10"),
            Map.entry('v', "L 0 3.6 2.6 10 5.2 3.6"),
            Map.entry('w', "L 0 3.6 2 10 4 3.6 6 10 8 3.6"),
            Map.entry('x', "L 0 3.6 5 10;L 5 3.6 0 10"),
            Map.entry('y', "L 0 3.6 2.6 10;L 5.2 3.6 1.6 13"),
            Map.entry('z', "L 0 3.6 5 3.6 0 10 5 10"),
            Map.entry('A', "L 0 10 3.5 0 7 10;L 1.2 6.6 5.8 6.6"),
            Map.entry(
                    'B',
                    "L 3 4.7 0 4.7 0 0 3 0;A 3 2.35 2.4 2.35 270 450;L 0 4.7 0 10 3.2 10;A 3.2 7.35 2.8 2.65 270 450"),
            Map.entry('C', "A 3.8 5 3.8 5 45 315"),
            Map.entry('D', "L 2.4 10 0 10 0 0 2.4 0;A 2.4 5 4.2 5 270 450"),
            Map.entry('E', "L 5.2 0 0 0 0 10 5.2 10;L 0 4.7 4.5 4.7"),
            Map.entry('F', "L 5.2 0 0 0 0 10;L 0 4.9 4.3 4.9"),
            Map.entry('G', "A 3.8 5 3.8 5 0 315;L 7.6 5 4.4 5"),
            Map.entry('H', "L 0 0 0 10;L 6.2 0 6.2 10;L 0 4.8 6.2 4.8"),
            Map.entry('I', "L 0 0 0 10"),
            Map.entry('J', "L 4 0 4 7.2;A 2 7.2 2 2.8 0 170"),
            Map.entry('K', "L 0 0 0 10;L 5.8 0 0 6.2;L 2.2 4 6.2 10"),
            Map.entry('L', "L 0 0 0 10 4.8 10"),
            Map.entry('M', "L 0 10 0 0 4 6.6 8 0 8 10"),
            Map.entry('N', "L 0 10 0 0 6.2 10 6.2 0"),
            Map.entry('O', "A 4 5 4 5 0 360"),
            Map.entry('P', "L 0 10 0 0 3 0;A 3 2.8 2.8 2.8 270 450;L 3 5.6 0 5.6"),
            Map.entry('Q', "A 4 5 4 5 0 360;L 5 7.4 7.8 10.8"),
            Map.entry('R', "L 0 10 0 0 3 0;A 3 2.7 2.8 2.7 270 450;L 3 5.4 0 5.4;L 3.2 5.4 6 10"),
            Map.entry('S', "A 2.9 2.5 2.7 2.5 90 325;A 2.9 7.5 2.9 2.5 270 505"),
            Map.entry('T', "L 0 0 6.4 0;L 3.2 0 3.2 10"),
            Map.entry('U', "L 0 0 0 6.8;A 3.1 6.8 3.1 3.2 0 180;L 6.2 0 6.2 6.8"),
            Map.entry('V', "L 0 0 3.4 10 6.8 0"),
            Map.entry('W', "L 0 0 2.4 10 4.8 1.6 7.2 10 9.6 0"),
            Map.entry('X', "L 0 0 6 10;L 6 0 0 10"),
            Map.entry('Y', "L 0 0 3.2 4.8 6.4 0;L 3.2 4.8 3.2 10"),
            Map.entry('Z', "L 0 0 6 0 0 10 6 10"),
            Map.entry('%', "A 1.7 2.2 1.7 2.2 0 360;L 7 0 1.2 10;A 6.5 7.8 1.7 2.2 0 360"),
            Map.entry('+', "L 0 5.3 5 5.3;L 2.5 2.8 2.5 7.8"),
            Map.entry('-', "L 0 5.3 4.4 5.3"),
            Map.entry('–', "L 0 5.9 5.6 5.9"),
            Map.entry('±', "L 0 4.4 5 4.4;L 2.5 1.9 2.5 6.9;L 0 9.2 5 9.2"),
            Map.entry('_', "L 0 10.8 5.4 10.8"),
            Map.entry('=', "L 0 4.4 5 4.4;L 0 7.2 5 7.2"),
            Map.entry('/', "L 0 10.6 4 0"),
            Map.entry(',', "L 0.8 9.8 0 11.6"),
            Map.entry(';', "L 0.8 9.8 0 11.6;L 0.6 4.4 0.6 4.4"),
            Map.entry('(', "A 4.5 5.5 4.5 6.5 130 230"),
            Map.entry(')', "A -2.9 5.5 4.5 6.5 -50 50"),
            Map.entry(':', "L 0 10 0 10;L 0 4.4 0 4.4"),
            Map.entry('.', "L 0 10 0 10"));

    /// An empty box, for a missing glyph.
    private static final String OTHER = "L 0 1 5 1 5 10 0 10 0 1";

    private StrokeFont() {}

    /// A point where strokes begin, bend or end.
    public record Point(double x, double y) {}

    /// Returns the strokes of a text centered at a point. `height` is the height of digits; letters share
    /// their baseline.
    public static List<List<Point>> strokes(String text, double middleX, double middleY, double height) {
        double scale = height / HEIGHT;
        double left = middleX - width(text) * scale / 2;
        double top = middleY - height / 2;
        var strokes = new ArrayList<List<Point>>();
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            for (List<Point> stroke : glyph(c)) {
                double from = left;
                strokes.add(stroke.stream()
                        .map(point -> new Point(from + point.x() * scale, top + point.y() * scale))
                        .toList());
            }
            left += (width(c) + GAP) * scale;
        }
        return strokes;
    }

    /// Returns the width of a text of this height.
    public static double width(String text, double height) {
        return width(text) * height / HEIGHT;
    }

    private static double width(String text) {
        return text.chars().mapToDouble(c -> width((char) c) + GAP).sum() - GAP;
    }

    private static double width(char c) {
        if (c == ' ') {
            return SPACE;
        }
        return glyph(c).stream()
                .flatMap(List::stream)
                .mapToDouble(Point::x)
                .max()
                .orElse(0);
    }

    private static List<List<Point>> glyph(char c) {
        if (c == ' ') {
            return List.of();
        }
        return Arrays.stream(STROKES.getOrDefault(c, OTHER).split(";"))
                .map(StrokeFont::stroke)
                .toList();
    }

    private static List<Point> stroke(String drawn) {
        double[] numbers = Arrays.stream(drawn.substring(2).split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        var points = new ArrayList<Point>();
        if (drawn.startsWith("L")) {
            for (int at = 0; at < numbers.length; at += 2) {
                points.add(new Point(numbers[at], numbers[at + 1]));
            }
        } else {
            int steps = (int) Math.ceil((numbers[5] - numbers[4]) / DEGREES_A_STEP);
            for (int step = 0; step <= steps; step++) {
                double angle = Math.toRadians(numbers[4] + (numbers[5] - numbers[4]) * step / steps);
                points.add(new Point(
                        numbers[0] + numbers[2] * Math.cos(angle), numbers[1] + numbers[3] * Math.sin(angle)));
            }
        }
        return points;
    }
}
