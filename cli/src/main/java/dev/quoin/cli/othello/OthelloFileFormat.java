package dev.quoin.cli.othello;

import dev.quoin.othello.notation.pgn.PgnReader;
import dev.quoin.othello.notation.sgf.SgfReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The formats of files with games or positions.
enum OthelloFileFormat {
    GGF("GGF", "game"),
    OBF("OBF", "position"),
    SGF("SGF", "game"),
    PGN("PGN", "game"),
    WTHOR("WTHOR", "game"),
    TRANSCRIPTS("transcripts", "game");

    private static final Pattern BOARD = Pattern.compile("(?s)\\s*+(?:%[^\\n]*+\\n\\s*+)*+[-.XO*xobw0@#_]{64}.*");
    private static final Pattern MOVES = Pattern.compile("(?si)\\s*(1\\.\\s*)?[a-h][1-8].*");

    /// A file starts with the century of its date, a byte that no text starts with.
    private static final int WTHOR_HEADER = 16;

    private final String displayName;
    private final String record;

    OthelloFileFormat(String displayName, String record) {
        this.displayName = displayName;
        this.record = record;
    }

    /// Returns the name for messages.
    String displayName() {
        return displayName;
    }

    /// Returns the word for several records: `games`, `positions`.
    String records() {
        return record + "s";
    }

    /// Formats a number of records: `1 game`, `20 positions`.
    String counted(int records) {
        return records + " " + record + (records == 1 ? "" : "s");
    }

    /// Returns whether a file name is that of WTHOR games.
    static boolean isWthor(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".wtb");
    }

    /// Returns the format by file name, or else by the first bytes; empty when it is unknown.
    static Optional<OthelloFileFormat> of(String name, byte[] beginning) {
        String lower = name.toLowerCase(Locale.ROOT);
        for (OthelloFileFormat format : List.of(GGF, OBF, SGF, PGN)) {
            if (lower.endsWith("." + format.displayName.toLowerCase(Locale.ROOT))) {
                return Optional.of(format);
            }
        }
        if (isWthor(name)) {
            return Optional.of(WTHOR);
        }
        if (beginning.length >= WTHOR_HEADER && (beginning[0] == 19 || beginning[0] == 20)) {
            return Optional.of(WTHOR);
        }
        String text = new String(beginning, StandardCharsets.ISO_8859_1).replaceFirst("^\u00ef\u00bb\u00bf", "");
        if (text.stripLeading().matches("(?s)([0-9]{1,3}\\s*)?\\(;.*")) {
            return Optional.of(SgfReader.isSgf(text) ? SGF : GGF);
        }
        if (PgnReader.isPgn(text)) {
            return Optional.of(PGN);
        }
        if (BOARD.matcher(text).matches()) {
            return Optional.of(OBF);
        }
        return MOVES.matcher(text).matches() ? Optional.of(TRANSCRIPTS) : Optional.empty();
    }
}
