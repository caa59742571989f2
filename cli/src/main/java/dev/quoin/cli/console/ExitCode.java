package dev.quoin.cli.console;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The exit codes of commands.
public final class ExitCode {
    /// Success, or the answer is yes.
    public static final int FINE = 0;

    /// The answer is no: a word is not in the list, a score does not agree.
    public static final int NO = 1;

    /// The input or the command line cannot be used.
    public static final int BAD_INPUT = 2;

    /// An internal error.
    public static final int FAULT = 70;

    /// Interrupted by Ctrl-C; everything found until then has been printed.
    public static final int INTERRUPTED = 130;

    /// The reader of the output closed the pipe; the code that shells report in that case.
    public static final int READER_LEFT = 141;

    /// The codes that every command can return, for its help.
    public static final Map<String, String> MEANINGS = Collections.unmodifiableMap(meanings());

    private ExitCode() {}

    /// Returns the codes of a command: those with a meaning of its own, and the common ones.
    public static Map<String, String> meanings(Map<String, String> own) {
        var meanings = new LinkedHashMap<>(MEANINGS);
        meanings.putAll(own);
        return meanings;
    }

    private static Map<String, String> meanings() {
        var meanings = new LinkedHashMap<String, String>();
        meanings.put("0", "success, or the answer is yes");
        meanings.put("1", "the answer is no");
        meanings.put("2", "invalid input or command line");
        meanings.put("3", "./quoin could not start: no JDK, or the build failed");
        meanings.put("70", "internal error");
        meanings.put("130", "interrupted by Ctrl-C, after printing the results so far");
        meanings.put("141", "the reader of the output closed the pipe");
        return meanings;
    }
}
