package dev.quoin.cli.train;

import dev.quoin.learning.linear.LinearTraining.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// Draws the learning curve of linear weights: the percentage of games won above, the mean lead below, both
/// as moving averages.
final class LinearPicture {
    private static final int PLACES = 100;

    private LinearPicture() {}

    /// Returns the bytes of the picture; there must be at least one game.
    static byte[] draw(List<Point> points) {
        return CurvePicture.draw(
                List.of(
                        panel("won %", points, 50, games -> 100 * won(games)),
                        panel("points ahead", points, 0, LinearPicture::ahead)),
                "games");
    }

    private static CurvePicture.Panel panel(
            String label, List<Point> points, double shown, ToDoubleFunction<List<Point>> mean) {
        return new CurvePicture.Panel(List.of(new CurvePicture.Line(label, means(points, mean))), shown);
    }

    /// Returns the fraction of games won, with draws as half a win.
    static double won(List<Point> games) {
        return games.stream()
                .mapToDouble(game -> 0.5 + 0.5 * Integer.signum(game.score() - game.opponentScore()))
                .average()
                .orElse(0);
    }

    /// Returns the learner's mean lead at the end.
    static double ahead(List<Point> games) {
        return games.stream()
                .mapToDouble(game -> game.score() - game.opponentScore())
                .average()
                .orElse(0);
    }

    /// Returns a moving average over a tenth of the training, at least 50 games.
    private static List<CurvePicture.Spot> means(List<Point> points, ToDoubleFunction<List<Point>> mean) {
        int window = Math.max(Math.min(50, points.size()), points.size() / 10);
        int places = Math.clamp(points.size() - window + 1, 1, PLACES);
        var means = new ArrayList<CurvePicture.Spot>();
        for (int place = 0; place < places; place++) {
            int from = places == 1 ? 0 : (int) ((long) (points.size() - window) * place / (places - 1));
            List<Point> around = points.subList(from, from + window);
            means.add(new CurvePicture.Spot(around.get(window / 2).game(), mean.applyAsDouble(around)));
        }
        return means;
    }
}
