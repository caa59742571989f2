package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.MoveTimes;
import dev.quoin.arena.result.PlayerStatistics;
import dev.quoin.arena.tournament.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Formats the results of a match or table as a self-contained HTML page: no scripts, fonts or network
/// access. While games are played, the page tells the browser to reload it.
public final class ResultPage {
    private static final String STYLE = """
            :root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1c1d1f;--soft:#5d6166;--rule:#dcd9d1;
            --win:#3b78b8;--loss:#c96a24;--bar:#3b78b8;--shade:#0002}
            @media(prefers-color-scheme:dark){:root{--paper:#131517;--card:#1b1e21;--ink:#e9e8e4;--soft:#a2a6ab;
            --rule:#33373c;--win:#2f6aa6;--loss:#a9541a;--bar:#6ea6df;--shade:#000a}}
            *{box-sizing:border-box}
            body{margin:0 auto;padding:1.6rem 1rem 3rem;max-width:68rem;background:var(--paper);color:var(--ink);
            font:16px/1.5 system-ui,sans-serif}
            h1{font-size:1.6rem;line-height:1.2;margin:.2rem 0;overflow-wrap:anywhere}
            h2{font-size:1.1rem;margin:2.2rem 0 .7rem}
            p.lead,.note{color:var(--soft);margin:.2rem 0}.note{font-size:.85rem;margin-top:.6rem}
            .warning{margin:.6rem 0;padding:.4rem .7rem;border-left:4px solid var(--loss);background:var(--card)}
            .status{margin:.6rem 0;padding:.4rem .7rem;border-left:4px solid var(--win);background:var(--card)}
            a{color:inherit}a:focus-visible{outline:2px solid var(--bar);outline-offset:2px}
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

    /// Returns the page.
    ///
    /// @param title the title
    /// @param settings the settings of the match, by name
    public static String of(String title, Map<String, String> settings, CrossTable table, ErrorTitles titles) {
        return of(title, settings, table, titles, PageOptions.finished());
    }

    /// Returns the page.
    ///
    /// @param title the title
    /// @param settings the settings of the match, by name
    /// @param options what else the page shows
    public static String of(
            String title, Map<String, String> settings, CrossTable table, ErrorTitles titles, PageOptions options) {
        var html = new StringBuilder("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        html.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
                + " style-src 'unsafe-inline'\">\n");
        if (options.refreshSeconds() > 0) {
            html.append("<meta http-equiv=\"refresh\" content=\"")
                    .append(options.refreshSeconds())
                    .append("\">\n");
        }
        html.append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>");
        html.append(SvgCharts.escaped(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n");
        html.append("</head>\n<body>\n<h1>").append(SvgCharts.escaped(title)).append("</h1>\n");
        html.append("<p class=\"lead\">")
                .append(SvgCharts.escaped(lead(settings, table)))
                .append("</p>\n");
        if (!options.status().isEmpty()) {
            html.append("<p class=\"status\" role=\"status\">")
                    .append(SvgCharts.escaped(options.status()))
                    .append("</p>\n");
        }
        Cautions.isolation(table.isolation())
                .forEach(sentence -> html.append("<p class=\"note\">Isolation: ")
                        .append(SvgCharts.escaped(sentence))
                        .append(".</p>\n"));
        Cautions.warnings(table)
                .forEach(warning -> html.append("<p class=\"warning\">Warning: ")
                        .append(SvgCharts.escaped(warning))
                        .append(".</p>\n"));
        html.append("<h2>Games won by row against column, in %</h2>\n")
                .append(SvgCharts.crossTable(table, options.replays()));
        html.append("<p class=\"note\">Blue: the row wins more often. Orange: the column does. Draws count half."
                + " Below each figure is its 95% interval, from pairs of games with the same deal and swapped"
                + " seats."
                + (options.replays().isEmpty() ? "" : " Click a figure to replay the games.") + "</p>\n");
        options.standings()
                .ifPresent(points -> html.append("<h2>Standings</h2>\n").append(standings(points)));
        html.append("<h2>Ratings</h2>\n").append(SvgCharts.ladder(table.ratings()));
        html.append("<p class=\"note\">Elo relative to the average of the table, with the 95% interval.</p>\n");
        html.append("<h2>Scores</h2>\n").append(SvgCharts.distributions(table));
        html.append("<h2>Matches</h2>\n").append(matches(table, options.replays()));
        html.append("<p class=\"note\">nElo: normalized Elo. LOS: likelihood that the first agent is the stronger one."
                + " Pentanomial: pairs with 0, ½, 1, 1½ and 2 points for it.</p>\n");
        html.append("<h2>Contestants</h2>\n").append(contestants(table, titles));
        html.append("<h2>Settings</h2>\n<dl>\n");
        settings.forEach((name, value) -> html.append("<dt>")
                .append(SvgCharts.escaped(name))
                .append("</dt><dd>")
                .append(SvgCharts.escaped(value))
                .append("</dd>\n"));
        return html.append("</dl>\n</body>\n</html>\n").toString();
    }

    /// Formats a line like `240 games in 6 matches · crossword, variant standard, lexicon enable · seed 1`.
    private static String lead(Map<String, String> settings, CrossTable table) {
        int games = table.cells().values().stream().mapToInt(MatchResult::games).sum();
        int matches = table.cells().size();
        String played = Stream.of("game", "variant", "lexicon")
                .filter(settings::containsKey)
                .map(name -> (name.equals("game") ? "" : name + " ") + settings.get(name))
                .collect(Collectors.joining(", "));
        String seed = settings.containsKey("seed") ? "seed " + settings.get("seed") : "";
        return Stream.of(Numbers.count(games, "game") + " in " + Numbers.count(matches, "match"), played, seed)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private static String standings(Standings standings) {
        var facts = new HtmlTable(List.of("contestant"), List.of("points", "matches", "byes", "games won"));
        for (Standings.Row row : standings.ranked()) {
            facts.row(List.of(
                    row.name(),
                    String.format(Locale.ROOT, "%.1f", row.points()),
                    Integer.toString(row.matches()),
                    Integer.toString(row.byes()),
                    row.matches() == 0 ? "–" : Numbers.percent(row.gamesWon())));
        }
        return facts.html();
    }

    private static String matches(CrossTable table, Map<Pairing, String> replays) {
        boolean tests =
                table.cells().values().stream().anyMatch(match -> match.test().isPresent());
        boolean adjudicated = table.cells().values().stream().anyMatch(match -> match.adjudicated() > 0);
        var figures = new ArrayList<>(
                List.of("pairs", "won", "drawn", "lost", "won in %", "Elo", "nElo", "LOS", "pentanomial", "spread"));
        if (tests) {
            figures.add("SPRT");
        }
        if (adjudicated) {
            figures.add("adjudicated");
        }
        var facts = new HtmlTable(List.of("match"), figures);
        table.cells().forEach((pairing, match) -> {
            List<String> cells = match(match, tests, adjudicated);
            Optional.ofNullable(replays.get(pairing))
                    .ifPresentOrElse(page -> facts.row(cells, page), () -> facts.row(cells));
        });
        return facts.html();
    }

    private static List<String> match(MatchResult match, boolean tests, boolean adjudicated) {
        var cells = new ArrayList<>(List.of(
                MatchText.title(match),
                Integer.toString(match.counts().pairs()),
                Integer.toString(match.wins()),
                Integer.toString(match.draws()),
                Integer.toString(match.losses()),
                String.format(Locale.ROOT, "%.1f", match.fraction().value() * 100),
                Numbers.elo(match.elo()),
                Numbers.known(match.normalizedElo()),
                Numbers.percent(match.los()),
                match.counts().counts().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                Numbers.signed(match.spread().mean(), match.spread().error())));
        if (tests) {
            cells.add(match.test().map(test -> MatchText.verdict(match, test)).orElse("–"));
        }
        if (adjudicated) {
            cells.add(Integer.toString(match.adjudicated()));
        }
        return cells;
    }

    private static String contestants(CrossTable table, ErrorTitles titles) {
        boolean tags = table.cells().values().stream()
                .flatMap(match -> match.sides().stream())
                .anyMatch(side -> side.tags() > 0);
        var figures = new ArrayList<>(
                List.of("score", "time", "median per move", "p99 per move", "CPU s per game", "errors"));
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
                Numbers.duration(side.times().total()),
                Numbers.millis(side.times(), MoveTimes::median),
                Numbers.millis(side.times(), MoveTimes::p99),
                Numbers.cpuSeconds(side.cpu(), match.games()),
                titles.counts(side.errors())));
        if (tags) {
            row.add(3, String.format(Locale.ROOT, "%.2f", side.tags()));
        }
        row.add(row.size() - 1, Numbers.percent(side.moves().passShare()));
        if (titles.hasExchanges()) {
            row.add(row.size() - 1, Numbers.percent(side.moves().exchangeShare()));
        }
        return row;
    }
}
