package dev.quoin.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/// Logs to files in a folder; before that nothing is logged.
///
/// Requests are logged with method, path, status and time, but without addresses and players.
public final class Logs {
    private static final String OURS = "dev.quoin";
    private static final String JETTY_HTTP = "org.eclipse.jetty.http";
    private static final int DAYS_KEPT = 14;
    private static final long[] SECONDS_AFTER_ROLLOVER = {0, 2, 20, 120};

    private Logs() {}

    /// Starts logging to `quoin.log` in a folder; older days are moved to files with the date in their name.
    /// Only the owner can read the folder and the files.
    ///
    /// @throws UncheckedIOException when the folder cannot be created
    public static void into(Path folder) {
        try {
            new OwnersFiles(folder).protect();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write logs to the folder " + folder, e);
        }
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.detachAndStopAllAppenders();
        root.addAppender(file(context, folder));
        root.setLevel(Level.WARN);
        context.getLogger(OURS).setLevel(Level.INFO);
        // It logs warnings about malformed requests that quote the request.
        context.getLogger(JETTY_HTTP).setLevel(Level.ERROR);
    }

    static RollingFileAppender<ILoggingEvent> file(LoggerContext context, Path folder) {
        var encoder = new LogEncoder();
        encoder.setContext(context);
        encoder.start();

        var file = new OwnersAppender(new OwnersFiles(folder));
        file.setContext(context);
        file.setFile(folder.resolve("quoin.log").toString());
        file.setEncoder(encoder);

        var rolling = new SizeAndTimeBasedRollingPolicy<ILoggingEvent>();
        rolling.setContext(context);
        rolling.setParent(file);
        rolling.setFileNamePattern(
                folder.resolve("quoin.%d{yyyy-MM-dd}.%i.log.gz").toString());
        rolling.setMaxFileSize(FileSize.valueOf("50MB"));
        rolling.setMaxHistory(DAYS_KEPT);
        rolling.setTotalSizeCap(FileSize.valueOf("500MB"));
        rolling.start();

        file.setRollingPolicy(rolling);
        file.setTriggeringPolicy(rolling);
        file.start();
        return file;
    }

    /// Writes files that only the owner can read.
    private static final class OwnersAppender extends RollingFileAppender<ILoggingEvent> {
        private final OwnersFiles files;

        OwnersAppender(OwnersFiles files) {
            this.files = files;
        }

        @Override
        public void openFile(String name) throws IOException {
            files.create(Path.of(name));
            super.openFile(name);
        }

        /// Old logs are compressed in the background; until their permissions are set, those of the folder
        /// protect them.
        @Override
        public void rollover() {
            super.rollover();
            for (long seconds : SECONDS_AFTER_ROLLOVER) {
                var _ = context.getScheduledExecutorService().schedule(this::protect, seconds, TimeUnit.SECONDS);
            }
        }

        private void protect() {
            try {
                files.protect();
            } catch (IOException e) {
                addWarn("cannot set the permissions of the logs", e);
            }
        }
    }
}
