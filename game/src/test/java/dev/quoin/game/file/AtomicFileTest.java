package dev.quoin.game.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    private Path folder;

    @Test
    void theContentIsReplacedAndNothingElseIsLeft() throws IOException {
        Path file = folder.resolve("a.txt");
        AtomicFile.write(file, "a longer text");
        AtomicFile.write(file, "ä");
        assertThat(file).hasContent("ä");
        assertThat(folder.toFile().list()).containsExactly("a.txt");
    }

    @Test
    void aWriteThatFailsLeavesNothing() throws IOException {
        Path taken = folder.resolve("taken");
        Files.createDirectories(taken.resolve("inside"));
        assertThatThrownBy(() -> AtomicFile.write(taken, "text")).isInstanceOf(UncheckedIOException.class);
        assertThat(folder.toFile().list()).containsExactly("taken");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPrivateFileIsForItsOwner() throws IOException {
        Path file = folder.resolve("secret");
        AtomicFile.write(file, "open");
        AtomicFile.writePrivate(file, "closed");
        assertThat(file).hasContent("closed");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }
}
