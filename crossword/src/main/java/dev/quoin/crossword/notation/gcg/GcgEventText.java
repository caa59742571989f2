package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.notation.WordStart;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Parses one event line of a GCG file. Used once.
///
/// The rack may be missing: then the first word of the event is a place, a `-` or a `(`. A rack never has a
/// digit, so it cannot be mistaken for a place.
final class GcgEventText {
    private static final String ACTION = "a place such as 8D and a word, -TILES, -, --, (challenge), (time) or (TILES)";

    private final String source;
    private final int line;
    private final String text;
    private final List<String> words = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private int next;

    GcgEventText(String source, int line, String text) {
        this.source = source;
        this.line = line;
        this.text = text;
    }

    GcgEntry.Event event() {
        int arrow = text.indexOf('>');
        int colon = text.indexOf(':');
        if (colon < 0 || text.substring(arrow + 1, colon).isBlank()) {
            throw refusal(arrow + 1, "player", FormatFault.quoted(text.strip()), "> and a nick and a colon");
        }
        split(colon + 1);
        String rack = startsWithAction() ? "" : rack();
        GcgAction action = action();
        int points = number("points", "the points of this event, such as +24");
        int total = number("total", "the player's score after it, such as 345");
        var rest = String.join(" ", words.subList(next, words.size()));
        return new GcgEntry.Event(text.substring(arrow + 1, colon).strip(), rack, action, points, total, rest);
    }

    private void split(int from) {
        int at = from;
        while (at < text.length()) {
            int start = at;
            while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            if (at > start) {
                words.add(text.substring(start, at));
                columns.add(start + 1);
            }
            at++;
        }
    }

    private boolean startsWithAction() {
        String first = words.isEmpty() ? "" : words.getFirst();
        return first.startsWith("(")
                || first.startsWith("-")
                || WordStart.parse(first).isPresent();
    }

    private String rack() {
        String rack = word("rack", "the player's tiles, or " + ACTION);
        if (rack.chars().anyMatch(c -> Character.isDigit(c) || c == '(' || c == ')' || c == '-')) {
            throw refusal(columns.get(next - 1), "rack", FormatFault.quoted(rack), "the player's tiles, or " + ACTION);
        }
        return rack;
    }

    private GcgAction action() {
        String word = word("event", ACTION);
        int column = columns.get(next - 1);
        if (word.startsWith("(")) {
            return inBrackets(word, column);
        }
        if (word.startsWith("-")) {
            return exchange(word, column);
        }
        Optional<WordStart> start = WordStart.parse(word);
        if (start.isEmpty()) {
            throw refusal(column, "event", FormatFault.quoted(word), ACTION);
        }
        return new GcgAction.Play(start.get(), word("word", "the word played at " + word));
    }

    private GcgAction inBrackets(String word, int column) {
        if (!word.endsWith(")") || word.indexOf('(', 1) >= 0 || word.indexOf(')') < word.length() - 1) {
            throw refusal(column, "event", FormatFault.quoted(word), "(challenge), (time) or (TILES)");
        }
        return switch (word) {
            case "(challenge)" -> new GcgAction.Challenge();
            case "(time)" -> new GcgAction.Time();
            default -> new GcgAction.EndRack(word.substring(1, word.length() - 1));
        };
    }

    private GcgAction exchange(String word, int column) {
        if (word.equals("--")) {
            return new GcgAction.Withdrawal();
        }
        if (word.equals("-")) {
            return new GcgAction.Pass();
        }
        if (word.length() <= 3 && word.chars().skip(1).allMatch(c -> c >= '0' && c <= '9')) {
            return new GcgAction.ExchangeCount(Integer.parseInt(word.substring(1)));
        }
        if (word.chars().skip(1).anyMatch(c -> Character.isDigit(c) || c == '-' || c == '(' || c == ')')) {
            throw refusal(column, "event", FormatFault.quoted(word), "- and the tiles exchanged, or how many");
        }
        return new GcgAction.Exchange(word.substring(1));
    }

    private int number(String field, String expected) {
        String word = word(field, expected);
        int digits = word.startsWith("+") || word.startsWith("-") ? 1 : 0;
        boolean plain = word.length() > digits && word.length() <= digits + 6;
        for (int at = digits; plain && at < word.length(); at++) {
            plain = word.charAt(at) >= '0' && word.charAt(at) <= '9';
        }
        if (!plain) {
            throw refusal(columns.get(next - 1), field, FormatFault.quoted(word), expected);
        }
        return Integer.parseInt(word);
    }

    private String word(String field, String expected) {
        if (next == words.size()) {
            throw refusal(text.length() + 1, field, "the end of the line", expected);
        }
        return words.get(next++);
    }

    private FormatException refusal(int column, String field, String found, String expected) {
        return new FormatException(FormatFault.atLine(source, line, column, field, found, expected));
    }
}
