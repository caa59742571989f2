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

/// Whether the server can do its work. Thread-safe. The result is kept for a second, so that asking often, which needs
/// no cookie, makes no work.
public final class Health {
    static final String DATABASE = "database";

    private static final long KEPT_NANOS = 1_000_000_000;
    private static final long LEAST_DISK_BYTES = 64L << 20;

    private final List<Check> checks;
    private Map<String, String> problems = Map.of();
    private long checkedAt;
    private boolean checked;

    /// One thing that must be so.
    ///
    /// @param name what it is called in the answer
    /// @param isGood looks whether it is so
    /// @param problem a sentence for when it is not
    public record Check(String name, BooleanSupplier isGood, String problem) {}

    public Health(List<Check> checks) {
        this.checks = List.copyOf(checks);
    }

    /// Whether the database can be written, there is room on the disk, and there are connections to the database.
    public static Health of(Database database, Path folder) {
        return new Health(List.of(
                new Check(DATABASE, database::isWritable, "the database is not writable"),
                new Check("disk", () -> hasRoom(folder, LEAST_DISK_BYTES), "the disk is almost full"),
                new Check("pool", () -> !database.isSaturated(), "all connections to the database are in use")));
    }

    /// The same with further checks.
    public Health and(List<Check> further) {
        return new Health(Stream.concat(checks.stream(), further.stream()).toList());
    }

    /// Whether the disk of a folder has so much room, as far as it can be told.
    static boolean hasRoom(Path folder, long bytes) {
        try {
            return Files.getFileStore(folder).getUsableSpace() >= bytes;
        } catch (IOException e) {
            // With another database there need be no folder before the first log.
            return !Files.exists(folder);
        }
    }

    List<String> names() {
        return checks.stream().map(Check::name).toList();
    }

    /// What is not as it must be, by name; empty when all is well.
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
