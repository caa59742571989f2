package dev.quoin.crossword.notation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.SquareName;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Refusal;
import dev.quoin.game.format.FormatFault;
import dev.quoin.game.format.LetterCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The notation of moves. Immutable.
///
/// `8D WORD` is a word across, `D8 WORD` down, `8,4,H WORD` and `8,4,V WORD` the same with numbers;
/// `exch AUUI` and `pass` are the other moves. In a word, a lower-case letter is a blank; tiles already on
/// the board are written in parentheses, as `#` or `.`, or simply as their letters; `[CH]` is one tile of
/// several characters.
public final class CrosswordMoveText {
    private static final String FORMS = "expected 8D WORD, D8 WORD, 8,4,H WORD, 8,4,V WORD, exch TILES or pass";
    private static final int LONGEST = 1000;

    private final Alphabet alphabet;

    private CrosswordMoveText(Alphabet alphabet) {
        this.alphabet = alphabet;
    }

    /// Returns the notation for an alphabet.
    public static CrosswordMoveText of(Alphabet alphabet) {
        return new CrosswordMoveText(alphabet);
    }

    /// Returns the alphabet.
    public Alphabet alphabet() {
        return alphabet;
    }

    /// Parses a move on a board.
    public MoveReading read(Board board, String text) {
        try {
            return new MoveReading.Read(move(board, text.length() > LONGEST ? text : text.strip()));
        } catch (RefusedText refused) {
            return new MoveReading.Refused(refused.refusal());
        }
    }

    /// Parses a move of a player with this rack. A letter of several characters may be written without brackets
    /// (`GALLO` for `GA[LL]O`) if the rack has it and not the single letters.
    public MoveReading read(Board board, Tiles rack, String text) {
        MoveReading plain = read(board, text);
        if (isCovered(plain, rack)) {
            return plain;
        }
        int gap = text.stripTrailing().lastIndexOf(' ') + 1;
        MoveReading cut = read(board, text.substring(0, gap) + alphabet.withBrackets(text.substring(gap)));
        return isCovered(cut, rack) ? cut : plain;
    }

    /// Whether a rack has the tiles of a move, with blanks where letters are missing.
    private static boolean isCovered(MoveReading reading, Tiles rack) {
        if (!(reading instanceof MoveReading.Read(CrosswordMove move))) {
            return false;
        }
        int[] needed = switch (move) {
            case CrosswordMove.Play play -> PlayRules.tilesOf(play).counts();
            case CrosswordMove.Exchange exchange -> exchange.tiles().counts();
            case CrosswordMove.Pass _ -> new int[1];
        };
        int missing = needed[Tile.BLANK];
        for (int number = 1; number < needed.length; number++) {
            missing += Math.max(0, needed[number] - rack.count(number));
        }
        return missing <= rack.blanks();
    }

    /// Parses a word that starts at a given place on a board.
    public MoveReading read(Board board, WordStart start, String word) {
        try {
            return new MoveReading.Read(play(board, start, word));
        } catch (RefusedText refused) {
            return new MoveReading.Refused(refused.refusal());
        }
    }

    /// Writes a move in canonical form: `8D P(APE)R`, `exch AIUU`, `pass`.
    ///
    /// The board is the one before the move, and the play must fit it.
    public String write(Board board, CrosswordMove move) {
        return switch (move) {
            case CrosswordMove.Pass _ -> "pass";
            case CrosswordMove.Exchange exchange -> "exch " + exchange.tiles().show(alphabet);
            case CrosswordMove.Play play -> {
                var word = MainWord.of(board, play);
                yield word.start().show() + " " + word.inBrackets(alphabet);
            }
        };
    }

    /// Writes moves that are played one after the other, the first of them on this board.
    public List<String> writeLine(Board board, List<CrosswordMove> moves) {
        var texts = new ArrayList<String>();
        Board now = board;
        for (CrosswordMove move : moves) {
            texts.add(write(now, move));
            now = move instanceof CrosswordMove.Play play ? now.with(play.placements()) : now;
        }
        return texts;
    }

    private CrosswordMove move(Board board, String text) {
        if (text.isEmpty() || text.length() > LONGEST) {
            throw refused(
                    CrosswordReason.UNREADABLE, "cannot read the move " + FormatFault.quoted(text) + ": " + FORMS);
        }
        int gap = gap(text);
        String first = text.substring(0, gap);
        String rest = text.substring(gap).strip();
        return switch (LetterCase.lower(first)) {
            case "pass" -> pass(text, rest);
            case "exch", "exchange" -> exchange(text, rest);
            default -> {
                Optional<WordStart> start = WordStart.parse(first);
                if (start.isEmpty() || rest.isEmpty()) {
                    throw refused(
                            CrosswordReason.UNREADABLE,
                            "cannot read the move " + FormatFault.quoted(text) + ": " + FORMS);
                }
                yield play(board, start.get(), rest);
            }
        };
    }

