package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.MatchText;
import dev.quoin.arena.report.ResultJson;
import dev.quoin.arena.report.ResultPage;
import dev.quoin.arena.report.TablePicture;
import dev.quoin.arena.report.TableText;
import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin arena table`: everybody against everybody.
@Command(
        name = "table",
        header = "Play a round-robin between several agents, and print a table.",
        description = {
            "Every pair of agents plays a match as in 'quoin arena match', with the same options, in its"
                    + " own folder. The table shows the percentage of games won by row against column, with 95%%"
                    + " intervals. table.html in the output folder shows it with charts, and table.png is a"
                    + " picture of it. After an interruption, run the same command again to resume."
        },
        footer = {
            "  quoin arena table greedy random --variant mini --games 200",
            "  quoin arena table greedy clabbers1 'me=cmd:python3 agent.py' --output mine",
        })
final class TableCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "2..*", paramLabel = "AGENT", description = "Two or more agents, as in 'quoin arena match'.")
    private List<String> agents = List.of();

    @Mixin
    private final ChosenMatch chosen = new ChosenMatch();

    TableCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return chosen.use(console, this::play);
    }

    private <P, M> int play(OpenedGame<P, M> game) {
        return new Tournament<>(game.ruleset(), contestants(game)).play();
    }

    private <P, M> List<Contestant<P, M>> contestants(OpenedGame<P, M> game) {
        List<Contestant<P, M>> contestants =
                agents.stream().map(game::contestant).toList();
        List<String> names = contestants.stream().map(Contestant::name).toList();
        if (new HashSet<>(names).size() < names.size()) {
            throw new BadInput("agents in a table must have different names, got " + String.join(", ", names)
                    + "; put NAME= before an agent to rename it");
        }
        return contestants;
    }

    /// All matches of a table. Used once.
    private final class Tournament<P, M> {
        private final Ruleset<P, M> ruleset;
        private final List<Contestant<P, M>> contestants;
        private final List<String> names;
        private final Map<String, String> settings;
        private final Path root;

        Tournament(Ruleset<P, M> ruleset, List<Contestant<P, M>> contestants) {
            this.ruleset = ruleset;
            this.contestants = contestants;
            this.names = contestants.stream().map(Contestant::name).toList();
            MatchConfig<P, M> config = config(new Pairing(0, 1));
            this.settings = together(config.settings());
            this.root = chosen.run().folder("table", together(config.identity()));
        }

        /// What one match says of itself, said of all.
        private Map<String, String> together(Map<String, String> match) {
            var all = new LinkedHashMap<>(match);
            all.remove("first");
            all.remove("second");
            all.put(
                    "agents",
                    String.join(", ", contestants.stream().map(Contestant::spec).toList()));
            return all;
        }

        private MatchConfig<P, M> config(Pairing pairing) {
            List<Contestant<P, M>> two = List.of(contestants.get(pairing.first()), contestants.get(pairing.second()));
            return chosen.config(ruleset, two, Optional.empty());
        }

        int play() {
            var cells = new LinkedHashMap<Pairing, MatchResult>();
            for (Pairing pairing : CrossTable.pairings(contestants.size())) {
                MatchConfig<P, M> config = config(pairing);
                String who = names.get(pairing.first()) + "-v-" + names.get(pairing.second());
                var folder = new MatchFolder(root.resolve(who.replaceAll("[^\\w.+-]+", "_")));
                MatchRun.Ending ending = new KeptMatch<>(console, config, folder, chosen.kept()).play(chosen.run());
                cells.put(pairing, ending.result());
                console.message(MatchText.brief(ending.result()));
                if (!ending.complete() || Thread.currentThread().isInterrupted()) {
                    print(new CrossTable(names, cells), false);
                    return chosen.interrupted(console);
                }
            }
            var table = new CrossTable(names, cells);
            var folder = new MatchFolder(root);
            folder.write("table.txt", TableText.of(table, ErrorTitles.of(ruleset)));
            folder.write("table.json", KeptMatch.json(out -> write(out, table, true)));
            folder.write(
                    "table.html", ResultPage.of(String.join(", ", names), settings, table, ErrorTitles.of(ruleset)));
            folder.write("table.png", TablePicture.draw(table));
            print(table, true);
            console.message("Results are in " + root + "; page: " + root.resolve("table.html") + ", picture: "
                    + root.resolve("table.png"));
            return ExitCode.FINE;
        }

        private void print(CrossTable table, boolean complete) {
            if (chosen.run().json()) {
                new JsonLines(console.out()).print(out -> write(out, table, complete));
            } else {
                console.out().print(TableText.of(table, ErrorTitles.of(ruleset)));
            }
        }

        private void write(JsonGenerator out, CrossTable table, boolean complete) {
            var json = new ResultJson(out);
            json.writeSettings(settings);
            json.writeTable(table);
            out.writeBooleanProperty("complete", complete);
            out.writeStringProperty("folder", root.toString());
        }
    }
}
