package dev.quoin.cli.play;

import dev.quoin.cli.console.AgentChoices;
import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.HelpList;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.pasted.PositionText;
import dev.quoin.terminal.othello.OthelloPlayerText;
import dev.quoin.terminal.othello.OthelloTableKit;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin play othello`: plays Othello between people and agents.
@Command(
        name = "othello",
        header = "Play Othello against the computer, with a friend, or watch two computers.",
        description = {
            "Type a square such as f5 to play it. On a terminal, the arrow keys move over the board, Tab"
                    + " jumps to the next legal move, and Enter plays. ? lists all commands: hint, undo, redo,"
                    + " try, marks, moves, save, quit.",
            "A player is you, a level, an agent or a program, as listed below. By default you play Black"
                    + " and medium plays White. If you set only one color, you get the other one, or medium does"
                    + " if you set it to you.",
            "If input or output is not a terminal, or with --plain, the game uses plain lines without escape codes."
        },
        footer = {
            "  quoin play othello                        then type f5, hint, undo, ?",
            "  quoin play othello --black hard           you play White",
            "  quoin play othello --level 2              an opponent of your strength",
            "  quoin play othello --black you --white you",
            "  quoin play othello f5d6c3d3c4 --white search:6",
            "  quoin play othello --resume               continue your last unfinished game",
            "  quoin play othello --resume game.ggf      continue a game from a file",
        })
public final class PlayOthelloCommand implements Callable<Integer> {
    private static final String POSITION = "position";

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "POSITION",
            description =
                    "Position to start from: a board with the side to move, a transcript, an OBF line or a game in"
                            + " GGF, SGF or PGN (default: the start of the game).")
    private @Nullable String text;

    @Mixin
    private final ResumeOption resume = new ResumeOption();

    @Option(
            names = "--black",
            paramLabel = "PLAYER",
            completionCandidates = Players.class,
            description = "Player of Black (default: you, or medium if you play White).")
    private @Nullable String black;

    @Option(
            names = "--white",
            paramLabel = "PLAYER",
            completionCandidates = Players.class,
            description = "Player of White (default: medium, or you if Black is not you).")
    private @Nullable String white;

    @Mixin
    private final LevelOption level = new LevelOption();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed; the same seed and moves repeat a game (default: a new one for every game).")
    private @Nullable Long seed;

    @Mixin
    private final BudgetOption budget = new BudgetOption();

    @Mixin
    private final TableOption table = new TableOption();

    private PlayOthelloCommand(Console console) {
        this.console = console;
    }

    /// The players that need no arguments, for completion.
    static final class Players implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(Stream.of(OthelloPlayerText.PERSON), AgentChoices.of(new OthelloKit()))
                    .distinct()
                    .iterator();
        }
    }

    /// Creates the command for this console.
    public static CommandLine of(Console console) {
        var command = new CommandLine(new PlayOthelloCommand(console));
        HelpList.add(command.getCommandSpec(), () -> {
            var kit = new OthelloKit();
            var lists = new ArrayList<>(AgentHelp.opponents(kit));
            lists.add(new HelpList("Programs", AgentHelp.shortEntries(AgentHelp.programs(kit))));
            return lists;
        });
        return command;
    }

    @Override
    public Integer call() throws IOException {
        UnfinishedGame state = state();
        MoveSequence soFar = soFar(state);
        var chance = new SplittableRandom(seed == null ? new SecureRandom().nextLong() : seed);
        Budget limit = budget.budget();
        try (Seat<OthelloPosition, OthelloMove> first = read("--black", state.option("black"), chance.split());
                Seat<OthelloPosition, OthelloMove> second = read("--white", state.option("white"), chance.split())) {
            var kit = new OthelloKit();
            OthelloRuleset ruleset = kit.open(GameSettings.of(Map.of()));
            var setup = new TableSetup<>(
                    ruleset,
                    () -> Deal.from(soFar.start(), ruleset.game(), new SplittableRandom()),
                    soFar.moves(),
                    List.of(first, second),
                    limit,
                    chance,
                    kit.title());
            GameTable game = new OthelloTableKit().table(setup);
            boolean counts = limit instanceof Budget.Unlimited
                    && text == null
                    && soFar.start().equals(OthelloPosition.start());
            Path file = resume.file(console, OthelloRuleset.ID);
            return resume.play(console, table, counts ? rated(kit, game, state) : game, state, file);
        }
    }

    /// Returns a table that rates the person in a game against a level.
    private GameTable rated(OthelloKit kit, GameTable game, UnfinishedGame state) {
        int person = isComputer("black", state.option("black")) ? 1 : 0;
        boolean alone = isComputer("white", state.option("white")) == (person == 0);
        String opponent = state.option(person == 0 ? "white" : "black");
        return GameKits.findOpponent(kit, opponent)
                .filter(agent -> alone)
                .map(agent -> resume.rated(console, game, kit, person, agent.spec()))
                .orElse(game);
    }

    private Seat<OthelloPosition, OthelloMove> read(String option, String player, RandomGenerator chance) {
        try {
            return OthelloPlayerText.read(player, chance);
        } catch (EngineException | IllegalArgumentException e) {
            throw new BadInput(level.option(option) + ": " + e.getMessage(), e);
        }
    }

    /// Returns the options that leave no opponent for `--level`, if given: a computer, or both players.
    private @Nullable String opponentOptions() {
        if (black != null && white != null) {
            return "--black and --white";
        }
        if (black != null && isComputer("black", black)) {
            return "--black " + black;
        }
        return white != null && isComputer("white", white) ? "--white " + white : null;
    }

    private static boolean isComputer(String option, String player) {
        return (option.equals("black") || option.equals("white")) && !player.equalsIgnoreCase(OthelloPlayerText.PERSON);
    }

    /// Returns the given player of a color, else the user, or the default opponent if the user is the other.
    private static String orUsual(@Nullable String given, @Nullable String other, boolean begins, String usual) {
        if (given != null) {
            return given;
        }
        boolean person = other == null ? begins : !other.equalsIgnoreCase(OthelloPlayerText.PERSON);
        return person ? OthelloPlayerText.PERSON : usual;
    }

    private static MoveSequence soFar(UnfinishedGame state) {
        OthelloPosition start = PositionText.read(state.option(POSITION)).position();
        try {
            return new MoveSequence(
                    start, state.moves().stream().map(OthelloMoveText::read).toList());
        } catch (IllegalMoveException e) {
            throw new BadInput("the saved game cannot be continued: " + e.sentence(), e);
        }
    }

    /// The game to play: a saved one, that of a file, or a new one.
    private UnfinishedGame state() throws IOException {
        if (text != null && resume.isGiven()) {
            throw new BadInput("give a POSITION or --resume FILE, not both");
        }
        String given = resume.isGiven() ? resume.text(console, OthelloRuleset.ID) : text == null ? "start" : text;
        var options = new LinkedHashMap<String, String>();
        List<String> moves = List.of();
        if (resume.isGiven() && UnfinishedGame.isOne(given)) {
            String file = resume.file(console, OthelloRuleset.ID).toString();
            UnfinishedGame saved = UnfinishedGame.read(OthelloRuleset.ID, file, given);
            options.putAll(saved.options());
            moves = saved.moves();
        } else {
            MoveSequence soFar = PositionText.read(given).sequence();
            options.put(POSITION, OthelloBoardText.write(soFar.start()));
            moves = soFar.moves().stream().map(OthelloMoveText::write).toList();
        }
        if (black != null || white != null || !options.containsKey("black")) {
            String usual = level.or(OthelloPlayerText.USUAL, opponentOptions());
            options.put("black", orUsual(black, white, true, usual));
            options.put("white", orUsual(white, black, false, usual));
        } else if (level.isGiven()) {
            options.replaceAll((name, player) -> isComputer(name, player) ? level.or(player, null) : player);
        }
        return new UnfinishedGame(OthelloRuleset.ID, options, moves);
    }
}
