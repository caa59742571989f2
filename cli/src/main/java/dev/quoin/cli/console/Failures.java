package dev.quoin.cli.console;

import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.variant.VariantException;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.format.FormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;

/// Converts the exception that ended a command to one line on standard error and an exit code.
public final class Failures {
    private Failures() {}

    /// Reports `thrown` and returns its exit code.
    public static int report(Throwable thrown, Console console, String command) {
        return switch (thrown) {
            case OutputException output when output.readerLeft() -> ExitCode.READER_LEFT;
            case OutputException output -> {
                tell(console, command + ": cannot write the output: " + reason(output), thrown);
                yield ExitCode.BAD_INPUT;
            }
            case BadInput bad -> mendable(bad, console, command);
            case VariantException bad -> mendable(bad, console, command);
            case WordListException bad -> mendable(bad, console, command);
            case InvalidPathException bad -> {
                tell(console, command + ": '" + bad.getInput() + "' is not a valid file name on this system", thrown);
                yield ExitCode.BAD_INPUT;
            }
            case FormatException bad -> mendable(bad, console, command);
            case UncheckedIOException io -> {
                tell(console, command + ": " + reason(io), thrown);
                yield ExitCode.BAD_INPUT;
            }
            case IOException io -> {
                tell(console, command + ": " + FileErrors.describe(io), thrown);
                yield ExitCode.BAD_INPUT;
            }
            case OutOfMemoryError memory -> {
                tell(console, command + ": out of memory. Give Java more with QUOIN_JAVA_OPTS=-Xmx2g", thrown);
                yield ExitCode.FAULT;
            }
            default -> {
                tell(console, command + ": internal error: " + thrown + " (set QUOIN_DEBUG=1 for details)", thrown);
                yield ExitCode.FAULT;
            }
        };
    }

    private static int mendable(Exception bad, Console console, String command) {
        tell(console, command + ": " + bad.getMessage(), bad);
        return ExitCode.BAD_INPUT;
    }

    private static String reason(UncheckedIOException e) {
        var cause = e.getCause();
        String message = String.valueOf(e.getMessage());
        boolean saysMore = cause == null || !(cause instanceof FileSystemException || message.equals(cause.toString()));
        return cause == null || saysMore ? message : FileErrors.describe(cause);
    }

    private static void tell(Console console, String line, Throwable thrown) {
        try {
            console.out().flush();
        } catch (OutputException e) {
            // This may be the failure being reported.
        }
        try {
            console.err().line(line.replace('\n', ' '));
            if (console.debug()) {
                for (Throwable part = thrown; part != null; part = part.getCause()) {
                    console.err().line("  " + part);
                    for (StackTraceElement frame : part.getStackTrace()) {
                        console.err().line("    at " + frame);
                    }
                }
            }
            console.err().flush();
        } catch (OutputException e) {
            // Nobody is left to read it.
        }
    }
}
