package dev.quoin.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.result.GameResult;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.MoveCounts;
import dev.quoin.arena.result.Side;
import dev.quoin.arena.result.Sprt;
import dev.quoin.arena.tournament.Standings;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.process.Isolation;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportTest {
    private static final ErrorTitles TITLES =
            ErrorTitles.of(CrosswordRuleset.of(Variants.named("mini"), Lexicons.named("mini")));

    /// Of every ten pairs the first contestant wins `won` twice and splits the others.
    private static MatchResult match(String first, String second, int pairs, int won, Optional<Sprt> test) {
        var games = new ArrayList<GameResult>();
        for (int pair = 1; pair <= pairs; pair++) {
            boolean both = pair % 10 < won;
            games.add(game(pair, 1, 2));
            games.add(game(pair, 2, both ? 2 : 0));
        }
        return MatchResult.of(List.of(first, second), games, test);
    }

    private static GameResult game(int pair, int game, int halfPoints) {
        var winner = new Side(400 + pair % 7, 1, List.of(1_000_000L, 3_000_000L), List.of(), 0);
        var loser = new Side(
                300 - pair % 5, 0, List.of(20_000_000L), pair == 1 ? List.of(44, 52) : List.of(), pair == 1 ? 52 : 0);
        return new GameResult(
                pair, game, halfPoints, halfPoints == 2 ? List.of(winner, loser) : List.of(loser, winner));
    }

    private static CrossTable table() {
        var cells = new LinkedHashMap<Pairing, MatchResult>();
        cells.put(new Pairing(0, 1), match("greedy", "<b>&", 40, 5, Optional.empty()));
        cells.put(new Pairing(0, 2), match("greedy", "random", 40, 10, Optional.empty()));
        cells.put(new Pairing(1, 2), match("<b>&", "random", 40, 7, Optional.empty()));
        return new CrossTable(List.of("greedy", "<b>&", "random"), cells);
    }

    @Test
    void aMatchIsToldInText() {
        String text = MatchText.of(match("greedy", "random", 40, 5, Optional.empty()), TITLES);
        assertThat(text)
                .contains(
                        "greedy v random  80 games in 40 pairs\n",
                        "won drawn lost   60 0 20 by greedy\n",
                        "fraction won     75.0% [",
                        "Elo              +190.8 ± ",
                        "nElo             +245.7 ± 76.1\n",
                        "LOS              100.0%\n",
                        "pentanomial      0 with 0, 0 with ½, 20 with 1, 0 with 1½, 20 with 2\n",
                        "errors           random: 44 forms an invalid word: 2; 52 agent died: 2\n",
                        "games lost by    random: 52 agent died: 2\n");
        assertThat(text.lines().filter(line -> line.startsWith("median"))).hasSize(1);
    }

    @Test
    void bingosAreToldWhereThereAreAny() {
        assertThat(MatchText.of(match("a", "b", 4, 5, Optional.empty()), TITLES))
                .contains("bingos per game ");
        assertThat(MatchText.of(MatchResult.of(List.of("a", "b"), List.of(), Optional.empty()), TITLES))
                .doesNotContain("bingos");
    }

    @Test
    void aTestIsToldWithItsBounds() {
        String text = MatchText.of(match("a", "b", 400, 9, Optional.of(Sprt.between(0, 50))), TITLES);
        assertThat(text).containsPattern("SPRT +better than 0\\.0: LLR (2\\.9|3\\.)\\d+ of \\[-2\\.94, 2\\.94\\]");
        assertThat(text).contains("later pairs do not count");
    }

    @Test
    void whoWonEverythingIsBetterThanABound() {
        String text = MatchText.of(match("a", "b", 20, 10, Optional.empty()), TITLES);
        assertThat(text)
                .containsPattern("fraction won +100\\.0% \\[\\d\\d\\.\\d, 100\\.0\\]")
                .containsPattern("Elo +more than \\+\\d+\n");
    }

    @Test
    void aTableShowsRowAgainstColumn() {
        String text = TableText.of(table(), TITLES);
        List<String> lines = text.lines().toList();
        assertThat(lines.get(1).strip().split("\\s+")).containsExactly("greedy", "<b>&", "random");
        assertThat(lines.get(2)).startsWith("greedy ").contains("–", "75.0 [", "100.0 [");
        assertThat(lines.get(4)).startsWith("random ").contains("0.0 [0.0,");
        assertThat(lines.get(7)).startsWith("greedy ").contains("+");
    }

    @Test
    void aPageIsWellFormedNeedsNothingElseAndNamesEverybody() throws Exception {
        String page = ResultPage.of("a < b", Map.of("seed", "1 & 2"), table(), TITLES);
        String xml = page.replace("<!doctype html>", "").replaceAll("<meta ([^>]*)>", "<meta $1/>");
        var document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
        assertThat(document.getElementsByTagName("svg").getLength()).isEqualTo(6);
        assertThat(document.getElementsByTagName("h1").item(0).getTextContent()).isEqualTo("a < b");
        assertThat(page).contains("<th scope=\"rowgroup\" class=\"text\" rowspan=\"2\">greedy</th>");
        assertThat(page).contains("240 games in 3 matches · seed 1 &amp; 2", "−");
        assertThat(page)
                .doesNotContain(
                        "http:", "https:", "http-equiv=\"refresh\"", "src=", "<script", "<link", "NaN", "Infinity");
        assertThat(page).contains("&lt;b&gt;&amp;", "1 &amp; 2", "prefers-color-scheme:dark", "width=device-width");
    }

    @Test
    void jsonHasEveryFigureAndNoInfinity() {
        var writer = new StringWriter();
        try (var json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), writer)) {
            json.writeStartObject();
            new ResultJson(json).writeTable(table());
            json.writeEndObject();
        }
        JsonNode table = JsonMapper.builder().build().readTree(writer.toString());
        assertThat(table.get("fractions").get(0).get(1).asDouble()).isEqualTo(0.75);
        assertThat(table.get("fractions").get(1).get(0).asDouble()).isEqualTo(0.25);
        assertThat(table.get("fractions").get(1).get(1).isNull()).isTrue();
        JsonNode lost = table.get("matches").get(1);
        assertThat(lost.get("elo").get("high").isNull()).isTrue();
        assertThat(lost.get("pairResults").toString()).isEqualTo("[0,0,0,0,40]");
        assertThat(lost.get("contestants").get(1).get("errors").get("44").asInt())
                .isEqualTo(2);
        assertThat(table.get("ratings").get(0).get("name").asString()).isEqualTo("greedy");
    }

    @Test
    void histogramsHaveRoundLimitsAndCountEveryValue() {
        Histogram histogram = Histogram.of(List.of(-7, 0, 3, 99, 100), -7, 100, 10);
        assertThat(histogram.from()).isEqualTo(-20);
        assertThat(histogram.step()).isEqualTo(20);
        assertThat(histogram.to()).isEqualTo(120);
        assertThat(histogram.counts()).containsExactly(1, 2, 0, 0, 0, 1, 1);
        assertThat(Histogram.of(List.of(5, 5), 5, 5, 30).counts()).containsExactly(2);
    }

    /// A match whose second contestant passes in two of ten turns, is killed, and runs without a sandbox in one game.
    private static MatchResult troubled() {
        var games = new ArrayList<GameResult>();
        for (int game = 1; game <= 2; game++) {
            var fine = new Side(400, 1, List.of(1L), List.of(), 0, new MoveCounts(20, 2, 9, 3), 0);
            var weak = new Side(10, 0, List.of(1L), List.of(), 0, new MoveCounts(10, 2, 0, 0), game - 1);
            games.add(new GameResult(
                    1, game, 2, List.of(fine, weak), Optional.of(new Isolation(/* sandboxed= */ game == 1, false))));
        }
        return MatchResult.of(List.of("fine", "weak"), games, Optional.empty());
    }

    @Test
    void everyReportTellsOfPassesExchangesAndIsolation() {
        String warning = "weak passed in 20.0% of its turns although it could have moved";
        String killed = "weak was killed by a signal 1 time in games against fine";
        String open = "no sandbox in 1 of 2 games: external agents could read this user's files";
        String text = MatchText.of(troubled(), TITLES);
        assertThat(text)
                .contains("passed                  10.0%       20.0%\n", "exchanged               15.0%        0.0%\n")
                .contains("warning          " + warning, "warning          " + killed, "isolation        " + open)
                .doesNotContain("fine passed");
        CrossTable table = CrossTable.of(troubled());
        assertThat(TableText.of(table, TITLES))
                .contains("Turns           passed       exchanged      CPU s per game\n")
                .contains("weak             20.0%            0.0%             unknown\n")
                .contains("warning: " + warning, "warning: " + killed, "isolation: " + open);
        assertThat(ResultPage.of("t", Map.of(), table, TITLES))
                .contains("Warning: " + warning, "Warning: " + killed, "Isolation: " + open)
                .contains("<th scope=\"col\">passed</th><th scope=\"col\">exchanged</th>")
                .contains("<td>10.0%</td><td>15.0%</td>");
        var written = new StringWriter();
        try (var json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), written)) {
            json.writeStartObject();
            new ResultJson(json).writeMatch(troubled());
            json.writeEndObject();
        }
        JsonNode told = JsonMapper.builder().build().readTree(written.toString());
        assertThat(told.at("/contestants/1/passShare").asDouble()).isEqualTo(0.2);
        assertThat(told.at("/contestants/0/forcedPasses").asInt()).isEqualTo(18);
        assertThat(told.at("/contestants/0/exchanges").asInt()).isEqualTo(6);
        assertThat(told.at("/isolation/unsandboxedGames").asInt()).isEqualTo(1);
        assertThat(told.at("/warnings")).hasSize(2);
    }

    @Test
    void countsOfOneAreSingularAndWhoNeverMovedHasNoTimes() {
        var dead = new Side(0, 0, List.of(), List.of(52), 52);
        var games = List.of(new GameResult(1, 1, 2, List.of(dead, dead)), new GameResult(1, 2, 0, List.of(dead, dead)));
        MatchResult match = MatchResult.of(List.of("a", "b"), games, Optional.empty());
        String text = MatchText.of(match, TITLES);
        assertThat(text)
                .contains("2 games in 1 pair\n")
                .containsPattern("median per move +– +–\n")
                .containsPattern("p99 per move +– +–\n")
                .doesNotContain("ms");
        assertThat(ResultPage.of("t", Map.of(), CrossTable.of(match), TITLES))
                .contains("2 games in 1 match<", "<td>–</td><td>–</td>")
                .doesNotContain("1 pairs", "1 games", "0.00 ms");
        JsonNode told = json(match);
        assertThat(told.at("/contestants/0/millisPerMove/median").isNull()).isTrue();
        assertThat(told.at("/contestants/0/millisPerMove/total").asDouble()).isZero();
        assertThat(told.at("/contestants/0/cpuSecondsPerGame").isNull()).isTrue();
        assertThat(told.at("/contestants/0/cpuGames").asInt()).isZero();
        assertThat(Numbers.count(1, "match") + ", " + Numbers.count(1200, "match"))
                .isEqualTo("1 match, 1,200 matches");
    }

    private static JsonNode json(MatchResult match) {
        var written = new StringWriter();
        try (var json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), written)) {
            json.writeStartObject();
            new ResultJson(json).writeMatch(match);
            json.writeEndObject();
        }
        return JsonMapper.builder().build().readTree(written.toString());
    }

    @Test
    void adjudicatedGamesAndTheErrorsOfATestAreTold() {
        var games = new ArrayList<GameResult>();
        for (int game = 1; game <= 2; game++) {
            var side = new Side(32, 0, List.of(1L), List.of(), 0);
            games.add(new GameResult(1, game, 1, List.of(side, side), Optional.empty(), game == 1));
        }
        MatchResult match = MatchResult.of(List.of("a", "b"), games, Optional.of(new Sprt(0, 10, 0.01, 0.1)));
        assertThat(MatchText.of(match, TITLES))
                .contains("adjudicated      1 of 2 games\n", "LLR -0.03 of [-2.29, 4.50]");
        assertThat(ResultPage.of("t", Map.of(), CrossTable.of(match), TITLES))
                .contains(
                        "<th scope=\"col\">SPRT</th><th scope=\"col\">adjudicated</th>",
                        "<td>no verdict</td><td>1</td>");
        JsonNode told = json(match);
        assertThat(told.get("adjudicatedGames").asInt()).isEqualTo(1);
        assertThat(told.at("/sprt/alpha").asDouble()).isEqualTo(0.01);
        assertThat(told.at("/sprt/beta").asDouble()).isEqualTo(0.1);
        assertThat(told.get("los").asDouble()).isEqualTo(0.5);
        assertThat(told.at("/normalizedElo/error").isNull()).as("unknown").isTrue();
    }

    @Test
    void aPageReloadsAsLongAsGamesArePlayedAndLinksToReplays() {
        String name = "<script>alert(1)</script>";
        CrossTable table = CrossTable.of(match(name, "b", 4, 5, Optional.empty()));
        var options = PageOptions.finished().withReplays(Map.of(new Pairing(0, 1), "x\"y/replay.html"));
        var noon = LocalDateTime.of(2026, 1, 2, 12, 0, 5);
        String running = ResultPage.of(
                name, Map.of(), table, TITLES, PageStatus.RUNNING.applied(options, "8 of 20 games played", noon));
        assertThat(running)
                .contains("<meta http-equiv=\"refresh\" content=\"10\">")
                .contains(
                        "Running: 8 of 20 games played. Updated 2026-01-02 12:00:05; this page reloads every 10 seconds.")
                .contains("<a href=\"x&quot;y/replay.html\">")
                .doesNotContain("<script");
        String finished = ResultPage.of(name, Map.of(), table, TITLES, PageStatus.FINISHED.applied(options, "", noon));
        assertThat(finished).doesNotContain("\"refresh\"", "Running").contains("Click a figure to replay");
        String stopped = ResultPage.of(
                name, Map.of(), table, TITLES, PageStatus.INTERRUPTED.applied(options, "8 of 20 games played", noon));
        assertThat(stopped).contains("Interrupted: 8 of 20 games played.").doesNotContain("\"refresh\"");
    }

    @Test
    void standingsAreToldInTextHtmlAndJson() {
        var standings =
                new Standings(List.of(new Standings.Row("a", 2, 1, 0.5, 0), new Standings.Row("b", 5, 2, 0.75, 1)));
        CrossTable table = CrossTable.of(match("a", "b", 4, 5, Optional.empty()));
        assertThat(TableText.of(table, TITLES, Optional.of(standings)))
                .containsPattern(
                        "Standings +points +matches +games won\nb +2\\.5 +2 and a bye +75\\.0%\na +1\\.0 +1 +50\\.0%\n");
        assertThat(TableText.brief(table, Optional.of(standings))).isEqualTo("b 2.5, a 1.0");
        assertThat(TableText.brief(table, Optional.empty())).matches("a \\+\\d+, b -\\d+");
        assertThat(ResultPage.of(
                        "t", Map.of(), table, TITLES, PageOptions.finished().withStandings(Optional.of(standings))))
                .contains("<h2>Standings</h2>", "<td>2.5</td><td>2</td><td>1</td><td>75.0%</td>");
    }

    @Test
    void whatHasNotBeenPlayedYetIsLeftOpen() {
        var cells = new LinkedHashMap<Pairing, MatchResult>();
        cells.put(new Pairing(0, 1), MatchResult.of(List.of("a", "b"), List.of(), Optional.empty()));
        var none = new CrossTable(List.of("a", "b", "c"), cells);
        assertThat(ResultPage.of("t", Map.of(), none, TITLES)).doesNotContain("NaN", "Infinity", "50.0</b>");
        cells.put(new Pairing(0, 1), match("a", "b", 4, 5, Optional.empty()));
        String page = ResultPage.of("t", Map.of(), new CrossTable(List.of("a", "b", "c"), cells), TITLES);
        assertThat(page).doesNotContain("NaN", "Infinity", "in 0 games");
        assertThat(page.split("<figure>", -1)).as("two have scores").hasSize(3);
    }
}
