package dev.quoin.othello.picture;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.Square;
import java.util.TreeMap;

/// Draws a board as a self-contained SVG image: no scripts, no font files; colors follow the reader's light
/// or dark color scheme.
public final class OthelloSvg {
    private static final String STYLE = """
            <style>
            .frame{fill:#17382b}.felt{fill:#2f9462}.line{stroke:#1b6a45;stroke-width:2.5}.star{fill:#1b6a45}
            .black{fill:#16191b}.white{fill:#f8f8f3}.black,.white{stroke:#0b3322;stroke-opacity:.45;stroke-width:3}
            .count{stroke:#cfe3d8;stroke-width:4}
            .last{fill:#e5484d}.turn{fill:#2f9462}
            .dot.b{fill:#0a140f;fill-opacity:.42}.dot.w{fill:#fff;fill-opacity:.6}
            text{fill:#cfe3d8;font:600 32px system-ui,sans-serif;text-anchor:middle}
            .value{fill:#eafff3;font-size:31px}.best{fill:#ffe14d;font-weight:800}
            @media(prefers-color-scheme:dark){
            .frame{fill:#10241c}.felt{fill:#22704a}.line{stroke:#154d33}.star{fill:#154d33}.white{fill:#e4e7e0}
            .turn{fill:#22704a}text{fill:#a9c8b8}.value{fill:#d9f2e5}.best{fill:#ffd633}}
            </style>
            """;

    private OthelloSvg() {}

    /// Returns an SVG image of the given width in pixels.
    public static String draw(Diagram diagram, int width) {
        var svg = new StringBuilder();
        int height = Math.round((float) width * DiagramLayout.HEIGHT / DiagramLayout.WIDTH);
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                .formatted(DiagramLayout.WIDTH, DiagramLayout.HEIGHT, width, height));
        svg.append(" role=\"img\">\n<title>").append(diagram.title()).append("</title>\n<desc>");
        svg.append(diagram.description()).append("</desc>\n").append(STYLE);
        ground(svg);
        for (Disc disc : Disc.values()) {
            squares(svg, diagram.position().discs(disc), style(disc), DiagramLayout.DISC);
        }
        squares(svg, diagram.last(), "last", DiagramLayout.LAST_DOT);
        squares(svg, diagram.dots(), diagram.position().toMove() == Disc.BLACK ? "dot b" : "dot w", DiagramLayout.DOT);
        new TreeMap<>(diagram.values()).forEach((square, text) -> {
            boolean best = (diagram.best() & Square.bit(square)) != 0;
            text(
                    svg,
                    best ? "value best" : "value",
                    DiagramLayout.x(square),
                    DiagramLayout.y(square) + 11,
                    minus(text));
        });
        counts(svg, diagram);
        return svg.append("</svg>\n").toString();
    }

    private static void ground(StringBuilder svg) {
        svg.append("<rect class=\"frame\" width=\"%d\" height=\"%d\" rx=\"%d\"/>\n"
                .formatted(DiagramLayout.WIDTH, DiagramLayout.HEIGHT, DiagramLayout.CORNER));
        svg.append("<path class=\"felt\" d=\"M%d %dh%dv%dh-%dz\"/>\n"
                .formatted(
                        DiagramLayout.SIDE,
                        DiagramLayout.TOP,
                        DiagramLayout.BOARD,
                        DiagramLayout.BOARD,
                        DiagramLayout.BOARD));
        svg.append("<path class=\"line\" d=\"");
        for (int line = 1; line < Square.SIDE; line++) {
            int at = line * DiagramLayout.CELL;
            svg.append("M%d %dh%d".formatted(DiagramLayout.SIDE, DiagramLayout.TOP + at, DiagramLayout.BOARD));
            svg.append("M%d %dv%d".formatted(DiagramLayout.SIDE + at, DiagramLayout.TOP, DiagramLayout.BOARD));
        }
        svg.append("\"/>\n");
        for (int row : DiagramLayout.STARS) {
            for (int column : DiagramLayout.STARS) {
                circle(
                        svg,
                        "star",
                        DiagramLayout.SIDE + column * DiagramLayout.CELL,
                        DiagramLayout.TOP + row * DiagramLayout.CELL,
                        DiagramLayout.STAR);
            }
        }
        for (int index = 0; index < Square.SIDE; index++) {
            int along = index * DiagramLayout.CELL + DiagramLayout.CELL / 2;
            text(svg, "", DiagramLayout.SIDE + along, DiagramLayout.TOP - 20, String.valueOf((char) ('a' + index)));
            text(svg, "", DiagramLayout.SIDE / 2, DiagramLayout.TOP + along + 11, String.valueOf(index + 1));
        }
    }

    private static void counts(StringBuilder svg, Diagram diagram) {
        var position = diagram.position();
        for (Disc disc : Disc.values()) {
            int x = DiagramLayout.pillX(disc);
            int middle = DiagramLayout.PILL_Y + DiagramLayout.PILL_HEIGHT / 2;
            if (disc == position.toMove() && !position.isOver()) {
                svg.append("<rect class=\"turn\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\"/>\n"
                        .formatted(
                                x,
                                DiagramLayout.PILL_Y,
                                DiagramLayout.PILL_WIDTH,
                                DiagramLayout.PILL_HEIGHT,
                                DiagramLayout.PILL_HEIGHT / 2));
            }
            // On the dark frame a black disc needs a light edge.
            circle(svg, style(disc) + " count", x + DiagramLayout.PILL_HEIGHT / 2, middle, DiagramLayout.PILL_DISC);
            text(svg, "", x + DiagramLayout.PILL_HEIGHT + 30, middle + 11, String.valueOf(position.count(disc)));
        }
    }

    private static void squares(StringBuilder svg, long squares, String style, int radius) {
        for (long left = squares; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            circle(svg, style, DiagramLayout.x(square), DiagramLayout.y(square), radius);
        }
    }

    private static void circle(StringBuilder svg, String style, int x, int y, int radius) {
        svg.append("<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n".formatted(style, x, y, radius));
    }

    private static void text(StringBuilder svg, String style, int x, int y, String text) {
        String attribute = style.isEmpty() ? "" : " class=\"" + style + "\"";
        svg.append("<text%s x=\"%d\" y=\"%d\">%s</text>\n".formatted(attribute, x, y, text));
    }

    private static String style(Disc disc) {
        return disc == Disc.BLACK ? "black" : "white";
    }

    private static String minus(String text) {
        return text.replace('-', '−');
    }
}
