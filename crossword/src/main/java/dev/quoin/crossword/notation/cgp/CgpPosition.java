package dev.quoin.crossword.notation.cgp;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One moment of a game as a line of text.
///
/// @param variant the game; its bonus is already the one that the operation `bb` names
/// @param racks what is known of the players' racks, the player to move first
/// @param scores in the order of the racks
/// @param scorelessTurns how many turns in a row brought no points
/// @param operations what the line says besides, in its order
public record CgpPosition(
        Variant variant,
        Board board,
        List<Tiles> racks,
        List<Integer> scores,
        int scorelessTurns,
        List<Operation> operations) {
    /// The operation that names the board layout.
    public static final String LAYOUT = "bdn";

    /// The operation that names the letter distribution.
    public static final String LETTERS = "ld";

    /// The operation that names the rules.
    public static final String RULES = "var";

    /// The operation that gives the bonus for a whole rack.
    public static final String BONUS = "bb";

    /// The operation that names the word list.
    public static final String LEXICON = "lex";

    /// A pair `name value;`.
    public record Operation(String name, String value) {
        public Operation {
            if (name.isEmpty() || name.chars().anyMatch(c -> c == ';' || Character.isWhitespace(c))) {
                throw new IllegalArgumentException(
                        "an operation's name must be one word, got " + FormatFault.quoted(name));
            }
            if (!value.equals(value.strip()) || value.chars().anyMatch(c -> c == ';' || Character.isISOControl(c))) {
                throw new IllegalArgumentException(
                        "an operation's value must be text without a semicolon, got " + FormatFault.quoted(value));
            }
        }
    }

    public CgpPosition {
        racks = List.copyOf(racks);
        scores = List.copyOf(scores);
        operations = List.copyOf(operations);
        if (racks.isEmpty() || racks.size() != scores.size()) {
            throw new IllegalArgumentException("a position needs a rack and a score for each player, got "
                    + racks.size() + " and " + scores.size());
        }
        if (scorelessTurns < 0) {
            throw new IllegalArgumentException("scoreless turns must not be negative, got " + scorelessTurns);
        }
    }

    /// The position with the operations that let a reader find the variant again: `lex`, `bb` and `bdn`.
    public static CgpPosition of(
            Variant variant, Board board, List<Tiles> racks, List<Integer> scores, int scorelessTurns) {
        return new CgpPosition(variant, board, racks, scores, scorelessTurns, describing(variant));
    }

    private static List<Operation> describing(Variant variant) {
        var operations = new ArrayList<Operation>();
        if (variant.lexicon().chars().noneMatch(c -> c == ';' || Character.isISOControl(c))) {
            operations.add(new Operation(LEXICON, variant.lexicon().strip()));
        }
        operations.add(new Operation(BONUS, String.valueOf(variant.bingoBonus())));
        if (Variants.names().contains(variant.name())) {
            operations.add(new Operation(LAYOUT, VariantNames.layoutOf(variant.name())));
        }
        return operations;
    }

    /// The rack of the player to move.
    public Tiles rack() {
        return racks.getFirst();
    }

    /// The value of the first operation of this name.
    public Optional<String> operation(String name) {
        return operations.stream()
                .filter(operation -> operation.name().equals(name))
                .map(Operation::value)
                .findFirst();
    }

    /// The position as one line, without a line end.
    public String show() {
        Alphabet alphabet = variant.tiles().alphabet();
        var text = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            text.append(row == 0 ? "" : "/");
            writeRow(row, alphabet, text);
        }
        text.append(racks.stream().map(rack -> rack.show(alphabet)).collect(Collectors.joining("/", " ", " ")));
        // A lone empty rack leaves no field at all, and its player would vanish.
        text.append(racks.size() == 1 && racks.getFirst().isEmpty() ? "- " : "");
        text.append(scores.stream().map(String::valueOf).collect(Collectors.joining("/")));
        text.append(' ').append(scorelessTurns);
        for (Operation operation : operations) {
            text.append(' ').append(operation.name());
            text.append(operation.value().isEmpty() ? "" : " ")
                    .append(operation.value())
                    .append(';');
        }
        return text.toString();
    }

    private void writeRow(int row, Alphabet alphabet, StringBuilder text) {
        int empty = 0;
        for (int column = 0; column <= board.columns(); column++) {
            boolean end = column == board.columns();
            if (!end && board.at(row, column) == Tile.EMPTY) {
                empty++;
                continue;
            }
            text.append(empty == 0 ? "" : String.valueOf(empty));
            text.append(end ? "" : alphabet.show(board.at(row, column)));
            empty = 0;
        }
    }
}
