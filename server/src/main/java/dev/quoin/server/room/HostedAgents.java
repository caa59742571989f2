package dev.quoin.server.room;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;
import dev.quoin.game.process.Surroundings;
import dev.quoin.server.http.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Who plays a hosted game: its levels, networks that come with the program, and agents that the operator adds.
/// Thread-safe.
///
/// A program of the operator is started for every move and gets the whole position, so none keeps running when a game
/// is abandoned.
///
/// @param <P> a position
/// @param <M> a move
public final class HostedAgents<P, M> {
    private static final Pattern NAME = Pattern.compile("[\\w.-]{1,40}");
    private static final Pattern PROGRAM = Pattern.compile("(cmd|oneshot|oneshot-argv):.*", Pattern.DOTALL);

    private final AgentCatalog<P, M> catalog;
    private final Map<String, String> added;
    private final List<Level> levels;
    private final Map<String, Contestant<P, M>> contestants = new ConcurrentHashMap<>();

    /// The agents of a game, and those of texts `NAME=AGENT` and `NAME=COMMAND`; `cmd:` before a command means that
    /// it is one whatever it is called, `oneshot:` and `oneshot-argv:` that it is started for
    /// every message and takes it from its standard input or as an argument.
    ///
    /// @throws IllegalArgumentException when a text is not of that form, cannot be used, or has a name twice
    public HostedAgents(GameKit<P, M> kit, List<String> texts) {
        this.catalog = kit.agents();
        this.added = added(texts);
        this.levels = Stream.of(kit.levels(), catalog.levels(), operators())
                .flatMap(List::stream)
                .toList();
    }

    /// The specs of the operator's agents by name.
    private Map<String, String> added(List<String> texts) {
        var specs = new LinkedHashMap<String, String>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            String name = equals < 0 ? "" : text.substring(0, equals);
            String player = text.substring(equals + 1).strip();
            if (!NAME.matcher(name).matches() || player.isEmpty()) {
                throw new IllegalArgumentException(
                        "an agent must be given as NAME=AGENT or NAME=COMMAND, got '" + text + "'");
            }
            boolean named =
                    PROGRAM.matcher(player).matches() || catalog.find(player).isPresent();
            if (specs.put(name, named ? player : "cmd:" + player) != null) {
                throw new IllegalArgumentException("two agents are called '" + name + "'");
            }
        }
        return specs;
    }

    private List<Level> operators() {
        return added.keySet().stream()
                .map(name -> Level.of(name, name, name, "An opponent added by the operator of this server."))
                .toList();
    }

    /// The players that people can choose, in the order in which they are offered.
    public List<Level> levels() {
        return levels;
    }

    /// Whether a name means a program.
    public boolean isProgram(String name) {
        return PROGRAM.matcher(added.getOrDefault(name, "")).matches();
    }

    /// The contestant of a name; what takes long is made once.
    ///
    /// @param variant what is played
    /// @param ruleset its rules, asked for when the contestant is made
    /// @throws Refused with 404 when it cannot play this variant
    public Contestant<P, M> contestant(String variant, String name, Supplier<Ruleset<P, M>> ruleset) {
        return contestants.computeIfAbsent(variant + " " + name, _ -> contestant(name, ruleset.get()));
    }

    private Contestant<P, M> contestant(String name, Ruleset<P, M> ruleset) {
        var known =
                new Contestants<>(ruleset.game(), catalog, ExternalContestant.providers(ruleset), Surroundings.bare());
        try {
            return known.contestant(added.getOrDefault(name, name)).named(name, name);
        } catch (IllegalArgumentException unusable) {
            throw Refused.unknown("'" + name + "' cannot play here: " + unusable.getMessage());
        }
    }
}
