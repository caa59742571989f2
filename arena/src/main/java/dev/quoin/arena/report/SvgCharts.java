package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.result.Rating;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Charts for a page. Shapes are SVG that scales with the page; text is HTML, so it stays readable on a
/// phone.
final class SvgCharts {
    private static final int BARS = 36;
    private static final double MARGIN = 0.08;
    private static final int[] STEPS = {5, 10, 20, 50, 100, 200, 500, 1000, 2000};
    private static final int MOST_TICKS = 6;

    private SvgCharts() {}

    /// Shows the fraction of games won by row against column; the stronger the color, the further from a
    /// half.
    ///
    /// @param replays the pages that replay the games of each match
    static String crossTable(CrossTable table, Map<Pairing, String> replays) {
        var html = new StringBuilder("<div class=\"scroll\"><table class=\"cross\">\n<thead><tr><td></td>");
        table.names()
                .forEach(name ->
                        html.append("<th scope=\"col\">").append(escaped(name)).append("</th>"));
        html.append("</tr></thead>\n<tbody>\n");
        for (int row = 0; row < table.names().size(); row++) {
            html.append("<tr><th scope=\"row\">")
                    .append(escaped(table.names().get(row)))
                    .append("</th>");
            for (int column = 0; column < table.names().size(); column++) {
                String replay =
                        row == column ? null : replays.get(new Pairing(Math.min(row, column), Math.max(row, column)));
                html.append(cell(table, row, column, replay));
            }
            html.append("</tr>\n");
        }
        return html.append("</tbody></table></div>\n").toString();
    }

    private static String cell(CrossTable table, int row, int column, @Nullable String replay) {
        return table.cell(row, column)
                .filter(match -> match.games() > 0)
                .map(match -> {
                    var fraction = match.fraction();
                    double off = fraction.value() - 0.5;
                    long strength = Math.round(Math.min(1, Math.sqrt(Math.abs(off) * 2)) * 70);
                    return "<td class=\"%s\" style=\"--s:%d%%\" title=\"%d won, %d drawn, %d lost\"><b>%s</b><small>%s</small></td>"
                            .formatted(
                                    off >= 0 ? "win" : "loss",
                                    strength,
                                    match.wins(),
                                    match.draws(),
                                    match.losses(),
                                    link(replay, String.format(Locale.ROOT, "%.1f", fraction.value() * 100)),
                                    String.format(
                                            Locale.ROOT, "%.1f–%.1f", fraction.low() * 100, fraction.high() * 100));
                })
                .orElse("<td class=\"none\">–</td>");
    }

    /// Shows all ratings on one scale, with 95 % intervals.
    static String ladder(List<Rating> ratings) {
        double low = ratings.stream()
                .mapToDouble(each -> each.elo() - each.error())
                .min()
                .orElse(0);
        double high = ratings.stream()
                .mapToDouble(each -> each.elo() + each.error())
                .max()
                .orElse(0);
        double from = low - (high - low) * MARGIN;
        double scale = 100 / Math.max(1e-9, (high - low) * (1 + 2 * MARGIN));
        int step = step(high - low);
        List<Integer> ticks = ticks(low, high, step);
        var html = new StringBuilder("<div class=\"ladder\">\n");
        for (Rating rating : ratings) {
            String value = Numbers.printed(Numbers.signed(rating.elo(), rating.error()));
            html.append("<span class=\"who\">").append(escaped(rating.name())).append("</span>");
            html.append("<svg viewBox=\"0 0 100 24\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"Elo %s\">"
                    .formatted(value));
            for (int tick : ticks) {
                line(html, tick == 0 ? "zero" : "tick", (tick - from) * scale, 0, (tick - from) * scale, 24);
            }
            double left = (rating.elo() - rating.error() - from) * scale;
            double right = (rating.elo() + rating.error() - from) * scale;
            double middle = (rating.elo() - from) * scale;
            line(html, "bar", left, 12, right, 12);
            line(html, "end", left, 8, left, 16);
            line(html, "end", right, 8, right, 16);
            line(html, "dot", middle, 5, middle, 19);
            html.append("</svg><span class=\"value\">").append(value).append("</span>\n");
        }
        html.append("<span></span><span class=\"ticks\" aria-hidden=\"true\">");
        for (int tick : ticks) {
            html.append(String.format(
                    Locale.ROOT,
                    "<i%s style=\"left:%.2f%%\">%s</i>",
                    tick % (2 * step) == 0 ? "" : " class=\"odd\"",
                    (tick - from) * scale,
                    tick == 0 ? "0" : Numbers.printed(String.format(Locale.ROOT, "%+d", tick))));
        }
        return html.append("</span><span></span>\n</div>\n").toString();
    }

