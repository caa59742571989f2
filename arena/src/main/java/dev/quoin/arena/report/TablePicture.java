package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.Interval;
import dev.quoin.arena.result.Rating;
import dev.quoin.game.picture.Canvas;
import dev.quoin.game.picture.Png;
import dev.quoin.game.picture.StrokeFont;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Draws a cross table as a PNG: the fraction of games won by row against column, its interval below, and
/// the rating of the row on the right. Wins are blue, losses orange; the stronger the color, the further
/// from a half.
public final class TablePicture {
    private static final double SCALE = 2;
    private static final double EDGE = 22;
    private static final double TITLE = 44;
    private static final double HEAD = 30;
    private static final double ROW = 50;
    private static final double GAP = 4;
    private static final double NARROWEST = 92;
    private static final double RATING = 104;

    private static final double BIG = 12;
    private static final double SMALL = 8.5;

    private static final int PAPER = 0xffffffff;
    private static final int CARD = 0xf2f1edff;
    private static final int INK = 0x1c1d1fff;
    private static final int SOFT = 0x5d6166ff;
    private static final int WIN = 0x3b78b8;
    private static final int LOSS = 0xc96a24;

    private final CrossTable table;
    private final List<String> names;
    private final double margin;
    private final double cell;
    private final Canvas canvas;
    private final int width;
    private final int height;

    private TablePicture(CrossTable table) {
        this.table = table;
        this.names = table.names();
        double longest = names.stream()
                .mapToDouble(name -> StrokeFont.width(name, BIG))
                .max()
                .orElse(0);
        this.margin = EDGE + longest + 16;
        this.cell = Math.max(NARROWEST, longest + 16);
        this.width = (int) Math.ceil(SCALE * (margin + names.size() * (cell + GAP) + RATING + EDGE));
        this.height = (int) Math.ceil(SCALE * (EDGE + TITLE + HEAD + names.size() * (ROW + GAP) + EDGE));
        this.canvas = new Canvas(width, height, SCALE);
    }

    /// Returns the bytes of the picture.
    public static byte[] draw(CrossTable table) {
        var picture = new TablePicture(table);
        picture.paint();
        return Png.encode(picture.width, picture.height, picture.canvas.pixels());
    }

    private void paint() {
        canvas.rectangle(0, 0, width / SCALE, height / SCALE, 0, PAPER);
        left("Games won by row against column, in %", EDGE, EDGE + 6, 13, INK);
        left("with 95% intervals; draws count half", EDGE, EDGE + 28, SMALL, SOFT);
        Map<String, Rating> ratings =
                table.ratings().stream().collect(Collectors.toMap(Rating::name, Function.identity()));
        double top = EDGE + TITLE;
        for (int column = 0; column < names.size(); column++) {
            middle(names.get(column), leftOf(column) + cell / 2, top + HEAD / 2, BIG, INK);
        }
        double ratingMiddle = leftOf(names.size()) + RATING / 2;
        middle("Elo", ratingMiddle, top + HEAD / 2, BIG, SOFT);
        for (int row = 0; row < names.size(); row++) {
            double y = top + HEAD + row * (ROW + GAP);
            left(names.get(row), EDGE, y + ROW / 2, BIG, INK);
            for (int column = 0; column < names.size(); column++) {
                cell(row, column, y);
            }
            Rating rating = ratings.get(names.get(row));
            if (rating != null) {
                middle(String.format(Locale.ROOT, "%+.0f", rating.elo()), ratingMiddle, y + 19, BIG, INK);
                String error = Double.isFinite(rating.error())
                        ? String.format(Locale.ROOT, "± %.0f", rating.error())
                        : "unknown error";
                middle(error, ratingMiddle, y + 35, SMALL, SOFT);
            }
        }
    }

    private double leftOf(int column) {
        return margin + column * (cell + GAP);
    }

    private void cell(int row, int column, double y) {
        double x = leftOf(column);
        var match = table.cell(row, column);
        if (match.isEmpty()) {
            canvas.rectangle(x, y, cell, ROW, 6, CARD);
            middle(row == column ? "–" : "not played", x + cell / 2, y + ROW / 2, row == column ? BIG : SMALL, SOFT);
            return;
        }
        Interval fraction = match.get().fraction();
        canvas.rectangle(x, y, cell, ROW, 6, colour(fraction.value()));
        middle(String.format(Locale.ROOT, "%.1f", fraction.value() * 100), x + cell / 2, y + 19, BIG + 2, INK);
        String interval = String.format(Locale.ROOT, "%.1f–%.1f", fraction.low() * 100, fraction.high() * 100);
        middle(interval, x + cell / 2, y + 36, SMALL, INK);
    }

    /// As on the page: at most 70 % of the full color, so that black text stays readable.
    private static int colour(double fraction) {
        double strength = 0.7 * Math.sqrt(Math.min(1, Math.abs(fraction - 0.5) * 2));
        int full = fraction >= 0.5 ? WIN : LOSS;
        int mixed = 0xff;
        for (int shift = 0; shift <= 16; shift += 8) {
            double value = (full >>> shift & 0xff) * strength + (PAPER >>> shift + 8 & 0xff) * (1 - strength);
            mixed |= (int) Math.round(value) << shift + 8;
        }
        return mixed;
    }

    private void left(String text, double x, double y, double size, int colour) {
        middle(text, x + StrokeFont.width(text, size) / 2, y, size, colour);
    }

    private void middle(String text, double x, double y, double size, int colour) {
        canvas.strokes(StrokeFont.strokes(text, x, y, size), size / 8, colour);
    }
}
