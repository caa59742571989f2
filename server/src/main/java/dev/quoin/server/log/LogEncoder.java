package dev.quoin.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import ch.qos.logback.core.encoder.EncoderBase;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Writes each event as one line of JSON, in the format of Logback's encoder but limited in length: texts,
/// stack traces and chains of causes are truncated. Messages of database drivers are left out, because they
/// may quote values.
final class LogEncoder extends EncoderBase<ILoggingEvent> {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final int LONGEST_TEXT = 1000;
    private static final int LONGEST_TRACE = 30;
    private static final int MOST_CAUSES = 5;
    private static final List<String> QUOTING =
            List.of("java.sql.", "org.jdbi.", "org.sqlite.", "org.postgresql.", "com.zaxxer.", "org.flywaydb.");

    @Override
    public byte[] headerBytes() {
        return new byte[0];
    }

    @Override
    public byte[] footerBytes() {
        return new byte[0];
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        var bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            json.writeNumberProperty("timestamp", event.getTimeStamp());
            json.writeStringProperty("level", event.getLevel().toString());
            json.writeStringProperty("threadName", event.getThreadName());
            json.writeStringProperty("loggerName", event.getLoggerName());
            writePairs(json, event.getKeyValuePairs());
            json.writeStringProperty("formattedMessage", cut(event.getFormattedMessage()));
            writeThrowable(json, "throwable", event.getThrowableProxy(), 0);
            json.writeEndObject();
        }
        bytes.write('\n');
        return bytes.toByteArray();
    }

    private static void writePairs(JsonGenerator json, @Nullable List<KeyValuePair> pairs) {
        if (pairs == null || pairs.isEmpty()) {
            return;
        }
        json.writeArrayPropertyStart("kvpList");
        for (KeyValuePair pair : pairs) {
            json.writeStartObject();
            json.writeStringProperty(pair.key, cut(String.valueOf(pair.value)));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeThrowable(
            JsonGenerator json, String name, @Nullable IThrowableProxy throwable, int depth) {
        if (throwable == null || depth == MOST_CAUSES) {
            return;
        }
        String type = throwable.getClassName();
        json.writeObjectPropertyStart(name);
        json.writeStringProperty("className", type);
        boolean quotes = QUOTING.stream().anyMatch(type::startsWith);
        json.writeStringProperty("message", quotes ? "(left out)" : cut(String.valueOf(throwable.getMessage())));
        json.writeArrayPropertyStart("stepArray");
        StackTraceElementProxy[] steps = throwable.getStackTraceElementProxyArray();
        for (int step = 0; step < Math.min(steps.length, LONGEST_TRACE); step++) {
            writeStep(json, steps[step].getStackTraceElement());
        }
        json.writeEndArray();
        writeThrowable(json, "cause", throwable.getCause(), depth + 1);
        json.writeEndObject();
    }

    private static void writeStep(JsonGenerator json, StackTraceElement step) {
        json.writeStartObject();
        json.writeStringProperty("className", step.getClassName());
        json.writeStringProperty("methodName", step.getMethodName());
        json.writeStringProperty("fileName", step.getFileName());
        json.writeNumberProperty("lineNumber", step.getLineNumber());
        json.writeEndObject();
    }

    private static String cut(@Nullable String text) {
        String known = text == null ? "" : text;
        return known.length() > LONGEST_TEXT ? known.substring(0, LONGEST_TEXT) + "…" : known;
    }
}
