package dev.quoin.server.http;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is logged from WARN on while it is open.
final class LogLines implements AutoCloseable {
    private final ch.qos.logback.classic.Logger root =
            ((LoggerContext) LoggerFactory.getILoggerFactory()).getLogger(Logger.ROOT_LOGGER_NAME);
    private final Level before = root.getLevel();
    private final ListAppender<ILoggingEvent> kept = new ListAppender<>();

    LogLines() {
        kept.start();
        root.setLevel(Level.WARN);
        root.addAppender(kept);
    }

    List<ILoggingEvent> all() {
        return List.copyOf(kept.list).stream()
                .filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
                .toList();
    }

    @Override
    public void close() {
        root.detachAppender(kept);
        root.setLevel(before);
    }
}