    /// Returns a round number that divides a length into a few steps.
    private static int step(double length) {
        int step = STEPS[STEPS.length - 1];
        for (int at = STEPS.length - 1; at >= 0 && length / STEPS[at] <= MOST_TICKS; at--) {
            step = STEPS[at];
        }
        return step;
    }

    /// Returns the multiples of a step between two bounds.
    private static List<Integer> ticks(double low, double high, int step) {
        var ticks = new ArrayList<Integer>();
        for (int tick = (int) Math.ceil(low / step) * step; tick <= high; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }

    private static void line(StringBuilder html, String style, double x1, double y1, double x2, double y2) {
        html.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\" x1=\"%.2f\" y1=\"%.0f\" x2=\"%.2f\" y2=\"%.0f\"/>",
                style,
                x1,
                y1,
                x2,
                y2));
    }

    /// Shows the score distribution of every contestant on a common scale.
    static String distributions(CrossTable table) {
        var all = new ArrayList<Integer>();
        for (int each = 0; each < table.names().size(); each++) {
            all.addAll(table.scores(each));
        }
        if (all.isEmpty()) {
            return "<p>No games.</p>\n";
        }
        int least = Collections.min(all);
        int most = Collections.max(all);
        var html = new StringBuilder("<div class=\"distributions\">\n");
        for (int each = 0; each < table.names().size(); each++) {
            List<Integer> scores = table.scores(each);
            if (scores.isEmpty()) {
                continue;
            }
            Histogram histogram = Histogram.of(scores, least, most, BARS);
            double mean = scores.stream().mapToInt(Integer::intValue).average().orElse(0);
            String caption = Numbers.printed(String.format(Locale.ROOT, "average %.1f in ", mean))
                    + Numbers.count(scores.size(), "game");
            html.append("<figure><figcaption><b>").append(escaped(table.names().get(each)));
            html.append("</b> <span>").append(caption).append("</span></figcaption>\n");
            html.append(bars(histogram, mean, caption));
            html.append(
                    Numbers.printed("<div class=\"axis\"><span>%d</span><span>%d</span><span>%d</span></div></figure>\n"
                            .formatted(histogram.from(), (histogram.from() + histogram.to()) / 2, histogram.to())));
        }
        return html.append("</div>\n").toString();
    }

    private static String bars(Histogram histogram, double mean, String caption) {
        int count = histogram.counts().size();
        double width = 100.0 / count;
        double height = 38.0 / Math.max(1, histogram.tallest());
        var svg = new StringBuilder(
                "<svg viewBox=\"0 0 100 40\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"Scores: %s\">"
                        .formatted(caption));
        for (int bar = 0; bar < count; bar++) {
            double tall = histogram.counts().get(bar) * height;
            if (tall > 0) {
                svg.append(String.format(
                        Locale.ROOT,
                        "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"/>",
                        bar * width + width * 0.06,
                        40 - tall,
                        width * 0.88,
                        tall));
            }
        }
        double at = (mean - histogram.from()) / (histogram.to() - histogram.from()) * 100;
        line(svg, "mean", at, 0, at, 40);
        return svg.append("</svg>\n").toString();
    }

    /// Makes HTML a link, unless there is no address.
    static String link(@Nullable String address, String html) {
        return address == null ? html : "<a href=\"" + escaped(address) + "\">" + html + "</a>";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
