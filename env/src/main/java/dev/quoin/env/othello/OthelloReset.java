package dev.quoin.env.othello;

import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.pasted.PositionText;
import java.util.List;
import java.util.Map;

/// What a reset lets change for one episode.
///
/// @param position where it begins: any text that [PositionText] reads
/// @param agent which seat the agent has
public record OthelloReset(OthelloPosition position, AgentSeat agent) {
    /// The options of these names: `position`, `agent_player`.
    ///
    /// @throws IllegalArgumentException naming the option, its value and what is allowed
    static OthelloReset of(Map<String, ?> options, AgentSeat usual) {
        var reader = new OptionReader("a reset of " + OthelloEnvironments.ID, options);
        OthelloReset read = read(reader, usual);
        reader.end();
        return read;
    }

    /// What can be chosen.
    public static List<OptionSpec> specs() {
        var reader = new OptionReader("a reset of " + OthelloEnvironments.ID, Map.of());
        read(reader, AgentSeat.FIRST);
        return reader.specs().stream()
                .map(spec -> new OptionSpec(
                        spec.name(), spec.name().equals("position") ? "start" : "as made", spec.allowed()))
                .toList();
    }

    private static OthelloReset read(OptionReader reader, AgentSeat usual) {
        return new OthelloReset(
                reader.any("position", OthelloPosition.start(), OthelloReset::position),
                reader.choice("agent_player", usual, OthelloOptions.SEATS));
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
