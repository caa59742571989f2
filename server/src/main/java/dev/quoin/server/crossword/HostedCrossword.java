package dev.quoin.server.crossword;

import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.AgentMaker;
import dev.quoin.crossword.agent.AgentPlugin;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.match.WordListFile;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.play.BuiltIn;
import dev.quoin.game.play.Contestant;
import dev.quoin.server.http.Refused;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Opponent;
import dev.quoin.server.room.Outsiders;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The shipped variants, and who plays them. Thread-safe.
public final class HostedCrossword implements HostedGame<CrosswordPosition, CrosswordMove> {
    /// The figures are means of hundreds of games against `greedy`: docs/server.md says how they were measured.
    private static final List<Opponent> OPPONENTS = List.of(
            new Opponent(
                    "random",
                    "Any move",
                    "Plays any legal move, however bad. Averages 118 points on the standard board."),
            new Opponent(
                    "greedy",
                    "Most points",
                    "Always plays what scores most, and never thinks of the next turn. Averages 390 points on the standard board."),
            new Opponent(
                    "clabbers2",
                    "Keeps good tiles",
                    "Weighs points against the tiles it keeps, as it learnt by playing. Averages 411 points on the standard board."),
            new Opponent(
                    "clabbers1",
                    "Keeps better tiles",
                    "Weighs points against the tiles it keeps, by rules of thumb. Averages 420 points on the standard board."),
            new Opponent(
                    "forest",
                    "Looks for bingos",
                    "Asks learnt trees what a move is worth; plays two bingos a game. Averages 430 points on the standard board."));

    private final Outsiders outsiders;
    private final Path folder;
    private final List<Opponent> opponents;
    private final Map<String, CrosswordRuleset> rulesets = new ConcurrentHashMap<>();
    private final Map<String, CrosswordRuleset> withWords = new ConcurrentHashMap<>();
    private final Map<String, AgentMaker> makers = new ConcurrentHashMap<>();

    /// A house that also lets players of the operator's play, as [Outsiders] reads them.
    ///
    /// @param folder where programs find the words
    /// @throws IllegalArgumentException when one of them cannot be used
    public HostedCrossword(List<String> outsiders, Path folder) {
        this.outsiders = Outsiders.of(outsiders, text -> AgentKind.named(text).isPresent());
        this.folder = folder;
        this.opponents = Stream.of(OPPONENTS, learnt(), this.outsiders.opponents())
                .flatMap(List::stream)
                .toList();
    }

    /// Networks that come with the program, each for one variant, where what runs them is there.
    private static List<Opponent> learnt() {
        return Variants.names().stream()
                .flatMap(variant -> AgentPlugin.found().stream()
                        .flatMap(plugin -> plugin.shipped(Variants.named(variant)).stream())
                        .map(name -> new Opponent(
                                name,
                                "Learnt",
                                "A network that learnt this board by playing, and plays at first sight.",
                                List.of(variant))))
                .toList();
    }

    @Override
    public String kind() {
        return "crossword";
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
    public List<Opponent> opponents() {
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
        AgentMaker maker = makers.computeIfAbsent(variant + " " + agent, key -> prepare(variant, agent));
        return new BuiltIn<>(agent, maker::make);
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

    private AgentMaker prepare(String variant, String agent) {
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
