package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.notation.gcg.GcgReport.ReplayedPlay;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the position of a game record that a solver is asked about. Mutable, used once.
///
/// In a record that ends before the game does, that is its last position. In a finished game it is the first turn at
/// which the bag was empty, or had few enough tiles, or the last turn at which it had any.
public final class GcgEndgame {
    private final GcgFile file;
    private final Variant variant;
    private final GcgRacks racks;
    private final GcgSeats seats;
    private final Map<Integer, ReplayedPlay> plays = new HashMap<>();
    private final int[] scores;

    private final Wanted wanted;

    /// The tiles that the bag may hold.
    private final int mostInBag;

    private Board board;
    private Board boardBefore;
    private int points;
    private int scoreless;
    private int scorelessBefore;
    private int mover;
    private boolean over;
    private Optional<Tiles> otherRack = Optional.empty();
    private Optional<ReplayedPlay> lastPlay = Optional.empty();
    private Optional<TurnPosition> found = Optional.empty();

    /// A turn to look for.
    private enum Wanted {
        EMPTY_BAG,
        FEW_IN_BAG,
        LAST
    }

    private GcgEndgame(GcgFile file, Variant variant, Wanted wanted, int mostInBag) {
        this.file = file;
        this.wanted = wanted;
        this.mostInBag = mostInBag;
        this.variant = variant;
        var findings = new GcgFindings(file.source());
        seats = new GcgSeats(file, findings);
        racks = new GcgRacks(variant, seats.count(), findings);
        scores = new int[Math.max(2, seats.count())];
        board = variant.start();
        boardBefore = board;
        for (ReplayedPlay play : GcgReplay.of(variant).replay(file).plays()) {
            plays.put(play.line(), play);
        }
    }

    /// Returns the position, with the mover's rack and score first; empty if the record has none with an empty bag, or
    /// its racks are not known.
    ///
    /// @throws IllegalArgumentException when the game does not have two players
    public static Optional<CgpPosition> find(GcgFile file, Variant variant) {
        return find(file, variant, Wanted.EMPTY_BAG, 0).map(TurnPosition::position);
    }

    /// Returns the position with at least one and at most so many tiles in the bag, with the mover's rack and score
    /// first; the other rack is left out. Empty if the record has none, or the mover's rack is not known.
    ///
    /// @throws IllegalArgumentException when the game does not have two players, or the number is not positive
    public static Optional<CgpPosition> findPreEndgame(GcgFile file, Variant variant, int mostInBag) {
        if (mostInBag < 1) {
            throw new IllegalArgumentException("a pre-endgame must have at least 1 tile in the bag, got " + mostInBag);
        }
        return find(file, variant, Wanted.FEW_IN_BAG, mostInBag).map(TurnPosition::position);
    }

    /// Returns the last position of an unfinished record, or the last turn of a finished one that has tiles in the bag,
    /// with the mover's rack and score first. Empty if the record has none, or the mover's rack is not known.
    ///
    /// @throws IllegalArgumentException when the game does not have two players
    public static Optional<TurnPosition> findLast(GcgFile file, Variant variant) {
        return find(file, variant, Wanted.LAST, Integer.MAX_VALUE);
    }

    private static Optional<TurnPosition> find(GcgFile file, Variant variant, Wanted wanted, int mostInBag) {
        var search = new GcgEndgame(file, variant, wanted, mostInBag);
        if (search.seats.count() != 2) {
            String asked = wanted == Wanted.LAST ? "a position" : "an endgame";
            throw new IllegalArgumentException(
                    file.source() + ": " + asked + " needs two players, got " + search.seats.count());
        }
        return search.run();
    }

    private Optional<TurnPosition> run() {
        List<GcgEntry> entries = file.game().entries();
        for (int at = 0; at < entries.size(); at++) {
            if (entries.get(at) instanceof GcgEntry.Event event
                    && !event(file.lines().get(at), event)) {
                return found;
            }
        }
        if (over || scoreless >= variant.scorelessTurns()) {
            return found;
        }
        Optional<Tiles> rack = file.game().pragma("rack" + (mover + 1)).flatMap(text -> tiles(0, text));
        return switch (wanted) {
            case EMPTY_BAG ->
                (rack.isPresent() ? position(rack.get()) : otherRack.flatMap(this::positionAgainst))
                        .map(this::afterLast);
            case FEW_IN_BAG -> rack.isPresent() ? preEndgame(rack.get()).map(this::afterLast) : found;
            case LAST ->
                rack.isPresent()
                        ? position(rack.get()).or(() -> fullRack(rack.get())).map(this::afterLast)
                        : otherRack
                                .flatMap(this::positionAgainst)
                                .map(this::afterLast)
                                .or(() -> found);
        };
    }

