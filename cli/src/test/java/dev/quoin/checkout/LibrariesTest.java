package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;
import tools.jackson.core.JsonGenerator;

/// The libraries as they are published: what Maven Central asks of a POM, the BOM, and the module descriptors.
class LibrariesTest {
    static final List<String> LIBRARIES = List.of("game", "crossword", "othello", "env", "arena");

    /// Packages that a module does not export, or exports to our own modules only. docs/stability.md lists them.
    private static final Set<String> INTERNAL =
            Set.of("dev.quoin.game.file", "dev.quoin.game.secret", "dev.quoin.env.bridge");

    @TempDir
    static Path descriptors;

    @ParameterizedTest
    @ValueSource(strings = {"pom.xml", "bom/pom.xml"})
    void sayWhatMavenCentralAsksFor(String pom) throws Exception {
        Element project = pom(pom);

        for (String path : List.of(
                "name",
                "description",
                "url",
                "licenses/license/name",
                "licenses/license/url",
                "developers/developer/name",
                "scm/connection",
                "scm/developerConnection",
                "scm/url")) {
            assertThat(text(project, path)).as(path).isNotBlank();
        }
    }

    @ParameterizedTest
    @FieldSource("LIBRARIES")
    void haveANameAndADescriptionOfTheirOwn(String library) throws Exception {
        Element project = pom(library + "/pom.xml");

        assertThat(text(project, "artifactId")).isEqualTo("quoin-" + library);
        assertThat(text(project, "name")).isEqualTo("Quoin " + library);
        assertThat(text(project, "description")).isNotBlank();
        assertThat(text(project, "parent/artifactId")).isEqualTo("quoin-parent");
    }

    @Test
    void areAllInTheBom() throws Exception {
        Element management = child(child(pom("bom/pom.xml"), "dependencyManagement"), "dependencies");

        assertThat(children(management).map(dependency -> text(dependency, "artifactId")))
                .containsExactlyElementsOf(
                        LIBRARIES.stream().map(name -> "quoin-" + name).toList());
        assertThat(children(management).map(dependency -> text(dependency, "version")))
                .containsOnly("${project.version}");
    }

