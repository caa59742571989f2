package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchFolderException;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.arena.match.PairRange;
import dev.quoin.arena.replay.MatchFiles;
import dev.quoin.arena.replay.ReplayFiles;
import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.PageOptions;
import dev.quoin.arena.report.PageStatus;
import dev.quoin.arena.report.ResultJson;
import dev.quoin.arena.report.ResultPage;
import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.core.JsonGenerator;

/// A match in its folder, new or resumed. Single-use.
///
/// @param <P> a position
/// @param <M> a move
final class KeptMatch<P, M> {
    private static final String REPORT = "report.html";

    private final Console console;
    private final MatchConfig<P, M> config;
    private final MatchFolder folder;
    private final String command;

    /// Returns the result so far.
    private volatile Supplier<MatchResult> current;

    KeptMatch(Console console, MatchConfig<P, M> config, MatchFolder folder, String command) {
        this.console = console;
        this.config = config;
        this.folder = folder;
        this.command = command;
        this.current = () -> MatchResult.of(config.names(), List.of(), config.test());
    }

    /// Plays the missing games, all or those of a range; once the whole match is complete, the result is
    /// written next to the log. Meanwhile its page shows the games played so far.
    MatchRun.Ending play(ChosenRun run, Optional<PairRange> part) {
        Consumer<MatchResult> live = part.isPresent() ? _ -> {} : result -> writePage(run, result, PageStatus.RUNNING);
        return play(run, part, new Watch(REPORT, "", _ -> "", live));
    }

    /// How others follow the match.
    ///
    /// @param back the page that replays link to, relative to the folder
    /// @param prefix what lines of progress begin with
    /// @param standings returns the standings of a tournament for the result of the match so far
    /// @param live receives the result from time to time
    record Watch(String back, String prefix, Function<MatchResult, String> standings, Consumer<MatchResult> live) {}

    /// Plays the missing games while others watch.
    MatchRun.Ending play(ChosenRun run, Optional<PairRange> part, Watch watch) {
        var files = new MatchFiles<P, M>(
                replays(run, watch.back()),
                this::writeSettings,
                () -> watch.live().accept(current.get()));
        var progress = Commentary.Progress.of(
                run.progress(), watch.prefix(), () -> watch.standings().apply(current.get()));
        try (var commentary = new Commentary<>(console, config, run.verbosity(), progress, files)) {
            var match = new MatchRun<>(config, folder, run.records(), commentary);
            current = match::result;
            MatchRun.Ending ending = match.play(run.jobs(), part.orElse(PairRange.all()));
            // An interrupted thread cannot write files.
            boolean interrupted = Thread.interrupted();
            files.close();
            if (part.isEmpty()) {
                finish(run, ending);
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return ending;
        } catch (MatchFolderException refused) {
            throw new BadInput(String.valueOf(refused.getMessage()), refused);
        }
    }

    private Optional<ReplayFiles<P, M>> replays(ChosenRun run, String back) {
        return run.records() == MatchRun.Records.LEFT_OUT
                ? Optional.empty()
                : Optional.of(new ReplayFiles<>(config.ruleset(), config::deal, config.names(), folder, back));
    }

    private void writeSettings() {
        folder.write("match.json", json(out -> {
            out.writeStringProperty("command", command);
            new ResultJson(out).writeSettings(config.values());
        }));
    }

    private void finish(ChosenRun run, MatchRun.Ending ending) {
        if (ending.complete()) {
            folder.write("result.json", json(out -> write(out, ending.result())));
        }
        writePage(run, ending.result(), ending.complete() ? PageStatus.FINISHED : PageStatus.INTERRUPTED);
    }

    private void writePage(ChosenRun run, MatchResult result, PageStatus status) {
        String title = config.names().get(0) + " v " + config.names().get(1);
        PageOptions options = run.records() == MatchRun.Records.LEFT_OUT
                ? PageOptions.finished()
                : PageOptions.finished().withReplays(Map.of(new Pairing(0, 1), ReplayFiles.PAGE));
        String played = result.games() + " of " + 2 * config.pairs() + " games played";
        folder.write(
                REPORT,
                ResultPage.of(
                        title,
                        config.settings(),
                        CrossTable.of(result),
                        ErrorTitles.of(config.ruleset()),
                        status.applied(options, played, LocalDateTime.now(ZoneId.systemDefault()))));
    }

    /// Writes the match and its result as properties.
    void write(JsonGenerator out, MatchResult result) {
        var json = new ResultJson(out);
        json.writeSettings(config.values());
        json.writeMatch(result);
    }

    static String json(Consumer<JsonGenerator> fields) {
        var bytes = new ByteArrayOutputStream();
        var out = new Output(bytes);
        new JsonLines(out).print(fields);
        out.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
