package dev.quoin.server.operation;

import dev.quoin.server.store.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// Checks whether the server works. Thread-safe. The result is cached for a second, so that frequent
/// requests, which need no cookie, cause no work.
public final class Health {
    static final String DATABASE = "database";

    private static final long KEPT_NANOS = 1_000_000_000;
    private static final long LEAST_DISK_BYTES = 64L << 20;

    private final List<Check> checks;
    private Map<String, String> problems = Map.of();
    private long checkedAt;
    private boolean checked;

    /// A condition for the health of the server.
    ///
    /// @param name its name in responses
    /// @param isGood tests the condition
    /// @param problem the message when it does not hold
    public record Check(String name, BooleanSupplier isGood, String problem) {}

    public Health(List<Check> checks) {
        this.checks = List.copyOf(checks);
    }

    /// Returns checks that the database is writable, that there is disk space, and that database connections
    /// are available.
    public static Health of(Database database, Path folder) {
        return new Health(List.of(
                new Check(DATABASE, database::isWritable, "the database is not writable"),
                new Check("disk", () -> hasRoom(folder, LEAST_DISK_BYTES), "the disk is almost full"),
                new Check("pool", () -> !database.isSaturated(), "all connections to the database are in use")));
    }

    /// Returns a copy with additional checks.
    public Health and(List<Check> further) {
        return new Health(Stream.concat(checks.stream(), further.stream()).toList());
    }

    /// Returns whether the disk of a folder has this much space, as far as is known.
    static boolean hasRoom(Path folder, long bytes) {
        try {
            return Files.getFileStore(folder).getUsableSpace() >= bytes;
        } catch (IOException e) {
            // With another database the folder need not exist before the first log.
            return !Files.exists(folder);
        }
    }

    List<String> names() {
        return checks.stream().map(Check::name).toList();
    }

    /// Returns the failed checks by name; empty when all is well.
    synchronized Map<String, String> problems() {
        long now = System.nanoTime();
        if (!checked || now - checkedAt > KEPT_NANOS) {
            var found = new LinkedHashMap<String, String>();
            for (Check check : checks) {
                if (!check.isGood().getAsBoolean()) {
                    found.put(check.name(), check.problem());
                }
            }
            problems = found;
            checkedAt = System.nanoTime();
            checked = true;
        }
        return problems;
    }
}
