package dev.quoin.othello.nboard;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchResult;
import dev.quoin.othello.search.SearchWatcher;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// One NBoard session. Mutable, not thread-safe.
final class NboardSession {
    /// The default depth.
    private static final int FIRST_DEPTH = 8;

    private final Search search;
    private final String name;
    private final Inbox inbox;
    private final Outbox outbox;
    private GameSoFar game = GameSoFar.start();
    private int depth = FIRST_DEPTH;

    NboardSession(Search search, String name, Inbox inbox, Outbox outbox) {
        this.search = search;
        this.name = name;
        this.inbox = inbox;
        this.outbox = outbox;
    }

    void run() throws InterruptedException {
        for (Optional<String> line = inbox.take(); line.isPresent(); line = inbox.take()) {
            try {
                obey(line.get());
            } catch (FormatException | IllegalMoveException | Nonsense why) {
                outbox.status(why.getMessage() + "; ignored: " + shortened(line.get()));
            }
        }
    }

    private void obey(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        switch (words[0]) {
            case "" -> {}
            case "nboard" -> greet(number("protocol version", rest));
            case "set" -> set(rest);
            case "move" -> game = game.after(rest);
            case "go" -> go();
            case "hint" -> hint(rest.isEmpty() ? 1 : Math.max(1, number("number of moves", rest)));
            case "analyze" -> analyze();
            case "learn" -> outbox.send("learned");
            case "ping" -> outbox.send("pong " + number("ping", rest));
            default -> unknown(line);
        }
    }

    private void greet(int version) {
        outbox.send("set myname " + name);
        if (version > 2) {
            outbox.status("this engine speaks version 2 of the NBoard protocol, got " + version);
        }
    }

    /// In version 1 of the protocol a move was a command by itself.
    private void unknown(String line) {
        if (!line.matches("[A-Za-z][0-9A-Za-z](/.*)?")) {
            throw new Nonsense("no such command");
        }
        game = game.after(line);
    }

    private void set(String setting) {
        String[] words = setting.split("\\s+", 2);
        String value = words.length == 2 ? words[1] : "";
        switch (words[0]) {
            case "depth" -> {
                depth = Math.clamp(number("depth", value), 1, SearchLimits.DEEPEST);
                outbox.send("set myname " + name + depth);
            }
            case "game" -> game = GameSoFar.read(value);
            case "contempt" -> number("contempt", value); // is about draws in an opening book, and we have none
            default -> throw new Nonsense("no such setting");
        }
    }

    private void go() {
        OthelloPosition position = game.position();
        if (refusedAsOver(position)) {
            return;
        }
        long start = System.nanoTime();
        SearchLimits limits =
                game.clock().map(SearchLimits.ofDepth(depth)::withTime).orElse(SearchLimits.ofDepth(depth));
        outbox.status("Thinking");
        SearchResult result = search.analyze(position, limits, 1, watcher(each -> outbox.thoughts(each, since(start))));
        outbox.status("");
        outbox.move(result.best(), since(start));
    }

    private void hint(int count) {
        if (refusedAsOver(game.position())) {
            return;
        }
        long start = System.nanoTime();
        outbox.status("Analyzing");
        search.analyze(
                game.position(),
                SearchLimits.ofDepth(depth),
                count,
                watcher(each -> outbox.thoughts(each, since(start))));
        outbox.status("");
    }

    private boolean refusedAsOver(OthelloPosition position) {
        if (position.isOver()) {
            outbox.status("The game is over");
        }
        return position.isOver();
    }

    /// Sends the value of every position of the game for Black, from the last to the first: known results
    /// count more than a search from before them.
    private void analyze() {
        outbox.status("Analyzing");
        List<OthelloPosition> positions = game.positions();
        int value = 0;
        for (int made = positions.size() - 1; made >= 0 && !inbox.isUrgent(); made--) {
            boolean last = made == positions.size() - 1;
            OthelloPosition position = positions.get(made);
            if (last || position.moves() != 0) {
                value = last ? first(position) : better(position, game.moves().get(made), value);
            }
            if (!inbox.isUrgent()) {
                outbox.analysis(made, value);
            }
        }
        outbox.status("");
    }

    /// The value for Black of the last position of the game.
    private int first(OthelloPosition position) {
        return position.isOver()
                ? 100 * (position.points(Disc.BLACK) - position.points(Disc.WHITE))
                : forBlack(position, search(position).best().value());
    }

    /// The value for Black before a move: the value after it, unless another move is better.
    private int better(OthelloPosition position, OthelloMove played, int following) {
        SearchResult result = search(position);
        int promised = forBlack(position, result.best().value());
        return result.move().equals(played) || forBlack(position, promised - following) <= 0 ? following : promised;
    }

    private static int forBlack(OthelloPosition position, int value) {
        return position.toMove() == Disc.BLACK ? value : -value;
    }

    private SearchResult search(OthelloPosition position) {
        return search.analyze(position, SearchLimits.ofDepth(depth), 1, watcher(result -> {}));
    }

    /// Sends results, and stops a search when something urgent is waiting.
    private SearchWatcher watcher(Consumer<SearchResult> reached) {
        return new SearchWatcher() {
            @Override
            public void reached(SearchResult result) {
                reached.accept(result);
            }

            @Override
            public boolean isEnough() {
                return inbox.isUrgent();
            }
        };
    }

    private static long since(long start) {
        return System.nanoTime() - start;
    }

    private static int number(String what, String text) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException notOne) {
            throw new Nonsense("the " + what + " must be a whole number, got '" + shortened(text) + "'");
        }
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }

    /// An invalid command, with the reason.
    private static final class Nonsense extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Nonsense(String why) {
            super(why, null, false, false);
        }
    }
}
