package dev.quoin.server.room;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Contestant;
import dev.quoin.game.play.Roster;
import dev.quoin.game.process.Surroundings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Whom the operator lets play besides, by name: programs that speak the arena's protocol, and agents of ours with what
/// was learnt elsewhere; immutable.
///
/// A program is started for every move and is told the whole position, so none is left behind when a game is left.
public final class Outsiders {
    private static final Pattern NAME = Pattern.compile("[\\w.-]{1,40}");

    private final Map<String, String> programs;
    private final Map<String, String> agents;

    private Outsiders(Map<String, String> programs, Map<String, String> agents) {
        this.programs = programs;
        this.agents = agents;
    }

    /// Players from texts `NAME=AGENT` and `NAME=COMMAND`; `cmd:` before a command means that it is one
    /// whatever it is called, `oneshot:` that it takes its message as an argument.
    ///
    /// @param known whether a text names an agent of ours; may refuse one that cannot be used
    /// @throws IllegalArgumentException when a text is not of that form, cannot be used, or has a name twice
    public static Outsiders of(List<String> texts, Predicate<String> known) {
        var programs = new LinkedHashMap<String, String>();
        var agents = new LinkedHashMap<String, String>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            String name = equals < 0 ? "" : text.substring(0, equals);
            String player = text.substring(equals + 1).strip();
            if (!NAME.matcher(name).matches() || player.isEmpty()) {
                throw new IllegalArgumentException(
                        "an agent must be given as NAME=AGENT or NAME=COMMAND, got '" + text + "'");
            }
            if (programs.containsKey(name) || agents.containsKey(name)) {
                throw new IllegalArgumentException("two agents are called '" + name + "'");
            }
            if (player.matches("(cmd|oneshot):.*")) {
                programs.put(name, player);
            } else if (known.test(player)) {
                agents.put(name, player);
            } else {
                programs.put(name, "cmd:" + player);
            }
        }
        return new Outsiders(programs, agents);
    }

    /// Who they are, as people are told.
    public List<Level> opponents() {
        return Stream.concat(programs.keySet().stream(), agents.keySet().stream())
                .map(name -> Level.of(name, name, name, "A player that the operator of this server has set up."))
                .toList();
    }

    /// The agent of ours that a name means: what the operator gave it to, or the name itself.
    public String agent(String name) {
        return agents.getOrDefault(name, name);
    }

    /// Whether a name means a program.
    public boolean isProgram(String name) {
        return programs.containsKey(name);
    }

    /// The program of a name.
    public <P, M> Optional<Contestant<P, M>> program(String name, Ruleset<P, M> ruleset) {
        return Optional.ofNullable(programs.get(name))
                .map(spec -> ExternalContestant.join(Roster.<P, M>empty(), ruleset, Surroundings.bare())
                        .contestant(spec));
    }
}
