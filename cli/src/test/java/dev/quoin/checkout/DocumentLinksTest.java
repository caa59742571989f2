package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Links between the documents, and the navigation of the site that is built from them.
class DocumentLinksTest {
    private static final Pattern FENCED = Pattern.compile("(?ms)^\\s*```.*?^\\s*```\\s*$");
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|mailto:)([^)#\\s]*)(?:#([^)\\s]*))?\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+?) *#*$");

    @Test
    void linksLeadToFilesAndHeadings() throws IOException {
        var broken = new ArrayList<String>();
        var anchors = new HashMap<Path, Set<String>>();
        int links = 0;
        for (Path document : documents()) {
            var matcher =
                    LINK.matcher(FENCED.matcher(Files.readString(document)).replaceAll(""));
            while (matcher.find()) {
                links++;
                Path target = matcher.group(1).isEmpty()
                        ? document
                        : document.resolveSibling(matcher.group(1)).normalize();
                String anchor = matcher.group(2);
                if (!Files.exists(target)) {
                    broken.add(name(document) + ": there is no file " + matcher.group(1));
                } else if (anchor != null
                        && target.toString().endsWith(".md")
                        && !anchors.computeIfAbsent(target, DocumentLinksTest::anchorsOf)
                                .contains(anchor)) {
                    broken.add(name(document) + ": " + name(target) + " has no heading for #" + anchor);
                }
            }
        }
        assertThat(links).isGreaterThan(100);
        assertThat(broken).isEmpty();
    }

    @Test
    void headingsGetTheAnchorsOfGitHub() {
        String text = """
                # What `quoin` does: *more*
                ## A [link](there.md), and 95 % of it
                ## Same
                ## Same
                ```sh
                # no heading
                ```
                """;
        assertThat(anchorsIn(text))
                .containsExactlyInAnyOrder("what-quoin-does-more", "a-link-and-95--of-it", "same", "same-1");
    }

    @Test
    void everyPageIsInTheNavigationOnce() throws IOException {
        Path root = Checkout.root();
        var listed = new ArrayList<String>();
        var sections = new ArrayList<String>();
        for (String line : Files.readAllLines(root.resolve("scripts/site/navigation.txt"))) {
            if (line.startsWith(" ")) {
                listed.add(line.substring(line.lastIndexOf('|') + 1).strip());
            } else if (!line.startsWith("#") && !line.isBlank()) {
                sections.add(line);
            }
        }
        assertThat(sections)
                .containsExactly(
                        "Start",
                        "Play",
                        "Python",
                        "Agents and arena",
                        "Java library",
                        "Command line",
                        "How it works",
                        "Reference");
        assertThat(listed).doesNotHaveDuplicates();
        assertThat(listed.stream().filter(page -> page.endsWith(".md")))
                .allSatisfy(page -> assertThat(root.resolve(page)).exists());
        for (Path document : documents()) {
            if (!document.startsWith(root.resolve("examples"))) {
                assertThat(listed).contains(name(document));
            }
        }
    }

    private static Set<String> anchorsOf(Path document) {
        try {
            return anchorsIn(Files.readString(document));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The anchors of a document's headings, as GitHub and the site make them.
    private static Set<String> anchorsIn(String text) {
        var anchors = new TreeSet<String>();
        Map<String, Integer> seen = new HashMap<>();
        var matcher = HEADING.matcher(FENCED.matcher(text).replaceAll(""));
        while (matcher.find()) {
            String slug = matcher.group(1)
                    .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("(?U)[^\\w\\- ]", "")
                    .replace(' ', '-');
            int before = seen.merge(slug, 1, Integer::sum) - 1;
            anchors.add(before == 0 ? slug : slug + "-" + before);
        }
        return anchors;
    }

    private static String name(Path file) {
        return Checkout.root().relativize(file).toString();
    }

    /// The documents at the top of the project, in docs/ and beside the examples.
    private static List<Path> documents() throws IOException {
        Path root = Checkout.root();
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"));
                Stream<Path> examples = Files.walk(root.resolve("examples"))) {
            return Stream.of(top, docs, examples)
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }
}
