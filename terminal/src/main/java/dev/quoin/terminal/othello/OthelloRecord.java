package dev.quoin.terminal.othello;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.SavedFile;
import java.util.Locale;

/// Writes a finished or unfinished game in formats that other programs read.
final class OthelloRecord {
    private final OthelloTableGame game;
    private final OthelloPhrases phrases;
    private final SavedFile saved = new SavedFile(".ggf");

    OthelloRecord(OthelloTableGame game, OthelloPhrases phrases) {
        this.game = game;
        this.phrases = phrases;
    }

    /// The game as GGF, with its players and its start.
    String ggf() {
        return GgfGame.of(phrases.title(Disc.BLACK), phrases.title(Disc.WHITE), game.sequence())
                .write();
    }

    /// Writes a GGF file, or a transcript if the name ends with `.txt`.
    Answer save(String file) {
        if (!file.toLowerCase(Locale.ROOT).endsWith(".txt")) {
            return saved.save(file, ggf() + "\n");
        }
        if (!game.sequence().start().equals(OthelloPosition.start())) {
            return Answer.refusal(
                    "Cannot save: this game did not start from the initial position, so it has no transcript."
                            + " Save it as a .ggf file instead.");
        }
        return saved.save(file, Transcripts.write(game.sequence()) + "\n");
    }
}
