package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.console.Console;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The conventions of all help texts.
class HelpStyleTest {
    private static final CommandLine TREE = CommandTree.whole(Console.of(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream()));

    /// Options whose values and meaning are the same in every command that has them; only the default differs.
    private static final List<String> SHARED = List.of("--lexicon", "--encoding", "--variant", "--depth");

    /// Words before a default, and after the description of the values.
    private static final Pattern DEFAULT = Pattern.compile("(; - for standard input)? \\(default: .*");

    @Test
    void descriptionsAreSentencesWithTheDefaultInParentheses() {
        var wrong = new ArrayList<String>();
        arguments().forEach((where, argument) -> {
            String text = text(argument);
            boolean sentence = text.matches("(?s)[\\p{Lu}0-9λ'].*[.]");
            boolean usual = !text.toLowerCase(Locale.ROOT).contains("default")
                    || text.matches("(?s).*(\\(default: [^()]+(\\([^()]*\\))?[^()]*\\)[.]|\\(default\\)).*");
            if (!sentence || !usual) {
                wrong.add(where + ": " + text);
            }
        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void anOptionIsDescribedWithTheSameWordsEverywhere() {
        var texts = new TreeMap<String, TreeSet<String>>();
        arguments().forEach((where, argument) -> {
            // A server adds variants to its own, and a bot names one of those.
            boolean own = where.matches("quoin (bot|serve) --variant");
            if (!own && argument instanceof OptionSpec option && SHARED.contains(option.longestName())) {
                texts.computeIfAbsent(option.longestName(), _ -> new TreeSet<>())
                        .add(DEFAULT.matcher(text(argument)).replaceFirst(""));
            }
        });
        assertThat(texts).containsOnlyKeys(SHARED);
        assertThat(texts.values().stream().filter(each -> each.size() > 1)).isEmpty();
    }

    @Test
    void everyCommandHasAnImperativeHeaderAndExamples() {
        var wrong = new ArrayList<String>();
        commands(TREE).skip(1).forEach(command -> {
            var usage = command.getCommandSpec().usageMessage();
            String header = String.join(" ", usage.header());
            if (!header.matches("\\p{Lu}[^.]*[.]") || usage.footer().length == 0) {
                wrong.add(command.getCommandSpec().qualifiedName(" ") + ": " + header);
            }
        });
        assertThat(wrong).isEmpty();
    }

    private static Map<String, ArgSpec> arguments() {
        var all = new HashMap<String, ArgSpec>();
        commands(TREE)
                .forEach(command -> command.getCommandSpec().args().stream()
                        .filter(argument -> !argument.hidden())
                        .forEach(argument ->
                                all.put(command.getCommandSpec().qualifiedName(" ") + " " + name(argument), argument)));
        return all;
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static String text(ArgSpec argument) {
        return String.join(" ", argument.description());
    }

    private static Stream<CommandLine> commands(CommandLine command) {
        return Stream.concat(
                Stream.of(command),
                command.getSubcommands().values().stream().distinct().flatMap(HelpStyleTest::commands));
    }
}
