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

/// How a crossword environment behaves.
///
/// @param opponent who plays the other seat
/// @param agent which seat the agent has; with itself as opponent, both
/// @param budget how much an opponent that is an agent may think about a move
/// @param reward what an action earns
/// @param invalid what becomes of an illegal action
/// @param penalty what an illegal action earns
/// @param maxSteps how many turns of both players an episode has at the most; a refused action counts as one
/// @param warning told whenever a part from outside failed and was replaced
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
    /// @throws IllegalArgumentException naming the option, its value and what is allowed
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
