package dev.quoin.othello.nboard;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfMove;
import dev.quoin.othello.notation.ggf.GgfReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The current game of a session. Immutable.
record GameSoFar(GgfGame game) {
    /// The minimum time for a move, however late it is.
    private static final Duration SHORTEST = Duration.ofMillis(20);

    static GameSoFar start() {
        return new GameSoFar(GgfGame.of("", "", new MoveSequence(OthelloPosition.start(), List.of())));
    }

    /// Reads the first game of a record.
    ///
    /// @throws FormatException when the text is not a record
    static GameSoFar read(String ggf) {
        var matches = GgfReader.read(ggf.isBlank() ? "?" : ggf);
        return new GameSoFar(matches.getFirst().games().getFirst());
    }

    /// The game after a move, written as `F5`, `F5/0.12/3.4` or `PA`; an omitted pass is added.
    ///
    /// @throws IllegalMoveException when the move is illegal
    GameSoFar after(String text) {
        String[] parts = text.strip().split("/", -1);
        OthelloMove move = OthelloMoveText.read(parts[0]);
        OthelloPosition position = position();
        var moves = new ArrayList<>(game.moves());
        if (position.mustPass() && move instanceof OthelloMove.Place) {
            moves.add(GgfMove.of(position.toMove(), OthelloMove.pass()));
            position = position.play(OthelloMove.pass());
        }
        position.play(move);
        String time = parts.length > 2 ? parts[2].strip() : "";
        moves.add(new GgfMove(position.toMove(), move, parts.length > 1 ? parts[1].strip() : "", time));
        return new GameSoFar(new GgfGame(game.tags(), game.start(), moves));
    }

    OthelloPosition position() {
        return game.sequence().end();
    }

    List<OthelloPosition> positions() {
        return game.sequence().positions();
    }

    List<OthelloMove> moves() {
        return game.sequence().moves();
    }

    /// The time for the next move: an equal share of its player's remaining time; empty when the game has no
    /// clock.
    Optional<Duration> clock() {
        return game.tag("TI").flatMap(GameSoFar::mainTime).map(this::share);
    }

    private Duration share(Duration mainTime) {
        OthelloPosition position = position();
        Duration left = mainTime.minus(used(position.toMove()));
        Duration share = left.dividedBy(Long.bitCount(position.empty()) / 2 + 2);
        return share.compareTo(SHORTEST) > 0 ? share : SHORTEST;
    }

    private Duration used(Disc disc) {
        double seconds = game.moves().stream()
                .filter(move -> move.disc() == disc)
                .mapToDouble(move -> move.seconds().orElse(0))
                .sum();
        return Duration.ofMillis(Math.round(1000 * Math.max(0, seconds)));
    }

    /// The first part of `15:00//2:00`: hours, minutes and seconds as given, or minutes alone.
    private static Optional<Duration> mainTime(String tag) {
        String text = tag.strip().split("/", 2)[0];
        if (!text.matches("([0-9]{1,3}:){0,2}[0-9]{1,3}")) {
            return Optional.empty();
        }
        String[] parts = text.split(":");
        long seconds = 0;
        for (String part : parts) {
            seconds = 60 * seconds + Long.parseLong(part);
        }
        Duration time = Duration.ofSeconds(parts.length == 1 ? 60 * seconds : seconds);
        return time.isZero() ? Optional.empty() : Optional.of(time);
    }
}
