package dev.quoin.env.othello;

import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.pasted.PositionText;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;

/// The options of a reset.
///
/// @param position the start position
/// @param agent the agent's seat
public record OthelloReset(OthelloPosition position, AgentSeat agent) {
    private static final String POSITION = "position";
    private static final String OPENING = "opening";

    /// Reads the options `position` (any text that [PositionText] reads), `agent_player` and `opening` (see
    /// [OpeningOption]).
    ///
    /// @param seed the seed of the episode, used by openings that have no seed
    /// @throws IllegalArgumentException if an option or its value is invalid
    static OthelloReset of(Map<String, ?> options, AgentSeat usual, long seed) {
        var reader = new OptionReader("a reset of " + OthelloEnvironments.ID, options);
        OthelloReset read = read(reader, usual, seed);
        reader.end();
        if (options.get(POSITION) != null && options.get(OPENING) != null) {
            throw new IllegalArgumentException(
                    "a reset of " + OthelloEnvironments.ID + " takes either a position or an opening, got both");
        }
        return read;
    }

    /// Returns the options of a reset.
    public static List<OptionSpec> specs() {
        var usual = Map.of(POSITION, "start", OPENING, "none");
        var reader = new OptionReader("a reset of " + OthelloEnvironments.ID, Map.of());
        read(reader, AgentSeat.FIRST, 0);
        return reader.specs().stream()
                .map(spec -> new OptionSpec(spec.name(), usual.getOrDefault(spec.name(), "as made"), spec.allowed()))
                .toList();
    }

    private static OthelloReset read(OptionReader reader, AgentSeat usual, long seed) {
        OthelloPosition position = reader.any(POSITION, OthelloPosition.start(), OthelloReset::position);
        AgentSeat agent = reader.choice("agent_player", usual, OthelloOptions.SEATS);
        LongFunction<OthelloPosition> opening = reader.any(OPENING, _ -> position, OpeningOption::read);
        return new OthelloReset(opening.apply(seed), agent);
    }

    private static OthelloPosition position(Object value) {
        return switch (value) {
            case OthelloPosition position -> position;
            case String text -> readText(text);
            default -> throw new IllegalArgumentException("a position, or a text of one");
        };
    }

    private static OthelloPosition readText(String text) {
        try {
            return PositionText.read(text).position();
        } catch (FormatException wrong) {
            throw new IllegalArgumentException("a text of a position (" + wrong.getMessage() + ")", wrong);
        }
    }
}
