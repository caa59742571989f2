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
import dev.quoin.game.process.Sandbox;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Routes;
import dev.quoin.server.room.HostedAgents;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Rooms;
import dev.quoin.server.work.WorkScheduler;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The shipped crossword variants, those of the operator, and their agents. Thread-safe.
public final class HostedCrossword implements HostedGame<CrosswordPosition, CrosswordMove> {
    private final HostedAgents<CrosswordPosition, CrosswordMove> agents;
    private final List<String> names;
    private final List<Level> levels;
    private final Path folder;
    private final Map<String, CrosswordRuleset> rulesets = new ConcurrentHashMap<>();
    private final Map<String, CrosswordRuleset> withWords = new ConcurrentHashMap<>();

    /// Creates the variants, with additional variants and agents of the operator, as [HostedAgents] reads them.
    ///
    /// @param variants the operator's variants with their word lists
    /// @param folder the folder where programs find the word lists
    /// @param sandbox the sandbox of programs; empty for none
    /// @throws IllegalArgumentException when one of the agents cannot be used, or a variant has the name of another
    public HostedCrossword(
            List<String> added, List<CrosswordRuleset> variants, Path folder, Optional<Sandbox> sandbox) {
        this.agents = new HostedAgents<>(new CrosswordKit(), added, sandbox);
        this.folder = folder;
        variants.forEach(this::add);
        this.names = Stream.concat(Variants.names().stream(), variants.stream().map(HostedCrossword::nameOf))
                .toList();
        this.levels = variants.isEmpty()
                ? agents.levels()
                : agents.levels().stream().map(this::onlyFor).toList();
    }

    private static String nameOf(CrosswordRuleset ruleset) {
        return ruleset.crossword().variant().name();
    }

    private void add(CrosswordRuleset ruleset) {
        Variant variant = ruleset.crossword().variant();
        String name = variant.name();
        boolean taken = Variants.names().contains(name) || Variants.isName(name) && !Variants.isShipped(variant);
        if (taken) {
            throw new IllegalArgumentException(
                    "'" + name + "' is the name of a shipped variant: choose another name in the variant file");
        }
        if (rulesets.put(name, ruleset) != null) {
            throw new IllegalArgumentException("two variants are called '" + name + "'");
        }
    }

    /// Limits a level to the variants that its agent can play, because a learned one may need other letters.
    private Level onlyFor(Level level) {
        List<String> playable = names.stream()
                .filter(name -> level.plays(name) && canPlay(level, name))
                .toList();
        return level.variants().isEmpty() && playable.size() == names.size() ? level : level.only(playable);
    }

    private boolean canPlay(Level level, String name) {
        if (Variants.names().contains(name) || agents.isProgram(level.agent())) {
            return true;
        }
        try {
            agents.contestant(name, level.agent(), () -> ruleset(name));
            return true;
        } catch (Refused unfit) {
            return false;
        }
    }

    /// Returns all variants, the shipped ones first.
    public List<Variant> variants() {
        return names.stream()
                .map(name -> Variants.names().contains(name)
                        ? Variants.named(name)
                        : ruleset(name).crossword().variant())
                .toList();
    }

    /// Returns whether players can choose a variant.
    public boolean has(String variant) {
        return names.contains(variant);
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
        if (!names.contains(variant)) {
            throw Refused.unknown("no such variant: '" + variant + "'. Variants: " + String.join(", ", names));
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
        return levels;
    }

    @Override
    public Contestant<CrosswordPosition, CrosswordMove> contestant(String variant, String agent) {
        requireOffered(variant, agent);
        return agents.contestant(
                variant, agent, () -> agents.isProgram(agent) ? rulesetWithWords(variant) : ruleset(variant));
    }

    @Override
    public Routes routes(Rooms<CrosswordPosition, CrosswordMove> rooms, WorkScheduler scheduler) {
        return new CrosswordRoutes(this, rooms, scheduler);
    }

    @Override
    public String publicMove(String move) {
        // Nobody may see which tiles were exchanged.
        return move.startsWith("exch") ? "exch" : move;
    }

    @Override
    public void warmUp() {
        contestant(defaultVariant(), "greedy");
    }

    /// Programs get the path of a word list, which is written when the first program plays.
    private CrosswordRuleset rulesetWithWords(String variant) {
        CrosswordRuleset plain = ruleset(variant);
        return withWords.computeIfAbsent(variant, _ -> plain.withWordList(wordList(plain)));
    }

    private Path wordList(CrosswordRuleset ruleset) {
        var crossword = ruleset.crossword();
        String variant = crossword.variant().name();
        String list = Variants.names().contains(variant) ? crossword.variant().lexicon() : variant + "-words";
        return WordListFile.write(list, crossword.lexicon(), folder);
    }
}
