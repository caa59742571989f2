package dev.quoin.env.game;

import static java.util.stream.Collectors.toSet;

import dev.quoin.env.EnvironmentKit;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Slots;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.kit.Setting;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/// Provides an environment for every two-player game that has an encoding and no specialized environment,
/// for [java.util.ServiceLoader]: the kit `connect-four` becomes the environment `ConnectFour-v0`.
///
/// Games that cannot be opened without settings are left out, because lists of environments describe each
/// one with its default options.
public final class GameEnvironments implements EnvironmentKit {
    private static final int PLAYERS = 2;

    private final Map<String, GameKit<?, ?>> kits;

    /// Creates environments for the games of [GameKits].
    public GameEnvironments() {
        this(GameKits.all(), others());
    }

    /// Creates environments for the given games that have an encoding.
    ///
    /// @param others kits whose games and ids are already taken
    GameEnvironments(List<GameKit<?, ?>> games, List<EnvironmentKit> others) {
        List<GameKit<?, ?>> encoded =
                games.stream().filter(kit -> kit.encoding().isPresent()).toList();
        kits = encoded.isEmpty() ? Map.of() : environments(encoded, others);
    }

    private static Map<String, GameKit<?, ?>> environments(List<GameKit<?, ?>> games, List<EnvironmentKit> others) {
        Set<String> ids = others.stream().flatMap(kit -> kit.ids().stream()).collect(toSet());
        Set<String> covered = others.stream()
                .flatMap(kit -> kit.ids().stream().map(id -> kit.setting(id, Map.of())))
                .map(setting -> setting.getOrDefault("game", ""))
                .collect(toSet());
        var environments = new LinkedHashMap<String, GameKit<?, ?>>();
        for (GameKit<?, ?> game : games) {
            String id = id(game);
            if (!covered.contains(game.id()) && !ids.contains(id) && isForTwo(game)) {
                environments.putIfAbsent(id, game);
            }
        }
        return environments;
    }

    /// Returns the other kits. They are loaded again, because the list that contains this kit is still being
    /// built.
    private static List<EnvironmentKit> others() {
        return ServiceLoader.load(EnvironmentKit.class, EnvironmentKit.class.getClassLoader()).stream()
                .filter(provider -> provider.type() != GameEnvironments.class)
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /// Returns the environment id of a game: its words capitalized and joined, and the version.
    private static String id(GameKit<?, ?> game) {
        return Arrays.stream(game.id().split("\\W+"))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining("", "", "-v0"));
    }

    /// Returns false if the game fails, so that it does not break all other environments.
    private static <P, M> boolean isForTwo(GameKit<P, M> game) {
        try {
            Ruleset<P, M> ruleset = GameKits.open(game, GameSettings.of(Map.of()));
            return ruleset.points(ruleset.deal(1).start()).size() == PLAYERS;
        } catch (RuntimeException _) {
            return false;
        }
    }

    @Override
    public List<String> ids() {
        return List.copyOf(kits.keySet());
    }

    @Override
    public String title(String id) {
        return kit(id).title() + ", self-play or against an opponent";
    }

    @Override
    public List<OptionSpec> options(String id) {
        return GameOptions.specs(id, kit(id));
    }

    @Override
    public List<OptionSpec> resetOptions(String id) {
        return GameOptions.resetSpecs(id);
    }

    @Override
    public int longest(String id, Map<String, ?> options) {
        return GameOptions.of(id, kit(id), options).maxSteps();
    }

    @Override
    public Map<String, String> setting(String id, Map<String, String> options) {
        GameKit<?, ?> kit = kit(id);
        var setting = new LinkedHashMap<String, String>();
        setting.put("game", kit.id());
        for (Setting each : GameOptions.settings(kit)) {
            String value = options.get(each.name());
            if (value != null) {
                setting.put(each.name(), value);
            }
        }
        return setting;
    }

    @Override
    public Slots slots(String id, Map<String, ?> options, int count) {
        return slots(id, kit(id), options, count);
    }

    private static <P, M> Slots slots(String id, GameKit<P, M> kit, Map<String, ?> options, int count) {
        return new GameSlots<>(GameOptions.of(id, kit, options), count);
    }

    private GameKit<?, ?> kit(String id) {
        return Objects.requireNonNull(kits.get(id));
    }
}
