package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import dev.quoin.crossword.notation.gcg.GcgReport.ReplayedPlay;
import dev.quoin.crossword.notation.gcg.GcgReport.Standing;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.FormedWord;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One replay from the first entry to the last. Mutable, used once.
final class GcgRun {
    private final GcgFile file;
    private final Variant variant;
    private final PlayRules rules;
    private final boolean wordsMatter;
    private final Optional<ChallengeRule> challenge;
    private final GcgFindings findings;
    private final GcgSeats seats;
    private final GcgTotals totals;
    private final GcgRacks racks;
    private final GcgEnding ending;
    private final List<ReplayedPlay> plays = new ArrayList<>();

    private Board board;
    private int lastSeat = -1;
    private @Nullable Laid laid;
    private boolean stopped;

    /// The play of the previous event, which a challenge may concern.
    private record Laid(
            int seat, Board before, Optional<Tiles> rack, int points, List<FormedWord> invalid, GcgTotals.Mark mark) {}

    GcgRun(GcgFile file, Variant variant, PlayRules rules, boolean wordsMatter, Optional<ChallengeRule> challenge) {
        this.file = file;
        this.variant = variant;
        this.rules = rules;
        this.wordsMatter = wordsMatter;
        this.challenge = challenge;
        findings = new GcgFindings(file.source());
        seats = new GcgSeats(file, findings);
        totals = new GcgTotals(file, seats, findings);
        racks = new GcgRacks(variant, seats.count(), findings);
        ending = new GcgEnding(file, variant, seats, racks, totals, findings);
        board = variant.start();
    }

    GcgReport report() {
        List<GcgEntry> entries = file.game().entries();
        for (int at = 0; at < entries.size() && !stopped; at++) {
            int line = file.lines().get(at);
            switch (entries.get(at)) {
                case GcgEntry.Event event -> event(line, event, isWithdrawn(at));
                case GcgEntry.Pragma pragma -> pragma(line, pragma);
                case GcgEntry.Player _ -> {}
            }
        }
        var standings = new ArrayList<Standing>();
        for (int seat = 0; seat < seats.count(); seat++) {
            standings.add(new Standing(seats.nick(seat), totals.right(seat), totals.written(seat)));
        }
        return new GcgReport(file.source(), plays, findings.problems(), findings.remarks(), board, standings);
    }

    private void pragma(int line, GcgEntry.Pragma pragma) {
        boolean isNote = pragma.name().equals(GcgWriter.NOTE);
        if (isNote && lastSeat < 0 && pragma.value().startsWith(GcgWriter.START)) {
            start(line, pragma.value().substring(GcgWriter.START.length()));
        }
        racks.pragma(line, pragma);
    }

    /// Starts from the position that [GcgWriter] notes. A note that does not begin with rows is somebody's remark.
    private void start(int line, String cgp) {
        int rows = cgp.indexOf('/');
        if (rows < 0 || cgp.lastIndexOf(' ', rows) >= 0) {
            return;
        }
        try {
            CgpPosition position = CgpReader.position(cgp, variant);
            if (position.scores().size() == seats.count()) {
                board = position.board();
                totals.start(position.scores());
                ending.start(position.scorelessTurns());
            } else {
                stop(line, Kind.START, "a position with a score for each player", FormatFault.quoted(cgp));
            }
        } catch (FormatException e) {
            stop(
                    line,
                    Kind.START,
                    "a position of variant " + variant.name() + " in CGP",
                    FormatFault.quoted(cgp) + " (" + e.fault().problem() + ")");
        }
    }

    /// Whether the next event withdraws this one.
    private boolean isWithdrawn(int at) {
        List<GcgEntry> entries = file.game().entries();
        for (int next = at + 1; next < entries.size(); next++) {
            if (entries.get(next) instanceof GcgEntry.Event event) {
                return event.action() instanceof GcgAction.Withdrawal;
            }
        }
        return false;
    }

