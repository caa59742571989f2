package dev.quoin.server.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Refusal;
import dev.quoin.server.crossword.CrosswordRequests.PreviewRequest;
import dev.quoin.server.json.PlayJson;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/// Writes a preview of a play: its score, or why it is illegal.
final class Preview {
    private final Crossword crossword;
    private final PlayRules rules;

    Preview(Crossword crossword) {
        this.crossword = crossword;
        this.rules = crossword.referee().plays();
    }

    void write(JsonGenerator json, CrosswordPosition position, Tiles rack, PreviewRequest request) {
        var plays = new PlayJson(json, crossword.variant().tiles().alphabet());
        PlayReading reading = PlayReading.of(
                crossword.variant().tiles().alphabet(), position.board(), rack, request.tiles(), request.text());
        switch (reading) {
            case PlayReading.Unreadable(Refusal refusal) -> {
                json.writeBooleanProperty("legal", false);
                plays.writeRefusal(refusal);
            }
            case PlayReading.Read(Play play) -> judged(json, plays, position, rack, play);
        }
    }

    private void judged(JsonGenerator json, PlayJson plays, CrosswordPosition position, Tiles rack, Play play) {
        switch (rules.judge(position.board(), rack, play)) {
            case Verdict.Accepted(Receipt receipt) -> {
                json.writeBooleanProperty("legal", true);
                scored(json, plays, position, play, receipt);
            }
            case Verdict.Refused(Refusal refusal) -> {
                json.writeBooleanProperty("legal", false);
                if (refusal.reason() == CrosswordReason.INVALID_WORD) {
                    Receipt receipt = rules.score(position.board(), play);
                    scored(json, plays, position, play, receipt);
                    plays.writeRefusal(refusal, rules.invalidWords(receipt));
                } else {
                    plays.writeRefusal(refusal, List.of());
                }
            }
        }
    }

    private void scored(JsonGenerator json, PlayJson plays, CrosswordPosition position, Play played, Receipt receipt) {
        Play play = rules.canonical(position.board(), played);
        json.writeNumberProperty("score", receipt.total());
        json.writeStringProperty("text", crossword.notation().write(position, play));
        plays.writeTiles(play.placements());
        plays.writeReceipt(receipt);
    }
}
