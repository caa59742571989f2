package dev.quoin.server.room;

import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.player.Contestant;
import dev.quoin.arena.player.Roster;
import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.game.process.Surroundings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The programs that the operator lets play, by name: whatever speaks the arena's protocol; immutable.
///
/// A program is started for every move and is told the whole position, so none is left behind when a game is left.
public final class Outsiders {
    private static final Pattern NAME = Pattern.compile("[\\w.-]{1,40}");

    private final Map<String, String> specs;

    private Outsiders(Map<String, String> specs) {
        this.specs = specs;
    }

    /// Programs from texts `NAME=COMMAND`; `oneshot:` before a command means that it takes its message as an argument.
    ///
    /// @throws IllegalArgumentException when a text is not of that form, or a name is given twice
    public static Outsiders of(List<String> texts) {
        var specs = new LinkedHashMap<String, String>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            String name = equals < 0 ? "" : text.substring(0, equals);
            String command = text.substring(equals + 1).strip();
            if (!NAME.matcher(name).matches() || command.isEmpty()) {
                throw new IllegalArgumentException("an agent must be given as NAME=COMMAND, got '" + text + "'");
            }
            String spec = command.matches("(cmd|oneshot):.*") ? command : "cmd:" + command;
            if (specs.put(name, spec) != null) {
                throw new IllegalArgumentException("two agents are called '" + name + "'");
            }
        }
        return new Outsiders(specs);
    }

    /// Who they are, as people are told.
    public List<Opponent> opponents() {
        return specs.keySet().stream()
                .map(name -> new Opponent(name, name, "A program that the operator of this server has set up."))
                .toList();
    }

    /// The program of a name.
    public <P, M> Optional<Contestant<P, M>> named(String name, Discipline<P, M> discipline) {
        return Optional.ofNullable(specs.get(name))
                .map(spec -> ExternalContestant.join(Roster.<P, M>empty(), discipline, Surroundings.bare())
                        .contestant(spec));
    }
}
