package dev.quoin.cli.play;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.crossword.AgentCandidates;
import dev.quoin.cli.crossword.ChallengeOption;
import dev.quoin.cli.crossword.VariantCandidates;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.terminal.crossword.CrosswordTable;
import dev.quoin.terminal.crossword.CrosswordTableGame;
import java.security.SecureRandom;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin play crossword`: the tile game against an agent.
@Command(
        name = "crossword",
        header = "Play the crossword tile game against the computer.",
        description = {
            "Type a play such as 8D WORD (across) or D8 WORD (down): it is placed and its score shown; Enter sends it,"
                    + " undo takes it back. On a terminal the arrow keys type on the board itself. help lists the rest:"
                    + " hint, exchange, pass, shuffle, unseen, check, moves, save, quit.",
            "When input or output is no terminal, or with --plain, everything is plain lines without escape codes."
        },
        footer = {
            "  quoin play crossword                 then type 8D QUIZ, hint, exchange AE?",
            "  quoin play crossword --opponent random --variant mini --seed 7",
            "  quoin play crossword --plain         sentences only, for screen readers",
        })
public final class PlayCrosswordCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--opponent",
            paramLabel = "AGENT",
            completionCandidates = AgentCandidates.class,
            description = "greedy (always plays what scores most; default), random (any legal move), clabbers1,"
                    + " clabbers2 or forest (weigh points against the tiles kept, by rules of thumb or as they learnt),"
                    + " clabbers2:FILE or forest:FILE (what 'quoin train' wrote), model:FILE (a network in an ONNX"
                    + " file; model:mini comes with the program, for --variant mini).")
    private String opponent = "greedy";

    @Option(
            names = "--variant",
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = "Rules: a name from 'quoin variants' or a file; default standard.")
    private String variant = "standard";

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Mixin
    private final ChallengeOption challenge = new ChallengeOption();

    @Option(names = "--seed", paramLabel = "N", description = "The same seed deals the same tiles.")
    private @Nullable Long seed;

    @Option(names = "--first", paramLabel = "WHO", description = "Who begins: you, opponent, or chance (default).")
    private First first = First.chance;

    @Mixin
    private final TableOption table = new TableOption();

    /// The command for this console.
    public PlayCrosswordCommand(Console console) {
        this.console = console;
    }

    /// Who may begin; the names are what is typed.
    enum First {
        you,
        opponent,
        chance
    }

    @Override
    public Integer call() {
        NamedAgent<CrosswordPosition, CrosswordMove> agent =
                BadInput.reading("--opponent", () -> CrosswordAgents.catalog().agent(opponent));
        Variant named = Variants.open(variant);
        Variant rules = lexicon.given().map(named::withLexicon).orElse(named);
        Lexicon words =
                LexiconOption.open(console, rules.lexicon(), rules.tiles().alphabet());
        long chosenSeed = seed == null ? new SecureRandom().nextInt(1_000_000) : seed;
        var chance = new SplittableRandom(chosenSeed);
        var draws = TileSource.random(chance.split());
        int seat = switch (first) {
            case you -> 0;
            case opponent -> 1;
            case chance -> chance.nextInt(2);
        };
        var game = new CrosswordTableGame(
                rules,
                Referee.of(rules, words, challenge.rule()),
                draws,
                BadInput.reading("--opponent", () -> agent.prepare(Crossword.of(rules, words, 2)))
                        .create(chance.split()),
                seat);
        ChallengeRule rule = challenge.rule();
        String announced = rule == ChallengeRule.VOID
                ? ""
                : "Challenge rule: " + rule.title() + ", so an invalid word costs the turn. ";
        String welcome = "Game " + chosenSeed + " against " + agent.title() + ", who " + agent.description() + ". "
                + announced + "Type a play such as 8D WORD, hint for ideas, help for the rest.";
        return table.play(console, CrosswordTable.of(game, words, agent.title(), chance.split(), welcome));
    }
}
