package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.BadInput;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/// Reads agents from TOML: a table `[[agent]]` for each.
public final class TomlAgents implements AgentsReader {
    private static final TomlMapper MAPPER = new TomlMapper();
    private static final List<String> KEYS =
            List.of("name", "command", "agent", "options", "dir", "env", "clock", "budget");
    private static final Pattern NAME = Pattern.compile("[\\w.-]{1,64}");
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|'[^']*'|[^\\s:'\"]+");

    @Override
    public List<AgentEntry> read(Path file, String text) {
        var lines = new TomlLines(file, text);
        JsonNode root = parsed(text, lines);
        for (String key : root.propertyNames()) {
            if (!key.equals("agent")) {
                throw lines.error(
                        lines.ofKey(key), "unknown key '" + key + "'; write a table [[agent]] for each agent");
            }
        }
        JsonNode tables = root.path("agent");
        if (!tables.isArray() || tables.isEmpty()) {
            throw lines.error(lines.ofKey("agent"), "expected a table [[agent]] for each agent");
        }
        var entries = new ArrayList<AgentEntry>();
        for (JsonNode table : tables) {
            entries.add(new Table(file, lines, entries.size(), table).entry());
        }
        return entries;
    }

    private static JsonNode parsed(String text, TomlLines lines) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException wrong) {
            int line = wrong.getLocation() == null ? 0 : wrong.getLocation().getLineNr();
            throw new BadInput(
                    lines.place(Math.max(0, line)) + ": not valid TOML: " + wrong.getOriginalMessage(), wrong);
        }
    }

    /// One table of the file.
    ///
    /// @param index its number, from 0
    private record Table(Path file, TomlLines lines, int index, JsonNode table) {
        AgentEntry entry() {
            for (String key : table.propertyNames()) {
                if (!KEYS.contains(key)) {
                    throw error(key, "unknown key '" + key + "'; keys: " + String.join(", ", KEYS));
                }
            }
            String name = text("name").orElseThrow(() -> error("", "the agent has no name"));
            if (!NAME.matcher(name).matches()) {
                throw error("name", "name must be letters, digits, '.', '_' and '-', got '" + name + "'");
            }
            return new AgentEntry(name, spec(), folder(), texts("env"), pace(), lines.place(lines.ofKey(index, "")));
        }

        private String spec() {
            Optional<String> command = text("command");
            Optional<String> agent = text("agent");
            if (command.isPresent() == agent.isPresent()) {
                throw error(
                        command.isPresent() ? "command" : "",
                        "give either 'command', which starts a program, or 'agent', such as \"greedy\"");
            }
            Map<String, String> options = texts("options");
            if (command.isPresent() && !options.isEmpty()) {
                throw error(
                        "options",
                        "options are for 'agent'; give a program arguments in 'command' or variables in" + " 'env'");
            }
            return here(
                    command.map(words -> "cmd:" + words).orElseGet(() -> withOptions(agent.orElseThrow(), options)));
        }

        /// Adds options behind the name: `search` with a depth of 6 is `search:depth=6`.
        private static String withOptions(String agent, Map<String, String> options) {
            if (options.isEmpty()) {
                return agent;
            }
            int colon = agent.indexOf(':');
            String named = options.entrySet().stream()
                    .map(option -> ":" + option.getKey() + "=" + option.getValue())
                    .collect(Collectors.joining());
            return colon < 0 ? agent + named : agent.substring(0, colon) + named + agent.substring(colon);
        }

        /// Makes the names of files that lie next to this file hold in the current folder.
        private String here(String spec) {
            int colon = spec.indexOf(':') + 1;
            return spec.substring(0, colon)
                    + WORD.matcher(spec.substring(colon)).replaceAll(word -> {
                        String plain = word.group().replaceAll("^['\"]|['\"]$", "");
                        String found = resolved(plain)
                                .filter(Files::isRegularFile)
                                .map(Path::toString)
                                .orElse(plain);
                        boolean same = found.equals(plain);
                        return Matcher.quoteReplacement(
                                same ? word.group() : found.contains(" ") ? '"' + found + '"' : found);
                    });
        }

        private Optional<Path> resolved(String name) {
            try {
                Path folder = file.getParent();
                return name.isEmpty() || folder == null ? Optional.empty() : Optional.of(folder.resolve(name));
            } catch (InvalidPathException none) {
                return Optional.empty();
            }
        }

        private Optional<Path> folder() {
            Optional<Path> folder = text("dir").map(name -> resolved(name).orElse(Path.of(name)));
            folder.filter(path -> !Files.isDirectory(path)).ifPresent(path -> {
                throw error("dir", "no such folder: " + path);
            });
            return folder;
        }

        private Pace pace() {
            try {
                return Pace.read(text("clock").orElse(null), text("budget").orElse(null));
            } catch (IllegalArgumentException wrong) {
                String message = String.valueOf(wrong.getMessage());
                throw error(message.split(":", 2)[0], message);
            }
        }

        private Optional<String> text(String key) {
            @Nullable JsonNode node = table.get(key);
            if (node != null && !node.isString()) {
                throw error(key, key + " must be a string in quotes, got " + node);
            }
            return Optional.ofNullable(node).map(JsonNode::stringValue);
        }

        private Map<String, String> texts(String key) {
            @Nullable JsonNode node = table.get(key);
            var texts = new LinkedHashMap<String, String>();
            if (node == null) {
                return texts;
            }
            if (!node.isObject()) {
                throw error(key, key + " must be a table such as { NAME = \"value\" }, got " + node);
            }
            node.properties().forEach(each -> {
                if (!each.getValue().isValueNode()) {
                    throw error(
                            key, each.getKey() + " must be a string, a number or a boolean, got " + each.getValue());
                }
                texts.put(each.getKey(), each.getValue().asString());
            });
            return texts;
        }

        private BadInput error(String key, String message) {
            return lines.error(lines.ofKey(index, key), message);
        }
    }
}
