package dev.quoin.server.http;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Counts and logs failures of the program. The stack trace of an [Error] is omitted: that of a stack
/// overflow would have a thousand lines, and after an [OutOfMemoryError] there may be no memory for one.
final class Faults {
    private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

    private static final int FRAMES = 3;

    private Faults() {}

    /// @param path the route, with the names of its parameters instead of their values
    static void report(String path, Throwable fault, Meters meters) {
        meters.count("quoin_faults_total{kind=\"" + (fault instanceof Error ? "error" : "exception") + "\"}");
        if (fault instanceof Error error) {
            LOG.atError()
                    .addKeyValue("path", path)
                    .addKeyValue("error", brief(error))
                    .log("error in the program");
        } else {
            LOG.atError().setCause(fault).addKeyValue("path", path).log("fault in the program");
        }
    }

    /// Returns the class of an error, where it was thrown, and the first of our methods below that. The
    /// message is left out, because it may contain parts of the request.
    private static String brief(Error error) {
        var text = new StringBuilder(error.getClass().getName());
        StackTraceElement[] frames = error.getStackTrace();
        for (int at = 0; at < frames.length; at++) {
            boolean ours = frames[at].getClassName().startsWith("dev.quoin.");
            if (at < FRAMES || ours) {
                text.append(at == 0 ? " at " : " < ").append(frames[at]);
            }
            if (ours) {
                break;
            }
        }
        return text.toString();
    }
}
