package dev.quoin.cli.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// Writes a completion script for fish from the command tree; picocli supports only bash and zsh.
final class FishCompletion {
    private final StringBuilder script = new StringBuilder("# Completion of quoin for fish.\ncomplete -c quoin -f\n");

    private FishCompletion() {}

    static String of(CommandSpec root) {
        var completion = new FishCompletion();
        completion.command(root, List.of());
        return completion.script.toString();
    }

    private void command(CommandSpec command, List<String> path) {
        Map<String, CommandSpec> below = visible(command);
        String here = condition(path, below.keySet());
        below.forEach((name, child) -> complete(here, " -a " + name + description(Summary.of(child))));
        String anywhereBelow = condition(path, Set.of());
        for (OptionSpec option : command.options()) {
            if (!option.hidden()) {
                option(anywhereBelow, option);
            }
        }
        for (PositionalParamSpec parameter : command.positionalParameters()) {
            String values = values(parameter);
            if (!values.isEmpty()) {
                complete(anywhereBelow, values);
            }
        }
        below.forEach((name, child) -> {
            var longer = new ArrayList<>(path);
            longer.add(name);
            command(child, longer);
        });
    }

    private void option(String here, OptionSpec option) {
        var names = new StringBuilder();
        for (String name : option.names()) {
            names.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        String values = values(option);
        String argument = option.arity().max() == 0 ? "" : " -r" + (values.isEmpty() ? " -f" : values);
        complete(here, names + argument + description(String.join(" ", option.description())));
    }

    private void complete(String here, String what) {
        script.append("complete -c quoin -n ").append(quote(here)).append(what).append('\n');
    }

    private static String condition(List<String> path, Set<String> below) {
        if (path.isEmpty()) {
            return "__fish_use_subcommand";
        }
        String seen =
                path.stream().map(name -> "__fish_seen_subcommand_from " + name).collect(Collectors.joining("; and "));
        return below.isEmpty() ? seen : seen + "; and not __fish_seen_subcommand_from " + String.join(" ", below);
    }

    /// Returns the completions of an argument: one of a few words, a name or else a file, or a file.
    private static String values(ArgSpec argument) {
        Class<?> type = argument.auxiliaryTypes()[0];
        if (argument.completionCandidates() != null) {
            String files = type.isEnum() ? " -f" : " -F";
            return files + " -a " + quote(String.join(" ", argument.completionCandidates()));
        }
        return type == Path.class || type == File.class ? " -F" : "";
    }

    private static Map<String, CommandSpec> visible(CommandSpec command) {
        var visible = new LinkedHashMap<String, CommandSpec>();
        command.subcommands().forEach((name, child) -> {
            if (!child.getCommandSpec().usageMessage().hidden()) {
                visible.put(name, child.getCommandSpec());
            }
        });
        return visible;
    }

    private static String description(String text) {
        return text.isEmpty() ? "" : " -d " + quote(text.replace("%%", "%").replace("%n", " "));
    }

    private static String quote(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
