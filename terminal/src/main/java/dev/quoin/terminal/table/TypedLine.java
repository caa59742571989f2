package dev.quoin.terminal.table;

import java.util.ArrayList;
import java.util.List;

/// The input line, with a cursor and a history. Mutable, not thread-safe.
final class TypedLine {
    private final StringBuilder text = new StringBuilder();
    private final List<String> history = new ArrayList<>();
    private int cursor;
    private int recalled;

    String text() {
        return text.toString();
    }

    int cursor() {
        return cursor;
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    void insert(String typed) {
        text.insert(cursor, typed);
        cursor += typed.length();
    }

    void deleteBefore() {
        if (cursor > 0) {
            int start = text.offsetByCodePoints(cursor, -1);
            text.delete(start, cursor);
            cursor = start;
        }
    }

    void deleteAfter() {
        if (cursor < text.length()) {
            text.delete(cursor, text.offsetByCodePoints(cursor, 1));
        }
    }

    void clear() {
        text.setLength(0);
        cursor = 0;
        recalled = history.size();
    }

    void left() {
        cursor = cursor > 0 ? text.offsetByCodePoints(cursor, -1) : 0;
    }

    void right() {
        cursor = cursor < text.length() ? text.offsetByCodePoints(cursor, 1) : cursor;
    }

    void home() {
        cursor = 0;
    }

    void end() {
        cursor = text.length();
    }

    /// Recalls the previous line of the history.
    void older() {
        recall(recalled - 1);
    }

    /// Recalls the next line of the history, or an empty one at the end.
    void newer() {
        recall(recalled + 1);
    }

    /// Completes the word at the end if exactly one of `words` starts with it.
    void complete(List<String> words) {
        List<String> fitting =
                words.stream().filter(word -> word.startsWith(text.toString())).toList();
        if (fitting.size() == 1 && !isEmpty()) {
            clear();
            insert(fitting.getFirst() + " ");
        }
    }

    /// Returns the whole line and clears it.
    String take() {
        String line = text.toString();
        if (!line.isBlank() && (history.isEmpty() || !history.getLast().equals(line))) {
            history.add(line);
        }
        clear();
        return line;
    }

    private void recall(int index) {
        if (index < 0 || index > history.size()) {
            return;
        }
        clear();
        recalled = index;
        insert(index < history.size() ? history.get(index) : "");
    }
}
