package dev.quoin.server.crossword;

import dev.quoin.arena.json.PlayJson;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.server.room.Standing;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// What would have scored most in each of a player's turns.
final class GameReview {
    private final Crossword crossword;
    private final PlayRanking ranking;

    GameReview(Crossword crossword) {
        this.crossword = crossword;
        this.ranking = new PlayRanking(crossword.lexicon(), crossword.variant());
    }

    void write(JsonGenerator json, Standing<CrosswordPosition, CrosswordMove> standing, int seat) {
        json.writeArrayPropertyStart("turns");
        for (int turn = 0; turn < standing.turn(); turn++) {
            var step = standing.steps().get(turn);
            if (step.seat() == seat) {
                json.writeStartObject();
                json.writeNumberProperty("number", turn + 1);
                turn(json, step);
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    private void turn(JsonGenerator json, Standing.Step<CrosswordPosition, CrosswordMove> step) {
        CrosswordPosition before = step.before();
        int score = step.after().last() instanceof LastTurn.Played played ? played.score() : 0;
        Optional<RankedPlay> best = ranking.best(before.board(), before.rack());
        int bestScore = best.map(RankedPlay::score).orElse(0);
        json.writeStringProperty("played", crossword.notation().write(before, step.move()));
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
