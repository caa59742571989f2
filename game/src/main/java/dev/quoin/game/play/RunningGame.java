package dev.quoin.game.play;

import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.GameRecord.Heading;
import dev.quoin.game.Outcome;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// One game of a [GameRunner] in progress. Mutable, used once.
final class RunningGame<P, M> {
    private final GameRunner<P, M> runner;
    private final Ruleset<P, M> ruleset;
    private final Game<P, M> game;
    private final long seed;
    private final GameRunner.Labels labels;
    private final List<? extends Player<P, M>> players;
    private final Deal<P, M> deal;
    private final P start;
    private final List<GameClock> clocks = new ArrayList<>();
    private final List<Turn<P, M>> turns = new ArrayList<>();
    private final Map<Integer, Refusal> forfeits = new TreeMap<>();
    /// By seat, the illegal moves of the lost turn before the one that lost it.
    private final Map<Integer, List<Refusal>> lastRefusals = new TreeMap<>();
    /// By seat, the opponent's last move as that seat may know it.
    private final String[] lastMoves;
    /// Whether any player listens to moves.
    private final boolean isHeard;

    private P position;

    /// The adjudicated outcome, without overtime; empty while the game goes on.
    private Optional<Outcome> adjudicated = Optional.empty();

    RunningGame(
            GameRunner<P, M> runner,
            Deal<P, M> deal,
            long seed,
            GameRunner.Labels labels,
            List<? extends Player<P, M>> players) {
        this.runner = runner;
        this.ruleset = runner.ruleset();
        this.game = ruleset.game();
        this.seed = seed;
        this.labels = labels;
        this.players = players;
        this.deal = deal;
        this.start = deal.start();
        this.position = start;
        this.lastMoves = new String[players.size()];
        Arrays.fill(lastMoves, "");
        this.isHeard = players.stream().anyMatch(Player::isListening);
        for (int seat = 0; seat < players.size(); seat++) {
            clocks.add(new GameClock(runner.terms(seat), ruleset));
        }
    }

    GameRecord<P, M> play() {
        for (int seat = 0; seat < players.size(); seat++) {
            begin(seat);
        }
        while (forfeits.isEmpty() && game.outcome(position).isEmpty() && !adjudicate()) {
            turn(game.toMove(position));
        }
        List<Integer> overtime = clocks.stream().map(GameClock::penalty).toList();
        List<Integer> points = finalPoints(overtime);
        for (int seat = 0; seat < players.size(); seat++) {
            tell(seat, points);
        }
        var heading =
                new Heading(labels.label(), players.stream().map(Player::name).toList());
        return new GameRecord<>(heading, start, turns, overtime, ending(points));
    }

    private Ending ending(List<Integer> points) {
        if (!forfeits.isEmpty()) {
            return new Ending.Forfeited(forfeits, points, lastRefusals);
        }
        var outcome = new Outcome(points);
        return adjudicated.isPresent() ? new Ending.Adjudicated(outcome) : new Ending.Finished(outcome);
    }

    /// Ends the game when the ruleset can tell its result; returns whether it did.
    private boolean adjudicate() {
        adjudicated = ruleset.adjudicator().flatMap(adjudicator -> adjudicator.adjudicate(position));
        return adjudicated.isPresent();
    }

    private void begin(int seat) {
        try {
            // Depends on the seat, not on the player, so that players who swap seats get the same random numbers.
            players.get(seat).begin(new Seating(seat, seed * 2 + seat, labels.label(), labels.gameId()));
        } catch (PlayerFailure failure) {
            forfeits.put(seat, failure.refusal());
        }
    }

    private void turn(int seat) {
        if (seat < 0 || seat >= players.size()) {
            throw new IllegalStateException(
                    "the game gave the turn to seat " + seat + ", there are seats 0 to " + (players.size() - 1));
        }
        GameClock clock = clocks.get(seat);
        long before = clock.used();
        var player = new ClockedPlayer<>(players.get(seat), clock, runner.nanos());
        Answer<P, M> answer = TurnLoop.ask(
                player,
                refused -> request(seat, refused),
                move -> deal.play(position, move),
                runner.terms(seat).tries());
        switch (answer) {
            case Answer.Moved<P, M>(M move, P after, List<Refusal> refusals) ->
                finish(new Turn<>(seat, position, move, after, refusals, clock.since(before), false));
            case Answer.Failed<P, M>(PlayerFailure failure, List<Refusal> refusals) ->
                forfeit(seat, failure.refusal(), refusals);
            case Answer.Exhausted<P, M>(List<Refusal> refusals) ->
                substitute(seat)
                        .ifPresentOrElse(
                                pass -> finish(new Turn<>(
                                        seat,
                                        position,
                                        pass,
                                        deal.play(position, pass),
                                        refusals,
                                        clock.since(before),
                                        true)),
                                () -> forfeit(seat, refusals.getLast(), refusals.subList(0, refusals.size() - 1)));
        }
    }

    private void forfeit(int seat, Refusal reason, List<Refusal> before) {
        forfeits.put(seat, reason);
        if (!before.isEmpty()) {
            lastRefusals.put(seat, List.copyOf(before));
        }
    }

    private Request<P> request(int seat, Optional<Refusal> refused) {
        return new Request<>(
                game.seenBy(seat, position),
                seat,
                turns.size() + 1,
                lastMoves[seat],
                clocks.get(seat).limit(ruleset.turnsToCome(position)),
                refused);
    }

    private Optional<M> substitute(int seat) {
        return runner.terms(seat).afterTries() == Terms.AfterTries.PASS ? ruleset.pass(position) : Optional.empty();
    }

    private void finish(Turn<P, M> turn) {
        if (isHeard) {
            String text = ruleset.protocolView().publicText(position, turn.move());
            for (int seat = 0; seat < lastMoves.length; seat++) {
                lastMoves[seat] = seat == turn.seat() ? lastMoves[seat] : text;
            }
        }
        turns.add(turn);
        clocks.get(turn.seat()).moved();
        position = turn.after();
        runner.listener().played(labels.label(), turn);
        if (game.outcome(position).isEmpty()) {
            tell(turn.seat(), List.of());
        }
    }

    private void tell(int seat, List<Integer> end) {
        if (!forfeits.containsKey(seat) && players.get(seat).isListening()) {
            players.get(seat)
                    .told(new Notice<>(
                            game.seenBy(seat, position),
                            seat,
                            turns.size(),
                            lastMoves[seat],
                            clocks.get(seat).secondsToGo(),
                            end));
        }
    }

    private List<Integer> finalPoints(List<Integer> overtime) {
        List<Integer> reached = adjudicated.map(Outcome::points).orElseGet(() -> ruleset.points(position));
        var points = new ArrayList<Integer>();
        for (int seat = 0; seat < overtime.size(); seat++) {
            points.add(reached.get(seat) - overtime.get(seat));
        }
        return points;
    }
}
