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

/// Judges one play by itself: whether it may be played, why not, and what it scores. Immutable, safe to share.
///
/// The checks come in this order, and the first that fails is the reason given:
///
/// 1. every square lies on the board (43)
/// 2. every letter belongs to the game (12) and every square is empty (42)
/// 3. the tiles lie in one line along the play's direction, one to a square, without a gap (12)
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

    /// The rules of a variant with a word list.
    public static PlayRules of(Variant variant, Lexicon lexicon) {
        if (!lexicon.alphabet().equals(variant.tiles().alphabet())) {
            throw new IllegalArgumentException("variant '" + variant.name() + "' has the letters "
                    + variant.tiles().alphabet() + ", the lexicon has " + lexicon.alphabet());
        }
        return new PlayRules(variant, lexicon);
    }

    /// Judges a play from a rack.
    public Verdict judge(Board board, Tiles rack, Play play) {
        return placementRefusal(board, rack, play)
                .<Verdict>map(Verdict.Refused::new)
                .orElseGet(() -> judgeWords(board, play));
    }

    /// Judges a play from a rack without looking at the lexicon: all checks but the last.
    public Verdict judgePlacement(Board board, Tiles rack, Play play) {
        return placementRefusal(board, rack, play)
                .<Verdict>map(Verdict.Refused::new)
                .orElseGet(() -> new Verdict.Accepted(scoring.receipt(board, shape.canonical(board, play))));
    }

    /// Judges a play whose rack is unknown.
    public Verdict judge(Board board, Play play) {
        return shape.refusal(board, play).<Verdict>map(Verdict.Refused::new).orElseGet(() -> judgeWords(board, play));
    }

    /// Scores a play without looking at a rack or the lexicon.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the tiles cannot lie like that on this board
    public Receipt score(Board board, Play play) {
        shape.refusal(board, play).ifPresent(refusal -> {
            throw refusal.asException();
        });
        return scoring.receipt(board, shape.canonical(board, play));
    }

    /// The words of a receipt that are not in the lexicon.
    public List<FormedWord> invalidWords(Receipt receipt) {
        return receipt.words().stream().filter(word -> !isWord(word)).toList();
    }

    /// The same play in the one form that positions and the move generator use: placements in order along the
    /// line; a single tile ACROSS when it forms a word across, otherwise DOWN when it forms one down.
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

    /// The tiles a play takes from its rack; a blank is a blank whatever it stands for.
    public static Tiles tilesOf(Play play) {
        var counts = new int[Alphabet.MOST_LETTERS + 1];
        play.placements().forEach(placement -> counts[Tile.rackNumber(placement.tile())]++);
        return Tiles.of(counts);
    }
}
