package dev.quoin.cli;

import dev.quoin.cli.arena.ArenaCommand;
import dev.quoin.cli.arena.EvaluateCommand;
import dev.quoin.cli.bench.BenchCommand;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.crossword.MovesCommand;
import dev.quoin.cli.crossword.ScoreCommand;
import dev.quoin.cli.crossword.SolveCommand;
import dev.quoin.cli.crossword.VariantsCommand;
import dev.quoin.cli.daily.DailyCommand;
import dev.quoin.cli.env.EnvCommand;
import dev.quoin.cli.gcg.GcgCommand;
import dev.quoin.cli.lexicon.LexiconCommand;
import dev.quoin.cli.othello.OthelloCommand;
import dev.quoin.cli.play.PlayCommand;
import dev.quoin.cli.selftest.SelftestCommand;
import dev.quoin.cli.serve.ServeCommand;
import dev.quoin.cli.shell.CompletionCommand;
import dev.quoin.cli.shell.ManCommand;
import dev.quoin.cli.train.TrainCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/// Every command of `quoin`, in the order in which the help lists them.
public final class CommandTree {
    private CommandTree() {}

    /// The whole tree, for help, completion and the manual page.
    public static CommandLine whole(Console console) {
        return whole(console, true);
    }

    private static CommandLine whole(Console console, boolean everyGame) {
        CommandLine root = root(console);
        commands(everyGame).forEach((name, make) -> root.addSubcommand(name, make.apply(console)));
        root.addSubcommand("help", new CommandLine.HelpCommand());
        CommandStyle.apply(root, console);
        return root;
    }

    /// The part of the tree that these arguments can reach. Reading the annotations of every command costs more time
    /// than a short command takes, so a run that names its command builds that one only.
    static CommandLine forArguments(Console console, String... arguments) {
        boolean everyGame = PlayCommand.needsEveryGame(List.of(arguments));
        var make = arguments.length == 0 ? null : commands(everyGame).get(arguments[0]);
        if (make == null) {
            return whole(console, everyGame);
        }
        CommandLine root = root(console);
        root.addSubcommand(arguments[0], make.apply(console));
        CommandStyle.apply(root, console);
        return root;
    }

    private static Map<String, Function<Console, CommandLine>> commands(boolean everyGame) {
        var commands = new LinkedHashMap<String, Function<Console, CommandLine>>();
        commands.put("serve", c -> new CommandLine(new ServeCommand(c)));
        commands.put("solve", c -> new CommandLine(new SolveCommand(c)));
        commands.put("score", c -> new CommandLine(new ScoreCommand(c)));
        commands.put("moves", c -> new CommandLine(new MovesCommand(c)));
        commands.put("play", c -> PlayCommand.group(c, everyGame));
        // A method reference would load the class and the exceptions it catches, which solver.jar does not have.
        commands.put("daily", c -> DailyCommand.group(c));
        commands.put("othello", OthelloCommand::group);
        commands.put("gcg", GcgCommand::group);
        commands.put("lexicon", LexiconCommand::group);
        commands.put("variants", c -> new CommandLine(new VariantsCommand(c)));
        commands.put("env", EnvCommand::group);
        commands.put("arena", ArenaCommand::group);
        commands.put("evaluate", c -> new CommandLine(new EvaluateCommand(c)));
        commands.put("train", TrainCommand::group);
        commands.put("learn", TrainCommand::hiddenAlias);
        commands.put("bench", BenchCommand::group);
        commands.put("selftest", c -> new CommandLine(new SelftestCommand(c)));
        commands.put("completion", c -> new CommandLine(new CompletionCommand(c, () -> whole(c))));
        commands.put("man", c -> new CommandLine(new ManCommand(c, () -> whole(c))));
        commands.put("version", c -> new CommandLine(new VersionCommand(c)));
        return commands;
    }

    private static CommandLine root(Console console) {
        return new CommandLine(new RootCommand(console));
    }
}
