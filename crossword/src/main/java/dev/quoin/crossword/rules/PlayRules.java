package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Checks whether a play is legal, and scores it. Immutable and thread-safe.
///
/// The checks are made in this order, and the first failure is the reason given:
///
/// 1. every square is on the board (43)
/// 2. every letter belongs to the game (12) and every square is empty (42)
/// 3. the tiles are in one line along the play's direction, one per square, without a gap (12)
/// 4. the tiles are on the rack (41)
/// 5. on a board without tiles the play covers the start square (45) with at least two letters (49); on any other
///    board it touches a tile (47)
/// 6. every word formed is in the lexicon (44)
public final class PlayRules {
    private final Variant variant;
    private final Lexicon lexicon;
    private final PlayShape shape;
    private final Scoring scoring;

    private PlayRules(Variant variant, Lexicon lexicon) {
        this.variant = variant;
        this.lexicon = lexicon;
        this.shape = new PlayShape(variant);
        this.scoring = new Scoring(variant);
    }

    /// Creates the rules of a variant with a word list.
    public static PlayRules of(Variant variant, Lexicon lexicon) {
        if (!lexicon.alphabet().equals(variant.tiles().alphabet())) {
            throw new IllegalArgumentException("variant '" + variant.name() + "' has the letters "
                    + variant.tiles().alphabet() + ", the lexicon has " + lexicon.alphabet());
        }
        return new PlayRules(variant, lexicon);
    }

    /// Checks a play from a rack.
    public Verdict judge(Board board, Tiles rack, Play play) {
        return placementRefusal(board, rack, play)
                .<Verdict>map(Verdict.Refused::new)
                .orElseGet(() -> judgeWords(board, play));
    }

    /// Checks a play from a rack, except for the words.
    public Verdict judgePlacement(Board board, Tiles rack, Play play) {
        return placementRefusal(board, rack, play)
                .<Verdict>map(Verdict.Refused::new)
                .orElseGet(() -> new Verdict.Accepted(scoring.receipt(board, shape.canonical(board, play))));
    }

    /// Checks a play whose rack is unknown.
    public Verdict judge(Board board, Play play) {
        return shape.refusal(board, play).<Verdict>map(Verdict.Refused::new).orElseGet(() -> judgeWords(board, play));
    }

    /// Scores a play without checking the rack or the words.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the tiles cannot be placed on this board
    public Receipt score(Board board, Play play) {
        shape.refusal(board, play).ifPresent(refusal -> {
            throw refusal.asException();
        });
        return scoring.receipt(board, shape.canonical(board, play));
    }

    /// Returns the words of a receipt that are not in the lexicon.
    public List<FormedWord> invalidWords(Receipt receipt) {
        return receipt.words().stream().filter(word -> !isWord(word)).toList();
    }

    /// Returns the play in canonical form: placements in order along the line; a single tile ACROSS if it
    /// forms a word across, otherwise DOWN if it forms one down.
    public Play canonical(Board board, Play play) {
        return shape.canonical(board, play);
    }

    private Optional<Refusal> placementRefusal(Board board, Tiles rack, Play play) {
        return shape.lineRefusal(board, play)
                .or(() -> rackRefusal(rack, play))
                .or(() -> shape.contactRefusal(board, play));
    }

    private Verdict judgeWords(Board board, Play play) {
        Receipt receipt = scoring.receipt(board, shape.canonical(board, play));
        List<FormedWord> invalid = invalidWords(receipt);
        return invalid.isEmpty()
                ? new Verdict.Accepted(receipt)
                : new Verdict.Refused(new Refusal(CrosswordReason.INVALID_WORD, describe(invalid)));
    }

    private boolean isWord(FormedWord word) {
        var letters = new byte[word.letters().size()];
        for (int at = 0; at < letters.length; at++) {
            letters[at] = (byte) Tile.letter(word.letters().get(at).tile());
        }
        return lexicon.contains(letters);
    }

    private static String describe(List<FormedWord> invalid) {
        String words = invalid.stream()
                .map(word -> word.text() + " at " + word.square())
                .collect(Collectors.joining(" and "));
        return words + (invalid.size() == 1 ? " is not in the lexicon" : " are not in the lexicon");
    }

    private Optional<Refusal> rackRefusal(Tiles rack, Play play) {
        return RackCheck.refusal(rack, tilesOf(play), variant.tiles().alphabet());
    }

    /// Returns the tiles that a play takes from its rack, with blanks as blanks.
    public static Tiles tilesOf(Play play) {
        var counts = new int[Alphabet.MOST_LETTERS + 1];
        play.placements().forEach(placement -> counts[Tile.rackNumber(placement.tile())]++);
        return Tiles.of(counts);
    }
}
