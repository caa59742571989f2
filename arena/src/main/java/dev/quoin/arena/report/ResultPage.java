package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.SideFigures;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The results of a match or a table as one page of HTML that needs nothing else: no script, no fonts, no
/// network.
public final class ResultPage {
    private static final String STYLE = """
            :root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1c1d1f;--soft:#5d6166;--rule:#dcd9d1;
            --win:#3b78b8;--loss:#c96a24;--bar:#3b78b8}
            @media(prefers-color-scheme:dark){:root{--paper:#131517;--card:#1b1e21;--ink:#e9e8e4;--soft:#a2a6ab;
            --rule:#33373c;--win:#2f6aa6;--loss:#a9541a;--bar:#6ea6df}}
            *{box-sizing:border-box}
            body{margin:0 auto;padding:1.2rem 1rem 3rem;max-width:64rem;background:var(--paper);color:var(--ink);
            font:16px/1.5 system-ui,sans-serif}
            h1{font-size:1.5rem;line-height:1.2;margin:.4rem 0 .2rem}h2{font-size:1.1rem;margin:2rem 0 .6rem}
            p.lead,.note{color:var(--soft);margin:.2rem 0}.note{font-size:.85rem;margin-top:.6rem}
            .scroll{overflow-x:auto}table{border-collapse:separate;border-spacing:3px;font-variant-numeric:tabular-nums}
            .cross th{font-weight:600;text-align:left;padding:.3rem .5rem;white-space:nowrap}
            .cross thead th{text-align:center}
            .cross td{padding:.45rem .6rem;text-align:center;border-radius:6px;min-width:6.2rem}
            .cross tbody th{position:sticky;left:0;background:var(--paper)}
            .cross td b,.cross td small{display:block;white-space:nowrap}.cross td small{color:inherit;font-size:.75rem;opacity:.85}
            .win{background:color-mix(in srgb,var(--win) var(--s),var(--card))}
            .loss{background:color-mix(in srgb,var(--loss) var(--s),var(--card))}
            @media(max-width:34rem){.cross th,.cross td{padding:.35rem .25rem;min-width:0;font-size:.85rem}
            .cross td small{font-size:.68rem}.ladder{gap:.35rem .5rem;font-size:.9rem}}
            .none{color:var(--soft);background:var(--card)}
            .ladder{display:grid;grid-template-columns:max-content 1fr max-content;gap:.35rem .8rem;align-items:center}
            .ladder svg{width:100%;height:24px;display:block}.value{font-variant-numeric:tabular-nums;text-align:right}
            line{vector-effect:non-scaling-stroke;stroke:var(--bar);stroke-width:1.5}
            .dot{stroke-width:5;stroke-linecap:round}.zero{stroke:var(--rule);stroke-dasharray:3 3}
            .distributions{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1rem}
            figure{margin:0;background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:.7rem .8rem .5rem}
            figcaption span,.axis{color:var(--soft);font-size:.82rem}figure svg{width:100%;height:110px;display:block}
            rect{fill:var(--bar)}.mean{stroke:var(--loss);stroke-width:2}
            .axis{display:flex;justify-content:space-between;border-top:1px solid var(--rule);padding-top:.15rem}
            .facts{border-spacing:0;width:100%;font-size:.9rem}
            .facts th,.facts td{padding:.35rem .6rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
            .facts th:first-child,.facts td:first-child,.facts .text{text-align:left}
            .facts .text{white-space:normal;min-width:9rem}
            dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;font-size:.9rem;margin:0}
            dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
            """;

    private ResultPage() {}

    /// The page.
    ///
    /// @param title what it is about
    /// @param settings what was played, by name
    public static String of(String title, Map<String, String> settings, CrossTable table) {
        var html = new StringBuilder("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>");
        html.append(Pictures.escaped(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n");
        html.append("</head>\n<body>\n<h1>").append(Pictures.escaped(title)).append("</h1>\n");
        html.append("<p class=\"lead\">").append(lead(table)).append("</p>\n");
        html.append("<h2>Games won by row against column</h2>\n").append(Pictures.crossTable(table));
        html.append("<p class=\"note\">Draws count half. Below each figure the 95 % interval, from pairs of games with"
                + " the same deal and swapped seats.</p>\n");
        html.append("<h2>Ratings</h2>\n").append(Pictures.ladder(table.ratings()));
        html.append("<p class=\"note\">Elo against the average of the table, with the 95 % interval.</p>\n");
        html.append("<h2>Scores</h2>\n").append(Pictures.distributions(table));
        html.append("<h2>Matches</h2>\n").append(matches(table));
        html.append("<h2>Contestants</h2>\n").append(contestants(table));
        html.append("<h2>Settings</h2>\n<dl>\n");
        settings.forEach((name, value) -> html.append("<dt>")
                .append(Pictures.escaped(name))
                .append("</dt><dd>")
                .append(Pictures.escaped(value))
                .append("</dd>\n"));
        return html.append("</dl>\n</body>\n</html>\n").toString();
    }

    private static String lead(CrossTable table) {
        int games = table.cells().values().stream().mapToInt(MatchResult::games).sum();
        int matches = table.cells().size();
        return String.format(Locale.ROOT, "%d games in %d %s", games, matches, matches == 1 ? "match" : "matches");
    }

    private static String matches(CrossTable table) {
        var rows = new StringBuilder();
        head(rows, List.of("match", "pairs", "won", "drawn", "lost", "fraction", "Elo", "spread"));
        for (MatchResult match : table.cells().values()) {
            String who =
                    match.sides().get(0).name() + " v " + match.sides().get(1).name();
            row(
                    rows,
                    List.of(
                            who,
                            Integer.toString(match.counts().pairs()),
                            Integer.toString(match.wins()),
                            Integer.toString(match.draws()),
                            Integer.toString(match.losses()),
                            Figures.percent(match.fraction().value()),
                            Figures.elo(match.elo()),
                            Figures.signed(match.spread().mean(), match.spread().error())));
        }
        return rows.append("</tbody></table></div>\n").toString();
    }

    private static String contestants(CrossTable table) {
        var rows = new StringBuilder();
        head(rows, List.of("contestant", "against", "score", "bingos a game", "median a move", "p99 a move", "errors"));
        for (int each = 0; each < table.names().size(); each++) {
            for (int other = 0; other < table.names().size(); other++) {
                table.cell(each, other).ifPresent(match -> {
                    SideFigures side = match.sides().get(0);
                    row(
                            rows,
                            List.of(
                                    side.name(),
                                    match.sides().get(1).name(),
                                    String.format(Locale.ROOT, "%.1f", side.points()),
                                    String.format(Locale.ROOT, "%.2f", side.feats()),
                                    Figures.millis(side.times().median()),
                                    Figures.millis(side.times().p99()),
                                    Figures.errors(side.errors())));
                });
            }
        }
        return rows.append("</tbody></table></div>\n").toString();
    }

    private static void head(StringBuilder html, List<String> cells) {
        html.append("<div class=\"scroll\"><table class=\"facts\"><thead><tr>");
        cells.forEach(cell -> html.append("<th scope=\"col\">").append(cell).append("</th>"));
        html.append("</tr></thead><tbody>\n");
    }

    private static void row(StringBuilder html, List<String> cells) {
        html.append("<tr>");
        cells.forEach(cell -> html.append("<td>").append(Pictures.escaped(cell)).append("</td>"));
        html.append("</tr>\n");
    }
}
