package dev.quoin.server.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Running;
import dev.quoin.server.ServerConfig;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Variants of the operator beside the shipped ones.
class OperatorVariantTest {
    /// Every rack is the same, so that every game has the same first play.
    private static final Variant CHA = Variants.parse("""
            name = cha
            title = Cha
            lexicon = none
            rack = 2
            bonus = 5
            start = B2
            exchange = 1
            scoreless-turns = 2
            board:
              .. .. ..
              .. .. ..
              .. .. ..
            tiles:
              CH 9 5
              İ/i 0 1
            """, "cha.variant");

    @TempDir
    Path folder;

    private static CrosswordRuleset ruleset(Variant variant, String... words) {
        var builder = new LexiconBuilder(variant.tiles().alphabet());
        for (String word : words) {
            builder.add(variant.tiles().alphabet().encode(word).orElseThrow());
        }
        return CrosswordRuleset.of(variant.withLexicon("cha.txt"), builder.build());
    }

    private Running start(CrosswordRuleset... variants) {
        return Running.with(
                folder,
                settings -> settings.withExtras(
                        new ServerConfig.Extras(Optional.empty(), Map.of()).with(List.of(variants))));
    }

    @Test
    void aVariantIsPlayedAnalyzedAndResumed() {
        CrosswordRuleset cha = ruleset(CHA, "chch", "chchch");
        Client client;
        String path;
        try (Running running = start(cha)) {
            client = running.client();
            JsonNode offered = client.get("/api/catalogue").at("/variants").values().stream()
                    .filter(one -> one.path("name").asString().equals("cha"))
                    .findFirst()
                    .orElseThrow();
            assertThat(offered.path("title").asString()).isEqualTo("Cha");
            assertThat(offered.at("/letters/0/letter").asString()).isEqualTo("CH");
            assertThat(offered.at("/letters/0/lower").asString()).isEqualTo("ch");
            assertThat(offered.at("/letters/1/lower").asString()).isEqualTo("i");
            Answer begun = client.post(
                    "/api/crossword/games", "{\"variant\": \"cha\", \"opponent\": \"greedy\", \"first\": \"me\"}");
            path = begun.header("Location");
            assertThat(client.get(path).string("rack")).isEqualTo("[CH][CH]");
            // Without brackets, because the rack has the tile and not the single letters.
            Answer played = client.post(path + "/moves", "{\"turn\": 0, \"kind\": \"play\", \"text\": \"2A CHCH\"}");
            assertThat(played.status()).isEqualTo(200);
            JsonNode now = client.await(path, game -> game.path("turn").asInt() == 2);
            assertThat(now.at("/moves/0/text").asString()).isEqualTo("2A [CH][CH]");
            assertThat(now.at("/board/1").asString()).startsWith("[CH][CH]");
            assertThat(client.get(path + "/export?format=gcg").text())
                    .contains("#variant cha\n")
                    .contains("[CH]");
            String cgp = client.get(path + "/export?format=cgp").text();
            assertThat(cgp).contains("bdn cha;").doesNotContain(folder.toString());
            analyzes(client, cgp.strip());
            analyzes(client, "3/3/3 [CH][CH]/ 0/0 0 bdn cha;");
        }
        without(client, path);
        try (Running running = start(cha)) {
            assertThat(client.at(running.client().address()).get(path).number("turn"))
                    .isEqualTo(2);
        }
    }

    private static void analyzes(Client client, String position) {
        Answer answer =
                client.post("/api/analysis/crossword", "{\"position\": \"" + position + "\", \"rack\": \"[CH][CH]\"}");
        assertThat(answer.string("variant")).isEqualTo("cha");
        assertThat(answer.number("count")).isPositive();
    }

    private void without(Client client, String path) {
        try (Running running = start()) {
            Answer shown = client.at(running.client().address()).get(path);
            assertThat(shown.status()).isEqualTo(409);
            assertThat(shown.string("message"))
                    .startsWith("This server no longer has the variant 'cha'. The game continues when the server is"
                            + " started with it again.");
        }
    }

    @Test
    void onlyAgentsThatCanPlayAreOffered() {
        var hosted = hosted(ruleset(CHA, "chch"));
        assertThat(hosted.levels()).isNotEmpty();
        for (var level : hosted.levels()) {
            if (level.plays("cha")) {
                assertThat(hosted.contestant("cha", level.agent())).isNotNull();
            }
            assertThat(level.variants().isEmpty() || !level.variants().equals(List.of("cha")))
                    .isTrue();
        }
        assertThat(hosted.isOffered("cha", "greedy")).isTrue();
    }

    @Test
    void namesAreUnique() {
        CrosswordRuleset cha = ruleset(CHA, "chch");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hosted(cha, cha))
                .withMessage("two variants are called 'cha'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hosted(ruleset(renamed("mini"), "chch")))
                .withMessage("'mini' is the name of a shipped variant: choose another name in the variant file");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hosted(ruleset(renamed("spanish"), "chch")))
                .withMessageStartingWith("'spanish' is the name of a shipped variant");
        assertThat(hosted(ruleset(Variants.named("spanish"), "ocho")).has("spanish"))
                .isTrue();
    }

    private static Variant renamed(String name) {
        return Variants.parse(VariantWriter.write(CHA).replace("name = cha", "name = " + name), "other.variant");
    }

    private HostedCrossword hosted(CrosswordRuleset... variants) {
        return new HostedCrossword(List.of(), List.of(variants), folder, Optional.empty());
    }
}
