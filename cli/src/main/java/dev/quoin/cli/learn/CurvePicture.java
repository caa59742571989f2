package dev.quoin.cli.learn;

import dev.quoin.cli.paint.Canvas;
import dev.quoin.cli.paint.Glyphs;
import dev.quoin.cli.paint.Png;
import dev.quoin.learning.linear.Curve.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// A learning curve as a PNG picture: the share of games won above, the points ahead below, each as the mean of the
/// games around a game.
final class CurvePicture {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 560;
    private static final int LEFT = 90;
    private static final int RIGHT = 30;
    private static final int PANEL = 200;
    private static final int FIRST_TOP = 50;
    private static final int SECOND_TOP = 310;
    private static final int MEANS = 100;

    private static final int PAPER = 0xffffffff;
    private static final int LINE = 0xd8dee3ff;
    private static final int MIDDLE = 0x9aa5aeff;
    private static final int TEXT = 0x39424aff;
    private static final int WON = 0x2f7f62ff;
    private static final int AHEAD = 0x2f6db5ff;

    private final Canvas canvas = new Canvas(WIDTH, HEIGHT, 1);
    private final List<Point> points;

    private CurvePicture(List<Point> points) {
        this.points = points;
    }

    /// The bytes of the picture; there must be a game.
    static byte[] draw(List<Point> points) {
        var picture = new CurvePicture(points);
        picture.canvas.rectangle(0, 0, WIDTH, HEIGHT, 0, PAPER);
        picture.panel(FIRST_TOP, "won %", WON, 50, 5, games -> 100 * won(games));
        picture.panel(SECOND_TOP, "points ahead", AHEAD, 0, 10, CurvePicture::ahead);
        picture.text(Long.toString(points.getFirst().game()), LEFT, HEIGHT - 25);
        picture.text(points.getLast().game() + " games", WIDTH - RIGHT - 50, HEIGHT - 25);
        return Png.encode(WIDTH, HEIGHT, picture.canvas.pixels());
    }

    /// The share of games won, a draw as half.
    static double won(List<Point> games) {
        return games.stream()
                .mapToDouble(game -> 0.5 + 0.5 * Integer.signum(game.score() - game.opponentScore()))
                .average()
                .orElse(0);
    }

    /// The mean number of points that the learner was ahead at the end.
    static double ahead(List<Point> games) {
        return games.stream()
                .mapToDouble(game -> game.score() - game.opponentScore())
                .average()
                .orElse(0);
    }

    /// One curve; the axis holds its middle and goes as many steps to either side as the curve needs.
    private void panel(
            int top, String title, int colour, double middle, double step, ToDoubleFunction<List<Point>> mean) {
        List<Double> means = means(mean);
        double farthest = means.stream()
                .mapToDouble(value -> Math.abs(value - middle))
                .max()
                .orElse(0);
        int steps = Math.max(2, (int) Math.ceil(farthest / step));
        int every = Math.max(1, steps / 4);
        double pixels = PANEL / 2.0 / steps;
        double zero = top + PANEL / 2.0;
        for (int line = -steps; line <= steps; line++) {
            if (line % every == 0) {
                double y = zero - line * pixels;
                canvas.rectangle(LEFT, y - 0.5, WIDTH - LEFT - RIGHT, 1, 0, line == 0 ? MIDDLE : LINE);
                text(String.format(Locale.ROOT, "%.0f", middle + line * step), LEFT - 35, y);
            }
        }
        var stroke = new ArrayList<Glyphs.Point>();
        for (int at = 0; at < means.size(); at++) {
            double x = LEFT + (WIDTH - LEFT - RIGHT) * (at + 0.5) / means.size();
            stroke.add(new Glyphs.Point(x, zero - (means.get(at) - middle) / step * pixels));
        }
        canvas.strokes(
                stroke.size() == 1 ? List.of(List.of(stroke.getFirst(), stroke.getFirst())) : List.of(stroke),
                2.5,
                colour);
        canvas.strokes(Glyphs.strokes(title, LEFT + 60, top - 18, 13), 2, colour);
    }

    /// The mean of the games around each of some places of the course: a tenth of the course, at least 50 games.
    private List<Double> means(ToDoubleFunction<List<Point>> mean) {
        int window = Math.max(Math.min(50, points.size()), points.size() / 10);
        int places = Math.clamp(points.size() - window + 1, 1, MEANS);
        var means = new ArrayList<Double>();
        for (int place = 0; place < places; place++) {
            int from = places == 1 ? 0 : (int) ((long) (points.size() - window) * place / (places - 1));
            means.add(mean.applyAsDouble(points.subList(from, from + window)));
        }
        return means;
    }

    private void text(String text, double middleX, double middleY) {
        canvas.strokes(Glyphs.strokes(text, middleX, middleY, 12), 1.6, TEXT);
    }
}
