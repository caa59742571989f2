package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// The files that a project's host reads: workflows, issue forms, updates, citation.
class CommunityFilesTest {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final Path GITHUB = Checkout.root().resolve(".github");

    private static final Set<String> FORM_FIELDS = Set.of("markdown", "textarea", "input", "dropdown", "checkboxes");

    /// The fields of CITATION.cff that this project uses, of those that version 1.2.0 of the format has.
    private static final Set<String> CITATION_FIELDS = Set.of(
            "cff-version",
            "message",
            "type",
            "title",
            "abstract",
            "authors",
            "version",
            "date-released",
            "license",
            "url",
            "repository-code",
            "keywords");

    static Stream<Path> workflows() throws IOException {
        return yaml(GITHUB.resolve("workflows"));
    }

    static Stream<Path> forms() throws IOException {
        return yaml(GITHUB.resolve("ISSUE_TEMPLATE")).filter(file -> !file.endsWith("config.yml"));
    }

    private static Stream<Path> yaml(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        }
    }

    private static JsonNode read(Path file) throws IOException {
        return YAML.readTree(Files.readString(file));
    }

    @Test
    void workflowsForTestsReleasesAndDocumentsExist() throws IOException {
        assertThat(workflows().map(file -> file.getFileName().toString()))
                .containsExactly("ci.yml", "docs.yml", "release.yml");
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void workflowsHaveJobsWhoseStepsDoOneThing(Path file) throws IOException {
        JsonNode workflow = read(file);

        assertThat(workflow.path("name").asString()).isNotBlank();
        assertThat(workflow.path("on").isEmpty()).isFalse();
        // The token has the rights that are listed, instead of the host's default.
        assertThat(workflow.path("permissions").path("contents").asString()).isIn("read", "write");
        assertThat(workflow.path("jobs").size()).isPositive();
        for (var job : workflow.path("jobs").properties()) {
            assertThat(job.getValue().path("runs-on").asString())
                    .as(job.getKey())
                    .endsWith("-latest");
            assertThat(job.getValue().path("steps").size()).isPositive();
            for (JsonNode step : job.getValue().path("steps")) {
                assertThat(step.has("run") ^ step.has("uses"))
                        .as("%s: %s", job.getKey(), step)
                        .isTrue();
                if (step.has("uses")) {
                    assertThat(step.path("uses").asString()).matches("[\\w-]+/[\\w-]+@v\\d+");
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ci.yml", "docs.yml", "release.yml"})
    void workflowsCallCommandsOfTheLauncher(String name) throws IOException {
        String launcher = Files.readString(Checkout.root().resolve("quoin"));
        Pattern call = Pattern.compile("run: \\./quoin (\\w+)");
        var called = call.matcher(Files.readString(GITHUB.resolve("workflows").resolve(name)))
                .results()
                .toList();

        assertThat(called).isNotEmpty();
        for (var match : called) {
            assertThat(launcher).contains("#   ./quoin " + match.group(1));
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void issueFormsAreComplete(Path file) throws IOException {
        JsonNode form = read(file);

        assertThat(form.path("name").asString()).isNotBlank();
        assertThat(form.path("description").asString()).isNotBlank();
        assertThat(form.path("body").size()).isPositive();
        var ids = new ArrayList<String>();
        for (JsonNode field : form.path("body")) {
            String type = field.path("type").asString();
            assertThat(type).isIn(FORM_FIELDS);
            if (type.equals("markdown")) {
                assertThat(field.path("attributes").path("value").asString()).isNotBlank();
            } else {
                ids.add(field.path("id").asString());
                assertThat(field.path("attributes").path("label").asString()).isNotBlank();
                boolean choice = type.equals("dropdown") || type.equals("checkboxes");
                assertThat(field.path("attributes").path("options").size() > 0).isEqualTo(choice);
            }
        }
        assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z]+"));
        assertThat(ids).isNotEmpty();
    }

    @Test
    void thereIsAFormForBugsFeaturesAndQuestions() throws IOException {
        assertThat(forms().map(file -> file.getFileName().toString()))
                .containsExactly("bug.yml", "feature.yml", "question.yml");
        assertThat(GITHUB.resolve("PULL_REQUEST_TEMPLATE.md")).isNotEmptyFile();
    }

    @Test
    void updatesComeForEveryEcosystemAndFromFoldersThatExist() throws IOException {
        JsonNode updates = read(GITHUB.resolve("dependabot.yml"));

        var ecosystems = new TreeSet<String>();
        assertThat(updates.path("version").asInt()).isEqualTo(2);
        for (JsonNode update : updates.path("updates")) {
            ecosystems.add(update.path("package-ecosystem").asString());
            List<String> folders = update.has("directory")
                    ? List.of(update.path("directory").asString())
                    : update.path("directories")
                            .valueStream()
                            .map(JsonNode::asString)
                            .toList();
            assertThat(folders)
                    .isNotEmpty()
                    .allSatisfy(folder -> assertThat(Checkout.root().resolve(folder.substring(1)))
                            .isDirectory());
        }
        assertThat(ecosystems).contains("maven", "npm", "pip", "github-actions", "docker");
    }

    @Test
    void theCitationHasTheFieldsOfItsFormat() throws IOException {
        JsonNode citation = read(Checkout.root().resolve("CITATION.cff"));

        assertThat(citation.propertyNames()).isSubsetOf(CITATION_FIELDS);
        assertThat(citation.propertyNames())
                .contains("cff-version", "message", "title", "authors", "version", "license");
        assertThat(citation.path("cff-version").asString()).isEqualTo("1.2.0");
        assertThat(citation.path("type").asString()).isEqualTo("software");
        assertThat(citation.path("license").asString()).isEqualTo("Apache-2.0");
        assertThat(citation.path("authors").size()).isPositive();
        for (JsonNode author : citation.path("authors")) {
            assertThat(author.has("name") || author.has("family-names")).isTrue();
        }
    }
}
