package dev.quoin.terminal.plain;

import dev.quoin.game.Outcome;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.ProtocolBoard;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Describes the events of a game in sentences.
///
/// @param title the name of the game
record PlainPhrases<P, M>(PlainGame<P, M> game, String title) {
    /// The opening message of a game.
    String welcome(String name) {
        var words = new StringBuilder(name).append(" of ").append(title);
        String opponents = game.seats().stream()
                .filter(Computer.class::isInstance)
                .map(seat -> (Computer<?, ?>) seat)
                .map(computer -> computer.title() + ", who " + computer.description())
                .distinct()
                .collect(Collectors.joining(", and "));
        words.append(opponents.isEmpty() ? "" : " against " + opponents).append(". ");
        if (!game.turns().isEmpty()) {
            words.append("The game continues after ")
                    .append(Count.of(game.turns().size(), "turn"))
                    .append(". ");
        }
        String example = game.legal(1).stream().map(move -> " such as " + move).collect(Collectors.joining());
        return words.append("Type a move")
                .append(example)
                .append(", moves for a list of legal moves, or help for all commands.")
                .toString();
    }

    /// The name of a seat's player: `You` when there is one person.
    String name(int seat) {
        return switch (game.seats().get(seat)) {
            case Person() -> game.people() == 1 ? "You" : "Player " + (seat + 1);
            case Computer<?, ?> computer ->
                isAlone(computer.title()) ? computer.title() : computer.title() + " " + (seat + 1);
        };
    }

    /// The players by seat.
    List<String> names() {
        return IntStream.range(0, game.seats().size()).mapToObj(this::name).toList();
    }

    private boolean isAlone(String computer) {
        return game.seats().stream()
                        .filter(seat -> seat instanceof Computer<?, ?> other
                                && other.title().equals(computer))
                        .count()
                == 1;
    }

    private boolean isYou(int seat) {
        return game.people() == 1 && game.seats().get(seat) instanceof Person<?, ?>;
    }

    /// Describes a turn: `Random played d.`
    String turn(Turn<P, M> turn) {
        return name(turn.seat()) + " played " + shortTurn(turn) + ".";
    }

    /// A turn in a few characters, for lists: `d`, or `8D QUIZ for 48 points`.
    String shortTurn(Turn<P, M> turn) {
        // People may see everything about their own moves, and the public part of others'.
        String move = game.seats().get(turn.seat()) instanceof Person<?, ?>
                ? game.ruleset().game().notation().write(turn.before(), turn.move())
                : game.ruleset().protocolView().publicText(turn.before(), turn.move());
        int score = game.ruleset().score(turn.before(), turn.after());
        return move + (score == 0 ? "" : " for " + Count.of(score, "point"));
    }

    /// The board as the person to move sees it.
    List<String> board() {
        ProtocolBoard board = game.ruleset().protocolView().board(game.seen(), game.viewer());
        var lines = new ArrayList<>(board.board().lines().toList());
        if (!board.rack().isEmpty()) {
            lines.add("Rack: " + board.rack());
        }
        board.details().forEach((name, value) -> lines.add(name + ": " + value));
        return lines;
    }

    /// The points, if any, and whose turn it is: `You 3, Random 5. Your turn.`
    String standing() {
        List<Integer> points = game.ruleset().points(game.position());
        boolean none = points.stream().allMatch(each -> each == 0);
        return (none ? "" : points(points) + ". ") + toMove();
    }

    private String toMove() {
        OptionalInt seat = game.toMove();
        if (seat.isEmpty()) {
            return "The game is over.";
        }
        return isYou(seat.getAsInt()) ? "Your turn." : name(seat.getAsInt()) + " to move.";
    }

    private String points(List<Integer> points) {
        return IntStream.range(0, points.size())
                .mapToObj(seat -> name(seat) + " " + points.get(seat))
                .collect(Collectors.joining(", "));
    }

    /// How the game ended.
    String ending() {
        Outcome outcome = game.ruleset().game().outcome(game.position()).orElseThrow();
        String result = "";
        if (game.seats().size() > 1) {
            OptionalInt winner = outcome.winner();
            result = winner.isEmpty()
                    ? " A draw."
                    : " " + name(winner.getAsInt()) + (isYou(winner.getAsInt()) ? " win." : " wins.");
        }
        return "The game is over: " + points(outcome.points()) + "." + result;
    }
}
