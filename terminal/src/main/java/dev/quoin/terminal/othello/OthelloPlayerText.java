package dev.quoin.terminal.othello;

import dev.quoin.game.Agent;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentSpec;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.player.ProgramProvider;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.OthelloLevels;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.Dialogue;
import dev.quoin.othello.external.EngineException;
import dev.quoin.othello.external.GtpAgent;
import dev.quoin.othello.external.NboardAgent;
import dev.quoin.othello.match.EngineContestant.Protocol;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Parses players: `you`, a level, `search:6`, `nboard:COMMAND`.
public final class OthelloPlayerText {
    /// The default player.
    public static final String USUAL = OthelloLevels.DEFAULT;

    /// The person at the keyboard.
    public static final String PERSON = "you";

    private static final int ENGINE_DEPTH = 10;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final OthelloKit KIT = new OthelloKit();

    private OthelloPlayerText() {}

    /// The possible texts, for error messages.
    static String choices() {
        List<String> programs = KIT.programs().stream()
                .map(ProgramProvider::description)
                .map(AgentDescription::form)
                .toList();
        Stream<String> others = Stream.of(
                        Stream.of(PERSON), KIT.levels().stream().map(Level::id), KIT.agents().forms().stream())
                .flatMap(each -> each);
        return String.join(", ", others.toList()) + ", " + String.join(" or ", programs);
    }

    /// Returns the player with the given name; starts an engine if it names one.
    ///
    /// @throws IllegalArgumentException when there is no such player
    /// @throws EngineException when an engine does not start
    public static Seat<OthelloPosition, OthelloMove> read(String text, RandomGenerator chance) {
        if (text.equalsIgnoreCase(PERSON)) {
            return Seat.person();
        }
        AgentSpec spec = AgentSpec.parse(text);
        Optional<Protocol> protocol = Arrays.stream(Protocol.values())
                .filter(each -> each.word().equals(spec.name()) && spec.label().isEmpty())
                .findFirst();
        if (protocol.isPresent() && spec.arguments().isPresent()) {
            return engine(protocol.get(), spec.arguments().get());
        }
        NamedAgent<OthelloPosition, OthelloMove> agent = GameKits.findOpponent(KIT, text)
                .orElseThrow(() -> new IllegalArgumentException("expected " + choices() + ", got '" + text + "'"));
        return Seat.computer(agent, agent.prepare(new Othello()).create(chance));
    }

    private static Seat<OthelloPosition, OthelloMove> engine(Protocol protocol, String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException(protocol.word() + ":COMMAND needs the command of an engine");
        }
        ProgramCommand command = ProgramCommand.ofEngine(text);
        ProgramLauncher launcher = ProgramLauncher.here(command);
        return switch (protocol) {
            case GTP -> {
                var agent = GtpAgent.start(launcher, PATIENCE, Dialogue.UNHEARD);
                yield outside(title(agent.name(), command), agent, agent::close);
            }
            case NBOARD -> {
                var agent = NboardAgent.start(launcher, ENGINE_DEPTH, PATIENCE, Dialogue.UNHEARD);
                yield outside(title(agent.name(), command), agent, agent::close);
            }
        };
    }

    private static Seat<OthelloPosition, OthelloMove> outside(
            String title, Agent<OthelloPosition, OthelloMove> agent, Runnable ending) {
        return new Computer<>(title, "is an external engine", agent, ending);
    }

    private static String title(String name, ProgramCommand command) {
        String title = name.isBlank() ? command.words().getFirst() : name;
        return title.replaceAll("\\p{Cntrl}", "").strip();
    }
}
