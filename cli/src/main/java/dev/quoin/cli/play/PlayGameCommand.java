package dev.quoin.cli.play;

import dev.quoin.cli.console.AgentChoices;
import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.HelpList;
import dev.quoin.cli.console.SettingText;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.agent.Parameter;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.terminal.plain.PlainTableKit;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.TableKit;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `quoin play GAME` for a game without its own command.
///
/// @param <P> a position
/// @param <M> a move
@Command(
        description = {
            "Type a move in the game's notation. moves lists the legal moves, help lists all commands:"
                    + " undo, board, history, save, quit.",
            "If input or output is not a terminal, or with --plain, the game uses plain lines without escape codes."
        })
public final class PlayGameCommand<P, M> implements Callable<Integer> {
    private static final List<String> FIXED = List.of("--first", "--seed", "--setting");
    private static final String OPPONENT = "opponent";
    private static final String SETTING = "setting ";

    private final Console console;
    private final GameKit<P, M> kit;

    @Option(
            names = "--opponent",
            paramLabel = "AGENT",
            completionCandidates = AgentChoices.class,
            description = "Agent or level, listed below (default: the first level, or else the first agent).")
    private @Nullable String opponent;

    @Mixin
    private final LevelOption level = new LevelOption();

    @Option(
            names = "--first",
            paramLabel = "WHO",
            description = "Who goes first: you, opponent or chance (default: chance).")
    private FirstPlayer first = FirstPlayer.chance;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: a new one for every game).")
    private @Nullable Long seed;

    @Option(names = "--setting", paramLabel = "NAME=VALUE", description = "Game setting; repeatable.")
    private List<String> settings = List.of();

    @Mixin
    private final BudgetOption budget = new BudgetOption();

    @Mixin
    private final ResumeOption resume = new ResumeOption();

    @Mixin
    private final TableOption table = new TableOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private PlayGameCommand(Console console, GameKit<P, M> kit) {
        this.console = console;
        this.kit = kit;
    }

    /// Creates the command that plays a game.
    public static CommandLine of(Console console, GameKit<?, ?> kit) {
        var command = new CommandLine(new PlayGameCommand<>(console, kit));
        CommandSpec spec = command.getCommandSpec();
        spec.name(kit.id());
        spec.usageMessage().header("Play " + kit.title() + " against the computer.");
        spec.usageMessage().footer("  quoin play " + kit.id(), "  quoin play " + kit.id() + " --first you --seed 7");
        HelpList.add(spec, () -> lists(kit));
        return command;
    }

    private static List<HelpList> lists(GameKit<?, ?> kit) {
        var lists = new ArrayList<>(AgentHelp.opponents(kit));
        if (!kit.settings().isEmpty()) {
            lists.add(new HelpList(
                    "Settings",
                    kit.settings().stream()
                            .map(setting -> new HelpList.Entry(
                                    setting.name(),
                                    setting.description()
                                            + (setting.defaultValue().isEmpty()
                                                    ? ""
                                                    : " (default: " + setting.defaultValue() + ")")))
                            .toList()));
        }
        return lists;
    }

    @Override
    public Integer call() throws IOException {
        Optional<UnfinishedGame> saved = resume.read(console, kit.id(), spec, FIXED);
        UnfinishedGame state = saved.orElseGet(() -> new UnfinishedGame(kit.id(), chosen(), List.of()));
        String named = opponent != null || level.isGiven() ? opponent() : state.option(OPPONENT);
        NamedAgent<P, M> agent = BadInput.reading(level.option("--opponent"), () -> GameKits.opponent(kit, named));
        Budget limit = budget.budget();
        Ruleset<P, M> ruleset = BadInput.reading("--setting", () -> open(state));
        AgentFactory<P, M> agents = BadInput.reading("--opponent", () -> agent.prepare(ruleset.game()));
        long chosenSeed = BadInput.reading("seed", () -> Long.valueOf(state.option("seed")));
        var random = new SplittableRandom(chosenSeed);
        int count = ruleset.points(ruleset.deal(chosenSeed).start()).size();
        int person = BadInput.reading("first", () -> FirstPlayer.valueOf(state.option("first")))
                .seat(count, random);
        var seats = new ArrayList<Seat<P, M>>();
        for (int seat = 0; seat < count; seat++) {
            seats.add(seat == person ? Seat.person() : Seat.computer(agent, agents.create(random.split())));
        }
        var setup = new TableSetup<>(
                ruleset, () -> ruleset.deal(chosenSeed), List.of(), seats, limit, random.split(), "Game " + chosenSeed);
        TableKit<P, M> tables = TableKit.of(kit).orElseGet(() -> new PlainTableKit<>(kit));
        GameTable game = resume.replayed(tables.table(setup), state);
        return resume.play(console, table, game, state, resume.file(console, kit.id()));
    }

    /// What decides the game, for resuming it.
    private Map<String, String> chosen() {
        var options = new LinkedHashMap<String, String>();
        options.put(OPPONENT, opponent());
        options.put("seed", String.valueOf(seed == null ? new SecureRandom().nextInt(1_000_000) : seed));
        options.put("first", first.name());
        settings.forEach(setting -> options.put(SETTING + (options.size() + 1), setting));
        return options;
    }

    private Ruleset<P, M> open(UnfinishedGame state) {
        List<String> chosen = state.options().entrySet().stream()
                .filter(option -> option.getKey().startsWith(SETTING))
                .map(Map.Entry::getValue)
                .toList();
        return GameKits.open(kit, new GameSettings(SettingText.read(chosen), Optional.empty(), console::message));
    }

    /// Returns the name of the opponent, by default the first that needs no arguments.
    private String opponent() {
        return level.isGiven() ? level.or("", opponent == null ? null : "--opponent") : opponentByName();
    }

    private String opponentByName() {
        return Optional.ofNullable(opponent)
                .or(() -> kit.levels().stream().findFirst().map(Level::id))
                .or(() -> kit.agents().descriptions().stream()
                        .filter(each -> each.parameters().stream().noneMatch(Parameter::isRequired))
                        .findFirst()
                        .map(AgentDescription::name))
                .orElseThrow(() -> new BadInput("" + kit.title() + " needs --opponent AGENT"));
    }
}
