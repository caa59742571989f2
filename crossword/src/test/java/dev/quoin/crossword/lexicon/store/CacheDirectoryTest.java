package dev.quoin.crossword.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class CacheDirectoryTest {
    @Test
    void theVariableOfTheProgramComesFirst() {
        assertThat(CacheDirectory.locate(Map.of("QUOIN_CACHE", "here", "XDG_CACHE_HOME", "/xdg"), "Linux", "/home/ann"))
                .hasValue(Path.of("here"));
    }

    @Test
    void thenTheDesktopStandardIfAbsolute() {
        assertThat(CacheDirectory.locate(Map.of("QUOIN_CACHE", "", "XDG_CACHE_HOME", "/xdg"), "Linux", "/home/ann"))
                .hasValue(Path.of("/xdg/quoin"));
        assertThat(CacheDirectory.locate(Map.of("XDG_CACHE_HOME", "xdg"), "Linux", "/home/ann"))
                .hasValue(Path.of("/home/ann/.cache/quoin"));
    }

    @Test
    void thenWhatTheSystemDoes() {
        assertThat(CacheDirectory.locate(Map.of(), "Linux", "/home/ann")).hasValue(Path.of("/home/ann/.cache/quoin"));
        assertThat(CacheDirectory.locate(Map.of(), "Mac OS X", "/Users/ann"))
                .hasValue(Path.of("/Users/ann/Library/Caches/quoin"));
        assertThat(CacheDirectory.locate(Map.of("LOCALAPPDATA", "/local"), "Windows 11", "/users/ann"))
                .hasValue(Path.of("/local/quoin"));
        assertThat(CacheDirectory.locate(Map.of(), "Windows 11", "/users/ann"))
                .hasValue(Path.of("/users/ann/AppData/Local/quoin"));
    }

    @Test
    void withoutAHomeThereIsNone() {
        assertThat(CacheDirectory.locate(Map.of(), "Linux", "?")).isEmpty();
        assertThat(CacheDirectory.locate(Map.of("QUOIN_CACHE", "\0"), "Linux", ""))
                .isEmpty();
    }
}
