package dev.quoin.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Statements of SQLite are kept and used again; nobody may notice.
class DatabaseTest {
    @TempDir
    Path folder;

    private Database database;

    @BeforeEach
    void open() {
        database = Database.inFolder(folder);
        for (String name : List.of("a", "b", "c")) {
            database.secret(name);
        }
    }

    @AfterEach
    void close() {
        database.close();
    }

    private static ResultIterable<String> names(Handle handle, String from) {
        return handle.createQuery("SELECT name FROM secret WHERE name >= :from ORDER BY name")
                .bind("from", from)
                .mapTo(String.class);
    }

    private List<String> from(String name) {
        return database.read(handle -> names(handle, name).list());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nobodyElseCanReadTheFile() throws IOException {
        for (String name : List.of("quoin.db", "quoin.db-wal")) {
            assertThat(Files.getPosixFilePermissions(folder.resolve(name)))
                    .as(name)
                    .isEqualTo(PosixFilePermissions.fromString("rw-------"));
        }
    }

    @Test
    void aStatementThatIsInUseIsNotGivenOutAgain() {
        List<String> pairs = database.read(handle -> {
            var found = new ArrayList<String>();
            try (Stream<String> outer = names(handle, "a").stream()) {
                outer.forEach(one -> found.add(one + names(handle, one).list()));
            }
            return found;
        });

        assertThat(pairs).containsExactly("a[a, b, c]", "b[b, c]", "c[c]");
        assertThat(from("b")).containsExactly("b", "c");
    }

    @Test
    void aQuestionThatWasAnsweredByItsFirstRowKeepsNothingOpen() throws SQLException {
        String first = database.read(handle -> names(handle, "a").first());
        assertThat(first).isEqualTo("a");
        database.secret("d");

        // A reader that has not ended makes this busy.
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("quoin.db"));
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("PRAGMA wal_checkpoint(TRUNCATE)")) {
            assertThat(result.next()).isTrue();
            assertThat(result.getInt("busy")).isZero();
        }
        assertThat(from("c")).containsExactly("c", "d");
    }

    @Test
    void whatWasWrittenIsThereWhenItIsOpenedAgain() {
        byte[] secret = database.secret("a");
        database.close();
        database = Database.inFolder(folder);

        assertThat(database.secret("a")).isEqualTo(secret);
    }
}
