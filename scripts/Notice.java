import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Writes NOTICE from the SBOMs in a built quoin.jar: `java -cp quoin.jar scripts/Notice.java quoin.jar scripts/notice.txt NOTICE`.
/// With `--check` as a last argument it writes nothing and ends with 1 when the file would change.
///
/// Versions are left out, so that only a library that is added, removed or relicensed changes the file.
final class Notice {

    private static final Set<String> NATIVES = Set.of("com.microsoft.onnxruntime", "org.bytedeco");

    /// What the SBOM gets wrong, because the libraries name their licenses loosely. JLine's text has three clauses.
    private static final Map<String, String> CORRECTIONS =
            Map.of("org.jline/BSD-4-Clause", "BSD-3-Clause", "ch.qos.logback/GNU Lesser General Public License", "LGPL-2.1-only");

    public static void main(String[] arguments) throws IOException {
        Path jar = Path.of(arguments[0]);
        Path file = Path.of(arguments[2]);
        String notice = Files.readString(Path.of(arguments[1]))
                .replace("@LIBRARIES@", lines(jar, "quoin", group -> !NATIVES.contains(group)))
                .replace("@NATIVES@", lines(jar, "quoin", NATIVES::contains))
                .replace("@WEB@", lines(jar, "web", group -> true));
        if (arguments.length == 3) {
            Files.writeString(file, notice);
        } else if (!Files.readString(file).equals(notice)) {
            System.err.println(file + " does not list what " + jar + " contains; run ./quoin notice");
            System.exit(1);
        }
    }

    /// The components of one SBOM whose group is among the wanted, sorted, two lines each.
    private static String lines(Path jar, String sbom, Predicate<String> wanted) throws IOException {
        SortedSet<String> lines = new TreeSet<>();
        for (JsonNode component : sbom(jar, "META-INF/sbom/" + sbom + ".cdx.json").path("components")) {
            String group = component.path("group").asString("");
            if (!group.equals("dev.quoin") && wanted.test(group)) {
                String name = group.isEmpty() ? "" : group + ":";
                lines.add("  %s%s\n    %s, %s"
                        .formatted(name, component.path("name").asString(), licenses(group, component), address(component)));
            }
        }
        return String.join("\n", lines);
    }

    private static JsonNode sbom(Path jar, String name) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            ZipEntry entry = zip.getEntry(name);
            if (entry == null) {
                System.err.println(jar + " has no " + name + "; build it with the web pages");
                System.exit(2);
            }
            return JsonMapper.shared().readTree(zip.getInputStream(entry).readAllBytes());
        }
    }

    /// Several licenses are a choice.
    private static String licenses(String group, JsonNode component) {
        String names = StreamSupport.stream(component.path("licenses").spliterator(), false)
                .map(license -> license.path("license"))
                .map(license -> license.path("id").asString(license.path("name").asString("")))
                .map(license -> CORRECTIONS.getOrDefault(group + "/" + license, license))
                .collect(Collectors.joining(" or "));
        if (names.isEmpty()) {
            System.err.println("no license is known for " + component.path("purl").asString());
            System.exit(1);
        }
        return names;
    }

    private static String address(JsonNode component) {
        return StreamSupport.stream(component.path("externalReferences").spliterator(), false)
                .filter(reference -> Set.of("website", "vcs").contains(reference.path("type").asString()))
                .sorted((a, b) -> b.path("type").asString().compareTo(a.path("type").asString()))
                .map(reference -> reference.path("url").asString())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no address of " + component.path("purl").asString()));
    }
}
