package dev.quoin.game.kit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/// The games by id.
public final class GameKits {
    private GameKits() {}

    /// All games, in the order of their ids.
    public static List<GameKit<?, ?>> all() {
        return Found.ALL;
    }

    /// The game of an id.
    ///
    /// @throws IllegalArgumentException when there is none; the message lists the ids
    public static GameKit<?, ?> named(String id) {
        return all().stream()
                .filter(kit -> kit.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no game '" + id + "', expected one of "
                        + String.join(", ", all().stream().map(GameKit::id).toList())));
    }

    /// A game with its settings.
    ///
    /// @throws IllegalArgumentException when the game has no such setting, or a value is not allowed
    public static <P, M> Ruleset<P, M> open(GameKit<P, M> kit, GameSettings settings) {
        List<String> known = kit.settings().stream().map(Setting::name).toList();
        for (String name : settings.values().keySet()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(name + ": " + kit.title() + " has no such setting, "
                        + (known.isEmpty() ? "nor any other" : "only " + String.join(", ", known)));
            }
        }
        return kit.open(settings);
    }

    /// Looked for once, when first needed.
    private static final class Found {
        private static final List<GameKit<?, ?>> ALL = found();

        private static List<GameKit<?, ?>> found() {
            var kits = new ArrayList<GameKit<?, ?>>();
            // This class's own loader: threads of other languages may come without one.
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
