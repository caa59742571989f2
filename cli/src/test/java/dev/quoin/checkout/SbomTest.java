package dev.quoin.checkout;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The bills of materials in `quoin.jar`: valid, complete, and what NOTICE is written from.
@Tag("packaged")
class SbomTest {

    private static final Path JARS = Checkout.root().resolve("cli/target");
    private static final Path JAR = JARS.resolve("quoin.jar");
    private static final String JAVA = "META-INF/sbom/quoin.cdx.json";
    private static final String WEB = "META-INF/sbom/web.cdx.json";

    /// Inside other libraries, which list them themselves.
    private static final Set<String> EMBEDDED = Set.of("org.antlr:antlr4-runtime");

    private List<JsonNode> components = List.of();

    @BeforeEach
    void read() throws IOException {
        components = components(JAVA);
    }

    @Test
    void areValidCycloneDx() throws IOException {
        var schemas = new HashMap<String, String>();
        for (String name : List.of("bom-1.6.schema.json", "spdx.schema.json", "jsf-0.82.schema.json")) {
            try (InputStream in = SbomTest.class.getResourceAsStream("/" + name)) {
                schemas.put("http://cyclonedx.org/schema/" + name, new String(in.readAllBytes(), UTF_8));
            }
        }
        Schema schema = SchemaRegistry.withDefaultDialect(
                        SpecificationVersion.DRAFT_7, registry -> registry.schemas(schemas))
                .getSchema(SchemaLocation.of("http://cyclonedx.org/schema/bom-1.6.schema.json"));

        for (String name : sboms()) {
            assertThat(schema.validate(text(JAR, name), InputFormat.JSON))
                    .as(name)
                    .isEmpty();
        }
        assertThat(schema.validate("{\"bomFormat\": \"CycloneDX\", \"specVersion\": 1}", InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void sayVersionAndLicenseOfEverything() throws IOException {
        for (String name : sboms()) {
            assertThat(components(name)).isNotEmpty().allSatisfy(component -> {
                assertThat(component.path("purl").asString("")).startsWith("pkg:");
                assertThat(component.path("version").asString("")).isNotEmpty();
                assertThat(component.path("licenses")).isNotEmpty();
            });
        }
    }

    @Test
    void listEveryLibraryInTheJarInItsVersion() throws IOException {
        Map<String, String> libraries = libraries(JAR);
        var listed = new HashMap<String, String>();
        for (JsonNode component : components) {
            listed.put(name(component), component.path("version").asString());
        }

        assertThat(libraries).containsKeys("io.javalin:javalin", "info.picocli:picocli", "dev.quoin:quoin-game");
        libraries.keySet().removeAll(EMBEDDED);
        libraries.remove("dev.quoin:quoin-cli");
        assertThat(listed).containsAllEntriesOf(libraries);
        // These have no Maven metadata of their own.
        assertThat(listed)
                .containsKeys(
                        "org.jetbrains.kotlin:kotlin-stdlib",
                        "org.postgresql:postgresql",
                        "org.checkerframework:checker-qual",
                        "org.jspecify:jspecify");
    }

    @Test
    void listTheLibrariesBesideTheJar() throws IOException {
        Set<String> listed = new TreeSet<>();
        for (JsonNode component : components) {
            String classifier = component.path("purl").asString().replaceFirst(".*[?&]classifier=([^&]*).*", "-$1");
            String name = component.path("name").asString();
            listed.add((classifier.startsWith("-") ? name + classifier : name) + ".jar");
        }

        try (Stream<Path> natives = Files.list(JARS.resolve("natives"))) {
            assertThat(natives.map(file -> file.getFileName().toString()))
                    .isNotEmpty()
                    .isSubsetOf(listed);
        }
    }

    @Test
    void listThePackagesInTheWebPages() throws IOException {
        assumeTrue(sboms().contains(WEB), "the jar was built without the web pages");

        assertThat(components(WEB))
                .extracting(SbomTest::name)
                .contains("svelte")
                .doesNotContain("vite", "typescript");
    }

    @Test
    void areTheSameInEveryBuild() throws IOException {
        for (String name : sboms()) {
            assertThat(JsonMapper.shared()
                            .readTree(text(JAR, name))
                            .path("metadata")
                            .has("timestamp"))
                    .as(name)
                    .isFalse();
        }
    }

    @Test
    void stayOutOfTheSmallJarsWhichHaveMetadata() throws IOException {
        for (String name : List.of("solver.jar", "scorechecker.jar")) {
            Map<String, String> libraries = libraries(JARS.resolve(name));

            assertThat(libraries)
                    .containsKeys("info.picocli:picocli", "tools.jackson.core:jackson-core")
                    .doesNotContainKey("io.javalin:javalin");
            assertThat(libraries.get("info.picocli:picocli")).matches("\\d+\\.\\d+\\.\\d+");
            try (var jar = new JarFile(JARS.resolve(name).toFile())) {
                assertThat(jar.getEntry(JAVA)).isNull();
            }
        }
    }

    @Test
    void areWhatNoticeIsWrittenFrom(@TempDir Path scratch) throws IOException {
        assumeTrue(sboms().contains(WEB), "the jar was built without the web pages");
        Path notice = Checkout.root().resolve("NOTICE");

        Finished finished = notice(notice, "--check");
        assertThat(finished.err()).isEmpty();
        assertThat(finished.exitCode()).isZero();

        Path old = scratch.resolve("NOTICE");
        Files.writeString(old, Files.readString(notice).replace("  io.javalin:javalin\n", ""));
        finished = notice(old, "--check");
        assertThat(finished.err()).endsWith("; run ./quoin notice\n");
        assertThat(finished.exitCode()).isEqualTo(1);
    }

    private static Finished notice(Path file, String option) {
        Path scripts = Checkout.root().resolve("scripts");
        return Checkout.run(
                JARS,
                Map.of(),
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        JAR.toString(),
                        scripts.resolve("Notice.java").toString(),
                        JAR.toString(),
                        scripts.resolve("notice.txt").toString(),
                        file.toString(),
                        option));
    }

    private static List<String> sboms() throws IOException {
        try (var jar = new JarFile(JAR.toFile())) {
            return Stream.of(JAVA, WEB)
                    .filter(name -> jar.getEntry(name) != null)
                    .toList();
        }
    }

    private static List<JsonNode> components(String sbom) throws IOException {
        var components = new ArrayList<JsonNode>();
        JsonMapper.shared().readTree(text(JAR, sbom)).path("components").forEach(components::add);
        return components;
    }

    private static String name(JsonNode component) {
        String group = component.path("group").asString("");
        return (group.isEmpty() ? "" : group + ":") + component.path("name").asString();
    }

    /// Libraries by their Maven metadata, with their versions.
    private static Map<String, String> libraries(Path file) throws IOException {
        var libraries = new HashMap<String, String>();
        try (var jar = new JarFile(file.toFile())) {
            for (JarEntry entry : jar.stream()
                    .filter(each -> each.getName().endsWith("/pom.properties"))
                    .toList()) {
                var properties = new Properties();
                properties.load(new StringReader(text(file, entry.getName())));
                libraries.put(
                        properties.getProperty("groupId") + ":" + properties.getProperty("artifactId"),
                        properties.getProperty("version"));
            }
        }
        return libraries;
    }

    private static String text(Path file, String name) throws IOException {
        try (var jar = new JarFile(file.toFile())) {
            return new String(jar.getInputStream(jar.getEntry(name)).readAllBytes(), UTF_8);
        }
    }
}
