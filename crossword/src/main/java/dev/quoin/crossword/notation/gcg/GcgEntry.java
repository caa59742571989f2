package dev.quoin.crossword.notation.gcg;

import dev.quoin.game.format.FormatFault;
import dev.quoin.game.format.LetterCase;
import java.util.ArrayList;

/// One entry of a GCG file: a pragma or an event.
public sealed interface GcgEntry {
    /// Returns the entry as GCG text, without the last line terminator.
    String show();

    /// A pragma `#name value`. The value of a note or description may have several lines.
    ///
    /// Drops white space around the value, at line ends and in trailing blank lines, as a reader would.
    ///
    /// @param name the name in lower case, without the `#`; empty for a plain comment
    record Pragma(String name, String value) implements GcgEntry {
        public Pragma {
            name = LetterCase.lower(name);
            if (name.chars().anyMatch(Character::isWhitespace)) {
                throw new IllegalArgumentException("a pragma's name must have no white space, got '" + name + "'");
            }
            value = normalised(value);
        }

        @Override
        public String show() {
            return "#" + name + (value.isEmpty() ? "" : " " + value);
        }

        private static String normalised(String value) {
            var lines = new ArrayList<String>();
            for (String line : value.strip().lines().toList()) {
                String text = line.stripTrailing();
                if (!lines.isEmpty()
                        && (text.stripLeading().startsWith("#")
                                || text.stripLeading().startsWith(">"))) {
                    throw new IllegalArgumentException(
                            "a further line of a pragma must not begin with # or >, got " + FormatFault.quoted(text));
                }
                lines.add(text);
            }
            return String.join("\n", lines);
        }
    }

    /// A player: `#player1 nick Full Name`.
    ///
    /// @param number from 1
    /// @param nick the nickname in events, without white space or colons
    /// @param name the full name; may be empty
    record Player(int number, String nick, String name) implements GcgEntry {
        /// The maximum number of players under the rules.
        public static final int MOST = 4;

        public Player {
            if (number < 1 || number > MOST) {
                throw new IllegalArgumentException("a player's number must be 1 to " + MOST + ", got " + number);
            }
            if (nick.isEmpty() || nick.chars().anyMatch(c -> c == ':' || Character.isWhitespace(c))) {
                throw new IllegalArgumentException(
                        "a nick must be one word without a colon, got " + FormatFault.quoted(nick));
            }
        }

        @Override
        public String show() {
            return "#player" + number + " " + nick + (name.isEmpty() ? "" : " " + name);
        }
    }

    /// An event: `>nick: RACK 8D WORD +24 24`.
    ///
    /// @param rack the tiles as written; empty when they are not known
    /// @param points the points of this event
    /// @param total the player's score after it
    /// @param words the text after the total: in old records the other words formed; usually empty
    record Event(String nick, String rack, GcgAction action, int points, int total, String words) implements GcgEntry {
        public Event {
            nick = nick.strip();
            words = words.strip();
            if (nick.isEmpty() || nick.indexOf(':') >= 0) {
                throw new IllegalArgumentException(
                        "a nick must not be empty or have a colon, got " + FormatFault.quoted(nick));
            }
            if (rack.chars()
                    .anyMatch(c -> Character.isWhitespace(c) || Character.isDigit(c) || "()-".indexOf(c) >= 0)) {
                throw new IllegalArgumentException("a rack must be tiles alone, got " + FormatFault.quoted(rack));
            }
        }

        @Override
        public String show() {
            return ">" + nick + ": " + (rack.isEmpty() ? "" : rack + " ") + action.show() + " "
                    + (points < 0 ? "" : "+") + points + " " + total + (words.isEmpty() ? "" : " " + words);
        }
    }
}
