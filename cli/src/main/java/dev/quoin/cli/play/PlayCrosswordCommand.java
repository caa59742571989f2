package dev.quoin.cli.play;

import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.HelpList;
import dev.quoin.cli.crossword.AgentCandidates;
import dev.quoin.cli.crossword.ChallengeOption;
import dev.quoin.cli.crossword.VariantCandidates;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.match.CrosswordKit;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.kit.GameKits;
import dev.quoin.terminal.crossword.CrosswordTableKit;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.security.SecureRandom;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin play crossword`: the tile game against an agent.
@Command(
        name = "crossword",
        header = "Play the crossword tile game against the computer.",
        description = {
            "Type a play such as 8D WORD (across) or D8 WORD (down) to place it and see its score. Enter"
                    + " plays it, undo takes it back. On a terminal, you can also type on the board with the"
                    + " arrow keys. help lists all commands: hint, exchange, pass, shuffle, unseen, check, moves,"
                    + " save, quit.",
            "If input or output is not a terminal, or with --plain, the game uses plain lines without escape codes."
        },
        footer = {
            "  quoin play crossword                 then type 8D QUIZ, hint, exchange AE?",
            "  quoin play crossword --opponent random --variant mini --seed 7",
            "  quoin play crossword --plain         text only, for screen readers",
        })
public final class PlayCrosswordCommand implements Callable<Integer> {
    private static final int PLAYERS = 2;

    private final Console console;

    @Option(
            names = "--opponent",
            paramLabel = "AGENT",
            completionCandidates = AgentCandidates.class,
            description = "Agent or level, listed below (default: greedy).")
    private String opponent = "greedy";

    @Option(
            names = "--variant",
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = "Variant: a name from 'quoin variants' or a file (default: standard).")
    private String variant = "standard";

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Mixin
    private final ChallengeOption challenge = new ChallengeOption();

    @Option(names = "--seed", paramLabel = "N", description = "Random seed: the same one deals the same tiles.")
    private @Nullable Long seed;

    @Option(names = "--first", paramLabel = "WHO", description = "Who goes first: you, opponent, or chance (default).")
    private FirstPlayer first = FirstPlayer.chance;

    @Mixin
    private final BudgetOption budget = new BudgetOption();

    @Mixin
    private final TableOption table = new TableOption();

    private PlayCrosswordCommand(Console console) {
        this.console = console;
    }

    /// The command for this console.
    public static CommandLine of(Console console) {
        var command = new CommandLine(new PlayCrosswordCommand(console));
        HelpList.add(command.getCommandSpec(), () -> AgentHelp.opponents(new CrosswordKit()));
        return command;
    }

    @Override
    public Integer call() {
        NamedAgent<CrosswordPosition, CrosswordMove> agent =
                BadInput.reading("--opponent", () -> GameKits.opponent(new CrosswordKit(), opponent));
        Budget limit = budget.budget();
        Variant named = Variants.open(variant);
        Variant rules = lexicon.given().map(named::withLexicon).orElse(named);
        Lexicon words =
                LexiconOption.open(console, rules.lexicon(), rules.tiles().alphabet());
        CrosswordRuleset ruleset = CrosswordRuleset.of(rules, words, challenge.rule());
        long chosenSeed = seed == null ? new SecureRandom().nextInt(1_000_000) : seed;
        var chance = new SplittableRandom(chosenSeed);
        // The first split is the deal's, which begins anew when it is asked to.
        chance.split();
        int seat = first.seat(PLAYERS, chance);
        Seat<CrosswordPosition, CrosswordMove> computer = Seat.computer(
                agent,
                BadInput.reading("--opponent", () -> agent.prepare(ruleset.game()))
                        .create(chance.split()));
        var setup = new TableSetup<>(
                ruleset,
                () -> Deal.of(ruleset.game(), new SplittableRandom(chosenSeed).split()),
                List.of(),
                seat == 0 ? List.of(Seat.person(), computer) : List.of(computer, Seat.person()),
                limit,
                chance.split(),
                "Game " + chosenSeed);
        return table.play(console, new CrosswordTableKit().table(setup));
    }
}
