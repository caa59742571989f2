package dev.quoin.cli.play;

import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.HelpList;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.crossword.AgentCandidates;
import dev.quoin.cli.crossword.ChallengeOption;
import dev.quoin.cli.lexicon.EncodingOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.match.CrosswordKit;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.kit.GameKits;
import dev.quoin.terminal.crossword.CrosswordTableKit;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `quoin play crossword`: plays the tile game against an agent.
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
            "  quoin play crossword --level 3       an opponent of your strength",
            "  quoin play crossword --opponent random --variant mini --seed 7",
            "  quoin play crossword --plain         text only, for screen readers",
            "  quoin play crossword --resume        continue your last unfinished game",
        })
public final class PlayCrosswordCommand implements Callable<Integer> {
    private static final int PLAYERS = 2;
    private static final List<String> FIXED =
            List.of("--variant", "--lexicon", "--encoding", "--challenge", "--seed", "--first");

    private final Console console;

    @Option(
            names = "--opponent",
            paramLabel = "AGENT",
            completionCandidates = AgentCandidates.class,
            description = "Agent or level, listed below (default: greedy).")
    private String opponent = "greedy";

    @Mixin
    private final LevelOption level = new LevelOption();

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + " (default: standard).")
    private String variant = "standard";

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Mixin
    private final ChallengeOption challenge = new ChallengeOption();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed; the same one deals the same tiles (default: a new one for every game).")
    private @Nullable Long seed;

    @Option(
            names = "--first",
            paramLabel = "WHO",
            description = "Who goes first: you, opponent or chance (default: chance).")
    private FirstPlayer first = FirstPlayer.chance;

    @Mixin
    private final BudgetOption budget = new BudgetOption();

    @Mixin
    private final ResumeOption resume = new ResumeOption();

    @Mixin
    private final TableOption table = new TableOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private PlayCrosswordCommand(Console console) {
        this.console = console;
    }

    /// Creates the command for this console.
    public static CommandLine of(Console console) {
        var command = new CommandLine(new PlayCrosswordCommand(console));
        HelpList.add(command.getCommandSpec(), () -> AgentHelp.opponents(new CrosswordKit()));
        return command;
    }

    @Override
    public Integer call() throws IOException {
        Optional<UnfinishedGame> saved = resume.read(console, CrosswordRuleset.ID, spec, FIXED);
        UnfinishedGame state = saved.orElseGet(() -> new UnfinishedGame(CrosswordRuleset.ID, chosen(), List.of()));
        String named = isOpponentGiven() || level.isGiven() ? opponent() : state.option("opponent");
        NamedAgent<CrosswordPosition, CrosswordMove> agent =
                BadInput.reading(level.option("--opponent"), () -> GameKits.opponent(new CrosswordKit(), named));
        Budget limit = budget.budget();
        CrosswordRuleset ruleset = ruleset(state);
        long chosenSeed = BadInput.reading("seed", () -> Long.valueOf(state.option("seed")));
        var chance = new SplittableRandom(chosenSeed);
        // The first split belongs to the deal, which can start over.
        chance.split();
        int seat = BadInput.reading("first", () -> FirstPlayer.valueOf(state.option("first")))
                .seat(PLAYERS, chance);
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
        GameTable game = resume.replayed(new CrosswordTableKit().table(setup), state);
        GameTable rated = limit instanceof Budget.Unlimited && isUsual(state)
                ? resume.rated(console, game, new CrosswordKit(), seat, agent.spec())
                : game;
        return resume.play(console, table, rated, state, resume.file(console, CrosswordRuleset.ID));
    }

    /// Whether a game has the rules for which levels are rated.
    private static boolean isUsual(UnfinishedGame state) {
        return state.option("variant").equals("standard")
                && !state.options().containsKey("lexicon")
                && state.option("challenge").equals(ChallengeRule.VOID.text());
    }

    private boolean isOpponentGiven() {
        return spec.commandLine().getParseResult().hasMatchedOption("--opponent");
    }

    private String opponent() {
        return level.or(opponent, isOpponentGiven() ? "--opponent" : null);
    }

    /// What decides the game, for resuming it: files by their full path.
    private Map<String, String> chosen() {
        var options = new LinkedHashMap<String, String>();
        options.put("opponent", opponent());
        options.put("variant", ResumeOption.place(variant));
        lexicon.given().ifPresent(list -> options.put("lexicon", list(list)));
        lexicon.encoding().given().ifPresent(name -> options.put("encoding", name));
        options.put("challenge", challenge.rule().text());
        options.put("seed", String.valueOf(seed == null ? new SecureRandom().nextInt(1_000_000) : seed));
        options.put("first", first.name());
        return options;
    }

    private static String list(String nameOrFile) {
        if (InputSource.isStandard(nameOrFile)) {
            throw new BadInput("--lexicon must be a name or a file, because standard input has your moves");
        }
        return ResumeOption.place(nameOrFile);
    }

    private CrosswordRuleset ruleset(UnfinishedGame state) {
        Variant named = ChosenVariant.openFile(state.option("variant"), "your moves");
        String list = state.options().get("lexicon");
        Variant rules = list == null ? named : named.withLexicon(list);
        Lexicon words = EncodingOption.of(state.options().get("encoding"))
                .load(console, rules.lexicon(), rules.tiles().alphabet())
                .lexicon();
        return CrosswordRuleset.of(rules, words, ChallengeOption.read(state.option("challenge")));
    }
}
