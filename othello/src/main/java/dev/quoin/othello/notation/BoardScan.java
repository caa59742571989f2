package dev.quoin.othello.notation;

import dev.quoin.game.format.FormatFault;
import dev.quoin.game.format.LetterCase;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import java.util.Optional;
import java.util.regex.Pattern;

/// Parses a board text line by line. Not thread-safe.
final class BoardScan {
    private static final String BLACK = "Xx*bB@#●⚫";
    private static final String WHITE = "Oo0wW○⚪";
    private static final String EMPTY = "-._·";

    /// Separators between squares; the last is an invisible variation selector that follows disc symbols in
    /// some texts.
    private static final String BETWEEN = "|│┃\uFE0F";

    private static final Pattern COLUMNS = Pattern.compile(
            "[\\s|│┃]*" + String.join("[\\s|│┃]*", "abcdefgh".split("")) + "[\\s|│┃]*", Pattern.CASE_INSENSITIVE);

    /// Lines drawn between rows; a line of only `-` would be a row of empty squares.
    private static final Pattern FRAME = Pattern.compile("(?=.*[+─━═┼┬┴])[\\s+|─━═┼┬┴├┤┌┐└┘│┃=-]+");

    /// The side to move in lower case: `x`, `black`, `turn: x`, `black to move`.
    private static final Pattern SIDE =
            Pattern.compile("(?:(?:turn|side|player|next|to[ -]move|to[ -]play)\\s*+(?:[:=]\\s*+)?)?"
                    + "(black|white|\\S)" + "(?:\\s*(?:to[ -](?:move|play)|moves|plays|'s (?:turn|move)))?\\s*[;.]?");

    private final String source;
    private final int firstLine;
    private final String[] lines;
    private final StringBuilder rest = new StringBuilder();
    private long black;
    private long white;
    private int squares;
    private int line;
    private int restLine;
    private int restColumn;

    private BoardScan(String source, int firstLine, String text) {
        this.source = source;
        this.firstLine = firstLine;
        this.lines = text.split("\\R", -1);
    }

    static BoardScan of(String source, int firstLine, String text) {
        return new BoardScan(source, firstLine, text);
    }

    OthelloPosition position(Optional<Disc> unlessGiven) {
        String before = "";
        for (line = 0; line < lines.length; line++) {
            String text = lines[line];
            if (squares == 0 && isSideInWords(text)) {
                before = text;
            } else if (!text.isBlank() && !COLUMNS.matcher(text).matches() && !isFrame(text)) {
                row(text);
            }
        }
        if (squares < Square.COUNT) {
            line = lines.length - 1;
            throw fault(0, "board", squares == 0 ? "no squares" : squares + " squares", "64 squares")
                    .asException();
        }
        String side = rest.isEmpty() ? before : rest.toString();
        return new OthelloPosition(black, white, side.isBlank() ? missing(unlessGiven) : side(side));
    }

    private void row(String text) {
        int from = 0;
        int to = text.stripTrailing().length();
        while (Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        if (lines.length > 1 && squares < Square.COUNT) {
            from += isRowNumber(text.charAt(from)) ? 1 : 0;
            to -= to > from && isRowNumber(text.charAt(to - 1)) ? 1 : 0;
        }
        for (int at = from; at < to; at++) {
            char c = text.charAt(at);
            if (squares == Square.COUNT) {
                keep(text.substring(at, to), at);
                return;
            } else if (!Character.isWhitespace(c) && BETWEEN.indexOf(c) < 0) {
                square(c, at);
            }
        }
    }

    private static boolean isRowNumber(char c) {
        return c >= '1' && c <= '8';
    }

    private static boolean isFrame(String text) {
        return FRAME.matcher(text).matches();
    }

    private static boolean isSideInWords(String text) {
        String lower = LetterCase.lower(text.strip());
        return (lower.contains("black") || lower.contains("white") || lower.contains("to "))
                && SIDE.matcher(lower).matches();
    }

    private void square(char c, int at) {
        if (BLACK.indexOf(c) >= 0) {
            black |= Square.bit(squares);
        } else if (WHITE.indexOf(c) >= 0) {
            white |= Square.bit(squares);
        } else if (EMPTY.indexOf(c) < 0) {
            throw fault(
                            at + 1,
                            "square " + Square.name(squares),
                            FormatFault.quoted(String.valueOf(c)),
                            "X, * or b for Black, O or w for White, - or . for empty")
                    .asException();
        }
        squares++;
    }

    private void keep(String text, int at) {
        int start = 0;
        while (start < text.length()
                && (Character.isWhitespace(text.charAt(start)) || BETWEEN.indexOf(text.charAt(start)) >= 0)) {
            start++;
        }
        if (rest.isEmpty() && start < text.length()) {
            restLine = line;
            restColumn = at + start + 1;
        }
        if (start < text.length()) {
            rest.append(text.substring(start).strip()).append(' ');
        }
    }

    private Disc missing(Optional<Disc> unlessGiven) {
        line = lines.length - 1;
        return unlessGiven.orElseThrow(() -> fault(0, "side to move", "nothing", "X or O after the 64 squares")
                .asException());
    }

    private Disc side(String text) {
        var matcher = SIDE.matcher(LetterCase.lower(text.strip()));
        if (matcher.matches()) {
            String side = matcher.group(1);
            if (side.equals("black") || BLACK.contains(side)) {
                return Disc.BLACK;
            }
            if (side.equals("white") || WHITE.contains(side)) {
                return Disc.WHITE;
            }
        }
        line = restLine;
        throw fault(restColumn, "side to move", FormatFault.quoted(text.strip()), "X, *, b or black; O, w or white")
                .asException();
    }

    private FormatFault fault(int column, String field, String found, String expected) {
        return FormatFault.atLine(source, firstLine + line, column, field, found, expected);
    }
}
