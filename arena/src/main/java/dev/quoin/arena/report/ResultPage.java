package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.PlayerStatistics;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The results of a match or a table as one page of HTML that needs nothing else: no script, no fonts, no
/// network.
public final class ResultPage {
    private static final String STYLE = """
            :root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1c1d1f;--soft:#5d6166;--rule:#dcd9d1;
            --win:#3b78b8;--loss:#c96a24;--bar:#3b78b8;--shade:#0002}
            @media(prefers-color-scheme:dark){:root{--paper:#131517;--card:#1b1e21;--ink:#e9e8e4;--soft:#a2a6ab;
            --rule:#33373c;--win:#2f6aa6;--loss:#a9541a;--bar:#6ea6df;--shade:#000a}}
            *{box-sizing:border-box}
            body{margin:0 auto;padding:1.6rem 1rem 3rem;max-width:60rem;background:var(--paper);color:var(--ink);
            font:16px/1.5 system-ui,sans-serif}
            h1{font-size:1.6rem;line-height:1.2;margin:.2rem 0;overflow-wrap:anywhere}
            h2{font-size:1.1rem;margin:2.2rem 0 .7rem}
            p.lead,.note{color:var(--soft);margin:.2rem 0}.note{font-size:.85rem;margin-top:.6rem}
            .warning{margin:.6rem 0;padding:.4rem .7rem;border-left:4px solid var(--loss);background:var(--card)}
            .scroll{overflow-x:auto;background:linear-gradient(90deg,var(--paper) 2rem,#0000) 0 0/3rem 100% no-repeat local,
            linear-gradient(270deg,var(--paper) 2rem,#0000) 100% 0/3rem 100% no-repeat local,
            linear-gradient(90deg,var(--shade),#0000) 0 0/.8rem 100% no-repeat,
            linear-gradient(270deg,var(--shade),#0000) 100% 0/.8rem 100% no-repeat}
            table{border-collapse:separate;border-spacing:3px;font-variant-numeric:tabular-nums}
            .cross th{font-weight:600;text-align:left;padding:.3rem .6rem .3rem 0;white-space:nowrap}
            .cross thead th{text-align:center;padding:.3rem .4rem}
            .cross td{padding:.45rem .6rem;text-align:center;border-radius:6px;min-width:6.2rem}
            .cross td b,.cross td small{display:block;white-space:nowrap;line-height:1.35}
            .cross td b{font-size:1.1rem}.cross td small{font-size:.75rem;opacity:.85}
            .win{background:color-mix(in srgb,var(--win) var(--s),var(--card))}
            .loss{background:color-mix(in srgb,var(--loss) var(--s),var(--card))}
            .none{color:var(--soft);background:color-mix(in srgb,var(--rule) 30%,var(--card))}
            .ladder{display:grid;grid-template-columns:max-content 1fr max-content;gap:.35rem .9rem;align-items:center}
            .ladder svg{width:100%;height:24px;display:block;overflow:visible}
            .value{font-variant-numeric:tabular-nums;text-align:right}
            .ticks{position:relative;height:1.2rem;font-size:.75rem;color:var(--soft)}
            .ticks i{position:absolute;transform:translateX(-50%);font-style:normal;white-space:nowrap}
            line{vector-effect:non-scaling-stroke;stroke:var(--bar);stroke-width:1.5}
            .dot{stroke-width:6;stroke-linecap:round}.tick{stroke:var(--rule);stroke-width:1}
            .zero{stroke:var(--soft);stroke-width:1;stroke-dasharray:3 3}
            .distributions{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:.9rem}
            figure{margin:0;background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:.7rem .8rem .5rem}
            figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .8rem;margin-bottom:.3rem}
            figcaption span,.axis{color:var(--soft);font-size:.82rem}figure svg{width:100%;height:110px;display:block}
            rect{fill:var(--bar)}.mean{stroke:var(--loss);stroke-width:2}
            .axis{display:flex;justify-content:space-between;border-top:1px solid var(--rule);padding-top:.15rem}
            .facts{border-spacing:0;width:100%;font-size:.9rem}
            .facts th,.facts td{padding:.35rem .6rem;text-align:right;white-space:nowrap;font-weight:400}
            .facts thead th{color:var(--soft);font-size:.82rem}
            .facts tbody tr>*{border-top:1px solid var(--rule)}
            .facts .text{text-align:left}.facts .wide{text-align:left;white-space:normal;min-width:9rem}
            .facts th.text:first-child{padding-left:0}.facts th[rowspan]{vertical-align:top;font-weight:600}
            dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;font-size:.9rem;margin:0}
            dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
            @media(max-width:34rem){body{padding-top:.8rem}h1{font-size:1.3rem}
            .cross{border-spacing:2px}.cross th{font-size:.8rem;padding:.2rem .3rem .2rem 0}
            .cross thead th{font-size:.72rem;padding:.2rem 0}.cross td{padding:.35rem .12rem;min-width:3.55rem}
            .cross td b{font-size:.95rem}.cross td small{font-size:.62rem}
            .ladder{gap:.35rem .5rem;font-size:.85rem}.ticks .odd{display:none}}
            """;

    private ResultPage() {}

