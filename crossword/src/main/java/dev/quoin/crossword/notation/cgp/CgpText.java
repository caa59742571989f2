package dev.quoin.crossword.notation.cgp;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.notation.cgp.CgpPosition.Operation;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Parses a CGP line. Used once.
final class CgpText {
    private static final int FIELDS = 4;
    private static final int MOST_PLAYERS = 4;
    private static final int LARGEST_BONUS = 9999;

    private final String source;
    private final int line;
    private final String text;
    private final int[] starts = new int[FIELDS + 1];
    private final int[] ends = new int[FIELDS];

    CgpText(String source, int line, String text) {
        this.source = source;
        this.line = line;
        this.text = text;
    }

    CgpPosition position(Optional<Variant> given) {
        split();
        List<Operation> operations = operations(given.isEmpty());
        Variant variant = withBonus(given.orElseGet(() -> chosen(operations)), operations);
        Board board = new CgpRows(this, variant).board(starts[0], ends[0]);
        List<Tiles> racks = racks(variant);
        return new CgpPosition(variant, board, racks, scores(racks.size()), scoreless(), operations);
    }

    String text() {
        return text;
    }

    FormatException refusal(int at, String field, String found, String expected) {
        return new FormatException(FormatFault.atLine(source, line, at + 1, field, found, expected));
    }

    private void split() {
        int at = 0;
        for (int field = 0; field < FIELDS; field++) {
            at = skipSpace(at);
            starts[field] = at;
            while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            ends[field] = at;
            if (starts[field] == at) {
                String name =
                        List.of("board", "racks", "scores", "scoreless turns").get(field);
                throw refusal(
                        at, name, "the end of the line", "BOARD RACK/RACK SCORE/SCORE TURNS and name value; pairs");
            }
        }
        starts[FIELDS] = skipSpace(at);
    }

