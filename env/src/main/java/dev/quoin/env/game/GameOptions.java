package dev.quoin.env.game;

import static java.util.stream.Collectors.joining;

import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.kit.ActionEncoding;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.kit.Setting;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// The options of an environment for any game.
///
/// @param id the environment's id
/// @param ruleset the two-player ruleset
/// @param encoding how positions and moves are encoded as numbers
/// @param opponent the opponent, never [Opponent.Greedy]: here that is an agent
/// @param agent the agent's seat; both if it plays against itself
/// @param budget the budget per move of an opponent that is an agent
/// @param invalid how illegal actions are handled
/// @param penalty the reward of an illegal action
/// @param maxSteps the maximum number of moves of both players in an episode
/// @param warning called with the messages of the game, such as skipped lines of a word list, and once when an
///     opponent failed and a random move was played instead
/// @param <P> a position
/// @param <M> a move
record GameOptions<P, M>(
        String id,
        Ruleset<P, M> ruleset,
        ActionEncoding<P, M> encoding,
        Opponent<P, M> opponent,
        AgentSeat agent,
        Budget budget,
        InvalidAction invalid,
        float penalty,
        int maxSteps,
        Consumer<String> warning) {
    private static final String OPPONENT = "opponent";
    private static final String AGENT_PLAYER = "agent_player";
    private static final String OPPONENT_BUDGET = "opponent_budget";
    private static final String REWARD_MODE = "reward_mode";
    private static final String INVALID_MOVE_MODE = "invalid_move_mode";
    private static final String INVALID_MOVE_PENALTY = "invalid_move_penalty";
    private static final String MAX_STEPS = "max_steps";
    private static final String WARNING = "warning";
    private static final Set<String> OWN = Set.of(
            OPPONENT,
            AGENT_PLAYER,
            OPPONENT_BUDGET,
            REWARD_MODE,
            INVALID_MOVE_MODE,
            INVALID_MOVE_PENALTY,
            MAX_STEPS,
            WARNING);

    private static final String GREEDY = "greedy";
    private static final String SPARSE = "sparse";
    private static final int USUAL_STEPS = 1000;

    /// Reads the options `opponent`, `agent_player`, `opponent_budget`, `reward_mode`, `invalid_move_mode`,
    /// `invalid_move_penalty`, `max_steps`, `warning` and the settings of the game.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    static <P, M> GameOptions<P, M> of(String id, GameKit<P, M> kit, Map<String, ?> options) {
        var reader = new OptionReader(id, options);
        GameOptions<P, M> read = read(id, kit, reader);
        reader.end();
        return read;
    }

    /// Returns the options of the environment.
    static List<OptionSpec> specs(String id, GameKit<?, ?> kit) {
        var reader = new OptionReader(id, Map.of());
        read(id, kit, reader);
        return reader.specs();
    }

    /// Returns the seat of the agent for one episode.
    ///
    /// @throws IllegalArgumentException when there are other options, or a value is not allowed
    AgentSeat reset(Map<String, ?> resetOptions) {
        var reader = new OptionReader("a reset of " + id, resetOptions);
        AgentSeat seat = reader.choice(AGENT_PLAYER, agent);
        reader.end();
        return seat;
    }

    /// Returns the options of a reset.
    static List<OptionSpec> resetSpecs(String id) {
        var reader = new OptionReader("a reset of " + id, Map.of());
        reader.choice(AGENT_PLAYER, AgentSeat.FIRST);
        return reader.specs().stream()
                .map(spec -> new OptionSpec(spec.name(), "as made", spec.allowed()))
                .toList();
    }

    /// Returns the game settings that are options, except those whose name is already an option of every
    /// game.
    static List<Setting> settings(GameKit<?, ?> kit) {
        return kit.settings().stream()
                .filter(setting -> !OWN.contains(setting.name()))
                .toList();
    }

    private static <P, M> GameOptions<P, M> read(String id, GameKit<P, M> kit, OptionReader reader) {
        Opponent<P, M> opponent = reader.any(OPPONENT, new Opponent.Self<>(), value -> opponent(value, kit.agents()));
        AgentSeat agent = reader.choice(AGENT_PLAYER, AgentSeat.FIRST);
        Budget budget = reader.any(OPPONENT_BUDGET, Budget.unlimited(), Opponent::budget);
        reader.any(REWARD_MODE, SPARSE, GameOptions::reward);
        InvalidAction invalid = reader.any(INVALID_MOVE_MODE, InvalidAction.PENALTY, InvalidAction::goingOn);
        var penalty = (float) reader.number(INVALID_MOVE_PENALTY, -1, -1e6, 1e6);
        int maxSteps = reader.whole(MAX_STEPS, USUAL_STEPS, 1, Integer.MAX_VALUE);
        Consumer<String> warning = reader.listener(WARNING);
        return new GameOptions<>(
                id,
                ruleset(id, kit, reader, warning),
                kit.encoding().orElseThrow(),
                opponent,
                agent,
                budget,
                invalid,
                penalty,
                maxSteps,
                warning);
    }

    /// Reads the opponent from an option. `greedy` is an agent like any other, if the game has one of that
    /// name.
    private static <P, M> Opponent<P, M> opponent(Object value, AgentCatalog<P, M> agents) {
        Opponent<P, M> opponent = Opponent.of(value, agents);
        if (!(opponent instanceof Opponent.Greedy<P, M>())) {
            return opponent;
        }
        return agents.find(GREEDY)
                .<Opponent<P, M>>map(agent -> new Opponent.Agents<>(agent::prepare))
                .orElseThrow(() -> new IllegalArgumentException(Opponent.choices(agents)));
    }

    /// Checks the only reward mode: 1 for a win, -1 for a loss, 0 for a draw at the end, and 0 before.
    private static String reward(Object value) {
        if (value.equals(SPARSE)) {
            return SPARSE;
        }
        throw new IllegalArgumentException("'sparse'");
    }

    private static <P, M> Ruleset<P, M> ruleset(
            String id, GameKit<P, M> kit, OptionReader reader, Consumer<String> warning) {
        var values = new LinkedHashMap<String, String>();
        for (Setting setting : settings(kit)) {
            Object usual = setting.defaultValue().isEmpty() ? Optional.empty() : setting.defaultValue();
            Object value = reader.any(setting.name(), usual, given -> text(setting, given));
            if (value instanceof String given && !given.equals(setting.defaultValue())) {
                values.put(setting.name(), given);
            }
        }
        try {
            return GameKits.open(kit, new GameSettings(values, Optional.empty(), warning));
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(id + ": " + wrong.getMessage(), wrong);
        }
    }

    private static String text(Setting setting, Object value) {
        if (value instanceof String || value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        String examples =
                setting.values().stream().map(each -> "'" + each + "'").collect(joining(", "));
        throw new IllegalArgumentException(
                "a text: " + setting.description() + (examples.isEmpty() ? "" : ", such as " + examples));
    }
}