    /// The page.
    ///
    /// @param title what it is about
    /// @param settings what was played, by name
    public static String of(String title, Map<String, String> settings, CrossTable table, ErrorTitles titles) {
        var html = new StringBuilder("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>");
        html.append(SvgCharts.escaped(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n");
        html.append("</head>\n<body>\n<h1>").append(SvgCharts.escaped(title)).append("</h1>\n");
        html.append("<p class=\"lead\">")
                .append(SvgCharts.escaped(lead(settings, table)))
                .append("</p>\n");
        Cautions.isolation(table.isolation())
                .forEach(sentence -> html.append("<p class=\"note\">Isolation: ")
                        .append(SvgCharts.escaped(sentence))
                        .append(".</p>\n"));
        Cautions.warnings(table)
                .forEach(warning -> html.append("<p class=\"warning\">Warning: ")
                        .append(SvgCharts.escaped(warning))
                        .append(".</p>\n"));
        html.append("<h2>Games won by row against column, in %</h2>\n").append(SvgCharts.crossTable(table));
        html.append("<p class=\"note\">Blue: the row wins more often. Orange: the column does. Draws count half."
                + " Below each figure is its 95% interval, from pairs of games with the same deal and swapped"
                + " seats.</p>\n");
        html.append("<h2>Ratings</h2>\n").append(SvgCharts.ladder(table.ratings()));
        html.append("<p class=\"note\">Elo relative to the average of the table, with the 95% interval.</p>\n");
        html.append("<h2>Scores</h2>\n").append(SvgCharts.distributions(table));
        html.append("<h2>Matches</h2>\n").append(matches(table));
        html.append("<h2>Contestants</h2>\n").append(contestants(table, titles));
        html.append("<h2>Settings</h2>\n<dl>\n");
        settings.forEach((name, value) -> html.append("<dt>")
                .append(SvgCharts.escaped(name))
                .append("</dt><dd>")
                .append(SvgCharts.escaped(value))
                .append("</dd>\n"));
        return html.append("</dl>\n</body>\n</html>\n").toString();
    }

    /// Such as `240 games in 6 matches · crossword, standard, enable · seed 1`.
    private static String lead(Map<String, String> settings, CrossTable table) {
        int games = table.cells().values().stream().mapToInt(MatchResult::games).sum();
        int matches = table.cells().size();
        String played = Stream.of("game", "variant", "lexicon")
                .flatMap(name -> Optional.ofNullable(settings.get(name)).stream())
                .collect(Collectors.joining(", "));
        String seed = settings.containsKey("seed") ? "seed " + settings.get("seed") : "";
        return Stream.of(
                        String.format(
                                Locale.ROOT, "%,d games in %d %s", games, matches, matches == 1 ? "match" : "matches"),
                        played,
                        seed)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private static String matches(CrossTable table) {
        var facts =
                new HtmlTable(List.of("match"), List.of("pairs", "won", "drawn", "lost", "won in %", "Elo", "spread"));
        for (MatchResult match : table.cells().values()) {
            String who =
                    match.sides().get(0).name() + " v " + match.sides().get(1).name();
            facts.row(List.of(
                    who,
                    Integer.toString(match.counts().pairs()),
                    Integer.toString(match.wins()),
                    Integer.toString(match.draws()),
                    Integer.toString(match.losses()),
                    String.format(Locale.ROOT, "%.1f", match.fraction().value() * 100),
                    Numbers.elo(match.elo()),
                    Numbers.signed(match.spread().mean(), match.spread().error())));
        }
        return facts.html();
    }

    private static String contestants(CrossTable table, ErrorTitles titles) {
        boolean tags = table.cells().values().stream()
                .flatMap(match -> match.sides().stream())
                .anyMatch(side -> side.tags() > 0);
        var figures = new ArrayList<>(List.of("score", "median per move", "p99 per move", "errors"));
        if (tags) {
            figures.add(1, "bingos per game");
        }
        figures.add(figures.size() - 1, "passed");
        if (titles.hasExchanges()) {
            figures.add(figures.size() - 1, "exchanged");
        }
        var facts = new HtmlTable(List.of("contestant", "against"), figures);
        for (int each = 0; each < table.names().size(); each++) {
            for (int other = 0; other < table.names().size(); other++) {
                table.cell(each, other).ifPresent(match -> facts.row(contestant(match, tags, titles)));
            }
        }
        return facts.html();
    }

    private static List<String> contestant(MatchResult match, boolean tags, ErrorTitles titles) {
        PlayerStatistics side = match.sides().get(0);
        var row = new ArrayList<>(List.of(
                side.name(),
                match.sides().get(1).name(),
                String.format(Locale.ROOT, "%.1f", side.points()),
                Numbers.millis(side.times().median()),
                Numbers.millis(side.times().p99()),
                titles.counts(side.errors())));
        if (tags) {
            row.add(3, String.format(Locale.ROOT, "%.2f", side.tags()));
        }
        row.add(row.size() - 1, Cautions.share(side.moves().passShare()));
        if (titles.hasExchanges()) {
            row.add(row.size() - 1, Cautions.share(side.moves().exchangeShare()));
        }
        return row;
    }
}
