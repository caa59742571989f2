package dev.quoin.server.crossword;

import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordKit;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.match.WordListFile;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.agent.Level;
import dev.quoin.game.player.Contestant;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Routes;
import dev.quoin.server.room.HostedAgents;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Rooms;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The shipped variants, and who plays them. Thread-safe.
public final class HostedCrossword implements HostedGame<CrosswordPosition, CrosswordMove> {
    private final HostedAgents<CrosswordPosition, CrosswordMove> agents;
    private final Path folder;
    private final Map<String, CrosswordRuleset> rulesets = new ConcurrentHashMap<>();
    private final Map<String, CrosswordRuleset> withWords = new ConcurrentHashMap<>();

    /// The variants, played by agents of the operator too, as [HostedAgents] reads them.
    ///
    /// @param folder where programs find the words
    /// @throws IllegalArgumentException when one of them cannot be used
    public HostedCrossword(List<String> added, Path folder) {
        this.agents = new HostedAgents<>(new CrosswordKit(), added);
        this.folder = folder;
    }

    @Override
    public String kind() {
        return CrosswordRuleset.ID;
    }

    @Override
    public String defaultVariant() {
        return "standard";
    }

    @Override
    public CrosswordRuleset ruleset(String variant) {
        if (!Variants.names().contains(variant)) {
            throw Refused.unknown(
                    "no such variant: '" + variant + "'. Variants: " + String.join(", ", Variants.names()));
        }
        return rulesets.computeIfAbsent(variant, HostedCrossword::open);
    }

    private static CrosswordRuleset open(String name) {
        Variant variant = Variants.named(name);
        return CrosswordRuleset.of(
                variant, Lexicons.named(variant.lexicon(), variant.tiles().alphabet()));
    }

    @Override
    public List<Level> levels() {
        return agents.levels();
    }

    @Override
    public Contestant<CrosswordPosition, CrosswordMove> contestant(String variant, String agent) {
        requireOffered(variant, agent);
        return agents.contestant(
                variant, agent, () -> agents.isProgram(agent) ? rulesetWithWords(variant) : ruleset(variant));
    }

    @Override
    public Routes routes(Rooms<CrosswordPosition, CrosswordMove> rooms) {
        return new CrosswordRoutes(this, rooms);
    }

    @Override
    public String publicMove(String move) {
        // Nobody is told which tiles were exchanged.
        return move.startsWith("exch") ? "exch" : move;
    }

    @Override
    public void warmUp() {
        contestant(defaultVariant(), "greedy");
    }

    /// Programs get the path of a word list, which is written when the first of them plays.
    private CrosswordRuleset rulesetWithWords(String variant) {
        CrosswordRuleset plain = ruleset(variant);
        return withWords.computeIfAbsent(variant, _ -> plain.withWordList(wordList(plain)));
    }

    private Path wordList(CrosswordRuleset ruleset) {
        var crossword = ruleset.crossword();
        return WordListFile.of(crossword.variant().lexicon(), crossword.lexicon(), folder);
    }
}
