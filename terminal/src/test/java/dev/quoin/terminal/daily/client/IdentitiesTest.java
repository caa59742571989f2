package dev.quoin.terminal.daily.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class IdentitiesTest {
    private static final String ELSEWHERE = "https://quoin.example";

    @TempDir
    Path folder;

    private Path file = Path.of("players");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("made/players");
    }

    @Test
    void whatIsKeptIsThereTheNextTime() {
        Identities first = Identities.in(file);
        first.keep(ELSEWHERE, "one");
        first.keep(Identities.OWN_SERVER, "two");
        first.keep(ELSEWHERE, "three");

        Identities second = Identities.in(file);
        assertThat(second.cookie(ELSEWHERE)).contains("three");
        assertThat(second.cookie(Identities.OWN_SERVER)).contains("two");
        assertThat(second.cookie("https://other.example")).isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nobodyElseCanReadTheFile() throws IOException {
        Identities.in(file).keep(ELSEWHERE, "one");

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        try (var beside = Files.list(file.resolveSibling("."))) {
            assertThat(beside).hasSize(1);
        }
    }

    @Test
    void serversOfThisMachineTryTheCookieOfOneAnother() {
        Identities identities = Identities.in(file);
        identities.keep("http://localhost:8080", "one");

        assertThat(identities.cookie(Identities.OWN_SERVER)).contains("one");
        assertThat(identities.cookie("http://127.0.0.1:9000")).contains("one");
        identities.keep("http://127.0.0.1:9000", "two");
        assertThat(identities.cookie("http://127.0.0.1:9000")).contains("two");
        assertThat(identities.cookie("http://localhost:8080")).contains("one");
    }

    @Test
    void noOtherServerIsShownTheCookieOfThisMachine() {
        Identities identities = Identities.in(file);
        identities.keep("http://localhost:8080", "one");

        assertThat(identities.cookie(ELSEWHERE)).isEmpty();
        assertThat(identities.cookie("http://localhost.example:8080")).isEmpty();
        assertThat(identities.cookie("https://127.0.0.1.example")).isEmpty();
    }
}