    /// What a library brings into the class path of a user, besides what these bring. No logger, and native libraries
    /// only where their module says so.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pom.xml           | jspecify
            game/pom.xml      |
            crossword/pom.xml | quoin-game
            othello/pom.xml   | quoin-game
            env/pom.xml       | quoin-game quoin-crossword quoin-othello
            arena/pom.xml     | quoin-game jackson-core
            learning/pom.xml  | quoin-game quoin-crossword quoin-othello lightgbm4j slf4j-api
            """)
    void bringTheseDependenciesOnly(String pom, @Nullable String expected) throws Exception {
        List<String> brought = children(pom(pom))
                .filter(child -> child.getTagName().equals("dependencies"))
                .flatMap(LibrariesTest::children)
                .filter(dependency -> children(dependency)
                        .noneMatch(child -> child.getTextContent().matches("test|provided")))
                .map(dependency -> text(dependency, "artifactId"))
                .toList();

        assertThat(brought).isEqualTo(expected == null ? List.of() : List.of(expected.split(" ")));
    }

    /// Gradle itself is not part of the build. Its files must say what the Maven project says, which a release runs.
    @Test
    void areUsedAlikeByTheExamplesForMavenAndGradle() throws Exception {
        Path example = Checkout.root().resolve("examples/embedding");
        String gradle = Files.readString(example.resolve("build.gradle.kts"));
        Element dependencies = child(pom("examples/embedding/pom.xml"), "dependencies");

        assertThat(Pattern.compile("implementation\\(\"([^\"]+)\"\\)")
                        .matcher(gradle)
                        .results()
                        .map(match -> match.group(1)))
                .containsExactlyElementsOf(children(dependencies)
                        .map(each -> text(each, "groupId") + ":" + text(each, "artifactId"))
                        .toList());
        assertThat(gradle)
                .contains("platform(\"dev.quoin:quoin-bom:$quoinVersion\")", "JavaLanguageVersion.of(25)")
                .contains("mainModule = \"example.embedding\"", "mainClass = \"example.Embedding\"");
        assertThat(Files.readString(example.resolve("settings.gradle.kts")))
                .isEqualTo("rootProject.name = \"embedding\"\n");
    }

    @ParameterizedTest
    @FieldSource("LIBRARIES")
    void exportEveryPackageThatIsNotInternal(String library) throws IOException {
        ModuleDescriptor module = descriptor(library);

        assertThat(module.name()).isEqualTo("dev.quoin." + library);
        assertThat(module.isAutomatic() || module.isOpen()).isFalse();
        Set<String> exported = module.exports().stream()
                .filter(export -> !export.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> expected = packages(library);
        expected.removeAll(INTERNAL);
        assertThat(exported)
                .as("%s/src/main/module/module-info.java, and the list here", library)
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @FieldSource("LIBRARIES")
    void provideTheServicesThatTheClassPathFinds(String library) throws IOException {
        var provided = new TreeSet<String>();
        for (ModuleDescriptor.Provides provides : descriptor(library).provides()) {
            provides.providers().forEach(provider -> provided.add(provides.service() + " " + provider));
        }
        var listed = new TreeSet<String>();
        Path services = Checkout.root().resolve(library).resolve("src/main/resources/META-INF/services");
        if (Files.isDirectory(services)) {
            try (Stream<Path> files = Files.list(services)) {
                for (Path file : files.toList()) {
                    Files.readString(file).lines().forEach(provider -> listed.add(file.getFileName() + " " + provider));
                }
            }
        }
        assertThat(provided).isEqualTo(listed);
    }

    @ParameterizedTest
    @FieldSource("LIBRARIES")
    void declareTheServicesThatTheyLoad(String library) throws IOException {
        var loaded = new TreeSet<String>();
        Pattern load = Pattern.compile("ServiceLoader\\.load\\((\\w+)\\.class");
        for (Path source : Checkout.mainSources()) {
            if (source.startsWith(Checkout.root().resolve(library))) {
                load.matcher(Files.readString(source)).results().forEach(match -> loaded.add(match.group(1)));
            }
        }
        Set<String> used = descriptor(library).uses().stream()
                .map(service -> service.substring(service.lastIndexOf('.') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(used).isEqualTo(loaded);
    }

    /// Every checked compilation runs doclint, with the groups that a release makes the Javadoc with.
    @Test
    void haveJavadocThatTheCompilerChecks() throws IOException {
        String pom = Files.readString(Checkout.root().resolve("pom.xml"));

        assertThat(pom).contains("<arg>-Xdoclint:all,-missing</arg>").contains("<doclint>all,-missing</doclint>");
    }

    @Test
    void internalPackagesAreNamedInThePromise() throws IOException {
        assertThat(Files.readString(Checkout.root().resolve("docs/stability.md")))
                .contains(INTERNAL);
    }

    private static Set<String> packages(String library) throws IOException {
        Path java = Checkout.root().resolve(library).resolve("src/main/java");
        try (Stream<Path> files = Files.walk(java)) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .map(file -> java.relativize(file.getParent()).toString().replace('/', '.'))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static ModuleDescriptor descriptor(String library) throws IOException {
        try (InputStream in = Files.newInputStream(descriptors.resolve(library).resolve("module-info.class"))) {
            return ModuleDescriptor.read(in);
        }
    }

    /// Compiles the descriptors against the classes, as a release does. An export of a missing package is an error.
    @BeforeAll
    static void compileTheDescriptors() {
        ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
        var modules = new StringBuilder(jar(NullMarked.class))
                .append(File.pathSeparator)
                .append(jar(JsonGenerator.class));
        var patches = new ArrayList<String>();
        for (String library : LIBRARIES) {
            Path classes = Checkout.root().resolve(library).resolve("target/classes");
            assumeTrue(Files.isDirectory(classes), "Maven has not compiled " + library);
            patches.add("--patch-module=dev.quoin." + library + "=" + classes);
            var arguments = new ArrayList<>(List.of(
                    "-Xlint:all,-module",
                    "-Werror",
                    "-proc:none",
                    "-cp",
                    descriptors.toString(),
                    "-p",
                    modules.toString()));
            arguments.addAll(patches);
            arguments.add("-d");
            arguments.add(descriptors.resolve(library).toString());
            arguments.add(Checkout.root()
                    .resolve(library)
                    .resolve("src/main/module/module-info.java")
                    .toString());
            var said = new StringWriter();
            var out = new PrintWriter(said);
            assertThat(javac.run(out, out, arguments.toArray(String[]::new)))
                    .as("%s", said)
                    .isZero();
            modules.append(File.pathSeparator).append(descriptors.resolve(library));
        }
    }

    /// The jar that a class comes from.
    private static String jar(Class<?> type) {
        return Path.of(URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString()))
                .toString();
    }

    private static Element pom(String file) throws IOException, ParserConfigurationException, SAXException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(Checkout.root().resolve(file).toFile())
                .getDocumentElement();
    }

    private static Stream<Element> children(Element parent) {
        var nodes = parent.getChildNodes();
        return Stream.iterate(0, index -> index < nodes.getLength(), index -> index + 1)
                .map(nodes::item)
                .filter(Element.class::isInstance)
                .map(Element.class::cast);
    }

    private static Element child(Element parent, String name) {
        return children(parent)
                .filter(child -> child.getTagName().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no <" + name + "> in <" + parent.getTagName() + ">"));
    }

    private static String text(Element parent, String path) {
        Element element = parent;
        for (String name : path.split("/", -1)) {
            element = child(element, name);
        }
        return element.getTextContent().strip();
    }
}
