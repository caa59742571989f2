package dev.quoin.cli.shell;

import dev.quoin.cli.console.HelpList;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// A manual page in roff's `man` macros, generated from the command tree so that it is never out of date.
final class ManPage {
    private static final Map<String, String> ENVIRONMENT = new TreeMap<>(Map.of(
            "QUOIN_CACHE", "Cache folder for compiled word lists, instead of the system's cache folder.",
            "QUOIN_CLASSPATH", "Jars and folders with your own games and agents, separated by colons.",
            "QUOIN_DAILY_KEY_FILE", "File with the secret key of a server's daily puzzles; see serve --daily-key-file.",
            "QUOIN_DATA", "Data folder for games, instead of the system's folder for application data.",
            "NO_COLOR", "If set and not empty, disables colors.",
            "QUOIN_DEBUG", "If set and not empty, errors include a stack trace."));

    private static final int LINE_LENGTH = 72;

    private final CommandSpec command;
    private final StringBuilder page = new StringBuilder();

    private final Edition edition;

    ManPage(CommandSpec command, Edition edition) {
        this.command = command;
        this.edition = edition;
    }

    String text() {
        String name = command.qualifiedName("-");
        line(".TH " + escape(name.toUpperCase(Locale.ROOT)) + " 1 " + edition.date() + " \"quoin "
                + escape(edition.version()) + "\"");
        line(".SH NAME");
        line(escape(name) + " \\- " + escape(Summary.of(command).replaceFirst("\\.$", "")));
        line(".SH SYNOPSIS");
        synopsis(command);
        line(".SH DESCRIPTION");
        String[] description = command.usageMessage().description();
        text(plain(String.join(" ", description.length == 0 ? new String[] {Summary.of(command)} : description)));
        examples(".SH EXAMPLES", command);
        line(".SH OPTIONS");
        arguments(command);
        lists(command);
        for (CommandLine sub : command.subcommands().values()) {
            subcommand(sub.getCommandSpec());
        }
        line(".SH EXIT STATUS");
        command.usageMessage().exitCodeList().forEach((code, meaning) -> item("\\fB" + code + "\\fR", meaning));
        line(".SH ENVIRONMENT");
        ENVIRONMENT.forEach((variable, meaning) -> item("\\fB" + variable + "\\fR", meaning));
        return page.toString();
    }

    private void subcommand(CommandSpec sub) {
        if (sub.usageMessage().hidden() || sub.name().equals("help")) {
            return;
        }
        line(".SH " + escape(sub.qualifiedName(" ").toUpperCase(Locale.ROOT)));
        text(Summary.of(sub));
        line(".PP");
        synopsis(sub);
        paragraph(sub.usageMessage().description());
        arguments(sub);
        lists(sub);
        examples(".PP\nExamples:\n.PP", sub);
        sub.subcommands().values().forEach(below -> subcommand(below.getCommandSpec()));
    }

    private void synopsis(CommandSpec of) {
        String synopsis = new Help(of, Help.defaultColorScheme(Ansi.OFF)).synopsis(0);
        text(synopsis);
    }

    private void paragraph(String[] text) {
        if (text.length > 0) {
            line(".PP");
            for (String sentence : text) {
                text(plain(sentence));
            }
        }
    }

    private void arguments(CommandSpec of) {
        for (PositionalParamSpec parameter : of.positionalParameters()) {
            item("\\fI" + escape(parameter.paramLabel()) + "\\fR", String.join(" ", parameter.description()));
        }
        for (OptionSpec option : of.options()) {
            if (!option.hidden() && !(option.usageHelp() && !of.equals(command))) {
                String names = "\\fB" + escape(String.join(", ", option.names())) + "\\fR";
                String value = option.arity().max() > 0 ? " \\fI" + escape(option.paramLabel()) + "\\fR" : "";
                item(names + value, String.join(" ", option.description()));
            }
        }
    }

    private void lists(CommandSpec of) {
        for (HelpList list : HelpList.of(of)) {
            line(".PP");
            line(escape(list.heading()) + ":");
            list.entries().forEach(entry -> item("\\fB" + escape(entry.name()) + "\\fR", entry.description()));
        }
    }

    private void examples(String heading, CommandSpec of) {
        String[] examples = of.usageMessage().footer();
        if (examples.length == 0) {
            return;
        }
        line(heading);
        line(".nf");
        for (String example : examples) {
            line(escape(plain(example)));
        }
        line(".fi");
    }

    private void item(String tag, @Nullable String text) {
        line(".TP");
        line(tag);
        text(plain(text == null ? "" : text));
    }

    /// Writes running text in short lines, as roff prefers.
    private void text(String text) {
        var line = new StringBuilder();
        for (String word : text.strip().split("\\s+")) {
            if (escape(line + word).length() > LINE_LENGTH) {
                line(escape(line.toString().strip()));
                line.setLength(0);
            }
            line.append(word).append(' ');
        }
        line(escape(line.toString().strip()));
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    /// Picocli's texts are format strings.
    private static String plain(String text) {
        return text.replace("%n", " ").replace("%%", "%").replace("${DEFAULT-VALUE}", "the default");
    }

    /// Escapes hyphens, so that options can be copied from the page, and leading dots, which start macros.
    private static String escape(String text) {
        String safe = text.replace("\\", "\\e").replace("-", "\\-");
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }
}
