package dev.quoin.cli.shell;

import picocli.CommandLine.Model.CommandSpec;

/// The one-line summary of a command.
final class Summary {
    private Summary() {}

    static String of(CommandSpec command) {
        String[] header = command.usageMessage().header();
        String text = header.length > 0
                ? header[0]
                : String.join(" ", command.usageMessage().description());
        return text.replaceFirst("^quoin - ", "");
    }
}
