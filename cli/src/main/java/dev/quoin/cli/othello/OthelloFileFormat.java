package dev.quoin.cli.othello;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The formats of files with games or positions.
enum OthelloFileFormat {
    GGF("GGF", "game"),
    OBF("OBF", "position"),
    WTHOR("WTHOR", "game"),
    TRANSCRIPTS("transcripts", "game");

    private static final Pattern BOARD = Pattern.compile("(?s)\\s*+(?:%[^\\n]*+\\n\\s*+)*+[-.XO*xobw0@#_]{64}.*");
    private static final Pattern MOVES = Pattern.compile("(?si)\\s*(1\\.\\s*)?[a-h][1-8].*");

    private final String displayName;
    private final String record;

    OthelloFileFormat(String displayName, String record) {
        this.displayName = displayName;
        this.record = record;
    }

    /// The name in a sentence.
    String displayName() {
        return displayName;
    }

    /// So many of what such a file holds: `1 game`, `20 positions`.
    String counted(int records) {
        return records + " " + record + (records == 1 ? "" : "s");
    }

    /// Whether a file's name is that of WTHOR games, which nothing else tells.
    static boolean isWthor(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".wtb");
    }

    /// The format that a file's name tells, or else its first bytes; empty when neither does.
    static Optional<OthelloFileFormat> of(String name, byte[] beginning) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".ggf")) {
            return Optional.of(GGF);
        }
        if (lower.endsWith(".obf")) {
            return Optional.of(OBF);
        }
        if (isWthor(name)) {
            return Optional.of(WTHOR);
        }
        String text = new String(beginning, StandardCharsets.ISO_8859_1).replaceFirst("^\u00ef\u00bb\u00bf", "");
        if (text.stripLeading().matches("(?s)([0-9]{1,3}\\s*)?\\(;.*")) {
            return Optional.of(GGF);
        }
        if (BOARD.matcher(text).matches()) {
            return Optional.of(OBF);
        }
        return MOVES.matcher(text).matches() ? Optional.of(TRANSCRIPTS) : Optional.empty();
    }
}
