package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.report.ResultJson;
import dev.quoin.arena.result.Sprt;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Budget;
import dev.quoin.game.kit.OpeningBook;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.Terms;
import dev.quoin.game.play.TimeControl;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.Workspace;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

class MatchSettingsTest {
    private static final String EMPTY = "5/5/5/5/5";

    @TempDir
    Path scratch;

    private static Terms terms(String clock) {
        return Terms.standard().withClock(new Clock(TimeControl.parse(clock), Clock.Overtime.PENALTY));
    }

    private static MatchConfig<CrosswordPosition, CrosswordMove> timed(Terms terms) {
        return new MatchConfig<>(
                Matches.DISCIPLINE, Matches.config(1).contestants(), terms, 2, 7, Optional.empty(), Map.of());
    }

    private static OpeningBook<CrosswordPosition, CrosswordMove> book(String lines) {
        var in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
        return OpeningBook.of(
                Matches.DISCIPLINE.openingFormat().orElseThrow().read(in, "book.cgp", OptionalInt.empty()),
                "checksum " + lines.hashCode(),
                OpeningBook.Order.SEQUENTIAL,
                1);
    }

    private MatchRun.Ending play(MatchConfig<CrosswordPosition, CrosswordMove> config, String folder) {
        return new MatchRun<>(
                        config,
                        new MatchFolder(scratch.resolve(folder)),
                        MatchRun.Records.LEFT_OUT,
                        MatchListener.none())
                .play(2);
    }

    @Test
    void aClockForTheGameIsWrittenAsInEarlierVersions() {
        assertThat(timed(terms("25m")).settings()).containsEntry("clock", "1500.0 s, then penalty");
        assertThat(timed(Terms.standard()).settings()).containsEntry("clock", "none");
        assertThat(timed(terms("40/5m+3s")).settings()).containsEntry("clock", "40/5m+3s, then penalty");
        assertThat(timed(terms("2s/move")).settings()).containsEntry("clock", "2s/move, then penalty");
    }

    @Test
    void sidesWithOtherTermsHaveSettingsOfTheirOwn() {
        var config = timed(terms("5m"));
        assertThat(config.withOwnTerms(List.of(terms("5m"), terms("5m"))).settings())
                .isEqualTo(config.settings());
        Terms nodes = terms("5m").withBudget(new Budget.Nodes(500));
        Map<String, String> settings =
                config.withOwnTerms(List.of(terms("10s+1s"), nodes)).settings();
        assertThat(settings)
                .containsEntry("first-clock", "10s+1s, then penalty")
                .containsEntry("second-clock", "300.0 s, then penalty")
                .containsEntry("first-budget", "none")
                .containsEntry("second-budget", "500 nodes")
                .doesNotContainKeys("clock", "budget");
        assertThat(settings.keySet().stream().filter(MatchConfig::isOfOneSide))
                .containsExactly("first", "second", "first-clock", "second-clock", "first-budget", "second-budget");
    }

    @Test
    void valuesHaveTheirTypesInJson() {
        var config = new MatchConfig<>(
                Matches.DISCIPLINE,
                Matches.config(1).contestants(),
                terms("40/5m+3s"),
                2,
                7,
                Optional.of(Sprt.between(0, 10)),
                Map.of("version", "1"));
        var text = new StringWriter();
        try (var json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            new ResultJson(json).writeSettings(config.values());
            json.writeEndObject();
        }
        assertThat(text)
                .hasToString("{\"match\":{\"game\":\"crossword\",\"variant\":\"mini\",\"lexicon\":\"mini\","
                        + "\"first\":\"random\",\"second\":\"greedy\",\"pairs\":2,\"seed\":7,"
                        + "\"sprt\":{\"elo0\":0.0,\"elo1\":10.0,\"alpha\":0.05,\"beta\":0.05},"
                        + "\"tries\":3,\"on-invalid\":\"pass\","
                        + "\"clock\":{\"control\":\"40/5m+3s\",\"per\":\"period\",\"seconds\":300.0,"
                        + "\"increment\":3.0,\"moves\":40,\"overtime\":\"penalty\"},"
                        + "\"stall\":60.0,\"budget\":null,\"version\":\"1\"}}");
    }

