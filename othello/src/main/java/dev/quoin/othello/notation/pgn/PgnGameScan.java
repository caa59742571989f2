package dev.quoin.othello.notation.pgn;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.RecordReplay;
import dev.quoin.othello.notation.pgn.PgnReader.Numbered;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Parses the lines of one game and replays the moves. Not thread-safe.
final class PgnGameScan {
    private static final Pattern TAG = Pattern.compile("\\s*+\\[\\s*+(\\w++)\\s++\"(.*)\"\\s*+]\\s*+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]++\\.++");
    private static final Pattern RESULT = Pattern.compile("\\*|1/2-1/2|[0-9]{1,2}-[0-9]{1,2}");
    private static final Pattern GLYPH = Pattern.compile("\\$[0-9]++");
    private static final int MOST_TAGS = 1000;

    private final String source;
    private final List<Numbered> lines;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final RecordReplay replay = new RecordReplay(OthelloPosition.start());
    private boolean comment;
    private int variations;
    private boolean ended;

    PgnGameScan(String source, List<Numbered> lines) {
        this.source = source;
        this.lines = lines;
    }

    PgnGame game() {
        for (Numbered line : lines) {
            if (line.isTag() && !comment) {
                tag(line);
            } else if (!line.text().startsWith("%")) {
                moves(line);
            }
        }
        Numbered last = lines.getLast();
        if (comment || variations > 0) {
            String expected = comment ? "} after the comment" : ") after the variation";
            throw fault(last, last.text().length(), "moves", "the end of the game", expected);
        }
        if (tags.isEmpty()) {
            throw fault(lines.getFirst(), 0, "game", "no tags", "tags such as [Black \"name\"] before the moves");
        }
        return new PgnGame(tags, replay.sequence());
    }

    private void tag(Numbered line) {
        var tag = TAG.matcher(line.text());
        if (!tag.matches()) {
            throw fault(line, 0, "tag", FormatFault.quoted(line.text().strip()), "a tag such as [Black \"name\"]");
        }
        if (tag.group(1).equals("FEN")) {
            throw fault(line, 0, "FEN", FormatFault.quoted(tag.group(2)), "a game from the initial position");
        }
        if (tags.size() == MOST_TAGS) {
            throw fault(line, 0, "tag", FormatFault.quoted(tag.group(1)), "at most " + MOST_TAGS + " tags");
        }
        tags.put(tag.group(1), tag.group(2).replace("\\\"", "\"").replace("\\\\", "\\"));
    }

    private void moves(Numbered line) {
        String text = line.text();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (comment) {
                comment = c != '}';
                at++;
            } else if (c == ';') {
                return;
            } else if (Character.isWhitespace(c) || "{()".indexOf(c) >= 0) {
                comment = c == '{';
                variations += c == '(' ? 1 : c == ')' ? -1 : 0;
                require(variations >= 0, line, at, ")", "( before it");
                at++;
            } else {
                int end = end(text, at);
                if (variations == 0) {
                    word(line, at, text.substring(at, end));
                }
                at = end;
            }
        }
    }

    /// The end of a word; `1.f5` is two.
    private static int end(String text, int from) {
        var number = NUMBER.matcher(text).region(from, text.length());
        if (number.lookingAt()) {
            return number.end();
        }
        int end = from;
        while (end < text.length()
                && !Character.isWhitespace(text.charAt(end))
                && "{();".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private void word(Numbered line, int at, String word) {
        if (NUMBER.matcher(word).matches() || GLYPH.matcher(word).matches()) {
            return;
        }
        require(!ended, line, at, word, "the end of the game after its result");
        if (RESULT.matcher(word).matches()) {
            ended = true;
            return;
        }
        OthelloMove move;
        try {
            move = OthelloMoveText.read(word);
        } catch (IllegalMoveException e) {
            throw fault(line, at + 1, field(), FormatFault.quoted(word), "a square a1 to h8, or -- for a pass");
        }
        replay.play(move).ifPresent(expected -> require(false, line, at, word, expected));
    }

    private String field() {
        return "move " + (replay.size() + 1);
    }

    private void require(boolean right, Numbered line, int at, String found, String expected) {
        if (!right) {
            throw fault(line, at + 1, field(), FormatFault.quoted(found), expected);
        }
    }

    private FormatException fault(Numbered line, int column, String field, String found, String expected) {
        return FormatFault.atLine(source, line.number(), column, field, found, expected)
                .asException();
    }
}
