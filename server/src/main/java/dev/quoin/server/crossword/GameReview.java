package dev.quoin.server.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.game.Turn;
import dev.quoin.server.endgame.EndgameAnalyst;
import dev.quoin.server.endgame.SolvedEndgame;
import dev.quoin.server.http.Json;
import dev.quoin.server.json.PlayJson;
import dev.quoin.server.room.GameState;
import dev.quoin.server.work.StopSignal;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// Finds the best play in each of a player's turns: the highest-scoring one or, with an empty bag, the one with the
/// best
/// result.
final class GameReview {
    private final Crossword crossword;
    private final EndgameAnalyst endgames;
    private final PlayRanking ranking;

    GameReview(Crossword crossword, EndgameAnalyst endgames) {
        this.crossword = crossword;
        this.endgames = endgames;
        this.ranking = new PlayRanking(crossword.lexicon(), crossword.variant());
    }

    /// Returns the review as JSON. When the signal says so, endgames are not searched any further.
    byte[] of(GameState<CrosswordPosition, CrosswordMove> state, int seat, StopSignal signal) {
        return Json.object(json -> {
            json.writeArrayPropertyStart("turns");
            for (int turn = 0; turn < state.turn(); turn++) {
                var played = state.turns().get(turn);
                if (played.seat() == seat) {
                    json.writeStartObject();
                    json.writeNumberProperty("number", turn + 1);
                    turn(json, played, signal);
                    json.writeEndObject();
                }
            }
            json.writeEndArray();
        });
    }

    private void turn(JsonGenerator json, Turn<CrosswordPosition, CrosswordMove> turn, StopSignal signal) {
        CrosswordPosition before = turn.before();
        json.writeStringProperty("played", crossword.notation().write(before, turn.move()));
        int score = turn.after().last() instanceof LastTurn.Played last ? last.score() : 0;
        json.writeNumberProperty("score", score);
        Optional<SolvedEndgame> endgame = endgames.solve(crossword.variant(), crossword.lexicon(), before, signal);
        Optional<ValuedMove> value = endgame.flatMap(solved -> solved.value(turn.move()));
        if (endgame.isPresent() && value.isPresent()) {
            endgame(json, before, endgame.get(), value.get());
        } else {
            byScore(json, before, score);
        }
    }

    private void byScore(JsonGenerator json, CrosswordPosition before, int score) {
        Optional<RankedPlay> best = ranking.best(before.board(), before.rack());
        int bestScore = best.map(RankedPlay::score).orElse(0);
        CrosswordMove move = best.<CrosswordMove>map(RankedPlay::play).orElseGet(CrosswordMove.Pass::new);
        best(json, before, move, bestScore);
        json.writeNumberProperty("lost", Math.max(0, bestScore - score));
    }

    private void endgame(JsonGenerator json, CrosswordPosition before, SolvedEndgame solved, ValuedMove played) {
        ValuedMove best = solved.value(solved.best()).orElse(played);
        best(json, before, best.move(), best.score());
        int lost = Math.max(0, best.value() - played.value());
        json.writeNumberProperty("lost", lost);
        json.writeObjectPropertyStart("endgame");
        json.writeNumberProperty("best", best.value());
        json.writeNumberProperty("played", best.value() - lost);
        json.writeBooleanProperty("exact", best.bound() == Bound.EXACT && played.bound() == Bound.EXACT);
        json.writeEndObject();
    }

    private void best(JsonGenerator json, CrosswordPosition before, CrosswordMove move, int score) {
        json.writeStringProperty("best", crossword.notation().write(before, move));
        json.writeNumberProperty("bestScore", score);
        if (move instanceof Play play) {
            json.writeArrayPropertyStart("bestTiles");
            var plays = new PlayJson(json, crossword.variant().tiles().alphabet());
            play.placements().forEach(plays::writeTile);
            json.writeEndArray();
        }
    }
}
