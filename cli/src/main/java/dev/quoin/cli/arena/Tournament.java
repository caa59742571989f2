package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.arena.replay.ReplayFiles;
import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.MatchText;
import dev.quoin.arena.report.PageOptions;
import dev.quoin.arena.report.PageStatus;
import dev.quoin.arena.report.ResultJson;
import dev.quoin.arena.report.ResultPage;
import dev.quoin.arena.report.TablePicture;
import dev.quoin.arena.report.TableText;
import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.tournament.Round;
import dev.quoin.arena.tournament.Standings;
import dev.quoin.arena.tournament.TournamentFormat;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;

/// Plays all matches of a tournament, each in its own folder, and keeps the table. Mutable, single-use.
///
/// @param <P> a position
/// @param <M> a move
final class Tournament<P, M> {
    private static final String PAGE = "table.html";

    private final Console console;
    private final ChosenMatch chosen;
    private final TournamentFormat format;
    private final Ruleset<P, M> ruleset;
    private final List<String> names;
    private final Map<String, String> settings;
    private final Map<String, Object> values;
    private final MatchFolder root;
    private final Function<Pairing, MatchConfig<P, M>> configs;
    private final List<Round> rounds = new ArrayList<>();
    private final Map<Pairing, MatchResult> cells = new LinkedHashMap<>();

    /// @param configs returns the configuration of a match
    Tournament(
            Console console,
            ChosenMatch chosen,
            TournamentFormat format,
            List<Contestant<P, M>> contestants,
            Function<Pairing, MatchConfig<P, M>> configs) {
        this.console = console;
        this.chosen = chosen;
        this.format = format;
        this.configs = configs;
        this.names = contestants.stream().map(Contestant::name).toList();
        MatchConfig<P, M> config = configs.apply(new Pairing(0, 1));
        this.ruleset = config.ruleset();
        List<String> specs = contestants.stream().map(Contestant::spec).toList();
        String agents = String.join(", ", specs);
        this.settings = together(config.settings(), agents, text -> text);
        this.values = together(config.values(), specs, text -> text);
        this.root = new MatchFolder(chosen.run().folder("table", together(config.identity(), agents, text -> text)));
    }

    /// Returns the settings of the table, from those of one match.
    private <V> Map<String, V> together(Map<String, V> match, V agents, Function<String, V> text) {
        var all = new LinkedHashMap<>(match);
        all.keySet().removeIf(MatchConfig::isOfOneSide);
        all.put("agents", agents);
        formatText().ifPresent(format -> all.put("format", text.apply(format)));
        return all;
    }

    /// Returns the format as a setting; empty for a round robin, so that the folders of older tables are found again.
    private Optional<String> formatText() {
        return switch (format) {
            case TournamentFormat.RoundRobin _ -> Optional.empty();
            case TournamentFormat.Gauntlet gauntlet -> Optional.of("gauntlet of " + gauntlet.challengers());
            case TournamentFormat.Swiss swiss -> Optional.of("Swiss, rounds: " + swiss.rounds());
        };
    }

    /// Plays all rounds; returns the exit code.
    int play() {
        for (int number = 1; number <= format.rounds(); number++) {
            rounds.add(format.next(rounds, table()));
            announce(number);
            for (Pairing pairing : rounds.getLast().pairings()) {
                if (!play(pairing)) {
                    return interrupted();
                }
            }
        }
        CrossTable table = table();
        root.write("table.txt", TableText.of(table, ErrorTitles.of(ruleset), standings(table)));
        root.write("table.json", KeptMatch.json(out -> write(out, table, true)));
        root.write("table.png", TablePicture.draw(table));
        writePage(table, PageStatus.FINISHED);
        print(table, true);
        console.message("Results are in " + root.root() + "; page: "
                + root.root().resolve(PAGE) + ", picture: " + root.root().resolve("table.png"));
        return ExitCode.FINE;
    }

