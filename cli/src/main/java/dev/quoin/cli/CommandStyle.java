package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.HelpList;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.TypeConversionException;

/// The settings common to all commands: help layout, streams, and parsing of numbers and paths.
final class CommandStyle {
    /// Help starts with the purpose and the usage of the command; the rest is reference.
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

    private CommandStyle() {}

    /// Sets up a command with all its subcommands.
    static void apply(CommandLine command, Console console) {
        dress(command.getCommandSpec());
        teach(command);
        command.setOut(new PrintWriter(console.out().asWriter(), true));
        command.setErr(new PrintWriter(console.err().asWriter(), true));
        command.setExpandAtFiles(false);
        command.setColorScheme(CommandLine.Help.defaultColorScheme(console.colours() ? Ansi.ON : Ansi.OFF));
    }

    /// Replaces picocli's converters, whose errors name Java types.
    private static void teach(CommandLine command) {
        command.registerConverter(Path.class, text -> {
            try {
                return Path.of(text);
            } catch (InvalidPathException e) {
                throw new TypeConversionException("'" + text + "' is not a valid file name");
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
        usage.exitCodeList(ExitCode.meanings(usage.exitCodeList()));
        usage.sortOptions(false);
        command.subcommands().values().forEach(sub -> dress(sub.getCommandSpec()));
    }
}
