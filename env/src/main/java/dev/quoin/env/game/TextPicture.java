package dev.quoin.env.game;

import dev.quoin.game.picture.Canvas;
import dev.quoin.game.picture.Picture;
import dev.quoin.game.picture.StrokeFont;
import java.util.List;

/// Renders text as a picture, with a cell of the same size for every character.
final class TextPicture {
    private static final int PAPER = 0xf4f1e8ff;
    private static final int INK = 0x2a2318ff;
    private static final double CELL_WIDTH = 3;
    private static final double CELL_HEIGHT = 4;
    private static final double LETTER_HEIGHT = 2;
    private static final double THICKNESS = 0.25;

    /// The number of pixels per unit, reduced if the picture would exceed [#LARGEST].
    private static final double SCALE = 8;

    private static final double LARGEST = 2048;

    private TextPicture() {}

    static Picture draw(String text) {
        List<String> lines = text.lines().toList();
        int columns = Math.max(1, lines.stream().mapToInt(String::length).max().orElse(1));
        double width = (columns + 1) * CELL_WIDTH;
        double height = (Math.max(1, lines.size()) + 1) * CELL_HEIGHT;
        double scale = Math.min(SCALE, LARGEST / Math.max(width, height));
        var canvas = new Canvas((int) Math.ceil(width * scale), (int) Math.ceil(height * scale), scale);
        canvas.rectangle(-1, -1, width + 2, height + 2, 0, PAPER);
        for (int row = 0; row < lines.size(); row++) {
            String line = lines.get(row);
            for (int column = 0; column < line.length(); column++) {
                if (!Character.isWhitespace(line.charAt(column))) {
                    canvas.strokes(
                            StrokeFont.strokes(
                                    line.substring(column, column + 1),
                                    (column + 1) * CELL_WIDTH,
                                    (row + 1) * CELL_HEIGHT,
                                    LETTER_HEIGHT),
                            THICKNESS,
                            INK);
                }
            }
        }
        return canvas.picture();
    }
}
