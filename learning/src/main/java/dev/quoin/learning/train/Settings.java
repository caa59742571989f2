package dev.quoin.learning.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// The text of a configuration, `name = value` line by line, and what is asked of it. Mutable while it is read; [#end]
/// must be called last.
///
/// Empty lines and what follows a `#` are left out. A name that nobody asks for is refused, with those that are asked
/// for.
final class Settings {
    private final String owner;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final TreeSet<String> asked = new TreeSet<>();

    /// @param owner what messages call it: the name of the file
    Settings(String owner, String text) {
        this.owner = owner;
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String content = line.split("#", 2)[0].strip();
            if (content.isEmpty()) {
                continue;
            }
            String[] halves = content.split("=", 2);
            if (halves.length < 2) {
                throw new IllegalArgumentException(
                        owner + ", line " + number + ": expected 'name = value', got '" + content + "'");
            }
            if (values.put(halves[0].strip(), halves[1].strip()) != null) {
                throw new IllegalArgumentException(
                        owner + ", line " + number + ": '" + halves[0].strip() + "' is given twice");
            }
        }
    }

    String text(String name, String otherwise) {
        asked.add(name);
        return values.getOrDefault(name, otherwise);
    }

    String choice(String name, String... allowed) {
        String value = text(name, allowed[0]);
        if (!Arrays.asList(allowed).contains(value)) {
            throw wrong(name, "one of " + Arrays.toString(allowed), value);
        }
        return value;
    }

    double number(String name, double otherwise, double low, double high) {
        String value = text(name, "");
        if (value.isEmpty()) {
            return otherwise;
        }
        String allowed = "a number from " + low + " to " + high;
        try {
            double number = Double.parseDouble(value);
            if (number >= low && number <= high) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw wrong(name, allowed, value);
        }
        throw wrong(name, allowed, value);
    }

    long whole(String name, long otherwise, long low, long high) {
        String value = text(name, "").replace("_", "");
        if (value.isEmpty()) {
            return otherwise;
        }
        if (value.matches("-?[0-9]{1,18}")) {
            long number = Long.parseLong(value);
            if (number >= low && number <= high) {
                return number;
            }
        }
        throw wrong(name, "a whole number from " + low + " to " + high, value);
    }

    int count(String name, int otherwise, int low, int high) {
        return (int) whole(name, otherwise, low, high);
    }

    List<Integer> counts(String name, String otherwise) {
        var numbers = new ArrayList<Integer>();
        for (String word : words(name, otherwise)) {
            if (!word.matches("[0-9]{1,6}")) {
                throw wrong(name, "whole numbers with spaces between them", word);
            }
            numbers.add(Integer.parseInt(word));
        }
        return numbers;
    }

    List<String> words(String name, String otherwise) {
        String text = text(name, otherwise);
        return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
    }

    /// Pairs such as `self:64 pool:16`, divided by a character.
    Map<String, String> pairs(String name, String otherwise, char between) {
        var pairs = new LinkedHashMap<String, String>();
        for (String word : words(name, otherwise)) {
            int at = word.lastIndexOf(between);
            if (at < 1 || at == word.length() - 1) {
                throw wrong(name, "pairs such as name" + between + "value", word);
            }
            pairs.put(word.substring(0, at), word.substring(at + 1));
        }
        return pairs;
    }

    /// Refuses names that nobody asked for.
    void end() {
        for (String name : values.keySet()) {
            if (!asked.contains(name)) {
                throw new IllegalArgumentException(owner + " has '" + name + "', which is none of " + asked);
            }
        }
    }

    IllegalArgumentException wrong(String name, String allowed, String value) {
        return new IllegalArgumentException(owner + ": " + name + " must be " + allowed + ", got '" + value + "'");
    }
}