    private void announce(int number) {
        if (format.rounds() == 1) {
            return;
        }
        Round round = rounds.getLast();
        List<String> matches = round.pairings().stream()
                .map(pairing -> names.get(pairing.first()) + " v " + names.get(pairing.second()))
                .toList();
        console.message("Round " + number + " of " + format.rounds() + ": " + String.join(", ", matches)
                + (round.bye().isPresent() ? "; bye: " + names.get(round.bye().getAsInt()) : ""));
    }

    /// Plays a match; returns whether it is complete.
    private boolean play(Pairing pairing) {
        var folder = new MatchFolder(root.root().resolve(folder(pairing)));
        int number = cells.size() + 1;
        String prefix = "match " + number + " of " + matches() + ", " + names.get(pairing.first()) + " v "
                + names.get(pairing.second()) + ": ";
        var watch = new KeptMatch.Watch(
                "../" + PAGE, prefix, result -> brief(pairing, result), result -> update(pairing, result));
        MatchRun.Ending ending = new KeptMatch<>(console, configs.apply(pairing), folder, chosen.kept())
                .play(chosen.run(), Optional.empty(), watch);
        String standings = brief(pairing, ending.result());
        console.message(MatchText.brief(ending.result()));
        if (matches() > 1 && ending.complete()) {
            console.message("Standings after " + number + " of " + matches() + " matches: " + standings);
        }
        return ending.complete() && !Thread.currentThread().isInterrupted();
    }

    /// Returns the standings in one line, with a match as it stands.
    private synchronized String brief(Pairing pairing, MatchResult result) {
        cells.put(pairing, result);
        CrossTable table = table();
        return TableText.brief(table, standings(table));
    }

    /// Returns the number of matches of all rounds.
    private int matches() {
        return rounds.getLast().pairings().size() * format.rounds();
    }

    private String folder(Pairing pairing) {
        String who = names.get(pairing.first()) + "-v-" + names.get(pairing.second());
        return who.replaceAll("[^\\w.+-]+", "_");
    }

    /// Shows a match in progress on the page.
    private synchronized void update(Pairing pairing, MatchResult result) {
        cells.put(pairing, result);
        writePage(table(), PageStatus.RUNNING);
    }

    private synchronized CrossTable table() {
        return new CrossTable(names, cells);
    }

    /// Returns the points, in a format that pairs by points.
    private Optional<Standings> standings(CrossTable table) {
        return format.rounds() == 1 ? Optional.empty() : Optional.of(Standings.of(rounds, table));
    }

    private void writePage(CrossTable table, PageStatus status) {
        var replays = new LinkedHashMap<Pairing, String>();
        if (chosen.run().records() == MatchRun.Records.WRITTEN) {
            table.cells().keySet().forEach(pairing -> replays.put(pairing, folder(pairing) + "/" + ReplayFiles.PAGE));
        }
        PageOptions options = PageOptions.finished().withReplays(replays).withStandings(standings(table));
        String played = "match " + table.cells().size() + " of " + matches();
        root.write(
                PAGE,
                ResultPage.of(
                        String.join(", ", names),
                        settings,
                        table,
                        ErrorTitles.of(ruleset),
                        status.applied(options, played, LocalDateTime.now(ZoneId.systemDefault()))));
    }

    private int interrupted() {
        // An interrupted thread cannot write files.
        boolean interrupted = Thread.interrupted();
        CrossTable table = table();
        writePage(table, PageStatus.INTERRUPTED);
        print(table, false);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return chosen.interrupted(console);
    }

    private void print(CrossTable table, boolean complete) {
        if (chosen.run().json()) {
            new JsonLines(console.out()).print(out -> write(out, table, complete));
        } else {
            console.out().print(TableText.of(table, ErrorTitles.of(ruleset), standings(table)));
        }
    }

    private void write(JsonGenerator out, CrossTable table, boolean complete) {
        var json = new ResultJson(out);
        json.writeSettings(values);
        json.writeTable(table);
        standings(table).ifPresent(json::writeStandings);
        out.writeBooleanProperty("complete", complete);
        out.writeStringProperty("folder", root.root().toString());
    }
}
