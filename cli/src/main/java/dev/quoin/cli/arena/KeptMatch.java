package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchFolderException;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.arena.match.PairRange;
import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.ResultJson;
import dev.quoin.arena.report.ResultPage;
import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/// One match in its folder, from the first game or from where it stopped. Used once.
///
/// @param <P> a position
/// @param <M> a move
final class KeptMatch<P, M> {
    private final Console console;
    private final MatchConfig<P, M> config;
    private final MatchFolder folder;
    private final String command;

    KeptMatch(Console console, MatchConfig<P, M> config, MatchFolder folder, String command) {
        this.console = console;
        this.config = config;
        this.folder = folder;
        this.command = command;
    }

    /// Plays what is missing; once it is complete, the result lies beside the log.
    MatchRun.Ending play(ChosenRun run) {
        return play(run, Optional.empty());
    }

    /// Plays what is missing, or only that of a range; once the whole match is complete, the result lies beside the
    /// log.
    MatchRun.Ending play(ChosenRun run, Optional<PairRange> part) {
        Runnable atBegin = () -> folder.write("match.json", json(out -> {
            out.writeStringProperty("command", command);
            new ResultJson(out).writeSettings(config.settings());
        }));
        try (var commentary = new Commentary<>(console, config, run.verbosity(), atBegin)) {
            var ending = new MatchRun<>(config, folder, run.records(), commentary)
                    .play(run.jobs(), part.orElse(PairRange.all()));
            if (ending.complete() && part.isEmpty()) {
                // A thread that is interrupted cannot write files.
                boolean interrupted = Thread.interrupted();
                folder.write("result.json", json(out -> write(out, ending.result())));
                folder.write("report.html", page(ending.result()));
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
            return ending;
        } catch (MatchFolderException refused) {
            throw new BadInput(String.valueOf(refused.getMessage()), refused);
        }
    }

    private String page(MatchResult result) {
        String title = config.names().get(0) + " v " + config.names().get(1);
        return ResultPage.of(title, config.settings(), CrossTable.of(result), ErrorTitles.of(config.ruleset()));
    }

    /// The match and its result as properties.
    void write(JsonGenerator out, MatchResult result) {
        var json = new ResultJson(out);
        json.writeSettings(config.settings());
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
