package dev.quoin.game.kit;

import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/// Finds games by id.
public final class GameKits {
    private GameKits() {}

    /// Returns all games, sorted by id.
    public static List<GameKit<?, ?>> all() {
        return Found.ALL;
    }

    /// Returns the game with the given id.
    ///
    /// @throws IllegalArgumentException when there is none; the message lists the ids
    public static GameKit<?, ?> named(String id) {
        return all().stream()
                .filter(kit -> kit.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such game: '" + id + "'. Games: "
                        + String.join(", ", all().stream().map(GameKit::id).toList())));
    }

    /// Opens a game with its settings.
    ///
    /// @throws IllegalArgumentException when the game has no such setting, or a value is not allowed
    public static <P, M> Ruleset<P, M> open(GameKit<P, M> kit, GameSettings settings) {
        List<String> known = kit.settings().stream().map(Setting::name).toList();
        for (String name : settings.values().keySet()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(name + ": " + kit.title() + " has no such setting. "
                        + (known.isEmpty() ? "It has none" : "Settings: " + String.join(", ", known)));
            }
        }
        return kit.open(settings);
    }

    /// Returns the opponent with the given name: a level by its id, or an agent by its spec. An agent found
    /// by level has the title of the level.
    ///
    /// @throws IllegalArgumentException when there is no such opponent; the message lists the names
    public static <P, M> NamedAgent<P, M> opponent(GameKit<P, M> kit, String text) {
        return findOpponent(kit, text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "expected one of " + String.join(", ", opponents(kit)) + ", got '" + text + "'"));
    }

    /// Finds an opponent by name; empty when there is none.
    ///
    /// @throws IllegalArgumentException when the agent is known but its arguments cannot be used
    public static <P, M> Optional<NamedAgent<P, M>> findOpponent(GameKit<P, M> kit, String text) {
        return level(kit.levels(), text)
                .map(level -> titled(kit, level))
                .or(() -> kit.agents().find(text))
                .or(() -> level(kit.agents().levels(), text).map(level -> titled(kit, level)));
    }

    private static List<String> opponents(GameKit<?, ?> kit) {
        return Stream.concat(
                        kit.agents().forms().stream(), kit.levels().stream().map(Level::id))
                .distinct()
                .toList();
    }

    private static Optional<Level> level(List<Level> levels, String id) {
        return levels.stream().filter(level -> level.id().equalsIgnoreCase(id)).findFirst();
    }

    private static <P, M> NamedAgent<P, M> titled(GameKit<P, M> kit, Level level) {
        NamedAgent<P, M> agent = kit.agents().agent(level.agent());
        // A level without its own id is named like its agent.
        return level.id().equals(level.agent())
                ? agent
                : new NamedAgent<>(agent.spec(), level.title(), agent.description(), agent.recipe());
    }

    /// Loaded lazily.
    private static final class Found {
        private static final List<GameKit<?, ?>> ALL = found();

        private static List<GameKit<?, ?>> found() {
            var kits = new ArrayList<GameKit<?, ?>>();
            // Use this class's own loader: threads of other languages may have none.
            for (GameKit<?, ?> kit : ServiceLoader.load(GameKit.class, GameKit.class.getClassLoader())) {
                if (kits.stream().anyMatch(other -> other.id().equals(kit.id()))) {
                    throw new IllegalStateException("two kits bring the game '" + kit.id() + "'");
                }
                kits.add(kit);
            }
            kits.sort(Comparator.comparing(GameKit::id));
            return List.copyOf(kits);
        }
    }
}
