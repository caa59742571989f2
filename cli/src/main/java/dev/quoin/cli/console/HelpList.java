package dev.quoin.cli.console;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;

/// A list at the end of a command's help, such as the agents of a game.
///
/// @param heading the heading
/// @param entries the entries in order
public record HelpList(String heading, List<Entry> entries) {
    /// The name of the section in picocli's help.
    public static final String SECTION = "lists";

    private static final int WIDTH = 80;
    private static final int INDENT = 2;
    private static final int WIDEST_NAME = 20;

    public HelpList {
        entries = List.copyOf(entries);
    }

    /// A line of the list.
    ///
    /// @param name the name to type
    /// @param description what it means
    public record Entry(String name, String description) {}

    /// Adds lists to the help of a command. They are created when the help is shown.
    public static void add(CommandSpec command, Supplier<List<HelpList>> lists) {
        command.usageMessage().sectionMap().put(SECTION, new Renderer(lists));
    }

    /// Returns the lists of a command.
    public static List<HelpList> of(CommandSpec command) {
        return command.usageMessage().sectionMap().get(SECTION) instanceof Renderer(var lists)
                ? lists.get()
                : List.of();
    }

    private record Renderer(Supplier<List<HelpList>> lists) implements IHelpSectionRenderer {
        @Override
        public String render(Help help) {
            var text = new StringBuilder();
            for (HelpList list : lists.get()) {
                text.append('\n').append(list.heading()).append(":\n");
                list.lines().forEach(line -> text.append(line).append('\n'));
            }
            return text.toString();
        }
    }

    /// Formats the entries in two columns.
    public List<String> lines() {
        int widest = entries.stream()
                .mapToInt(entry -> entry.name().length())
                .filter(length -> length <= WIDEST_NAME)
                .max()
                .orElse(WIDEST_NAME);
        String margin = " ".repeat(INDENT + widest + INDENT);
        var lines = new ArrayList<String>();
        for (Entry entry : entries) {
            String name = " ".repeat(INDENT) + entry.name();
            boolean fits = entry.name().length() <= widest;
            if (!fits) {
                lines.add(name);
            }
            var line = new StringBuilder(fits ? name + margin.substring(name.length()) : margin);
            for (String word : entry.description().split(" ")) {
                if (line.length() + word.length() > WIDTH && line.length() > margin.length()) {
                    lines.add(line.toString().stripTrailing());
                    line.setLength(0);
                    line.append(margin);
                }
                line.append(word).append(' ');
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
