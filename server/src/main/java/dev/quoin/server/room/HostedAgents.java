package dev.quoin.server.room;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;
import dev.quoin.game.process.Sandbox;
import dev.quoin.game.process.Surroundings;
import dev.quoin.server.http.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The agents of a hosted game: its levels, shipped networks, and agents added by the operator. Thread-safe.
///
/// A program of the operator is started for every move and gets the whole position, so none keeps running
/// when a game is abandoned.
///
/// @param <P> a position
/// @param <M> a move
public final class HostedAgents<P, M> {
    private static final Pattern NAME = Pattern.compile("[\\w.-]{1,40}");
    private static final Pattern PROGRAM = Pattern.compile("(cmd|oneshot|oneshot-argv):.*", Pattern.DOTALL);

    private final AgentCatalog<P, M> catalog;
    private final Map<String, String> added;
    private final List<Level> levels;
    private final Surroundings surroundings;
    private final Map<String, Contestant<P, M>> contestants = new ConcurrentHashMap<>();

    /// Creates the agents of a game, with additional ones given as `NAME=AGENT` or `NAME=COMMAND`. The
    /// prefix `cmd:` marks a command regardless of its name; `oneshot:` and `oneshot-argv:` mean that it is
    /// started for every message, which is passed on standard input or as an argument.
    ///
    /// @param sandbox the sandbox of programs; empty for none
    /// @throws IllegalArgumentException when a text does not have that form, cannot be used, or repeats a
    ///     name
    public HostedAgents(GameKit<P, M> kit, List<String> texts, Optional<Sandbox> sandbox) {
        this.catalog = kit.agents();
        this.surroundings = sandbox.map(Surroundings.bare()::in).orElse(Surroundings.bare());
        this.added = added(texts);
        this.levels = Stream.of(kit.levels(), catalog.levels(), operators())
                .flatMap(List::stream)
                .toList();
    }

    /// Returns the specs of the operator's agents by name.
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

    /// Returns the agents that players can choose, in the order in which they are offered.
    public List<Level> levels() {
        return levels;
    }

    /// Returns whether any of them is a program.
    public boolean hasPrograms() {
        return added.keySet().stream().anyMatch(this::isProgram);
    }

    /// Returns whether a name denotes a program.
    public boolean isProgram(String name) {
        return PROGRAM.matcher(added.getOrDefault(name, "")).matches();
    }

    /// Returns the contestant with a name; expensive parts are created once.
    ///
    /// @param variant the variant
    /// @param ruleset supplies its rules when the contestant is created
    /// @throws Refused with 404 when it cannot play this variant
    public Contestant<P, M> contestant(String variant, String name, Supplier<Ruleset<P, M>> ruleset) {
        return contestants.computeIfAbsent(variant + " " + name, _ -> contestant(name, ruleset.get()));
    }

    private Contestant<P, M> contestant(String name, Ruleset<P, M> ruleset) {
        var known = new Contestants<>(ruleset.game(), catalog, ExternalContestant.providers(ruleset), surroundings);
        try {
            return known.contestant(added.getOrDefault(name, name)).named(name, name);
        } catch (IllegalArgumentException unusable) {
            throw Refused.unknown("'" + name + "' cannot play here: " + unusable.getMessage());
        }
    }
}
