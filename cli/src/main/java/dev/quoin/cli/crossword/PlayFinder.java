package dev.quoin.cli.crossword;

import dev.quoin.cli.json.PlayJson;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.MoveText;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import tools.jackson.core.JsonGenerator;

/// Finds plays of one variant with one word list and tells about them. Reuses its buffer, so for one thread and one
/// question at a time.
public final class PlayFinder {
    private final Variant variant;
    private final MoveGenerator generator;
    private final PlayRules rules;
    private final MoveText notation;
    private final PlayBuffer plays = new PlayBuffer();

    public PlayFinder(Variant variant, Lexicon lexicon) {
        this.variant = variant;
        this.generator = new MoveGenerator(lexicon, variant);
        this.rules = PlayRules.of(variant, lexicon);
        this.notation = MoveText.of(variant.tiles().alphabet());
    }

    /// Every legal play in no particular order; valid until the next question.
    PlayBuffer all(Board board, Tiles rack) {
        plays.clear();
        generator.load(board);
        generator.all(rack, plays);
        return plays;
    }

    /// The `most` best plays, best first; valid until the next question.
    public PlayBuffer top(Board board, Tiles rack, int most) {
        plays.clear();
        generator.load(board);
        generator.top(rack, most, plays);
        return plays;
    }

    /// A play as people write it.
    String show(Board board, Play play) {
        return notation.write(board, play);
    }

    /// How a play's score comes about.
    Receipt receipt(Board board, Play play) {
        return rules.score(board, play);
    }

    /// Writes plays as a JSON array called `moves`.
    void writeMoves(JsonGenerator json, Board board, PlayBuffer found) {
        var playJson = new PlayJson(json, variant.tiles().alphabet());
        json.writeArrayPropertyStart("moves");
        for (int index = 0; index < found.size(); index++) {
            Play play = found.play(index, board);
            playJson.write(show(board, play), play, receipt(board, play));
        }
        json.writeEndArray();
    }
}
