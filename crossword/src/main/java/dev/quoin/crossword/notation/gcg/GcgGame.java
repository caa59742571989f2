package dev.quoin.crossword.notation.gcg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A game record: its entries in order, without the encoding, which belongs to the bytes of a file.
public record GcgGame(List<GcgEntry> entries) {
    public GcgGame {
        entries = List.copyOf(entries);
    }

    /// Returns the players by number.
    public List<GcgEntry.Player> players() {
        var players = new ArrayList<GcgEntry.Player>();
        for (GcgEntry entry : entries) {
            if (entry instanceof GcgEntry.Player player) {
                players.add(player);
            }
        }
        players.sort(Comparator.comparingInt(GcgEntry.Player::number));
        return players;
    }

    /// Returns the value of the first pragma of this name, such as `title` or `lexicon`.
    public Optional<String> pragma(String name) {
        for (GcgEntry entry : entries) {
            if (entry instanceof GcgEntry.Pragma pragma && pragma.name().equals(name)) {
                return Optional.of(pragma.value());
            }
        }
        return Optional.empty();
    }

    /// Returns the record as text with `\n` line ends, to be stored as UTF-8, which its first line declares.
    public String show() {
        var text = new StringBuilder("#character-encoding UTF-8\n");
        for (GcgEntry entry : entries) {
            text.append(entry.show()).append('\n');
        }
        return text.toString();
    }
}
