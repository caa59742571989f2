package dev.quoin.env.bridge;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environments;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Describes environments as tab-separated lines, so that a program in another language can read their
/// spaces without starting a JVM. Stateless.
///
/// ```text
/// environment  Othello-v0   64
/// observation  observation  float32  0.0  1.0  3,8,8
/// info         action_mask  bool     0.0  1.0  64
/// option       opponent     dev.quoin.env.slots.Policy
/// reset        position
/// ```
///
/// The number after an id is the number of actions. A field has a name, a type, two bounds and a shape. An
/// option has a name and, if it may be a function, its interface; `reset` names the options of a reset.
public final class Description {
    private Description() {}

    /// Prints the description of all environments, or of one with options: `ID NAME=KIND:VALUE ...`, where
    /// the kind is `text`, `whole`, `number` or `truth`. Exits with code 2 and a message on stderr if an
    /// option is wrong.
    public static void main(String[] arguments) {
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        var err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        try {
            if (arguments.length == 0) {
                Environments.ids().forEach(id -> out.print(of(id, Map.of())));
            } else {
                List<String> rest = Arrays.asList(arguments).subList(1, arguments.length);
                out.print(of(arguments[0], options(rest)));
            }
            out.flush();
        } catch (IllegalArgumentException wrong) {
            err.println(wrong.getMessage());
            System.exit(2);
        }
    }

    /// Returns the description of one environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment or an option is wrong
    public static String of(String id, Map<String, ?> options) {
        try (VectorEnvironment one = Environments.makeVector(id, options, 1, AutoresetMode.DISABLED)) {
            SlotLayout layout = one.layout();
            return line("environment", id, String.valueOf(layout.actions()))
                    + lines("observation", layout.observation())
                    + lines("info", one.info())
                    + options(id);
        }
    }

    private static String options(String id) {
        Map<String, Class<?>> callbacks = Environments.callbacks(id);
        Stream<String> made = Environments.options(id).stream()
                .map(OptionSpec::name)
                .map(name -> callbacks.containsKey(name)
                        ? line("option", name, callbacks.get(name).getName())
                        : line("option", name));
        Stream<String> reset = Environments.resetOptions(id).stream().map(option -> line("reset", option.name()));
        return Stream.concat(made, reset).collect(Collectors.joining());
    }

    private static String lines(String kind, List<Field> fields) {
        return fields.stream()
                .map(field -> line(
                        kind,
                        field.name(),
                        field.box().type().numpyName(),
                        String.valueOf(field.box().low()),
                        String.valueOf(field.box().high()),
                        field.box().shape().lengths().stream()
                                .map(String::valueOf)
                                .collect(Collectors.joining(","))))
                .collect(Collectors.joining());
    }

    private static String line(String... words) {
        return String.join("\t", words) + "\n";
    }

    /// Reads options of the form `NAME=KIND:VALUE`.
    ///
    /// @throws IllegalArgumentException when an option has another form
    static Map<String, Object> options(List<String> words) {
        var options = new LinkedHashMap<String, Object>();
        for (String word : words) {
            int equals = word.indexOf('=');
            int colon = word.indexOf(':', equals);
            if (equals < 0 || colon < 0) {
                throw new IllegalArgumentException("an option must have the form NAME=KIND:VALUE, got '" + word + "'");
            }
            options.put(word.substring(0, equals), value(word.substring(equals + 1, colon), word.substring(colon + 1)));
        }
        return options;
    }

    private static Object value(String kind, String text) {
        return switch (kind) {
            case "text" -> text;
            case "whole" -> Long.valueOf(text);
            case "number" -> Double.valueOf(text);
            case "truth" -> Boolean.valueOf(text);
            default ->
                throw new IllegalArgumentException("a kind must be text, whole, number or truth, got '" + kind + "'");
        };
    }
}
