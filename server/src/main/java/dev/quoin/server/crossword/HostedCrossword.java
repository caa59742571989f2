package dev.quoin.server.crossword;

import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.AgentPlugin;
import dev.quoin.crossword.agent.CrosswordLevels;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.match.WordListFile;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.agent.Level;
import dev.quoin.game.play.Contestant;
import dev.quoin.server.http.Refused;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Outsiders;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The shipped variants, and who plays them. Thread-safe.
public final class HostedCrossword implements HostedGame<CrosswordPosition, CrosswordMove> {
    private final Outsiders outsiders;
    private final Path folder;
    private final List<Level> opponents;
    private final Map<String, CrosswordRuleset> rulesets = new ConcurrentHashMap<>();
    private final Map<String, CrosswordRuleset> withWords = new ConcurrentHashMap<>();
    private final Map<String, AgentFactory<CrosswordPosition, CrosswordMove>> makers = new ConcurrentHashMap<>();

    /// A house that also lets players of the operator's play, as [Outsiders] reads them.
    ///
    /// @param folder where programs find the words
    /// @throws IllegalArgumentException when one of them cannot be used
    public HostedCrossword(List<String> outsiders, Path folder) {
        this.outsiders = Outsiders.of(outsiders, text -> AgentKind.named(text).isPresent());
        this.folder = folder;
        this.opponents = Stream.of(CrosswordLevels.all(), learnt(), this.outsiders.opponents())
                .flatMap(List::stream)
                .toList();
    }

    /// Networks that come with the program, each for one variant, where what runs them is there.
    private static List<Level> learnt() {
        return Variants.names().stream()
                .flatMap(variant -> AgentPlugin.found().stream()
                        .flatMap(plugin -> plugin.shipped(Variants.named(variant)).stream())
                        .map(name -> new Level(
                                name,
                                name,
                                "Learnt",
                                "A neural network trained by self-play on this board. It does not look ahead.",
                                List.of(variant))))
                .toList();
    }

    @Override
    public String kind() {
        return "crossword";
    }

    @Override
    public String defaultVariant() {
        return "standard";
    }

    @Override
    public CrosswordRuleset ruleset(String variant) {
        if (!Variants.names().contains(variant)) {
            throw Refused.unknown(
                    "there is no variant '" + variant + "', expected one of " + String.join(", ", Variants.names()));
        }
        return rulesets.computeIfAbsent(variant, HostedCrossword::open);
    }

    private static CrosswordRuleset open(String name) {
        Variant variant = Variants.named(name);
        return CrosswordRuleset.of(
                variant, Lexicons.named(variant.lexicon(), variant.tiles().alphabet()));
    }

    @Override
    public List<Level> opponents() {
        return opponents;
    }

    @Override
    public Contestant<CrosswordPosition, CrosswordMove> contestant(String variant, String agent) {
        requireOffered(variant, agent);
        Optional<Contestant<CrosswordPosition, CrosswordMove>> outsider =
                outsiders.program(agent, disciplineWithWords(variant, agent));
        if (outsider.isPresent()) {
            return outsider.get();
        }
        AgentFactory<CrosswordPosition, CrosswordMove> maker =
                makers.computeIfAbsent(variant + " " + agent, key -> prepare(variant, agent));
        return Contestant.of(agent, maker);
    }

    /// Programs outside are told where the words are; the file is written when the first of them plays.
    private CrosswordRuleset disciplineWithWords(String variant, String agent) {
        CrosswordRuleset plain = ruleset(variant);
        return outsiders.isProgram(agent)
                ? withWords.computeIfAbsent(variant, key -> plain.withWordList(wordList(plain)))
                : plain;
    }

    private Path wordList(CrosswordRuleset ruleset) {
        var crossword = ruleset.crossword();
        return WordListFile.of(crossword.variant().lexicon(), crossword.lexicon(), folder);
    }

    private AgentFactory<CrosswordPosition, CrosswordMove> prepare(String variant, String agent) {
        var crossword = ruleset(variant).crossword();
        try {
            return AgentKind.named(outsiders.agent(agent))
                    .orElseThrow()
                    .prepare(crossword.variant(), crossword.lexicon());
        } catch (IllegalArgumentException unusable) {
            throw Refused.unknown("'" + agent + "' cannot play here: " + unusable.getMessage());
        }
    }
}
