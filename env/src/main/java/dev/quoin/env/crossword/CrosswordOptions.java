package dev.quoin.env.crossword;

import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.option.OptionReader;
import dev.quoin.game.Budget;
import java.util.function.Consumer;

/// The options of a crossword environment.
///
/// @param opponent the opponent
/// @param agent the agent's seat; both if it plays against itself
/// @param budget the budget per move of an opponent that is an agent
/// @param reward how actions are rewarded
/// @param invalid how illegal actions are handled
/// @param penalty the reward of an illegal action
/// @param maxSteps the maximum number of turns of both players in an episode; a rejected action counts as
///     one
/// @param warning called when lines of the word list were skipped, and whenever an external component failed and
///     was replaced
public record CrosswordOptions(
        Opponent<CrosswordPosition, CrosswordMove> opponent,
        AgentSeat agent,
        Budget budget,
        CrosswordReward reward,
        InvalidAction invalid,
        float penalty,
        int maxSteps,
        Consumer<String> warning) {
    private static final int USUAL_STEPS = 100;
    private static final float USUAL_PENALTY = -10;

    /// Reads the options `opponent`, `agent_player`, `opponent_budget`, `reward_mode`, `invalid_move_mode`,
    /// `invalid_move_penalty`, `max_steps` and `warning`.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    static CrosswordOptions read(OptionReader reader) {
        return new CrosswordOptions(
                reader.any("opponent", new Opponent.Self<>(), value -> Opponent.of(value, CrosswordAgents.catalog())),
                reader.choice("agent_player", AgentSeat.FIRST),
                reader.any("opponent_budget", Budget.unlimited(), Opponent::budget),
                reader.choice("reward_mode", CrosswordReward.SCORE),
                reader.choice("invalid_move_mode", InvalidAction.END),
                (float) reader.number("invalid_move_penalty", USUAL_PENALTY, -1e6, 1e6),
                reader.whole("max_steps", USUAL_STEPS, 1, Integer.MAX_VALUE),
                reader.listener("warning"));
    }
}
