package dev.quoin.cli.env;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.env.Environments;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The command-line options for an environment. Filled by picocli.
final class ChosenEnvironment {
    @Parameters(
            arity = "1",
            paramLabel = "ID",
            description = "Environment ID; 'quoin env list' lists them.",
            completionCandidates = EnvironmentIds.class)
    private String id = "";

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "Environment option; repeatable. 'quoin env spec ID' lists them.")
    private List<String> options = List.of();

    String id() {
        return id;
    }

    /// Returns the options by name; a value that looks like a number is one. Warnings of the environment are printed on
    /// standard error.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    Map<String, Object> options(Console console) {
        return Environments.withWarnings(id, given(), console.distinctMessages());
    }

    private Map<String, Object> given() {
        var values = new LinkedHashMap<String, Object>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw new BadInput("--option must have the form NAME=VALUE, got '" + option + "'");
            }
            String name = option.substring(0, equals);
            if (values.put(name, value(option.substring(equals + 1))) != null) {
                throw new BadInput("--option " + name + " was given twice");
            }
        }
        return values;
    }

    private static Object value(String text) {
        try {
            return Double.valueOf(text);
        } catch (NumberFormatException isNoNumber) {
            return text;
        }
    }
}
