package dev.quoin.cli;

import dev.quoin.cli.arena.ArenaCommand;
import dev.quoin.cli.arena.EvaluateCommand;
import dev.quoin.cli.bench.BenchCommand;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.HelpList;
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
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.TypeConversionException;

/// Every command of `quoin`, in the order in which the help lists them.
public final class CommandTree {
    /// Help starts with what the command is for and how it is typed; the rest is for looking things up.
    private static final List<String> HELP_ORDER = List.of(
            UsageMessageSpec.SECTION_KEY_HEADER,
            UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
            UsageMessageSpec.SECTION_KEY_FOOTER,
            UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
            UsageMessageSpec.SECTION_KEY_SYNOPSIS,
            UsageMessageSpec.SECTION_KEY_DESCRIPTION_HEADING,
            UsageMessageSpec.SECTION_KEY_DESCRIPTION,
            UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
            UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            HelpList.SECTION,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
            UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST);

    private CommandTree() {}

    /// The whole tree, for help, completion and the manual page.
    public static CommandLine whole(Console console) {
        return whole(console, true);
    }

    private static CommandLine whole(Console console, boolean everyGame) {
        CommandLine root = root(console);
        commands(everyGame).forEach((name, make) -> root.addSubcommand(name, make.apply(console)));
        root.addSubcommand("help", new CommandLine.HelpCommand());
        finish(root, console);
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
        finish(root, console);
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

    private static void finish(CommandLine command, Console console) {
        dress(command.getCommandSpec());
        teach(command);
        command.setOut(new PrintWriter(console.out().asWriter(), true));
        command.setErr(new PrintWriter(console.err().asWriter(), true));
        command.setExpandAtFiles(false);
        command.setColorScheme(CommandLine.Help.defaultColorScheme(console.colours() ? Ansi.ON : Ansi.OFF));
    }

    /// Picocli's own converters answer with the names of Java types.
    private static void teach(CommandLine command) {
        command.registerConverter(Path.class, text -> {
            try {
                return Path.of(text);
            } catch (InvalidPathException e) {
                throw new TypeConversionException("'" + text + "' cannot be the name of a file");
            }
        });
        command.registerConverter(Integer.class, text -> number(text, "a whole number", Integer::valueOf));
        command.registerConverter(int.class, text -> number(text, "a whole number", Integer::valueOf));
        command.registerConverter(Long.class, text -> number(text, "a whole number", Long::valueOf));
        command.registerConverter(long.class, text -> number(text, "a whole number", Long::valueOf));
        command.registerConverter(Double.class, text -> number(text, "a number", Double::valueOf));
        command.registerConverter(double.class, text -> number(text, "a number", Double::valueOf));
    }

    private static <T> T number(String text, String expected, Function<String, T> read) {
        try {
            return read.apply(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("expected " + expected + " but was '" + text + "'");
        }
    }

    private static void dress(CommandSpec command) {
        if (!command.optionsMap().containsKey("--help")) {
            command.addOption(OptionSpec.builder("-h", "--help")
                    .usageHelp(true)
                    .description("Show this help.")
                    .build());
        }
        UsageMessageSpec usage = command.usageMessage();
        usage.sectionKeys(HELP_ORDER);
        usage.footerHeading("%nExamples:%n");
        usage.synopsisHeading("%nUsage: ");
        usage.descriptionHeading(usage.description().length == 0 ? "" : "%n");
        usage.parameterListHeading(command.positionalParameters().isEmpty() ? "" : "%n");
        usage.optionListHeading("%nOptions:%n");
        usage.commandListHeading("%nCommands:%n");
        usage.exitCodeListHeading("%nExit codes:%n");
        if (usage.exitCodeList().isEmpty()) {
            usage.exitCodeList(ExitCode.MEANINGS);
        }
        usage.sortOptions(false);
        command.subcommands().values().forEach(sub -> dress(sub.getCommandSpec()));
    }
}
