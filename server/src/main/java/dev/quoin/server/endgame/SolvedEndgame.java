package dev.quoin.server.endgame;

import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.server.json.PlayJson;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// An endgame and what a search found out about it. Immutable.
public final class SolvedEndgame {
    private final CrosswordPosition position;
    private final CrosswordEndgameResult result;

    /// By what a move places: a single tile can make words in two directions, and either may be its own.
    private final Map<List<Placement>, ValuedMove> values = new HashMap<>();

    /// @param result with the values of all moves and a line
    SolvedEndgame(CrosswordPosition position, CrosswordEndgameResult result) {
        this.position = position;
        this.result = result;
        result.moves().forEach(each -> values.put(placements(each.move()), each));
        // The search knows more about its best move than about the others when it is stopped.
        values.computeIfPresent(
                placements(best()),
                (_, known) -> new ValuedMove(
                        known.move(), known.score(), result.value(), result.exact() ? Bound.EXACT : Bound.ESTIMATE));
    }

    /// Returns the best move that was found.
    public CrosswordMove best() {
        return result.line().getFirst();
    }

    private static List<Placement> placements(CrosswordMove move) {
        return move instanceof CrosswordMove.Play play ? play.placements() : List.of();
    }

    /// Returns what is known about the value of a play or a pass.
    public Optional<ValuedMove> value(CrosswordMove move) {
        return Optional.ofNullable(values.get(placements(move)));
    }

    /// Returns the order of plays, best first: the first of the line, then those with proved values, then the others.
    public Comparator<RatedPlay> bestFirst() {
        return Comparator.comparingInt(this::group)
                .thenComparing(Comparator.comparingInt(this::points).reversed());
    }

    private int group(RatedPlay play) {
        return play.play().placements().equals(placements(best())) ? 0 : isProved(play) ? 1 : 2;
    }

    private boolean isProved(RatedPlay play) {
        return value(play.play()).filter(each -> each.bound() == Bound.EXACT).isPresent();
    }

    private int points(RatedPlay play) {
        return value(play.play()).map(ValuedMove::value).orElse(Integer.MIN_VALUE);
    }

    /// Writes the value of the position, its line and the value of a pass as an object called `endgame`.
    public void write(JsonGenerator json, PlayJson shape, Alphabet alphabet) {
        json.writeObjectPropertyStart("endgame");
        json.writeNumberProperty("value", result.value());
        json.writeBooleanProperty("exact", result.exact());
        if (position.racks().get(1 - position.toMove()) instanceof Rack.Known(var opponent)) {
            json.writeStringProperty("opponent", opponent.show(alphabet));
        }
        json.writeArrayPropertyStart("line");
        CrosswordMoveText.of(alphabet)
                .writeLine(position.board(), result.line())
                .forEach(json::writeString);
        json.writeEndArray();
        value(new CrosswordMove.Pass()).ifPresent(pass -> shape.writeValue("pass", pass));
        json.writeNumberProperty("nodes", result.nodes());
        json.writeEndObject();
    }
}
