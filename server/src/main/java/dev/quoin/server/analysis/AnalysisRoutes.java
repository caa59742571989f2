package dev.quoin.server.analysis;

import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.game.format.FormatException;
import dev.quoin.server.crossword.HostedCrossword;
import dev.quoin.server.endgame.EndgameAnalyst;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.http.caller.Requester;
import dev.quoin.server.work.Work;
import dev.quoin.server.work.WorkScheduler;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// `/api/analysis`: the analysis of positions.
public final class AnalysisRoutes implements Routes {
    private static final int LONGEST_TEXT = 20_000;
    private static final int LONGEST_RACK = 126;
    private static final int MOST_PLAYS = 1000;
    private static final int USUAL_PLAYS = 50;
    private static final double SHORTEST_SECONDS = 0.1;
    private static final double LONGEST_SECONDS = 10;
    private static final double USUAL_SECONDS = 1;
    private static final Duration CROSSWORD_LIMIT = Duration.ofSeconds(5);
    private static final Duration MARGIN = Duration.ofMillis(100);

    private final CrosswordAnalyst crosswords;
    private final WorkScheduler scheduler;

    /// @param check rejects crossword positions that must not be analyzed now
    public AnalysisRoutes(HostedCrossword hosted, WorkScheduler scheduler, Consumer<CgpPosition> check) {
        this.crosswords = new CrosswordAnalyst(
                hosted,
                check,
                new EndgameAnalyst(EndgameAnalyst.Budget.USUAL),
                new SimulationAnalyst(SimulationAnalyst.Budget.USUAL));
        this.scheduler = scheduler;
    }

    /// The order of plays, which also says which of them are sent.
    enum Sort {
        SCORE,
        EQUITY,
        ENDGAME,
        WIN
    }

    /// A crossword position.
    ///
    /// @param endgame whether to solve it if the bag is empty
    /// @param simulate whether to simulate it if it is not solved
    record CrosswordQuestion(
            String position,
            @Nullable Integer turn,
            @Nullable String rack,
            @Nullable String variant,
            @Nullable Integer top,
            @Nullable Sort sort,
            @Nullable Boolean endgame,
            @Nullable Boolean simulate) {
        CrosswordQuestion {
            checkPosition(position);
            if (rack != null && rack.length() > LONGEST_RACK) {
                throw new IllegalArgumentException("'rack' must have at most " + LONGEST_RACK + " characters");
            }
            if (top != null && (top < 1 || top > MOST_PLAYS)) {
                throw new IllegalArgumentException("'top' must be 1 to " + MOST_PLAYS + ", got " + top);
            }
            checkTurn(turn);
        }

        int most() {
            return top == null ? USUAL_PLAYS : top;
        }

        boolean asksForEndgame() {
            return sort == Sort.ENDGAME || Boolean.TRUE.equals(endgame);
        }

        boolean asksForSimulation() {
            return sort == Sort.WIN || Boolean.TRUE.equals(simulate);
        }

        /// Returns the order, given whether the values in the endgame or the win probabilities are known.
        Sort sort(boolean solved, boolean simulated) {
            if (sort == Sort.SCORE || sort == Sort.EQUITY) {
                return sort;
            }
            return solved ? Sort.ENDGAME : simulated ? Sort.WIN : Sort.SCORE;
        }
    }

    /// An Othello position.
    record OthelloQuestion(
            String position,
            @Nullable Integer turn,
            @Nullable Double seconds) {
        OthelloQuestion {
            checkPosition(position);
            checkTurn(turn);
            if (seconds != null && !(seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS)) {
                throw new IllegalArgumentException(
                        "'seconds' must be " + SHORTEST_SECONDS + " to " + LONGEST_SECONDS + ", got " + seconds);
            }
        }

        Duration limit() {
            return Duration.ofMillis(Math.round(1000 * (seconds == null ? USUAL_SECONDS : seconds)));
        }
    }

    private static void checkPosition(@Nullable String text) {
        if (text == null || text.length() > LONGEST_TEXT) {
            throw new IllegalArgumentException("'position' must be a text of at most " + LONGEST_TEXT + " characters");
        }
    }

    private static void checkTurn(@Nullable Integer turn) {
        if (turn != null && turn < 0) {
            throw new IllegalArgumentException("'turn' must be 0 or more, got " + turn);
        }
    }

    @Override
    public void addTo(Router router) {
        router.post("/api/analysis/crossword", Cost.SEARCH, this::crossword);
        router.post("/api/analysis/othello", Cost.SEARCH, this::othello);
    }

    private void crossword(Call call) {
        CrosswordQuestion question = call.body(CrosswordQuestion.class);
        call.json(200, answer(call, CROSSWORD_LIMIT, signal -> crosswords.answer(question, signal)));
    }

    private void othello(Call call) {
        OthelloQuestion question = call.body(OthelloQuestion.class);
        // A little more than the search itself gets, for reading the position.
        Duration limit = question.limit().plus(MARGIN);
        call.json(200, answer(call, limit, signal -> OthelloAnalyst.answer(question, signal)));
    }

    /// Waits for the result. Text that cannot be parsed is the client's error.
    private byte[] answer(Call call, Duration limit, Work<byte[]> analysis) {
        try {
            return scheduler.analyze(Requester.current(), limit, call::isGone, analysis);
        } catch (FormatException e) {
            throw Refused.of(422, "unreadable-position", message(e));
        }
    }

    /// Returns the message of the exception, or the fault without a file name, because the text was typed or
    /// pasted.
    private static String message(FormatException e) {
        String message = String.valueOf(e.getMessage());
        return message.equals(e.fault().sentence()) ? e.fault().problemInText() : message;
    }
}
