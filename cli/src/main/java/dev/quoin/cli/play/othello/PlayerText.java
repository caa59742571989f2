package dev.quoin.cli.play.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.play.othello.Player.Computer;
import dev.quoin.cli.play.othello.Player.Person;
import dev.quoin.cli.table.Count;
import dev.quoin.game.Agent;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.GreedyAgent;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.Dialogue;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.external.GtpAgent;
import dev.quoin.othello.external.NboardAgent;
import dev.quoin.othello.search.Limits;
import java.time.Duration;
import java.util.Locale;
import java.util.random.RandomGenerator;

/// Players as they are typed: `you`, a level, `search:6`, `nboard:COMMAND`.
final class PlayerText {
    /// What can be typed, for help and refusals.
    static final String CHOICES = "you, easy, medium, hard, random, greedy, search:N, nboard:COMMAND or gtp:COMMAND";

    /// The player when nothing is said.
    static final String USUAL = "medium";

    static final String PERSON = "you";

    private static final int MEDIUM_DEPTH = 3;
    private static final int HARD_DEPTH = 10;
    private static final int ENGINE_DEPTH = 10;
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private PlayerText() {}

    /// The player that `text` names; an engine is started.
    ///
    /// @param option where the text was given, for the refusal
    static Player read(String option, String text, RandomGenerator chance) {
        int end = text.contains(":") ? text.indexOf(':') + 1 : text.length();
        String kind = text.substring(0, end).toLowerCase(Locale.ROOT);
        String rest = text.substring(end).strip();
        return switch (kind) {
            case PERSON -> new Person();
            case "easy" -> greedy("Easy", chance);
            case "greedy" -> greedy("Greedy", chance);
            case "medium" -> search("Medium", MEDIUM_DEPTH);
            case "hard" -> search("Hard", HARD_DEPTH);
            case "random" -> inside("Random", "plays any legal move", new RandomAgent<>(new Othello(), chance));
            case "search:" -> search("Search " + rest, depth(option, rest));
            case "nboard:", "gtp:" -> engine(option, kind, rest);
            default -> throw new BadInput(option + ": expected " + CHOICES + ", got '" + text + "'");
        };
    }

    private static Computer greedy(String title, RandomGenerator chance) {
        return inside(title, "turns as many discs as possible", new GreedyAgent(chance));
    }

    private static Computer search(String title, int depth) {
        String habit = "looks " + Count.of(depth, "move") + " ahead";
        return inside(title, habit, SearchAgent.ofDepth(depth));
    }

    private static Computer inside(String title, String habit, Agent<OthelloPosition, OthelloMove> agent) {
        return new Computer(title, habit, agent, () -> {});
    }

    private static int depth(String option, String text) {
        int depth = text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : 0;
        if (depth < 1 || depth > Limits.DEEPEST) {
            throw new BadInput(option + ": search:N takes a number of moves to look ahead, 1 to " + Limits.DEEPEST
                    + ", got '" + text + "'");
        }
        return depth;
    }

    private static Computer engine(String option, String kind, String text) {
        if (text.isBlank()) {
            throw new BadInput(option + ": " + kind + "COMMAND takes the command of an engine, got nothing");
        }
        try {
            ProgramCommand command = ProgramCommand.ofEngine(text);
            ProgramLauncher launcher = ProgramLauncher.here(command);
            if (kind.equals("gtp:")) {
                var agent = GtpAgent.start(launcher, PATIENCE, Dialogue.UNHEARD);
                return new Computer(title(agent.name(), command), "is an engine outside", agent, agent::close);
            }
            var agent = NboardAgent.start(launcher, ENGINE_DEPTH, PATIENCE, Dialogue.UNHEARD);
            return new Computer(title(agent.name(), command), "is an engine outside", agent, agent::close);
        } catch (EngineException | IllegalArgumentException e) {
            throw new BadInput(option + ": " + e.getMessage(), e);
        }
    }

    private static String title(String name, ProgramCommand command) {
        String title = name.isBlank() ? command.words().getFirst() : name;
        return title.replaceAll("\\p{Cntrl}", "").strip();
    }
}
