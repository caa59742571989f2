package dev.quoin.cli.selfplay;

import dev.quoin.arena.selfplay.GameRange;
import dev.quoin.arena.selfplay.SelfPlayConfig;
import dev.quoin.arena.selfplay.SelfPlayException;
import dev.quoin.arena.selfplay.SelfPlayFolder;
import dev.quoin.arena.selfplay.SelfPlayRun;
import dev.quoin.cli.arena.setup.ChosenJobs;
import dev.quoin.cli.arena.setup.ChosenRules;
import dev.quoin.cli.arena.setup.CommandText;
import dev.quoin.cli.arena.setup.Provenance;
import dev.quoin.cli.console.AgentChoices;
import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.HelpList;
import dev.quoin.cli.console.Interruption;
import dev.quoin.game.Budget;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;
import dev.quoin.game.process.Surroundings;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quoin selfplay`: generates games of an agent against itself as training data.
@Command(
        name = "selfplay",
        header = "Generate games of an agent against itself, as training data in JSON lines.",
        description = {
            "Writes one game per line to games.jsonl, with the board, racks and points before every move. The same"
                    + " seed gives the same bytes on any number of cores. With two agents, they alternate seats. After"
                    + " Ctrl-C, a crash or kill -9, run the same command again to resume. docs/formats.md describes the"
                    + " file."
        },
        footer = {
            "  quoin selfplay static --games 10000 --seed 1 --output data",
            "  quoin selfplay sim:iterations=50 --variant mini --games 100",
            "  quoin selfplay level:3 static --games 1000",
            "  quoin selfplay search:4 --game othello --opening 6 --games 1000",
        })
public final class SelfPlayCommand implements Callable<Integer> {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})-(\\d{1,9})");

    private final Console console;

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Parameters(
            arity = "1..2",
            paramLabel = "AGENT",
            completionCandidates = AgentChoices.class,
            description = "Agent that plays both sides, or two agents that play each other.")
    private List<String> agents = List.of();

    @Mixin
    private final ChosenRules rules = new ChosenRules();

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "Number of games (default: 100).")
    private int games = 100;

    @Mixin
    private final ChosenJobs jobs = new ChosenJobs();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "Output folder (default: a folder in selfplay/ named after the agents and settings).")
    private @Nullable Path output;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Node limit per move for agents that search (default: unlimited).")
    private @Nullable Long nodes;

    @Option(
            names = "--only",
            paramLabel = "FROM-TO",
            description = "Play only these games, counted from 1. The files of consecutive ranges, one after the other,"
                    + " are the file of all games.")
    private @Nullable String only;

    private SelfPlayCommand(Console console) {
        this.console = console;
    }

    /// Returns the command, whose help lists the agents.
    public static CommandLine of(Console console) {
        var command = new CommandLine(new SelfPlayCommand(console));
        HelpList.add(command.getCommandSpec(), SelfPlayCommand::agentLists);
        return command;
    }

    private static List<HelpList> agentLists() {
        return GameKits.all().stream()
                .map(kit -> new HelpList("Agents of " + kit.title(), AgentHelp.agents(kit)))
                .toList();
    }

    @Override
    public Integer call() {
        GameRange range = range();
        if (agents.size() > 2) {
            throw new BadInput("self-play has one or two agents, got " + agents.size());
        }
        try (var room = new ScratchFolder();
                var _ = Interruption.open()) {
            return rules.open(console, room.path(), (kit, settings) -> play(config(kit, settings), range));
        } catch (SelfPlayException refused) {
            throw new BadInput(String.valueOf(refused.getMessage()), refused);
        }
    }

    private GameRange range() {
        if (games < 1 || games > GameRange.MOST_GAMES) {
            throw new BadInput("--games must be 1 to " + GameRange.MOST_GAMES + ", got " + games);
        }
        if (only == null) {
            return new GameRange(1, games);
        }
        Matcher written = RANGE.matcher(only);
        if (!written.matches()) {
            throw new BadInput("--only takes the first and the last game, such as 11-20, got '" + only + "'");
        }
        GameRange range = BadInput.reading(
                "--only", () -> new GameRange(Integer.parseInt(written.group(1)), Integer.parseInt(written.group(2))));
        if (range.last() > games) {
            throw new BadInput("--only must not go beyond --games, which is " + games + ", got " + only);
        }
        return range;
    }

    private <P, M> SelfPlayConfig<P, M> config(GameKit<P, M> kit, GameSettings chosen) {
        Ruleset<P, M> ruleset = GameKits.open(kit, chosen);
        // Without programs: their games would not follow from the seed.
        var contestants = new Contestants<>(ruleset.game(), kit.agents(), List.of(), Surroundings.bare());
        Contestant<P, M> first = contestants.contestant(agents.getFirst());
        List<Contestant<P, M>> both =
                List.of(first, agents.size() == 1 ? first : contestants.contestant(agents.get(1)));
        var provenance = new LinkedHashMap<>(Provenance.of(ruleset));
        provenance.putAll(Provenance.of(both));
        return new SelfPlayConfig<>(ruleset, both, terms(), jobs.seed(), provenance);
    }

    private Terms terms() {
        if (nodes == null) {
            return Terms.standard();
        }
        if (nodes < 1) {
            throw new BadInput("--nodes must be at least 1, got " + nodes);
        }
        return Terms.standard().withBudget(new Budget.Nodes(nodes));
    }

    private int play(SelfPlayConfig<?, ?> config, GameRange range) {
        var folder = new SelfPlayFolder(output == null ? named(config) : output);
        boolean complete;
        try (var progress = new SelfPlayProgress(console)) {
            complete = new SelfPlayRun<>(config, folder, progress).play(range, jobs.jobs());
        }
        if (!complete) {
            console.message("Interrupted. To resume: " + CommandText.of(command));
            return ExitCode.INTERRUPTED;
        }
        console.message("The games are in " + folder.games());
        return ExitCode.FINE;
    }

    /// Returns a folder named after the settings, so that the same command finds it again.
    private Path named(SelfPlayConfig<?, ?> config) {
        String name = String.join("-v-", agents).replaceAll("[^\\w.+-]+", "_");
        return Path.of(
                "selfplay", name + "-" + Integer.toHexString(config.settings().hashCode()));
    }
}
