package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.InputSource;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/// Agents with names and settings of their own, from a file. Immutable.
///
/// @param file the file; an empty path when there is none
/// @param entries the agents by name, in order
public record AgentsFile(Path file, Map<String, AgentEntry> entries) {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a file of agents");

    /// Returns no agents.
    public static AgentsFile none() {
        return new AgentsFile(Path.of(""), Map.of());
    }

    /// Reads a file.
    ///
    /// @throws BadInput when it cannot be read or is invalid
    public static AgentsFile read(Path file) {
        AgentsReader reader = ServiceLoader.load(AgentsReader.class, AgentsReader.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "--agents: the arena of the Python package cannot read " + file + ". Use the quoin command"));
        var entries = new LinkedHashMap<String, AgentEntry>();
        for (AgentEntry entry : reader.read(file, text(file))) {
            if (entries.put(entry.name(), entry) != null) {
                throw new BadInput(entry.place() + ": there are two agents with the name '" + entry.name() + "'");
            }
        }
        return new AgentsFile(file, entries);
    }

    private static String text(Path file) {
        if (InputSource.isStandard(file.toString())) {
            throw new BadInput("--agents must be a file, because standard input cannot be read again to resume");
        }
        try {
            return InputFile.text(file, LIMIT);
        } catch (CharacterCodingException notText) {
            throw new BadInput("--agents: " + file + ": the text is not UTF-8", notText);
        } catch (IOException why) {
            throw new BadInput("--agents: " + FileErrors.describe(why), why);
        }
    }

    /// Finds an agent of the file by name, `NAME` or `OTHER=NAME` for another name in tables.
    ///
    /// @param all the agents of the game, which the file's agents are made from
    /// @throws BadInput when the file has it but it cannot be made
    public <P, M> Optional<Contestant<P, M>> find(String text, Contestants<P, M> all) {
        int equals = text.indexOf('=');
        return Optional.ofNullable(entries.get(text))
                .map(entry -> made(entry, entry.name(), all))
                .or(() -> Optional.ofNullable(entries.get(text.substring(equals + 1)))
                        .map(entry -> made(entry, text.substring(0, equals), all)));
    }

    private static <P, M> Contestant<P, M> made(AgentEntry entry, String name, Contestants<P, M> all) {
        var own = new Contestants<>(all.game(), all.agents(), all.programs(), entry.in(all.surroundings()));
        try {
            Contestant<P, M> agent = own.contestant(entry.spec());
            return new ConfiguredAgent<>(agent.named(name, name + "=" + entry.spec()), entry);
        } catch (IllegalArgumentException wrong) {
            throw entry.error(String.valueOf(wrong.getMessage()), wrong);
        }
    }

    /// Returns the names in words, for messages; empty when there are none.
    public String describe() {
        return entries.isEmpty() ? "" : ". In " + file + ": " + String.join(", ", List.copyOf(entries.keySet()));
    }
}
