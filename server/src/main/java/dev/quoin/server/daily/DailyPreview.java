package dev.quoin.server.daily;

import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.Refusal;
import dev.quoin.server.crossword.PlayReading;
import dev.quoin.server.json.PlayJson;
import tools.jackson.core.JsonGenerator;

/// Writes a preview of a play: its score if its words are valid. It does not say whether they are: finding
/// out is the game.
final class DailyPreview {
    private final JsonGenerator json;
    private final CrosswordPosition position;
    private final PlayRules rules;
    private final Alphabet alphabet;

    DailyPreview(JsonGenerator json, DailyGameState state) {
        this.json = json;
        this.position = state.game().position();
        this.rules = PlayRules.of(state.rules().variant(), state.rules().lexicon());
        this.alphabet = state.rules().variant().tiles().alphabet();
    }

    /// Writes the verdict.
    void write(PlayReading reading) {
        switch (reading) {
            case PlayReading.Unreadable(Refusal refusal) -> refused(refusal);
            case PlayReading.Read(Play play) -> {
                switch (rules.judge(position.board(), position.rack(), play)) {
                    case Verdict.Accepted _ -> scored(play);
                    case Verdict.Refused(Refusal refusal) -> {
                        if (refusal.reason() == CrosswordReason.INVALID_WORD) {
                            scored(play);
                        } else {
                            refused(refusal);
                        }
                    }
                }
            }
        }
    }

    private void refused(Refusal refusal) {
        json.writeBooleanProperty("legal", false);
        new PlayJson(json, alphabet).writeRefusal(refusal);
    }

    private void scored(Play given) {
        Play play = rules.canonical(position.board(), given);
        Receipt receipt = rules.score(position.board(), play);
        json.writeBooleanProperty("legal", true);
        json.writeNumberProperty("score", receipt.total());
        json.writeStringProperty("text", CrosswordMoveText.of(alphabet).write(position.board(), play));
        var plays = new PlayJson(json, alphabet);
        plays.writeTiles(play.placements());
        plays.writeReceipt(receipt);
    }
}
