package dev.quoin.env.othello;

import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.game.Budget;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The options of an Othello environment.
///
/// @param opponent the opponent
/// @param agent the agent's seat, the first being Black; if it plays against itself, Black acts first
/// @param budget the budget per move of an opponent that is an agent
/// @param reward how actions are rewarded
/// @param invalid how illegal actions are handled
/// @param penalty the reward of an illegal action
/// @param rendering how the game is rendered
/// @param warning called once for each external component that failed and was replaced, on the thread that
///     finds out
public record OthelloOptions(
        Opponent<OthelloPosition, OthelloMove> opponent,
        AgentSeat agent,
        Budget budget,
        OthelloReward reward,
        InvalidAction invalid,
        float penalty,
        RenderOptions rendering,
        Consumer<String> warning) {
    /// The seats by color: aliases for `first` and `second`.
    static final Map<String, AgentSeat> SEATS = Map.of("black", AgentSeat.FIRST, "white", AgentSeat.SECOND);

    public OthelloOptions {
        if (invalid == InvalidAction.END) {
            throw new IllegalArgumentException("Othello-v0: an illegal action must not end the episode, got END");
        }
        if (!Float.isFinite(penalty)) {
            throw new IllegalArgumentException("Othello-v0: the penalty must be a finite number, got " + penalty);
        }
    }

    /// Reads the options `opponent`, `agent_player`, `opponent_budget`, `reward_mode`, `invalid_move_mode`,
    /// `invalid_move_penalty`, `observation`, `symbols`, `picture_size` and `warning`.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    public static OthelloOptions of(Map<String, ?> options) {
        var reader = new OptionReader(OthelloEnvironments.ID, options);
        OthelloOptions read = read(reader);
        reader.end();
        return read;
    }

    /// Returns the options of the environment.
    public static List<OptionSpec> specs() {
        var reader = new OptionReader(OthelloEnvironments.ID, Map.of());
        read(reader);
        return reader.specs();
    }

    private static OthelloOptions read(OptionReader reader) {
        return new OthelloOptions(
                reader.any("opponent", new Opponent.Self<>(), value -> Opponent.of(value, OthelloAgents.catalog())),
                reader.choice("agent_player", AgentSeat.FIRST, SEATS),
                reader.any("opponent_budget", Budget.unlimited(), Opponent::budget),
                reader.any("reward_mode", new OthelloReward.Sparse(), OthelloReward::named),
                reader.any("invalid_move_mode", InvalidAction.PENALTY, InvalidAction::goingOn),
                (float) reader.number("invalid_move_penalty", -1, -1e6, 1e6),
                RenderOptions.read(reader),
                reader.listener("warning"));
    }
}
