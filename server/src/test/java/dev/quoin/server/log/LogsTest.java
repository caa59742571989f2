package dev.quoin.server.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.TimeBasedRollingPolicy;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.store.Database;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/// Logs hold no values of statements, stay short, and are readable for their owner alone.
class LogsTest {
    private static final String MARKER = "MARKER7F3A";

    @TempDir
    Path folder;

    @AfterEach
    void silence() {
        context().getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).detachAndStopAllAppenders();
    }

    private static LoggerContext context() {
        return (LoggerContext) org.slf4j.LoggerFactory.getILoggerFactory();
    }

    private static org.slf4j.Logger log() {
        return org.slf4j.LoggerFactory.getLogger("dev.quoin.server.test");
    }

    private String written(Path logs) throws IOException {
        silence();
        var all = new StringBuilder();
        try (Stream<Path> files = Files.list(logs)) {
            for (Path file : files.toList()) {
                byte[] bytes = Files.readAllBytes(file);
                try (InputStream in = file.toString().endsWith(".gz")
                        ? new GZIPInputStream(new ByteArrayInputStream(bytes))
                        : new ByteArrayInputStream(bytes)) {
                    all.append(new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return all.toString();
    }

    /// Statements that fail, with a value in every kind of parameter.
    private static List<Consumer<Handle>> failing() {
        String insert = "INSERT INTO secret (name, value) VALUES (:name, :value)";
        return List.of(
                handle -> handle.createUpdate(insert)
                        .bind("name", MARKER)
                        .bind("value", (String) null)
                        .execute(),
                handle -> handle.createUpdate(insert)
                        .bindMap(Map.of("name", MARKER, "value", MARKER))
                        .execute(),
                handle -> handle.execute("INSERT INTO secret (name, value) VALUES (?, ?)", MARKER, MARKER),
                handle -> handle.createUpdate("INSERT INTO nowhere VALUES (:value)")
                        .bind("value", MARKER)
                        .execute(),
                handle -> handle.createUpdate("INSERT INTO nowhere VALUES (<values>)")
                        .bindList("values", List.of(MARKER, MARKER))
                        .execute(),
                handle -> handle.prepareBatch(insert)
                        .bind("name", MARKER)
                        .bind("value", MARKER)
                        .add()
                        .bind("name", MARKER)
                        .bind("value", MARKER)
                        .add()
                        .execute(),
                handle -> handle.createQuery("SELECT name FROM secret WHERE name = :name AND nothing = :name")
                        .bind("name", MARKER)
                        .mapTo(String.class)
                        .list(),
                handle -> handle.createQuery("SELECT CAST(:name AS INTEGER) / 0, nothing")
                        .bind("name", MARKER)
                        .mapTo(Integer.class)
                        .list(),
                handle -> handle.createQuery("SELECT name FROM secret WHERE name = :name")
                        .bind("name", MARKER)
                        .mapTo(Integer.class)
                        .list());
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void noValueOfAStatementIsLogged(Kind kind) throws IOException {
        Path logs = folder.resolve("logs");
        Logs.into(logs);
        int failures = 0;
        try (Database database = kind.fresh(folder).map(Database::at).orElseGet(() -> Database.inFolder(folder))) {
            database.write(handle -> handle.execute("INSERT INTO secret (name, value) VALUES (?, ?)", MARKER, MARKER));
            for (Consumer<Handle> statement : failing()) {
                for (boolean writing : new boolean[] {false, true}) {
                    Throwable failure = catchThrowable(() -> run(database, statement, writing));
                    if (failure == null) {
                        // SQLite takes a text for a number.
                        continue;
                    }
                    failures++;
                    log().atError().setCause(failure).log("fault in the program");
                    log().warn("fault in the program: {}", failure.toString());
                    log().atError()
                            .setCause(new IllegalStateException("wrapped", failure))
                            .log("again");
                }
            }
        }
        log().atError().setCause(new SQLException("quotes " + MARKER)).log("a driver's own");

        String written = written(logs);
        assertThat(failures).isGreaterThanOrEqualTo(2 * failing().size() - 2);
        assertThat(written.lines()).hasSizeGreaterThan(3 * failures);
        assertThat(written).doesNotContain(MARKER).contains("INSERT INTO secret (name, value) VALUES (:name, :value)");
    }

    private static void run(Database database, Consumer<Handle> statement, boolean writing) {
        if (writing) {
            database.write(handle -> {
                statement.accept(handle);
                return 0;
            });
        } else {
            database.read(handle -> {
                statement.accept(handle);
                return 0;
            });
        }
    }

    @Test
    void aTraceIsOneShortLine() throws IOException {
        Logs.into(folder.resolve("logs"));
        Throwable overflow = catchThrowable(() -> overflow(0));
        Throwable chain = overflow;
        for (int depth = 0; depth < 100; depth++) {
            chain = new IllegalStateException("x".repeat(5000), chain);
        }
        log().atError().setCause(overflow).addKeyValue("path", "/").log("fault");
        log().atError().setCause(chain).log("y".repeat(100_000));

        List<String> lines = written(folder.resolve("logs")).lines().toList();
        assertThat(lines).hasSize(2).allSatisfy(line -> {
            assertThat(line).hasSizeLessThan(40_000);
            assertThat(JsonMapper.shared().readTree(line).path("throwable").path("stepArray"))
                    .isNotEmpty();
        });
        assertThat(lines.getFirst()).contains("\"kvpList\":[{\"path\":\"/\"}]", "\"formattedMessage\":\"fault\"");
    }

    private static int overflow(int depth) {
        return depth < 0 ? depth : overflow(depth + 1) + 1;
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nobodyElseCanReadTheFilesAlsoAfterRotation() throws Exception {
        Path logs = Files.createDirectories(folder.resolve("logs"));
        Files.writeString(logs.resolve("quoin.2026-01-01.0.log.gz"), "left by an older version");
        Logs.into(logs);
        log().warn("first");
        var file = (RollingFileAppender<ILoggingEvent>) context()
                .getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)
                .iteratorForAppenders()
                .next();
        ((TimeBasedRollingPolicy<?>) file.getRollingPolicy())
                .getTimeBasedFileNamingAndTriggeringPolicy()
                .setCurrentTime(System.currentTimeMillis() + Duration.ofDays(2).toMillis());
        log().warn("second");

        assertThat(Files.getPosixFilePermissions(logs)).isEqualTo(PosixFilePermissions.fromString("rwx------"));
        long deadline = System.nanoTime() + 10_000_000_000L;
        while (!areProtected(logs, 3) && System.nanoTime() < deadline) {
            Thread.sleep(50);
        }
        assertThat(areProtected(logs, 3)).isTrue();
    }

    private static boolean areProtected(Path logs, int expected) throws IOException {
        try (Stream<Path> files = Files.list(logs)) {
            List<Path> all = files.filter(name ->
                            name.toString().endsWith(".log") || name.toString().endsWith(".gz"))
                    .toList();
            for (Path file : all) {
                if (!Files.getPosixFilePermissions(file).equals(PosixFilePermissions.fromString("rw-------"))) {
                    return false;
                }
            }
            return all.size() == expected;
        }
    }
}