    private void event(int line, GcgEntry.Event event, boolean withdrawn) {
        int seat = seats.seat(event.nick(), event.action().isTurn() ? seats.next(lastSeat) : lastSeat);
        if (seat < 0) {
            findings.problem(line, Kind.PLAYER, seats.all(), FormatFault.quoted(event.nick()));
            return;
        }
        Laid before = laid;
        laid = null;
        boolean takesBack = event.action() instanceof GcgAction.Withdrawal;
        Optional<Tiles> rack = racks.read(line, event.rack(), takesBack && before != null ? before.before() : board);
        switch (event.action()) {
            case GcgAction.Play play -> play(line, seat, rack, play, event, withdrawn);
            case GcgAction.Exchange exchange -> exchange(line, seat, rack, exchange, event);
            case GcgAction.ExchangeCount exchange -> exchange(line, seat, exchange.count(), event);
            case GcgAction.Pass _ -> idle(line, seat, event);
            case GcgAction.Withdrawal _ -> withdraw(line, seat, rack, before, event);
            case GcgAction.Challenge _ -> challenge(line, seat, rack, before, event);
            case GcgAction.Time _ -> ending.time(line, seat, event);
            case GcgAction.EndRack left -> ending.endRack(line, seat, rack, left, event, board);
        }
    }

    private void turn(int line, int seat, GcgEntry.Event event) {
        if (lastSeat >= 0 && seat != seats.next(lastSeat)) {
            findings.problem(line, Kind.TURN, "a turn of " + seats.nick(seats.next(lastSeat)), seats.nick(seat));
        }
        lastSeat = seat;
        ending.turn(line, event, challenge.isEmpty() || isPlayedBy(ChallengeRule.DOUBLE));
    }

    private void play(
            int line, int seat, Optional<Tiles> rack, GcgAction.Play action, GcgEntry.Event event, boolean withdrawn) {
        turn(line, seat, event);
        switch (CrosswordMoveText.of(variant.tiles().alphabet()).read(board, action.start(), action.word())) {
            case MoveReading.Read(Play play) -> lay(line, seat, rack, play, event, withdrawn);
            case MoveReading.Read read -> throw new IllegalStateException("a word is a play, got " + read);
            case MoveReading.Refused refused ->
                misplaced(line, refused.refusal().message());
        }
    }

    private void lay(int line, int seat, Optional<Tiles> rack, Play play, GcgEntry.Event event, boolean withdrawn) {
        Receipt receipt;
        try {
            receipt = rules.score(board, play);
        } catch (IllegalMoveException e) {
            misplaced(line, e.sentence());
            return;
        }
        racks.checkHeld(
                line, Kind.RACK, rack, PlayRules.tilesOf(play), event.action().show());
        if (receipt.total() != event.points()) {
            findings.problem(line, Kind.POINTS, "+" + receipt.total() + " (" + receipt + ")", signed(event.points()));
        }
        List<FormedWord> invalid = wordsMatter ? rules.invalidWords(receipt) : List.of();
        if (wordsMatter) {
            checkWords(line, receipt, invalid, withdrawn);
        }
        plays.add(new ReplayedPlay(line, seat, board, play, receipt));
        laid = new Laid(seat, board, rack, event.points(), invalid, totals.mark(seat));
        totals.add(line, seat, receipt.total(), event);
        board = board.with(play.placements());
        racks.played(line, seat, rack, PlayRules.tilesOf(play), board);
        ending.played(line, seat, receipt.total(), board);
    }

    private void checkWords(int line, Receipt receipt, List<FormedWord> invalid, boolean withdrawn) {
        if (withdrawn && invalid.isEmpty()) {
            findings.problem(line, Kind.WORD, "a withdrawn word that is not in the lexicon", texts(receipt.words()));
        } else if (!withdrawn && !invalid.isEmpty()) {
            if (challenge.isEmpty() || isPlayedBy(ChallengeRule.VOID)) {
                findings.problem(line, Kind.WORD, "words of the lexicon", texts(invalid));
            } else {
                findings.remark(line, Kind.WORD, "words of the lexicon", texts(invalid) + ", which stayed");
            }
        }
    }

    private static String texts(List<FormedWord> words) {
        return String.join(", ", words.stream().map(FormedWord::text).toList());
    }

    private boolean isPlayedBy(ChallengeRule rule) {
        return challenge.equals(Optional.of(rule));
    }

    private void misplaced(int line, String why) {
        stop(line, Kind.PLACEMENT, "a play that fits the board", why);
    }

