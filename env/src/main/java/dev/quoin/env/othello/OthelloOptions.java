package dev.quoin.env.othello;

import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// How an Othello environment behaves.
///
/// @param opponent who plays the other side
/// @param agent which discs the agent has; with itself as opponent, who acts first is Black
/// @param reward what an action earns
/// @param invalid what becomes of an illegal action
/// @param penalty what an illegal action earns
/// @param rendering how the game is rendered
/// @param warning told once of each part from outside that failed and was replaced, by whatever thread finds out
public record OthelloOptions(
        OthelloOpponent opponent,
        AgentColour agent,
        OthelloReward reward,
        InvalidAction invalid,
        float penalty,
        RenderOptions rendering,
        Consumer<String> warning) {
    public OthelloOptions {
        if (invalid == InvalidAction.END) {
            throw new IllegalArgumentException("Othello-v0: an illegal action must not end the episode, got END");
        }
        if (!Float.isFinite(penalty)) {
            throw new IllegalArgumentException("Othello-v0: the penalty must be a finite number, got " + penalty);
        }
    }

    /// The options of these names: `opponent`, `agent_player`, `reward_mode`, `invalid_move_mode`,
    /// `invalid_move_penalty`, `observation`, `symbols`, `picture_size`, `warning`.
    ///
    /// @throws IllegalArgumentException naming the option, its value and what is allowed
    public static OthelloOptions of(Map<String, ?> options) {
        var reader = new OptionReader("Othello-v0", options);
        OthelloOptions read = read(reader);
        reader.end();
        return read;
    }

    /// What can be chosen.
    public static List<OptionSpec> specs() {
        var reader = new OptionReader("Othello-v0", Map.of());
        read(reader);
        return reader.specs();
    }

    private static OthelloOptions read(OptionReader reader) {
        return new OthelloOptions(
                reader.any("opponent", new OthelloOpponent.Self(), OthelloOpponent::named),
                reader.choice("agent_player", AgentColour.BLACK),
                reader.any("reward_mode", new OthelloReward.Sparse(), OthelloReward::named),
                reader.any("invalid_move_mode", InvalidAction.PENALTY, OthelloOptions::invalid),
                (float) reader.number("invalid_move_penalty", -1, -1e6, 1e6),
                RenderOptions.read(reader),
                reader.any("warning", message -> {}, OthelloOptions::warning));
    }

    private static InvalidAction invalid(Object value) {
        return switch (value) {
            case InvalidAction action when action != InvalidAction.END -> action;
            case String text when text.equals("penalty") -> InvalidAction.PENALTY;
            case String text when text.equals("random") -> InvalidAction.RANDOM;
            case String text when text.equals("error") -> InvalidAction.ERROR;
            default -> throw new IllegalArgumentException("'penalty', 'random' or 'error'");
        };
    }

    @SuppressWarnings("unchecked")
    private static Consumer<String> warning(Object value) {
        if (value instanceof Consumer<?> consumer) {
            return (Consumer<String>) consumer;
        }
        throw new IllegalArgumentException("a consumer of sentences");
    }
}
