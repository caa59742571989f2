package dev.quoin.cli.console;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What a command's exit code says.
public final class ExitCode {
    /// All went well, or the answer is yes.
    public static final int FINE = 0;

    /// The answer is no: a word is not in the list, a score does not agree.
    public static final int NO = 1;

    /// The input or the command line cannot be used.
    public static final int BAD_INPUT = 2;

    /// A fault in the program itself.
    public static final int FAULT = 70;

    /// Ended by Ctrl-C; what was found until then has been printed.
    public static final int INTERRUPTED = 130;

    /// The reader of the output went away; what the shell reports for a process ended by a closed pipe.
    public static final int READER_LEFT = 141;

    /// The codes that every command can give, for its help.
    public static final Map<String, String> MEANINGS = Collections.unmodifiableMap(meanings());

    private ExitCode() {}

    private static Map<String, String> meanings() {
        var meanings = new LinkedHashMap<String, String>();
        meanings.put("0", "success, or the answer is yes");
        meanings.put("1", "the answer is no");
        meanings.put("2", "invalid input or command line");
        return meanings;
    }
}
