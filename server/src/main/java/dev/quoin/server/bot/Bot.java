package dev.quoin.server.bot;

import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Reason;
import dev.quoin.game.Refusal;
import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.TimeLimit;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer;
import dev.quoin.server.visit.ErrorResponse;
import dev.quoin.server.visit.Visitor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import tools.jackson.databind.JsonNode;

/// Plays games with a player against an opponent on a server, one after another. Not thread-safe.
///
/// The server judges every move; an illegal one is tried again, as in the arena. A player that fails
/// resigns the game.
///
/// @param <P> a position
/// @param <M> a move
public final class Bot<P, M> {
    private static final int MOST_ATTEMPTS = 5;
    private static final int RULES = 422;
    private static final int CHANGED = 409;
    private static final int UNREADABLE = 11;
    private static final int MALFORMED = 400;

    private final ServerLink link;
    private final ApiGame<P, M> remote;
    private final Player<P, M> player;
    private final TimeLimit limit;

    /// Creates a bot.
    ///
    /// @param timeout how long to wait for a move of the player
    public Bot(ServerLink link, ApiGame<P, M> remote, Player<P, M> player, Duration timeout) {
        this.link = link;
        this.remote = remote;
        this.player = player;
        this.limit = TimeLimit.of(Budget.unlimited(), timeout);
    }

    /// Plays a game to its end.
    ///
    /// @param number the number of the game, from 1; the bot moves first in odd ones
    /// @throws IOException when the server declines a request, or cannot be reached anymore
    /// @throws InterruptedException when this thread is interrupted; the game is resigned
    public BotResult play(int number, String opponent) throws IOException, InterruptedException {
        String games = "api/" + remote.kind() + "/games";
        int seat = 1 - number % 2;
        JsonNode begun = link.start(games, remote.start(opponent, seat));
        String path = games + "/" + begun.path("id").asString();
        try {
            return new Game(path, begun).play(number);
        } catch (InterruptedException | CancellationException stopped) {
            resign(path);
            throw new InterruptedException();
        }
    }

    /// Resigns a game after an interrupt.
    private void resign(String path) {
        boolean _ = Thread.interrupted();
        try {
            resign(path, link.game(path));
        } catch (IOException e) {
            // The server archives the game some day.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void resign(String path, JsonNode game) throws InterruptedException {
        try {
            Visitor.Answer _ =
                    link.send(path + "/resign", "{\"turn\":" + game.path("turn").asInt() + "}");
        } catch (IOException e) {
            // The next state of the game tells whether the server has got it.
        }
    }

    /// A game in progress. Mutable, used once.
    private final class Game {
        private final String path;
        private final int seat;
        private JsonNode now;
        private Optional<String> failure = Optional.empty();

        Game(String path, JsonNode begun) {
            this.path = path;
            this.seat = remote.seat(begun);
            this.now = begun;
        }

        BotResult play(int number) throws IOException, InterruptedException {
            String id = now.path("id").asString();
            try {
                player.begin(new Seating(seat, number, id));
                while (!isOver(now)) {
                    if (remote.toMove(now) == seat) {
                        move();
                    } else {
                        now = link.await(path, game -> isOver(game) || remote.toMove(game) == seat);
                    }
                }
                tell(remote.points(now));
            } catch (PlayerFailure unstarted) {
                fail(String.valueOf(unstarted.getMessage()));
            }
            List<Integer> points = remote.points(now);
            int winner = remote.winner(now);
            int halves = winner < 0 ? 1 : winner == seat ? 2 : 0;
            return new BotResult(number, id, seat, points.get(seat), points.get(1 - seat), halves, failure);
        }

        private static boolean isOver(JsonNode game) {
            return game.path("over").asBoolean();
        }

        private void move() throws IOException, InterruptedException {
            P position = remote.position(now);
            try {
                Answer<P, M> answer = TurnLoop.ask(
                        player,
                        refused -> request(position, refused),
                        move -> judged(position, move),
                        TurnLoop.DEFAULT_TRIES);
                switch (answer) {
                    case Answer.Moved<P, M> _ -> tellOfMove();
                    case Answer.Failed<P, M>(PlayerFailure why, var _) -> fail(String.valueOf(why.getMessage()));
                    case Answer.Exhausted<P, M>(List<Refusal> refusals) -> pass(position, refusals.getLast());
                }
            } catch (UncheckedIOException lost) {
                if (lost.getCause() instanceof ErrorResponse declined && !declined.isTemporary()) {
                    throw declined;
                }
                // The move may have been made: the next state tells.
                now = link.game(path);
            }
        }

        private Request<P> request(P position, Optional<Refusal> refused) {
            return new Request<>(position, seat, now.path("turn").asInt() + 1, remote.lastMove(now), limit, refused);
        }

        /// Sends a move; the server says whether it is legal.
        private P judged(P position, M move) {
            try {
                Visitor.Answer answer = link.send(path + "/moves", remote.move(now, position, move));
                JsonNode body = answer.json();
                if (answer.status() == RULES || answer.status() == MALFORMED) {
                    JsonNode why = body.has("refusal") ? body.path("refusal") : body;
                    throw new IllegalMoveException(new Refusal(
                            Reason.of(why.path("code").asInt(UNREADABLE)),
                            why.path("message").asString()));
                }
                if (!answer.isSuccess() && answer.status() != CHANGED) {
                    throw answer.error();
                }
                now = answer.isSuccess() ? body : link.game(path);
                return position;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted while sending a move");
            }
        }

        private void pass(P position, Refusal last) throws IOException, InterruptedException {
            Optional<M> pass = remote.ruleset().pass(position);
            if (pass.isPresent()) {
                P _ = judged(position, pass.get());
            } else {
                fail("it made " + TurnLoop.DEFAULT_TRIES + " illegal moves in one turn: " + last.message());
            }
        }

        private void fail(String why) throws IOException, InterruptedException {
            failure = Optional.of(why);
            for (int attempt = 0; attempt < MOST_ATTEMPTS && !isOver(now); attempt++) {
                resign(path, now);
                now = link.game(path);
            }
            if (!isOver(now)) {
                throw new IOException("the server did not accept the resignation of " + path);
            }
        }

        private void tellOfMove() {
            if (!isOver(now)) {
                tell(List.of());
            }
        }

        private void tell(List<Integer> end) {
            player.told(new Notice<>(
                    remote.position(now),
                    seat,
                    now.path("turn").asInt(),
                    remote.lastMove(now),
                    limit.secondsToGo(),
                    end));
        }
    }
}
