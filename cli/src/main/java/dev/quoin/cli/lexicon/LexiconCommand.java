package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin lexicon`: everything about words alone.
@Command(
        name = "lexicon",
        header = "Look up words in a word list.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin lexicon anagram 'QUOIN?'     find anagrams; ? is a blank",
            "  quoin lexicon check QUIZ QUOZ      exit code 1 if one is not valid",
            "  quoin lexicon stats -l words.txt   statistics of your own list",
        })
public final class LexiconCommand {
    private LexiconCommand() {}

    /// The group with its commands.
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
