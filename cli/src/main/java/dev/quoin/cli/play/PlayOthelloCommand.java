package dev.quoin.cli.play;

import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.HelpList;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.pasted.Pasted;
import dev.quoin.othello.notation.pasted.PositionText;
import dev.quoin.terminal.othello.OthelloPlayerText;
import dev.quoin.terminal.othello.OthelloTableKit;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin play othello`: Othello between people and agents.
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
            "  quoin play othello --black you --white you",
            "  quoin play othello f5d6c3d3c4 --white search:6",
            "  quoin play othello --resume game.ggf      continue a saved game",
        })
public final class PlayOthelloCommand implements Callable<Integer> {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a saved game");

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "POSITION",
            description = "Position to start from: a board with the side to move, a transcript, an OBF line or a GGF"
                    + " game (default: the start of the game).")
    private @Nullable String text;

    @Option(names = "--resume", paramLabel = "FILE", description = "Continue a saved game.")
    private @Nullable Path file;

    @Option(names = "--black", paramLabel = "PLAYER", description = "Player with Black.")
    private @Nullable String black;

    @Option(names = "--white", paramLabel = "PLAYER", description = "Player with White.")
    private @Nullable String white;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed. The same seed and moves repeat a game.")
    private @Nullable Long seed;

    @Mixin
    private final BudgetOption budget = new BudgetOption();

    @Mixin
    private final TableOption table = new TableOption();

    private PlayOthelloCommand(Console console) {
        this.console = console;
    }

    /// The command for this console.
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
        MoveSequence soFar = soFar();
        var chance = new SplittableRandom(seed == null ? new SecureRandom().nextLong() : seed);
        Budget limit = budget.budget();
        try (Seat<OthelloPosition, OthelloMove> first = read("--black", orUsual(black, white, true), chance.split());
                Seat<OthelloPosition, OthelloMove> second =
                        read("--white", orUsual(white, black, false), chance.split())) {
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
            return table.play(console, new OthelloTableKit().table(setup));
        }
    }

    private static Seat<OthelloPosition, OthelloMove> read(String option, String player, RandomGenerator chance) {
        try {
            return OthelloPlayerText.read(player, chance);
        } catch (EngineException | IllegalArgumentException e) {
            throw new BadInput(option + ": " + e.getMessage(), e);
        }
    }

    /// Who has a colour: as given, else the person, or the usual opponent of a person who has the other.
    private static String orUsual(@Nullable String given, @Nullable String other, boolean begins) {
        if (given != null) {
            return given;
        }
        boolean person = other == null ? begins : !other.equalsIgnoreCase(OthelloPlayerText.PERSON);
        return person ? OthelloPlayerText.PERSON : OthelloPlayerText.USUAL;
    }

    private MoveSequence soFar() throws IOException {
        if (text != null && file != null) {
            throw new BadInput("give a POSITION or --resume FILE, not both");
        }
        String given = file != null ? InputFile.text(file, LIMIT) : text == null ? "start" : text;
        return switch (PositionText.read(given)) {
            case Pasted.Transcript(MoveSequence sequence) -> sequence;
            case Pasted.GameRecord record -> record.game().sequence();
            case Pasted.Board(var position) -> new MoveSequence(position, List.of());
            case Pasted.Scored(var record) -> new MoveSequence(record.position(), List.of());
        };
    }
}