    private int skipSpace(int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private List<Operation> operations(boolean choosing) {
        var operations = new ArrayList<Operation>();
        int at = starts[FIELDS];
        while (at < text.length()) {
            int semicolon = text.indexOf(';', at);
            int end = semicolon < 0 ? text.length() : semicolon;
            String pair = text.substring(at, end).strip();
            if (!pair.isEmpty()) {
                operations.add(operation(skipSpace(at), pair, choosing));
            }
            at = end + 1;
        }
        return operations;
    }

    private Operation operation(int at, String pair, boolean choosing) {
        if (pair.chars().anyMatch(c -> Character.isISOControl(c) || c != ' ' && Character.isWhitespace(c))) {
            throw refusal(at, "operation", FormatFault.quoted(pair), "text without control characters");
        }
        String[] parts = pair.split("\\s+", 2);
        var operation = new Operation(parts[0], parts.length == 1 ? "" : parts[1]);
        if (choosing && variantName(operation).isEmpty()) {
            throw refusal(at, operation.name(), FormatFault.quoted(operation.value()), expected(operation));
        }
        if (operation.name().equals(CgpPosition.BONUS)
                && number(operation.value(), false)
                        .filter(bonus -> bonus <= LARGEST_BONUS)
                        .isEmpty()) {
            throw refusal(
                    at, CgpPosition.BONUS, FormatFault.quoted(operation.value()), "a bonus from 0 to " + LARGEST_BONUS);
        }
        return operation;
    }

    /// The variant of the layout with the letters of the language.
    private Variant chosen(List<Operation> operations) {
        Optional<String> layout = Optional.empty();
        String letters = VariantNames.STANDARD;
        for (Operation operation : operations) {
            String name = variantName(operation).orElseThrow();
            if (operation.name().equals(CgpPosition.LAYOUT)) {
                layout = Optional.of(layout.orElse(name));
            } else {
                letters = name.equals(VariantNames.STANDARD) ? letters : name;
            }
        }
        String language = letters;
        Optional<String> board = layout;
        return Variants.named(VariantNames.combined(layout, letters)
                .orElseThrow(() -> refusal(
                        starts[FIELDS],
                        CgpPosition.LAYOUT,
                        FormatFault.quoted(board.orElse("")) + " with the letters " + language,
                        "the layout CrosswordGame, or another variant")));
    }

    /// The variant that an operation names, by default the standard one; empty when the value is unknown.
    private static Optional<String> variantName(Operation operation) {
        return switch (operation.name()) {
            case CgpPosition.LAYOUT -> VariantNames.ofLayout(operation.value());
            case CgpPosition.LETTERS -> VariantNames.ofLetters(operation.value());
            case CgpPosition.RULES -> VariantNames.ofRules(operation.value());
            default -> Optional.of(VariantNames.STANDARD);
        };
    }

    private static String expected(Operation operation) {
        return switch (operation.name()) {
            case CgpPosition.LAYOUT -> VariantNames.LAYOUTS + VariantNames.OR_FILE;
            case CgpPosition.LETTERS -> VariantNames.LETTERS + VariantNames.OR_FILE;
            default -> VariantNames.RULES + VariantNames.OR_FILE;
        };
    }

    private static Variant withBonus(Variant variant, List<Operation> operations) {
        for (Operation operation : operations) {
            if (operation.name().equals(CgpPosition.BONUS)) {
                return variant.withBingoBonus(Integer.parseInt(operation.value()));
            }
        }
        return variant;
    }

    private List<Tiles> racks(Variant variant) {
        Alphabet alphabet = variant.tiles().alphabet();
        var racks = new ArrayList<Tiles>();
        int at = starts[1];
        for (String rack : text.substring(starts[1], ends[1]).split("/", -1)) {
            racks.add(rack.equals("-") ? Tiles.none() : rack(at, rack, variant, alphabet));
            at += rack.length() + 1;
        }
        if (racks.size() > MOST_PLAYERS) {
            throw refusal(starts[1], "racks", racks.size() + " racks", "RACK/RACK, at most " + MOST_PLAYERS);
        }
        return racks;
    }

    private Tiles rack(int at, String rack, Variant variant, Alphabet alphabet) {
        Tiles tiles;
        try {
            tiles = Tiles.parse(rack, alphabet);
        } catch (IllegalArgumentException e) {
            throw refusal(
                    at, "rack", FormatFault.quoted(rack), "letters of " + alphabet.describe() + ", ? for a blank");
        }
        if (tiles.size() > variant.rackSize()) {
            throw refusal(
                    at,
                    "rack",
                    tiles.size() + " tiles (" + FormatFault.quoted(rack) + ")",
                    "at most " + variant.rackSize() + " in variant " + variant.name());
        }
        return tiles;
    }

    private List<Integer> scores(int players) {
        var scores = new ArrayList<Integer>();
        int at = starts[2];
        for (String score : text.substring(starts[2], ends[2]).split("/", -1)) {
            int column = at;
            scores.add(number(score, true)
                    .orElseThrow(() ->
                            refusal(column, "scores", FormatFault.quoted(score), "SCORE/SCORE in whole numbers")));
            at += score.length() + 1;
        }
        if (scores.size() != players) {
            throw refusal(starts[2], "scores", scores.size() + " scores", players + ", as many as racks");
        }
        return scores;
    }

    private int scoreless() {
        String turns = text.substring(starts[3], ends[3]);
        return number(turns, false)
                .orElseThrow(() -> refusal(
                        starts[3],
                        "scoreless turns",
                        FormatFault.quoted(turns),
                        "the number of scoreless turns in a row"));
    }

    /// Parses an integer of up to six digits.
    private static Optional<Integer> number(String word, boolean signed) {
        int digits = signed && (word.startsWith("-") || word.startsWith("+")) ? 1 : 0;
        boolean plain = word.length() > digits && word.length() <= digits + 6;
        for (int at = digits; plain && at < word.length(); at++) {
            plain = word.charAt(at) >= '0' && word.charAt(at) <= '9';
        }
        return plain ? Optional.of(Integer.parseInt(word)) : Optional.empty();
    }
}
