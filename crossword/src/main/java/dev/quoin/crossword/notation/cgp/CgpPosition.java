package dev.quoin.crossword.notation.cgp;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
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

/// A position in CGP format, one line of text.
///
/// @param variant the variant, with the bonus of the operation `bb` already applied
/// @param racks the known tiles of the racks, the player to move first
/// @param scores in the order of the racks
/// @param scorelessTurns the number of consecutive scoreless turns
/// @param operations the operations, in order
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

    /// The operation that gives the bingo bonus.
    public static final String BONUS = "bb";

    /// The operation that names the word list.
    public static final String LEXICON = "lex";

    /// A name and a value: `name value;`.
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

    /// Creates a position with the operations that identify the variant: `lex`, `bb`, `bdn` and for another language
    /// `ld`.
    public static CgpPosition of(
            Variant variant, Board board, List<Tiles> racks, List<Integer> scores, int scorelessTurns) {
        return new CgpPosition(variant, board, racks, scores, scorelessTurns, describing(variant));
    }

    /// Creates a position before the first turn of anyone: a board, one rack, no scores.
    public static CgpPosition of(Variant variant, Board board, Tiles rack) {
        return of(variant, board, List.of(rack, Tiles.none()), List.of(0, 0), 0);
    }

    private static List<Operation> describing(Variant variant) {
        var operations = new ArrayList<Operation>();
        if (variant.lexicon().chars().noneMatch(c -> c == ';' || Character.isISOControl(c))) {
            operations.add(new Operation(LEXICON, variant.lexicon().strip()));
        }
        operations.add(new Operation(BONUS, String.valueOf(variant.bingoBonus())));
        if (isNamed(variant)) {
            operations.add(new Operation(LAYOUT, VariantNames.layoutOf(variant.name())));
            VariantNames.lettersOf(variant.name())
                    .ifPresent(letters -> operations.add(new Operation(LETTERS, letters)));
        } else {
            // Without a name, the line would be read as a position of the standard variant if the size fits.
            operations.add(new Operation(LAYOUT, withoutSeparators(VariantNames.ofUser(variant))));
        }
        return operations;
    }

    /// Names in files have none of these characters; those of other variants may.
    private static String withoutSeparators(String name) {
        return name.strip().replaceAll("[;\\p{Cc}\\p{Z}&&[^ ]]", "_");
    }

    /// Whether a reader finds the variant by name; the bonus is part of a position.
    private static boolean isNamed(Variant variant) {
        boolean known = Variants.isName(variant.name());
        return known
                && Variants.isShipped(
                        variant.withBingoBonus(Variants.named(variant.name()).bingoBonus()));
    }

    /// Returns the rack of the player to move.
    public Tiles rack() {
        return racks.getFirst();
    }

    /// Returns the position as the player to move sees it: every tile that is neither on the board nor on its rack
    /// is unseen. A rack that is not given is full, as far as there are tiles.
    ///
    /// @throws IllegalArgumentException when the board and the rack have tiles that the variant does not have
    public CrosswordPosition seen() {
        Tiles used = Bag.tilesOf(board).plus(rack());
        Tiles all = variant.tiles().distribution();
        if (!all.containsAll(used)) {
            throw new IllegalArgumentException("the position has tiles that '" + variant.name() + "' does not have: "
                    + used.show(variant.tiles().alphabet()) + " of "
                    + all.show(variant.tiles().alphabet()));
        }
        Tiles unseen = all.minus(used);
        var seen = new ArrayList<Rack>();
        seen.add(new Rack.Known(rack()));
        int left = unseen.size();
        for (Tiles other : racks.subList(1, racks.size())) {
            int size = Math.min(left, other.isEmpty() ? variant.rackSize() : other.size());
            seen.add(new Rack.Hidden(size));
            left -= size;
        }
        return new CrosswordPosition(board, seen, unseen, scores, 0, scorelessTurns, new LastTurn.None());
    }

    /// Returns the position with all racks known: as given, and every other tile in the bag. If only the mover's
    /// rack is given and a rack can hold all other tiles, the opponent has them.
    ///
    /// @throws IllegalArgumentException when the position has tiles that the variant does not have
    public CrosswordPosition dealt() {
        Tiles bag = seen().pool();
        var dealt = new ArrayList<Rack>();
        dealt.add(new Rack.Known(rack()));
        for (Tiles given : racks.subList(1, racks.size())) {
            boolean isRest = racks.size() == 2 && given.isEmpty() && bag.size() <= variant.rackSize();
            Tiles other = isRest ? bag : given;
            if (!bag.containsAll(other)) {
                throw new IllegalArgumentException("the position has tiles that '" + variant.name()
                        + "' does not have: " + other.show(variant.tiles().alphabet()) + " of the unseen "
                        + bag.show(variant.tiles().alphabet()));
            }
            dealt.add(new Rack.Known(other));
            bag = bag.minus(other);
        }
        return new CrosswordPosition(board, dealt, bag, scores, 0, scorelessTurns, new LastTurn.None());
    }

    /// Returns the value of the first operation of this name.
    public Optional<String> operation(String name) {
        return operations.stream()
                .filter(operation -> operation.name().equals(name))
                .map(Operation::value)
                .findFirst();
    }

    /// Returns the position as one line, without a line terminator.
    public String show() {
        Alphabet alphabet = variant.tiles().alphabet();
        var text = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            text.append(row == 0 ? "" : "/");
            writeRow(row, alphabet, text);
        }
        text.append(racks.stream().map(rack -> rack.show(alphabet)).collect(Collectors.joining("/", " ", " ")));
        // Without this, a lone empty rack would leave no field, and its player would vanish.
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

    /// Returns the position as one line, like [#show].
    @Override
    public String toString() {
        return show();
    }
}
