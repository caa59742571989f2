package dev.quoin.cli;

import dev.quoin.cli.arena.ArenaCommand;
import dev.quoin.cli.arena.EvaluateCommand;
import dev.quoin.cli.bench.BenchCommand;
import dev.quoin.cli.bot.BotCommand;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.crossword.EndgameCommand;
import dev.quoin.cli.crossword.MovesCommand;
import dev.quoin.cli.crossword.PreEndgameCommand;
import dev.quoin.cli.crossword.ScoreCommand;
import dev.quoin.cli.crossword.SimulateCommand;
import dev.quoin.cli.crossword.SolveCommand;
import dev.quoin.cli.daily.DailyCommand;
import dev.quoin.cli.env.EnvCommand;
import dev.quoin.cli.gcg.GcgCommand;
import dev.quoin.cli.lexicon.LexiconCommand;
import dev.quoin.cli.othello.OthelloCommand;
import dev.quoin.cli.play.PlayCommand;
import dev.quoin.cli.selfplay.SelfPlayCommand;
import dev.quoin.cli.selftest.SelftestCommand;
import dev.quoin.cli.serve.ServeCommand;
import dev.quoin.cli.shell.CompletionCommand;
import dev.quoin.cli.shell.InstallCommand;
import dev.quoin.cli.shell.ManCommand;
import dev.quoin.cli.train.TrainCommand;
import dev.quoin.cli.variant.VariantsCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The commands of `quoin`, in the order in which the help lists them.
public final class CommandTree {
    private CommandTree() {}

    /// Returns the whole tree, for help, completion and the manual page.
    public static CommandLine whole(Console console) {
        return whole(console, true);
    }

    private static CommandLine whole(Console console, boolean everyGame) {
        return tree(console, everyGame, (_, entry) -> entry.make.apply(console));
    }

    private static CommandLine tree(Console console, boolean everyGame, BiFunction<String, Entry, Object> make) {
        var root = new CommandLine(new RootCommand(console));
        commands(everyGame).forEach((name, entry) -> root.addSubcommand(name, make.apply(name, entry)));
        var help = new CommandLine(new CommandLine.HelpCommand());
        describe(help.getCommandSpec());
        root.addSubcommand("help", help);
        CommandStyle.apply(root, console);
        return root;
    }

    /// Replaces picocli's own words for its help command.
    private static void describe(CommandSpec help) {
        help.usageMessage()
                .header("Show the help of a command.")
                .description(new String[0])
                .footer("  quoin help moves");
        PositionalParamSpec command = help.positionalParameters().getFirst();
        help.remove(command);
        help.addPositional(PositionalParamSpec.builder(command)
                .description("Command, such as moves (default: all commands).")
                .build());
        help.remove(help.optionsMap().get("--help"));
    }

    /// Returns a command with only its summary, for the help of `quoin`. The aliases `learn` and `words` are hidden.
    private static CommandSpec summary(String name, Entry entry) {
        Command command = entry.type.getAnnotation(Command.class);
        CommandSpec spec = CommandSpec.create();
        spec.usageMessage().header(command.header()).hidden(!name.equals(command.name()));
        return spec;
    }

    /// Returns the part of the tree that these arguments can reach. Reading the annotations of every command
    /// takes longer than a short command, so a run that names its command builds only that one.
    static CommandLine forArguments(Console console, String... arguments) {
        String first = arguments.length == 0 ? "help" : arguments[0];
        if (arguments.length < 2 && (first.startsWith("-") || first.equals("help"))) {
            return tree(console, false, CommandTree::summary);
        }
        boolean everyGame = PlayCommand.needsEveryGame(List.of(arguments));
        Entry entry = commands(everyGame).get(first);
        if (entry == null) {
            return whole(console, everyGame);
        }
        var root = new CommandLine(new RootCommand(console));
        root.addSubcommand(first, entry.make.apply(console));
        CommandStyle.apply(root, console);
        return root;
    }

    /// A command: its annotated class, and how to create it.
    private record Entry(Class<?> type, Function<Console, CommandLine> make) {}

    private static Map<String, Entry> commands(boolean everyGame) {
        var commands = new LinkedHashMap<String, Entry>();
        commands.put("serve", new Entry(ServeCommand.class, c -> new CommandLine(new ServeCommand(c))));
        commands.put("solve", new Entry(SolveCommand.class, c -> new CommandLine(new SolveCommand(c))));
        commands.put("score", new Entry(ScoreCommand.class, c -> new CommandLine(new ScoreCommand(c))));
        commands.put("moves", new Entry(MovesCommand.class, c -> new CommandLine(new MovesCommand(c))));
        commands.put("endgame", new Entry(EndgameCommand.class, c -> new CommandLine(new EndgameCommand(c))));
        commands.put("preendgame", new Entry(PreEndgameCommand.class, c -> new CommandLine(new PreEndgameCommand(c))));
        commands.put("simulate", new Entry(SimulateCommand.class, c -> new CommandLine(new SimulateCommand(c))));
        commands.put("play", new Entry(PlayCommand.class, c -> PlayCommand.group(c, everyGame)));
        // A method reference would link the class and the exceptions it catches, which solver.jar does not have.
        commands.put("daily", new Entry(DailyCommand.class, c -> DailyCommand.group(c)));
        commands.put("othello", new Entry(OthelloCommand.class, OthelloCommand::group));
        commands.put("gcg", new Entry(GcgCommand.class, GcgCommand::group));
        commands.put("lexicon", new Entry(LexiconCommand.class, LexiconCommand::group));
        commands.put("words", new Entry(LexiconCommand.class, LexiconCommand::hiddenAlias));
        commands.put("variants", new Entry(VariantsCommand.class, c -> new CommandLine(new VariantsCommand(c))));
        commands.put("env", new Entry(EnvCommand.class, EnvCommand::group));
        commands.put("arena", new Entry(ArenaCommand.class, ArenaCommand::group));
        commands.put("bot", new Entry(BotCommand.class, c -> new CommandLine(new BotCommand(c))));
        commands.put("evaluate", new Entry(EvaluateCommand.class, c -> new CommandLine(new EvaluateCommand(c))));
        commands.put("selfplay", new Entry(SelfPlayCommand.class, SelfPlayCommand::of));
        commands.put("train", new Entry(TrainCommand.class, TrainCommand::group));
        commands.put("learn", new Entry(TrainCommand.class, TrainCommand::hiddenAlias));
        commands.put("bench", new Entry(BenchCommand.class, BenchCommand::group));
        commands.put("selftest", new Entry(SelftestCommand.class, c -> new CommandLine(new SelftestCommand(c))));
        commands.put(
                "install",
                new Entry(InstallCommand.class, c -> new CommandLine(new InstallCommand(c, () -> whole(c)))));
        commands.put(
                "completion",
                new Entry(CompletionCommand.class, c -> new CommandLine(new CompletionCommand(c, () -> whole(c)))));
        commands.put("man", new Entry(ManCommand.class, c -> new CommandLine(new ManCommand(c, () -> whole(c)))));
        commands.put("version", new Entry(VersionCommand.class, c -> new CommandLine(new VersionCommand(c))));
        return commands;
    }
}
