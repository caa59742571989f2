package dev.quoin.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import org.slf4j.LoggerFactory;

/// Sends what is logged to files in a folder; until then the program logs nothing.
///
/// Requests are logged with method, path, status and time; neither addresses nor players are.
public final class Logs {
    private static final String OURS = "dev.quoin";
    private static final int DAYS_KEPT = 14;

    private Logs() {}

    /// Logs into `quoin.log` in a folder from now on; older days go to files with the date in their name.
    public static void into(Path folder) {
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.detachAndStopAllAppenders();
        root.addAppender(file(context, folder));
        root.setLevel(Level.WARN);
        context.getLogger(OURS).setLevel(Level.INFO);
    }

    private static RollingFileAppender<ILoggingEvent> file(LoggerContext context, Path folder) {
        var encoder = new JsonEncoder();
        encoder.setContext(context);
        encoder.setWithSequenceNumber(false);
        encoder.setWithNanoseconds(false);
        encoder.setWithContext(false);
        encoder.setWithMarkers(false);
        encoder.setWithMDC(false);
        encoder.setWithArguments(false);
        encoder.setWithMessage(false);
        encoder.setWithFormattedMessage(true);
        encoder.start();

        var file = new RollingFileAppender<ILoggingEvent>();
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
}