    @Test
    void eachSideHasItsClockInBothSeats() {
        var first = new ConcurrentLinkedQueue<Double>();
        var second = new ConcurrentLinkedQueue<Double>();
        List<Contestant<CrosswordPosition, CrosswordMove>> two =
                List.of(new Watching("one", first), new Watching("two", second));
        var config = Matches.config(two, 2, Optional.empty()).withOwnTerms(List.of(terms("40/1h"), terms("2h/move")));
        assertThat(play(config, "clocks").complete()).isTrue();
        assertThat(first).isNotEmpty().allMatch(seconds -> seconds > 3500 && seconds <= 3600);
        assertThat(second).isNotEmpty().allMatch(seconds -> seconds == 7200);
    }

    /// Passes, and notes how much time it is given.
    private record Watching(String name, Queue<Double> seconds)
            implements Contestant<CrosswordPosition, CrosswordMove>, Player<CrosswordPosition, CrosswordMove> {
        @Override
        public String spec() {
            return name;
        }

        @Override
        public Watching named(String newName, String newSpec) {
            return this;
        }

        @Override
        public Watching enter(Workspace workspace) {
            return this;
        }

        @Override
        public void begin(Seating seating) {}

        @Override
        public CrosswordMove choose(Request<CrosswordPosition> request) {
            seconds.add(request.limit().secondsToGo());
            return new CrosswordMove.Pass();
        }

        @Override
        public void close() {}
    }

    @Test
    void anotherClockIsAnotherMatch() {
        play(timed(terms("1h")), "match");
        assertThat(play(timed(terms("1h")), "match").resumed()).isEqualTo(4);
        assertThatThrownBy(() -> play(timed(terms("1h+1s")), "match"))
                .isInstanceOf(MatchFolderException.class)
                .hasMessageContaining("clock is 3600.0 s, then penalty there and 1h+1s, then penalty here");
        var own = timed(terms("1h")).withOwnTerms(List.of(terms("1h"), terms("2h")));
        assertThatThrownBy(() -> play(own, "match")).hasMessageContaining("second-clock is missing there");
    }

    @Test
    void bothGamesOfAPairHaveTheirOpeningAndTheLogNamesIt() throws IOException {
        var config = Matches.config(3).withOpenings(book(EMPTY + " / 10/20 0\n\n" + EMPTY + " / 30/40 0\n"));
        assertThat(play(config, "openings").complete()).isTrue();
        List<String> lines = Files.readAllLines(scratch.resolve("openings/games.jsonl"));
        assertThat(lines.getFirst()).contains("\"openings\":\"2 from a file, checksum ");
        assertThat(lines).hasSize(7);
        for (String line : lines.subList(1, 7)) {
            GameLine game = GameLine.read(line.getBytes(StandardCharsets.UTF_8));
            boolean isSecond = game.number().pair() == 2;
            LoggedGame.Opening opening = game.record().opening().orElseThrow();
            assertThat(opening.number()).isEqualTo(isSecond ? 2 : 1);
            assertThat(opening.line()).isEqualTo(isSecond ? 3 : 1);
            assertThat(opening.text()).startsWith(EMPTY + (isSecond ? " / 30/40 0" : " / 10/20 0"));
            assertThat(new String(game.write(), StandardCharsets.UTF_8)).isEqualTo(line);
        }
    }

    @Test
    void otherOpeningsAreAnotherMatch() {
        String line = EMPTY + " / 0/0 0\n";
        play(Matches.config(1).withOpenings(book(line)), "match");
        assertThat(play(Matches.config(1).withOpenings(book(line)), "match").resumed())
                .isEqualTo(2);
        assertThatThrownBy(() -> play(Matches.config(1).withOpenings(book(line + line)), "match"))
                .hasMessageContaining("openings is 1 from a file");
        assertThatThrownBy(() -> play(Matches.config(1), "match")).hasMessageContaining("openings is 1 from a file");
    }
}
