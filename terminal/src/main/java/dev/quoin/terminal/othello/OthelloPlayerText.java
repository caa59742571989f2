package dev.quoin.terminal.othello;

import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.agent.OthelloLevels;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.Dialogue;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.external.GtpAgent;
import dev.quoin.othello.external.NboardAgent;
import dev.quoin.terminal.othello.OthelloPlayer.Computer;
import dev.quoin.terminal.othello.OthelloPlayer.Person;
import java.time.Duration;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// Players as they are typed: `you`, a level, `search:6`, `nboard:COMMAND`.
public final class OthelloPlayerText {
    /// The player when nothing is said.
    public static final String USUAL = OthelloLevels.DEFAULT;

    /// The person at the keyboard.
    public static final String PERSON = "you";

    private static final int ENGINE_DEPTH = 10;
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private OthelloPlayerText() {}

    /// What can be typed, for help and refusals.
    static String choices() {
        String levels = OthelloLevels.all().stream().map(Level::id).collect(Collectors.joining(", "));
        return "you, " + levels + ", "
                + String.join(", ", OthelloAgents.catalog().forms()) + ", nboard:COMMAND or gtp:COMMAND";
    }

    /// The player that `text` names; an engine is started.
    ///
    /// @throws IllegalArgumentException when the text names no player
    /// @throws EngineException when an engine does not start
    public static OthelloPlayer read(String text, RandomGenerator chance) {
        int end = text.contains(":") ? text.indexOf(':') + 1 : text.length();
        String kind = text.substring(0, end).toLowerCase(Locale.ROOT);
        String rest = text.substring(end).strip();
        return switch (kind) {
            case PERSON -> new Person();
            case "nboard:", "gtp:" -> engine(kind, rest);
            default ->
                OthelloLevels.named(text).map(level -> level(level, chance)).orElseGet(() -> named(text, chance));
        };
    }

    private static Computer level(Level level, RandomGenerator chance) {
        NamedAgent<OthelloPosition, OthelloMove> agent = OthelloAgents.catalog().agent(level.agent());
        return inside(level.id().equals(level.agent()) ? agent.title() : level.title(), agent, chance);
    }

    private static Computer named(String text, RandomGenerator chance) {
        NamedAgent<OthelloPosition, OthelloMove> agent = OthelloAgents.catalog()
                .find(text)
                .orElseThrow(() -> new IllegalArgumentException("expected " + choices() + ", got '" + text + "'"));
        return inside(agent.title(), agent, chance);
    }

    private static Computer inside(
            String title, NamedAgent<OthelloPosition, OthelloMove> agent, RandomGenerator chance) {
        return new Computer(
                title, agent.description(), agent.prepare(new Othello()).create(chance), () -> {});
    }

    private static Computer engine(String kind, String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException(kind + "COMMAND takes the command of an engine, got nothing");
        }
        ProgramCommand command = ProgramCommand.ofEngine(text);
        ProgramLauncher launcher = ProgramLauncher.here(command);
        if (kind.equals("gtp:")) {
            var agent = GtpAgent.start(launcher, PATIENCE, Dialogue.UNHEARD);
            return new Computer(title(agent.name(), command), "is an engine outside", agent, agent::close);
        }
        var agent = NboardAgent.start(launcher, ENGINE_DEPTH, PATIENCE, Dialogue.UNHEARD);
        return new Computer(title(agent.name(), command), "is an engine outside", agent, agent::close);
    }

    private static String title(String name, ProgramCommand command) {
        String title = name.isBlank() ? command.words().getFirst() : name;
        return title.replaceAll("\\p{Cntrl}", "").strip();
    }
}
