package dev.quoin.crossword.match;

import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.agent.CrosswordLevels;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.WordListText;
import dev.quoin.crossword.lexicon.store.LexiconCache;
import dev.quoin.crossword.lexicon.store.LexiconLoader;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Setting;
import java.util.Arrays;
import java.util.List;

/// The [GameKit] of the crossword game.
public final class CrosswordKit implements GameKit<CrosswordPosition, CrosswordMove> {
    private static final String DEFAULT_VARIANT = "standard";
    private static final List<String> CHALLENGE_RULES =
            Arrays.stream(ChallengeRule.values()).map(ChallengeRule::text).toList();

    @Override
    public String id() {
        return CrosswordRuleset.ID;
    }

    @Override
    public String title() {
        return "the crossword game";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                new Setting("variant", DEFAULT_VARIANT, "variant by name, or a file", Variants.names()),
                new Setting("lexicon", "", "word list by name, or a file", Lexicons.names()),
                new Setting("encoding", "", "encoding of the word list", List.of()),
                new Setting("challenge", ChallengeRule.VOID.text(), "challenge rule", CHALLENGE_RULES));
    }

    @Override
    public CrosswordRuleset open(GameSettings settings) {
        Variant named = Variants.open(settings.value("variant").orElse(DEFAULT_VARIANT));
        Variant variant = settings.value("lexicon").map(named::withLexicon).orElse(named);
        ChallengeRule rule =
                settings.value("challenge").map(CrosswordKit::challengeRule).orElse(ChallengeRule.VOID);
        Lexicon lexicon = lexicon(variant, settings);
        CrosswordRuleset ruleset = CrosswordRuleset.of(variant, lexicon, rule);
        return settings.folder()
                .map(folder -> ruleset.withWordList(WordListFile.of(variant.lexicon(), lexicon, folder)))
                .orElse(ruleset);
    }

    private static ChallengeRule challengeRule(String text) {
        return ChallengeRule.named(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "challenge must be one of " + String.join(", ", CHALLENGE_RULES) + ", got '" + text + "'"));
    }

    /// Reports skipped lines every time: players must know that words are missing.
    private static Lexicon lexicon(Variant variant, GameSettings settings) {
        var plain = new LexiconLoader(LexiconCache.ofUser());
        LexiconLoader loader = settings.value("encoding")
                .map(WordListText::encoding)
                .map(plain::withEncoding)
                .orElse(plain);
        LoadedLexicon loaded = loader.open(variant.lexicon(), variant.tiles().alphabet());
        loaded.warning().ifPresent(settings.messages());
        return loaded.lexicon();
    }

    @Override
    public AgentCatalog<CrosswordPosition, CrosswordMove> agents() {
        return CrosswordAgents.catalog();
    }

    @Override
    public List<Level> levels() {
        return CrosswordLevels.all();
    }
}
