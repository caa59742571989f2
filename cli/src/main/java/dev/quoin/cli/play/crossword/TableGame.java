package dev.quoin.cli.play.crossword;

import dev.quoin.cli.table.tiles.TileGame;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.Refusal;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One game between a person and an agent, with the play that the person has placed but not sent. Changes as the game
/// goes on; for one thread.
final class TableGame implements TileGame {
    private static final int PLAYERS = 2;

    private final Variant variant;
    private final Referee referee;
    private final TileSource source;
    private final Agent<CrosswordPosition, CrosswordMove> opponent;
    private final int person;
    private final List<Turn> turns = new ArrayList<>();
    private CrosswordPosition position;
    private @Nullable Unsent unsent;

    /// A game in which the person has seat `person`, 0 or 1; seat 0 begins.
    TableGame(
            Variant variant,
            Referee referee,
            TileSource source,
            Agent<CrosswordPosition, CrosswordMove> opponent,
            int person) {
        this.variant = variant;
        this.referee = referee;
        this.source = source;
        this.opponent = opponent;
        this.person = person;
        this.position = referee.start(PLAYERS, source);
    }

    /// One turn as it was played.
    ///
    /// @param before the position before it
    /// @param after the position after it, with the final scores when it ended the game
    record Turn(int seat, CrosswordPosition before, CrosswordMove move, int score, CrosswordPosition after) {}

    /// Tiles on the board that the person can still take back, and what the rules say to them.
    record Unsent(Play play, Verdict verdict) {}

    @Override
    public Variant variant() {
        return variant;
    }

    Referee referee() {
        return referee;
    }

    /// The seat of the person.
    int person() {
        return person;
    }

    /// The true position; views show of it only what [#seen] gives.
    CrosswordPosition position() {
        return position;
    }

    /// What the person may know.
    CrosswordPosition seen() {
        return position.seenBy(person);
    }

    @Override
    public Board board() {
        return position.board();
    }

    @Override
    public Tiles rack() {
        return position.rack(person);
    }

    List<Turn> turns() {
        return List.copyOf(turns);
    }

    Optional<Unsent> unsent() {
        return Optional.ofNullable(unsent);
    }

    boolean isOver() {
        return referee.isOver(position);
    }

    @Override
    public boolean isPersonsTurn() {
        return !isOver() && position.toMove() == person;
    }

    /// Places tiles without sending them, in place of any that were placed before.
    ///
    /// A refused play stays too, when its tiles are on the rack and fit the squares, so that the person sees
    /// what is wrong with it.
    Unsent place(Play play) {
        var placed = new Unsent(play, referee.plays().judge(board(), rack(), play));
        boolean fits = play.placements().stream().allMatch(tile -> board().isEmpty(tile.row(), tile.column()));
        unsent = fits && rack().containsAll(PlayRules.tilesOf(play)) ? placed : null;
        return placed;
    }

    @Override
    public boolean takeBack() {
        boolean had = unsent != null;
        unsent = null;
        return had;
    }

    @Override
    public void lay(Play play) {
        place(play);
    }

    /// Why the person may not make this move, empty when it may.
    Optional<Refusal> refusal(CrosswordMove move) {
        return referee.refusal(position, move);
    }

    /// What the agent whose turn it is wants to play; nothing changes.
    CrosswordMove choice() {
        return opponent.choose(position.seenBy(position.toMove()), Budget.unlimited());
    }

    /// A turn of whoever has it; the move must not be refused.
    Turn move(CrosswordMove move) {
        unsent = null;
        CrosswordPosition before = position;
        CrosswordPosition after = referee.play(before, move, source);
        int score = move instanceof Play play
                ? referee.plays().score(before.board(), play).total()
                : 0;
        var turn = new Turn(before.toMove(), before, move, score, after);
        position = after;
        turns.add(turn);
        return turn;
    }
}
