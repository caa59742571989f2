package dev.quoin.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Named;

/// The databases that tests run on: SQLite always, PostgreSQL where it is installed.
public final class Databases {
    private Databases() {}

    /// A database for a test: a folder's own SQLite file, or a database that nobody else uses.
    public interface Kind {
        Optional<String> fresh(Path folder);
    }

    public static Stream<Named<Kind>> all() {
        return Stream.of(
                Named.of("SQLite", folder -> Optional.empty()),
                Named.of("PostgreSQL", folder -> Optional.of(postgresql())));
    }

    /// The address of a fresh database; the test is left out where PostgreSQL is not installed.
    public static String postgresql() {
        try {
            Optional<PostgresCluster> cluster = PostgresCluster.shared();
            Assumptions.assumeTrue(cluster.isPresent(), () -> "PostgreSQL: " + PostgresCluster.missing());
            return cluster.orElseThrow().freshDatabase();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
