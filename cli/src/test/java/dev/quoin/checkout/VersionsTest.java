package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every file that names the version names the same one, and `scripts/version.sh` changes all of them.
class VersionsTest {
    private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+(-rc\\.\\d+|-SNAPSHOT)?");

    /// What is wrong with the versions that the files of a checkout name.
    private static List<String> faults(Path root, String expected) throws IOException {
        String release = expected.replace("-SNAPSHOT", "");
        String python = expected.replace("-SNAPSHOT", ".dev0").replace("-rc.", "rc");
        var wrong = new ArrayList<String>();
        for (Path pom : poms(root)) {
            boolean example = root.relativize(pom).startsWith("examples");
            check(wrong, root, pom, example ? "<quoin.version>([^<]+)<" : own(), example ? release : expected);
        }
        Path gradle = root.resolve("examples/embedding/build.gradle.kts");
        check(wrong, root, gradle, "(?m)^val quoinVersion = \"([^\"]+)\"", release);
        check(wrong, root, root.resolve("python/pyproject.toml"), "(?m)^version = \"([^\"]+)\"", python);
        check(wrong, root, root.resolve("python/src/quoin/__init__.py"), "(?m)^__version__ = \"([^\"]+)\"", python);
        check(wrong, root, root.resolve("web/package.json"), "\"version\": \"([^\"]+)\"", expected);
        String locked = "\"name\": \"quoin-web\",\\s+\"version\": \"([^\"]+)\"";
        check(wrong, root, root.resolve("web/package-lock.json"), locked, expected);
        check(wrong, root, root.resolve("CITATION.cff"), "(?m)^version: (\\S+)$", release);
        for (Path page : pages(root)) {
            mentions(wrong, root, page, "quoin-(\\d[0-9a-z.-]*)-py3-none-any", python.replace(".dev0", ""));
            mentions(wrong, root, page, "dev\\.quoin:quoin-[a-z]+:(\\d[0-9A-Za-z.-]*)", release);
            mentions(wrong, root, page, "quoin release (\\d[0-9A-Za-z.-]*)", release);
        }
        return wrong;
    }

    /// A page may name the version or not.
    private static void mentions(List<String> wrong, Path root, Path page, String pattern, String expected)
            throws IOException {
        if (!found(page, pattern).isEmpty()) {
            check(wrong, root, page, pattern, expected);
        }
    }

    private static String own() {
        return "<artifactId>quoin-(?:parent|bom)</artifactId>\\s+<version>([^<$]+)<";
    }

    private static void check(List<String> wrong, Path root, Path file, String pattern, String expected)
            throws IOException {
        List<String> found = found(file, pattern);
        if (found.isEmpty() || !found.stream().allMatch(expected::equals)) {
            wrong.add(root.relativize(file) + " names " + found + ", not " + expected);
        }
    }

    private static List<String> found(Path file, String pattern) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(file))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    private static List<Path> poms(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root, 3)) {
            return files.filter(file -> file.getFileName().toString().equals("pom.xml"))
                    .filter(file -> !file.toString().contains("/target/")
                            && !file.toString().contains("/.quoin/"))
                    .toList();
        }
    }

    private static List<Path> pages(Path root) throws IOException {
        try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(root.resolve("README.md"), root.resolve("examples/embedding/README.md")), docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        }
    }

    private static String version(Path root) throws IOException {
        return found(root.resolve("pom.xml"), own()).getFirst();
    }

    @Test
    void agree() throws IOException {
        String version = version(Checkout.root());

        assertThat(version).matches(VERSION);
        assertThat(poms(Checkout.root())).hasSizeGreaterThanOrEqualTo(14);
        assertThat(faults(Checkout.root(), version)).isEmpty();
    }

    @Test
    void theChangeLogHasASectionForThisOne() throws IOException {
        String release = version(Checkout.root()).replaceFirst("-.*", "");

        assertThat(Files.readString(Checkout.root().resolve("CHANGELOG.md")))
                .containsPattern("(?m)^## \\[?" + Pattern.quote(release) + "\\b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.2.3", "1.2.3-SNAPSHOT", "1.2.3-rc.4"})
    @DisabledOnOs(OS.WINDOWS)
    void areSetByTheScript(String version, @TempDir Path copy) throws IOException {
        copy(copy);

        Finished finished = set(copy, version);

        assertThat(finished.err()).isEmpty();
        assertThat(finished.exitCode()).isZero();
        assertThat(faults(copy, version)).isEmpty();
        set(copy, version(Checkout.root()));
        assertThat(faults(copy, version(Checkout.root()))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"''", "1.2", "v1.2.3", "1.2.3-beta", "01.2.3", "1.2.3-rc.0"})
    @DisabledOnOs(OS.WINDOWS)
    void thatAreNoneAreRefused(String version, @TempDir Path copy) throws IOException {
        copy(copy);

        Finished finished = set(copy, version);

        assertThat(finished.exitCode()).isEqualTo(2);
        assertThat(finished.err()).contains("'" + version + "' is not a version");
        assertThat(faults(copy, version(Checkout.root()))).isEmpty();
    }

    private static Finished set(Path root, String version) {
        return Checkout.run(
                root, Map.of(), List.of("sh", root.resolve("scripts/version.sh").toString(), version));
    }

    /// Copies what names the version, and the script.
    private static void copy(Path target) throws IOException {
        Path root = Checkout.root();
        var files = new ArrayList<Path>(poms(root));
        files.addAll(pages(root));
        for (String file : List.of(
                "scripts/version.sh",
                "examples/embedding/build.gradle.kts",
                "python/pyproject.toml",
                "python/src/quoin/__init__.py",
                "web/package.json",
                "web/package-lock.json",
                "CITATION.cff")) {
            files.add(root.resolve(file));
        }
        for (Path file : files) {
            Path copied = target.resolve(root.relativize(file));
            Files.createDirectories(copied.getParent());
            Files.copy(file, copied);
        }
    }
}
