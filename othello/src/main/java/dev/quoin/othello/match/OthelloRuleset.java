package dev.quoin.othello.match;

import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.Reason;
import dev.quoin.game.kit.Adjudicator;
import dev.quoin.game.kit.BoardView;
import dev.quoin.game.kit.OpeningFormat;
import dev.quoin.game.kit.ProtocolView;
import dev.quoin.game.kit.RecordFormat;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.OthelloReason;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Othello games from random balanced openings. Immutable and thread-safe. Seat 0 is Black.
///
/// @param openings the openings
/// @param exactEmpties with at most this many empty squares, a game gets its exact result without being
///     played to the end; 0 for never
public record OthelloRuleset(BalancedOpenings openings, int exactEmpties)
        implements Ruleset<OthelloPosition, OthelloMove> {
    /// The id of the game in commands and logs.
    public static final String ID = "othello";

    private static final Othello GAME = new Othello();

    /// Creates a ruleset in which all games are played to the end.
    public OthelloRuleset(BalancedOpenings openings) {
        this(openings, 0);
    }

    @Override
    public Game<OthelloPosition, OthelloMove> game() {
        return GAME;
    }

    @Override
    public Map<String, String> setting() {
        return Map.of("game", ID);
    }

    @Override
    public Deal<OthelloPosition, OthelloMove> deal(long seed) {
        return new OpeningDeal(openings.opening(seed).end());
    }

    @Override
    public Optional<OpeningFormat<OthelloPosition, OthelloMove>> openingFormat() {
        return Optional.of(OthelloOpenings.INSTANCE);
    }

    @Override
    public List<Integer> points(OthelloPosition position) {
        return position.isOver()
                ? List.of(position.points(Disc.BLACK), position.points(Disc.WHITE))
                : List.of(position.count(Disc.BLACK), position.count(Disc.WHITE));
    }

    /// Returns how many discs the player has gained.
    @Override
    public int score(OthelloPosition before, OthelloPosition after) {
        return after.count(before.toMove()) - before.count(before.toMove());
    }

    @Override
    public Optional<OthelloMove> pass(OthelloPosition position) {
        return position.mustPass() ? Optional.of(OthelloMove.pass()) : Optional.empty();
    }

    @Override
    public String tag(OthelloPosition before, OthelloMove move) {
        return "";
    }

    @Override
    public Optional<Integer> overtimePenalty(Duration clock, Duration used) {
        return Optional.empty();
    }

    @Override
    public Optional<Adjudicator<OthelloPosition>> adjudicator() {
        return exactEmpties == 0 ? Optional.empty() : Optional.of(new ExactAdjudicator(exactEmpties));
    }

    @Override
    public Optional<BoardView<OthelloPosition>> boardView() {
        return Optional.of(OthelloBoardView.INSTANCE);
    }

    @Override
    public ProtocolView<OthelloPosition, OthelloMove> protocolView() {
        return OthelloProtocolView.INSTANCE;
    }

    @Override
    public Map<String, String> provenance() {
        var provenance = new LinkedHashMap<String, String>();
        provenance.put("openings", openings.plies() + " moves, within " + openings.bound() / 100.0 + " discs");
        // Omitted by default, so that logs of older matches still match.
        if (exactEmpties > 0) {
            provenance.put("adjudicate", "exact:" + exactEmpties);
        }
        return provenance;
    }

    @Override
    public List<Reason> reasons() {
        return List.of(OthelloReason.values());
    }

    @Override
    public RecordFormat<OthelloPosition, OthelloMove> recordFormat() {
        return GgfFormat.INSTANCE;
    }

    /// A game from a position.
    record OpeningDeal(OthelloPosition start) implements Deal<OthelloPosition, OthelloMove> {
        @Override
        public OthelloPosition play(OthelloPosition position, OthelloMove move) {
            return position.play(move);
        }
    }
}
