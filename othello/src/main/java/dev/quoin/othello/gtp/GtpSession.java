package dev.quoin.othello.gtp;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.format.LetterCase;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer.Moved;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One GTP session. Mutable, not thread-safe.
final class GtpSession {
    private static final List<String> COMMANDS = List.of(
            "boardsize",
            "clear_board",
            "final_score",
            "genmove",
            "known_command",
            "komi",
            "list_commands",
            "name",
            "play",
            "protocol_version",
            "quit",
            "reg_genmove",
            "showboard",
            "time_left",
            "time_settings",
            "undo",
            "version");

    private final Agent<OthelloPosition, OthelloMove> agent;
    private final String name;
    private final String version;
    private final List<OthelloPosition> positions = new ArrayList<>(List.of(OthelloPosition.start()));
    private final Map<Disc, TimeLeft> times = new EnumMap<>(Disc.class);
    private boolean over;

    GtpSession(Agent<OthelloPosition, OthelloMove> agent, String name, String version) {
        this.agent = agent;
        this.name = name;
        this.version = version;
    }

    boolean isOver() {
        return over;
    }

    /// The reply to a line, without the empty line after it; empty when the line has no command.
    Optional<String> answer(String line) {
        String[] words = line.replaceFirst("#.*", "").strip().split("\\s+");
        boolean numbered = words[0].matches("[0-9]+");
        String id = numbered ? words[0] : "";
        int first = numbered ? 1 : 0;
        if (words.length <= first || words[first].isEmpty()) {
            return Optional.empty();
        }
        try {
            String answer = obey(LetterCase.lower(words[first]), List.of(words).subList(first + 1, words.length));
            return Optional.of(("=" + id + " " + answer).strip());
        } catch (IllegalMoveException | Nonsense why) {
            return Optional.of("?" + id + " " + why.getMessage());
        }
    }

    private String obey(String command, List<String> values) {
        return switch (command) {
            case "protocol_version" -> "2";
            case "name" -> name;
            case "version" -> version;
            case "known_command" -> String.valueOf(COMMANDS.contains(value(values, 0, "a command")));
            case "list_commands" -> String.join("\n", COMMANDS);
            case "quit" -> {
                over = true;
                yield "";
            }
            case "boardsize" -> boardSize(value(values, 0, "a size"));
            case "clear_board" -> clear();
            case "komi" -> "";
            case "time_settings" -> timeSettings(values);
            case "time_left" -> timeLeft(values);
            case "play" -> play(colour(value(values, 0, "a colour")), value(values, 1, "a move"));
            case "genmove" -> {
                OthelloMove move = choose(colour(value(values, 0, "a colour")));
                positions.add(position().play(move));
                yield OthelloMoveText.write(move);
            }
            case "reg_genmove" -> OthelloMoveText.write(choose(colour(value(values, 0, "a colour"))));
            case "undo" -> undo();
            case "showboard" -> "\n" + OthelloBoardText.draw(position()).stripTrailing();
            case "final_score" -> score();
            default -> throw new Nonsense("unknown command");
        };
    }

    private OthelloPosition position() {
        return positions.getLast();
    }

    private static String boardSize(String size) {
        if (!size.equals("8")) {
            throw new Nonsense("unacceptable size: it must be 8, got " + size);
        }
        return "";
    }

    private String clear() {
        positions.clear();
        positions.add(OthelloPosition.start());
        return "";
    }

    /// Other programs omit passes: a color may move although the other one has the turn and must pass.
    private OthelloPosition withTurn(Disc disc) {
        OthelloPosition position = position();
        if (position.toMove() == disc) {
            return position;
        }
        if (!position.mustPass()) {
            throw new Nonsense("illegal move: " + position.toMove().displayName() + " has the turn, got a move of "
                    + disc.displayName());
        }
        return position.play(OthelloMove.pass());
    }

    private String play(Disc disc, String text) {
        OthelloMove move = OthelloMoveText.read(text);
        OthelloPosition before = withTurn(disc);
        var refusal = before.refusal(move);
        if (refusal.isPresent()) {
            throw new Nonsense("illegal move: " + refusal.get().message());
        }
        if (!before.equals(position())) {
            positions.add(before);
        }
        positions.add(before.play(move));
        return "";
    }

    private OthelloMove choose(Disc disc) {
        if (position().isOver()) {
            throw new Nonsense("the game is over");
        }
        OthelloPosition before = withTurn(disc);
        if (!before.equals(position())) {
            positions.add(before);
        }
        var answer = TurnLoop.ask(agent, before, budget(disc, before), before::play, 1);
        if (answer instanceof Moved<OthelloPosition, OthelloMove> moved) {
            return moved.move();
        }
        throw new Nonsense("the agent gave no legal move: " + answer.trouble().orElse(""));
    }

    /// `time_settings MAIN BYO_YOMI STONES`: the time of both sides. A byo-yomi time without stones means no limit.
    private String timeSettings(List<String> values) {
        Duration main = seconds(value(values, 0, "a main time"));
        Duration period = seconds(value(values, 1, "a byo-yomi time"));
        int stones = whole(value(values, 2, "a number of stones"));
        times.clear();
        boolean unlimited = stones == 0 && !period.isZero();
        if (!unlimited) {
            for (Disc disc : Disc.values()) {
                times.put(disc, main.isZero() ? new TimeLeft(period, stones) : new TimeLeft(main, 0));
            }
        }
        return "";
    }

    /// `time_left COLOR TIME STONES`: the time left for this many moves, or for the whole game without
    /// stones.
    private String timeLeft(List<String> values) {
        Disc disc = colour(value(values, 0, "a colour"));
        Duration time = seconds(value(values, 1, "a time"));
        times.put(disc, new TimeLeft(time, whole(value(values, 2, "a number of stones"))));
        return "";
    }

    private Budget budget(Disc disc, OthelloPosition before) {
        TimeLeft left = times.get(disc);
        return left == null ? Budget.unlimited() : left.share(Long.bitCount(before.empty()) / 2 + 1);
    }

    private static Duration seconds(String text) {
        return Duration.ofSeconds(whole(text));
    }

    private static int whole(String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw new Nonsense("syntax error: expected a whole number, got '" + text + "'");
        }
        return Integer.parseInt(text);
    }

    /// The time that a side has left.
    ///
    /// @param stones the number of moves it is for; 0 for the rest of the game
    private record TimeLeft(Duration time, int stones) {
        private static final Duration LEAST = Duration.ofMillis(10);

        /// A share for one move.
        Budget share(int moves) {
            Duration share = time.dividedBy(Math.max(1, stones == 0 ? moves : stones));
            return new Budget.Time(share.compareTo(LEAST) < 0 ? LEAST : share);
        }
    }

    private String undo() {
        if (positions.size() == 1) {
            throw new Nonsense("cannot undo");
        }
        positions.removeLast();
        return "";
    }

    private String score() {
        int lead = position().points(Disc.BLACK) - position().points(Disc.WHITE);
        return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + Math.abs(lead);
    }

    private static Disc colour(String text) {
        return switch (LetterCase.lower(text)) {
            case "b", "black" -> Disc.BLACK;
            case "w", "white" -> Disc.WHITE;
            default -> throw new Nonsense("syntax error: expected black or white, got '" + text + "'");
        };
    }

    private static String value(List<String> values, int index, String what) {
        if (index >= values.size()) {
            throw new Nonsense("syntax error: " + what + " is missing");
        }
        return values.get(index);
    }

    /// An invalid command, with the reason.
    private static final class Nonsense extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Nonsense(String why) {
            super(why, null, false, false);
        }
    }
}
