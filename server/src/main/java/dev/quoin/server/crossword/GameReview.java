package dev.quoin.server.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.game.Turn;
import dev.quoin.server.json.PlayJson;
import dev.quoin.server.room.GameState;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// Finds the highest-scoring play in each of a player's turns.
final class GameReview {
    private final Crossword crossword;
    private final PlayRanking ranking;

    GameReview(Crossword crossword) {
        this.crossword = crossword;
        this.ranking = new PlayRanking(crossword.lexicon(), crossword.variant());
    }

    void write(JsonGenerator json, GameState<CrosswordPosition, CrosswordMove> state, int seat) {
        json.writeArrayPropertyStart("turns");
        for (int turn = 0; turn < state.turn(); turn++) {
            var played = state.turns().get(turn);
            if (played.seat() == seat) {
                json.writeStartObject();
                json.writeNumberProperty("number", turn + 1);
                turn(json, played);
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    private void turn(JsonGenerator json, Turn<CrosswordPosition, CrosswordMove> turn) {
        CrosswordPosition before = turn.before();
        int score = turn.after().last() instanceof LastTurn.Played last ? last.score() : 0;
        Optional<RankedPlay> best = ranking.best(before.board(), before.rack());
        int bestScore = best.map(RankedPlay::score).orElse(0);
        json.writeStringProperty("played", crossword.notation().write(before, turn.move()));
        json.writeNumberProperty("score", score);
        json.writeStringProperty(
                "best",
                best.map(play -> crossword.notation().write(before, play.play()))
                        .orElse("pass"));
        json.writeNumberProperty("bestScore", bestScore);
        best.ifPresent(play -> {
            json.writeArrayPropertyStart("bestTiles");
            var plays = new PlayJson(json, crossword.variant().tiles().alphabet());
            play.play().placements().forEach(plays::writeTile);
            json.writeEndArray();
        });
        json.writeNumberProperty("lost", Math.max(0, bestScore - score));
    }
}