    /// Stops the replay, because everything that follows depends on the board.
    private void stop(int line, Kind kind, String expected, String found) {
        findings.problem(line, kind, expected, found);
        findings.remark(
                line,
                kind,
                "a replay to the last line",
                (kind == Kind.START ? "an unusable start" : "an impossible play") + ": the rest was not checked");
        stopped = true;
    }

    private void exchange(int line, int seat, Optional<Tiles> rack, GcgAction.Exchange exchange, GcgEntry.Event event) {
        racks.readTiles(line, Kind.EXCHANGE, exchange.tiles()).ifPresent(tiles -> {
            racks.checkHeld(line, Kind.EXCHANGE, rack, tiles, event.action().show());
            exchange(line, seat, tiles.size(), event);
        });
    }

    private void exchange(int line, int seat, int count, GcgEntry.Event event) {
        if (count < 1 || count > variant.rackSize()) {
            findings.problem(line, Kind.EXCHANGE, "1 to " + variant.rackSize() + " tiles", String.valueOf(count));
        }
        ending.exchanged(line, board);
        idle(line, seat, event);
    }

    private void idle(int line, int seat, GcgEntry.Event event) {
        turn(line, seat, event);
        if (event.points() != 0) {
            findings.problem(line, Kind.POINTS, "+0", signed(event.points()));
        }
        totals.add(line, seat, 0, event);
        racks.forget(seat);
        ending.scoreless();
    }

    private void withdraw(int line, int seat, Optional<Tiles> rack, @Nullable Laid before, GcgEntry.Event event) {
        if (before == null || before.seat() != seat) {
            findings.problem(
                    line, Kind.WITHDRAWAL, "a play of " + event.nick() + " just before it", "no play to take back");
            return;
        }
        if (isPlayedBy(ChallengeRule.VOID)) {
            findings.problem(
                    line,
                    Kind.WITHDRAWAL,
                    "no play taken back, because the rule is void",
                    event.action().show());
        }
        if (rack.isPresent() && before.rack().isPresent() && !rack.equals(before.rack())) {
            Alphabet alphabet = variant.tiles().alphabet();
            findings.problem(
                    line,
                    Kind.RACK,
                    "the rack of the play, " + before.rack().get().show(alphabet),
                    event.rack());
        }
        // Some records return the points as +0 and only correct the total.
        if (event.points() != -before.points() && event.points() != 0) {
            findings.problem(line, Kind.POINTS, signed(-before.points()), signed(event.points()));
        }
        board = before.before();
        totals.takeBack(line, seat, before.mark(), event);
        racks.forget(seat);
        ending.withdrawn();
    }

    private void challenge(int line, int seat, Optional<Tiles> rack, @Nullable Laid before, GcgEntry.Event event) {
        int points = event.points();
        if (before == null) {
            findings.problem(line, Kind.CHALLENGE, "a play just before it", "no play to challenge");
        } else if (challenge.isPresent()) {
            points = bonus(line, challenge.get(), before, seat, event);
        } else if (before.seat() == seat ? event.points() <= 0 : event.points() >= 0) {
            findings.problem(
                    line,
                    Kind.CHALLENGE,
                    "points won by the player of the word, or lost by the other",
                    signed(event.points()) + " for " + event.nick());
        }
        totals.add(line, seat, points, event);
        racks.drawn(seat, rack);
    }

    /// The bonus for an unsuccessful challenge under a rule.
    private int bonus(int line, ChallengeRule rule, Laid play, int seat, GcgEntry.Event event) {
        int points = play.seat() == seat ? rule.bonus() : -rule.bonus();
        if (!play.invalid().isEmpty()) {
            findings.problem(
                    line,
                    Kind.CHALLENGE,
                    "a play taken back, because " + texts(play.invalid()) + " is not in the lexicon",
                    event.action().show());
        } else if (rule.bonus() == 0) {
            findings.problem(
                    line,
                    Kind.CHALLENGE,
                    "no points for a challenge, because the rule is " + rule.text(),
                    signed(event.points()) + " for " + event.nick());
        } else if (event.points() != points) {
            findings.problem(
                    line,
                    Kind.CHALLENGE,
                    signed(points) + ", because the rule is " + rule.text(),
                    signed(event.points()));
        }
        return points;
    }

    static String signed(int points) {
        return points < 0 ? String.valueOf(points) : "+" + points;
    }
}