    /// Follows one event; returns false if the rest of the record cannot be followed.
    private boolean event(int line, GcgEntry.Event event) {
        int seat = seats.seat(event.nick(), event.action().isTurn() ? mover : 1 - mover);
        if (seat < 0) {
            return false;
        }
        Optional<Tiles> rack = tiles(line, event.rack());
        if (event.action().isTurn()) {
            mover = seat;
            turn(rack);
        }
        switch (event.action()) {
            case GcgAction.Play _ -> {
                return play(line, seat, rack);
            }
            case GcgAction.Exchange _, GcgAction.ExchangeCount _, GcgAction.Pass _ -> {
                otherRack = rack;
                lastPlay = Optional.empty();
                scoreless++;
                mover = 1 - seat;
            }
            case GcgAction.Withdrawal _ -> {
                board = boardBefore;
                scores[seat] -= points;
                scoreless = scorelessBefore + 1;
                otherRack = rack;
                lastPlay = Optional.empty();
                over = false;
            }
            case GcgAction.Challenge _, GcgAction.Time _ -> scores[seat] += event.points();
            case GcgAction.EndRack _ -> over = true;
        }
        return true;
    }

    private void turn(Optional<Tiles> rack) {
        found = switch (wanted) {
            case EMPTY_BAG -> found.or(() -> rack.flatMap(this::position).map(this::afterLast));
            case FEW_IN_BAG -> found.or(() -> rack.flatMap(this::preEndgame).map(this::afterLast));
            case LAST -> rack.flatMap(this::fullRack).map(this::afterLast).or(() -> found);
        };
    }

    /// The position with the opponent's play before it, if that was the last event of a turn.
    private TurnPosition afterLast(CgpPosition position) {
        return lastPlay.filter(play -> play.seat() != mover)
                .map(play -> new TurnPosition(position, new LastTurn.Played(1, play.play(), play.receipt())))
                .orElseGet(() -> TurnPosition.of(position));
    }

    private boolean play(int line, int seat, Optional<Tiles> rack) {
        ReplayedPlay play = plays.get(line);
        if (play == null) {
            return false;
        }
        Tiles used = PlayRules.tilesOf(play.play());
        boolean last = rack.flatMap(this::position).isPresent();
        otherRack = rack.filter(tiles -> last && tiles.containsAll(used)).map(tiles -> tiles.minus(used));
        over = otherRack.filter(Tiles::isEmpty).isPresent();
        boardBefore = board;
        board = board.with(play.play().placements());
        lastPlay = Optional.of(play);
        points = play.receipt().total();
        scores[seat] += points;
        scorelessBefore = scoreless;
        scoreless = points == 0 ? scoreless + 1 : 0;
        mover = 1 - seat;
        return true;
    }

    private Optional<Tiles> tiles(int line, String text) {
        return racks.read(line, text, board).filter(tiles -> !tiles.isEmpty());
    }

    /// The position if the mover has this rack, and a rack can hold all other tiles.
    private Optional<CgpPosition> position(Tiles rack) {
        return rest(rack).filter(other -> !other.isEmpty()).map(other -> position(rack, other));
    }

    /// The position if the mover has this rack, and few enough tiles are in the bag.
    private Optional<CgpPosition> preEndgame(Tiles rack) {
        return racks.offBoard(board)
                .filter(tiles -> tiles.containsAll(rack))
                .map(tiles -> tiles.size() - rack.size() - variant.rackSize())
                .filter(bag -> bag > 0 && bag <= mostInBag)
                .map(bag -> position(rack, Tiles.none()));
    }

    /// The same if the rack is full. Records often contain only part of a rack.
    private Optional<CgpPosition> fullRack(Tiles rack) {
        return Optional.of(rack)
                .filter(tiles -> tiles.size() == variant.rackSize())
                .flatMap(this::preEndgame);
    }

    /// The endgame if the opponent has this rack.
    private Optional<CgpPosition> positionAgainst(Tiles other) {
        return rest(other).filter(rack -> !rack.isEmpty() && !other.isEmpty()).map(rack -> position(rack, other));
    }

    private Optional<Tiles> rest(Tiles rack) {
        return racks.offBoard(board)
                .filter(tiles -> tiles.containsAll(rack))
                .map(tiles -> tiles.minus(rack))
                .filter(other -> other.size() <= variant.rackSize());
    }

    private CgpPosition position(Tiles rack, Tiles other) {
        var both = List.of(rack, other);
        var given = List.of(scores[mover], scores[1 - mover]);
        CgpPosition plain = CgpPosition.of(variant, board, both, given, scoreless);
        return file.game()
                .pragma("lexicon")
                .filter(name -> !name.isBlank() && name.indexOf(';') < 0)
                .map(name -> new CgpPosition(
                        variant,
                        board,
                        both,
                        given,
                        scoreless,
                        List.of(new CgpPosition.Operation(CgpPosition.LEXICON, name))))
                .orElse(plain);
    }
}
