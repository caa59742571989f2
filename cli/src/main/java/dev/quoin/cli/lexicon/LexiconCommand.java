package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin lexicon`: commands for word lists.
@Command(
        name = "lexicon",
        header = "Look up words in a word list.",
        synopsisSubcommandLabel = "COMMAND",
        description = "'quoin words' is the same command.",
        footer = {
            "  quoin lexicon anagram 'QUOIN?'     find anagrams; ? is a blank",
            "  quoin lexicon check QUIZ QUOZ      exit code 1 if one is not valid",
            "  quoin lexicon stats -l words.txt   statistics of your own list",
        })
public final class LexiconCommand {
    private LexiconCommand() {}

    /// Returns the same command under another name, which help does not list.
    public static CommandLine hiddenAlias(Console console) {
        CommandLine alias = group(console);
        alias.getCommandSpec().usageMessage().hidden(true);
        return alias;
    }

    /// Returns the command with its subcommands.
    public static CommandLine group(Console console) {
        return new CommandLine(new LexiconCommand())
                .addSubcommand("check", new LexiconCheckCommand(console))
                .addSubcommand("anagram", new AnagramCommand(console))
                .addSubcommand("pattern", new PatternCommand(console))
                .addSubcommand("hooks", new HooksCommand(console))
                .addSubcommand("stats", new StatsCommand(console))
                .addSubcommand("build", new BuildCommand(console));
    }
}
