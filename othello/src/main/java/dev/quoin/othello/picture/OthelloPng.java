package dev.quoin.othello.picture;

import dev.quoin.game.picture.Canvas;
import dev.quoin.game.picture.Png;
import dev.quoin.game.picture.StrokeFont;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.Square;

/// Draws a board as a PNG image, like [OthelloSvg] in a light color scheme.
public final class OthelloPng {
    private static final int FRAME = 0x17382bff;
    private static final int FELT = 0x2f9462ff;
    private static final int LINE = 0x1b6a45ff;
    private static final int EDGE = 0x0b332273;
    private static final int LIGHT_EDGE = 0xcfe3d873;
    private static final int BLACK = 0x16191bff;
    private static final int WHITE = 0xf8f8f3ff;
    private static final int LAST = 0xe5484dff;
    private static final int BLACK_DOT = 0x0a140f6b;
    private static final int WHITE_DOT = 0xffffff99;
    private static final int TEXT = 0xcfe3d8ff;
    private static final int VALUE = 0xeafff3ff;
    private static final int BEST = 0xffe14dff;

    private static final double LINE_WIDTH = 2.5;
    private static final double DIGIT_HEIGHT = 22;
    private static final double VALUE_HEIGHT = 25;
    private static final double STROKE = 4;

    private final Canvas canvas;
    private final Diagram diagram;
    private final double scale;

    private OthelloPng(Diagram diagram, int width, int height) {
        this.diagram = diagram;
        this.scale = (double) width / DiagramLayout.WIDTH;
        this.canvas = new Canvas(width, height, scale);
    }

    /// Returns the bytes of a PNG image of the given width in pixels.
    public static byte[] draw(Diagram diagram, int width) {
        int height = Math.round((float) width * DiagramLayout.HEIGHT / DiagramLayout.WIDTH);
        var board = new OthelloPng(diagram, width, height);
        board.ground();
        board.coordinates();
        board.discs();
        board.marks();
        board.counts();
        return Png.encode(width, height, board.canvas.pixels());
    }

    private void ground() {
        canvas.rectangle(0, 0, DiagramLayout.WIDTH, DiagramLayout.HEIGHT, DiagramLayout.CORNER, FRAME);
        canvas.rectangle(DiagramLayout.SIDE, DiagramLayout.TOP, DiagramLayout.BOARD, DiagramLayout.BOARD, 0, FELT);
        // Whole pixels, and at least one: otherwise lines between pixels would differ in strength.
        double thickness = Math.max(1, Math.round(LINE_WIDTH * scale)) / scale;
        for (int line = 1; line < Square.SIDE; line++) {
            int at = line * DiagramLayout.CELL;
            canvas.rectangle(
                    DiagramLayout.SIDE,
                    whole(DiagramLayout.TOP + at, thickness),
                    DiagramLayout.BOARD,
                    thickness,
                    0,
                    LINE);
            canvas.rectangle(
                    whole(DiagramLayout.SIDE + at, thickness),
                    DiagramLayout.TOP,
                    thickness,
                    DiagramLayout.BOARD,
                    0,
                    LINE);
        }
        for (int row : DiagramLayout.STARS) {
            for (int column : DiagramLayout.STARS) {
                canvas.circle(
                        whole(DiagramLayout.SIDE + column * DiagramLayout.CELL, thickness) + thickness / 2,
                        whole(DiagramLayout.TOP + row * DiagramLayout.CELL, thickness) + thickness / 2,
                        DiagramLayout.STAR,
                        LINE);
            }
        }
    }

    /// The start of a line around `middle` on whole pixels.
    private double whole(double middle, double thickness) {
        return Math.round((middle - thickness / 2) * scale) / scale;
    }

    private void coordinates() {
        for (int index = 0; index < Square.SIDE; index++) {
            int along = index * DiagramLayout.CELL + DiagramLayout.CELL / 2;
            text(
                    String.valueOf((char) ('a' + index)),
                    DiagramLayout.SIDE + along,
                    DiagramLayout.TOP / 2.0 - 1,
                    DIGIT_HEIGHT,
                    TEXT);
            text(String.valueOf(index + 1), DiagramLayout.SIDE / 2.0, DiagramLayout.TOP + along, DIGIT_HEIGHT, TEXT);
        }
    }

    private void discs() {
        for (Disc disc : Disc.values()) {
            for (long left = diagram.position().discs(disc); left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                disc(disc, DiagramLayout.x(square), DiagramLayout.y(square), DiagramLayout.DISC);
            }
        }
    }

    private void disc(Disc disc, int x, int y, int radius) {
        canvas.circle(x, y, radius + DiagramLayout.EDGE / 2.0, EDGE);
        canvas.circle(x, y, radius - DiagramLayout.EDGE / 2.0, disc == Disc.BLACK ? BLACK : WHITE);
    }

    private void marks() {
        for (long left = diagram.last(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            canvas.circle(DiagramLayout.x(square), DiagramLayout.y(square), DiagramLayout.LAST_DOT, LAST);
        }
        int dot = diagram.position().toMove() == Disc.BLACK ? BLACK_DOT : WHITE_DOT;
        for (long left = diagram.dots(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            canvas.circle(DiagramLayout.x(square), DiagramLayout.y(square), DiagramLayout.DOT, dot);
        }
        diagram.values().forEach((square, text) -> {
            boolean best = (diagram.best() & Square.bit(square)) != 0;
            text(text, DiagramLayout.x(square), DiagramLayout.y(square), VALUE_HEIGHT, best ? BEST : VALUE);
        });
    }

    private void counts() {
        var position = diagram.position();
        for (Disc disc : Disc.values()) {
            int x = DiagramLayout.pillX(disc);
            int middle = DiagramLayout.PILL_Y + DiagramLayout.PILL_HEIGHT / 2;
            if (disc == position.toMove() && !position.isOver()) {
                canvas.rectangle(
                        x,
                        DiagramLayout.PILL_Y,
                        DiagramLayout.PILL_WIDTH,
                        DiagramLayout.PILL_HEIGHT,
                        DiagramLayout.PILL_HEIGHT / 2.0,
                        FELT);
            }
            // On the dark frame a black disc needs a light edge.
            canvas.circle(
                    x + DiagramLayout.PILL_HEIGHT / 2.0,
                    middle,
                    DiagramLayout.PILL_DISC + DiagramLayout.EDGE,
                    LIGHT_EDGE);
            disc(disc, x + DiagramLayout.PILL_HEIGHT / 2, middle, DiagramLayout.PILL_DISC);
            text(String.valueOf(position.count(disc)), x + DiagramLayout.PILL_HEIGHT + 30, middle, DIGIT_HEIGHT, TEXT);
        }
    }

    private void text(String text, double x, double y, double height, int color) {
        // Thin strokes would fade in small pictures.
        double thickness = Math.max(STROKE, 1.1 / scale);
        canvas.strokes(StrokeFont.strokes(text, x, y, height), thickness, color);
    }
}