    /// Where the first word of a move ends; it includes the commas of `8, 4, H`.
    private static int gap(String text) {
        int at = 0;
        boolean afterComma = false;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean space = Character.isWhitespace(c);
            if (space && !afterComma && !text.substring(at).stripLeading().startsWith(",")) {
                return at;
            }
            afterComma = c == ',' || (afterComma && space);
            at++;
        }
        return at;
    }

    private static CrosswordMove pass(String text, String rest) {
        if (!rest.isEmpty()) {
            throw refused(
                    CrosswordReason.UNREADABLE,
                    "cannot read " + FormatFault.quoted(text) + ": nothing may follow pass");
        }
        return new CrosswordMove.Pass();
    }

    private CrosswordMove exchange(String text, String tiles) {
        try {
            return new CrosswordMove.Exchange(Tiles.parse(tiles, alphabet));
        } catch (IllegalArgumentException e) {
            throw refused(
                    CrosswordReason.UNREADABLE,
                    "cannot read " + FormatFault.quoted(text) + ": " + e.getMessage()
                            + "; expected exch and at least one tile");
        }
    }

    private CrosswordMove.Play play(Board board, WordStart start, String text) {
        List<WordText.Letter> letters = WordText.read(text, alphabet).letters();
        var direction = start.direction();
        String place = start.show() + " " + FormatFault.quoted(text);
        int endRow = start.row() + letters.size() * direction.rowStep();
        int endColumn = start.column() + letters.size() * direction.columnStep();
        if (!start.isOn(board) || !board.contains(endRow - direction.rowStep(), endColumn - direction.columnStep())) {
            throw refused(
                    CrosswordReason.LEAVES_BOARD,
                    place + " leaves the board, which has " + board.rows() + " rows and " + board.columns()
                            + " columns");
        }
        var placements = new ArrayList<Placement>();
        for (int at = 0; at < letters.size(); at++) {
            int row = start.row() + at * direction.rowStep();
            int column = start.column() + at * direction.columnStep();
            checkLetter(board, place, row, column, letters.get(at));
            if (board.isEmpty(row, column)) {
                placements.add(new Placement(row, column, letters.get(at).tile()));
            }
        }
        checkEnd(board, place, start.row() - direction.rowStep(), start.column() - direction.columnStep(), "before");
        checkEnd(board, place, endRow, endColumn, "after");
        if (placements.isEmpty()) {
            throw refused(CrosswordReason.UNPLAYABLE, place + " places no tile: all its squares already have one");
        }
        return new CrosswordMove.Play(readable(board, placements, direction), placements);
    }

    private void checkLetter(Board board, String place, int row, int column, WordText.Letter letter) {
        byte there = board.at(row, column);
        if (there == Tile.EMPTY && letter.through()) {
            throw refused(
                    CrosswordReason.UNPLAYABLE,
                    place + " needs a tile at " + SquareName.of(row, column) + ", where the board is empty");
        }
        boolean same = letter.tile() == Tile.EMPTY || Tile.letter(letter.tile()) == Tile.letter(there);
        if (there != Tile.EMPTY && !same) {
            throw refused(
                    CrosswordReason.CONTRADICTS_BOARD,
                    place + " has " + alphabet.show(letter.tile()) + " at " + SquareName.of(row, column)
                            + ", where the board has " + alphabet.show(there));
        }
    }

    private void checkEnd(Board board, String place, int row, int column, String side) {
        if (board.hasTile(row, column)) {
            throw refused(
                    CrosswordReason.INCOMPLETE_WORD,
                    place + " leaves out the tile " + alphabet.show(board.at(row, column)) + " " + side + " it at "
                            + SquareName.of(row, column));
        }
    }

    /// A single tile is written across if it makes a word across, whatever the text says.
    private static Direction readable(Board board, List<Placement> placements, Direction written) {
        if (placements.size() > 1) {
            return written;
        }
        Placement only = placements.getFirst();
        boolean across = board.hasTile(only.row(), only.column() - 1) || board.hasTile(only.row(), only.column() + 1);
        boolean down = board.hasTile(only.row() - 1, only.column()) || board.hasTile(only.row() + 1, only.column());
        return across ? Direction.ACROSS : down ? Direction.DOWN : written;
    }

    private static RefusedText refused(CrosswordReason reason, String message) {
        return new RefusedText(new Refusal(reason, message));
    }
}
