package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Packages from npm and PyPI are pinned to their bytes, and no file says which registry they come from.
class PinnedVersionsTest {

    @ParameterizedTest
    @ValueSource(strings = {"requirements", "requirements-api", "requirements-docs", "requirements-training"})
    void pythonPackagesHaveHashes(String name) throws IOException {
        String locked = Files.readString(python(name + ".txt"));

        List<String> requirements = locked.replace("\\\n", " ")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertThat(requirements)
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("==").containsPattern("--hash=sha256:[0-9a-f]{64}"));
        assertThat(locked).doesNotContain("http").doesNotContain("index-url");
    }

    @ParameterizedTest
    @ValueSource(strings = {"requirements", "requirements-api", "requirements-docs", "requirements-training"})
    void pythonPackagesAreTheOnesThatWereAskedFor(String name) throws IOException {
        var locked = new ArrayList<String>();
        for (String line : Files.readAllLines(python(name + ".txt"))) {
            locked.add(line.replaceFirst("[ ;\\\\].*", ""));
        }

        for (String line : Files.readAllLines(python(name + ".in"))) {
            if (!line.startsWith("#")) {
                String pin =
                        line.replaceFirst(";.*", "").replaceFirst("\\[.*]", "").strip();
                assertThat(locked)
                        .as("python/%s.txt, see docs/supply-chain.md", name)
                        .contains(pin.toLowerCase(Locale.ROOT));
            }
        }
    }

    @Test
    void npmPackagesHaveHashes() throws IOException {
        String text = Files.readString(Checkout.root().resolve("web/package-lock.json"));
        JsonNode packages = JsonMapper.shared().readTree(text).path("packages");

        var loose = new ArrayList<String>();
        for (var entry : packages.properties()) {
            boolean pinned = entry.getValue().path("integrity").asString("").startsWith("sha512-");
            if (!entry.getKey().isEmpty() && !pinned) {
                loose.add(entry.getKey());
            }
        }
        assertThat(packages.size()).isGreaterThan(100);
        assertThat(loose).isEmpty();
        assertThat(text).doesNotContain("\"resolved\"");
    }

    private static Path python(String file) {
        return Checkout.root().resolve("python").resolve(file);
    }
}
