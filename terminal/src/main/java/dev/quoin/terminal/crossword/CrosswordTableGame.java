package dev.quoin.terminal.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.GameRecord.Heading;
import dev.quoin.game.Outcome;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer;
import dev.quoin.terminal.tiles.TileGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game between a person and an agent, with the person's unsent play. Mutable, not thread-safe.
final class CrosswordTableGame implements TileGame {
    /// A challenge among the moves of a saved game.
    private static final String CHALLENGE = "challenge";

    private final Variant variant;
    private final Referee referee;
    private final Deal<CrosswordPosition, CrosswordMove> deal;
    private final Agent<CrosswordPosition, CrosswordMove> opponent;
    private final Budget budget;
    private final int person;
    private final List<Turn<CrosswordPosition, CrosswordMove>> turns = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final CrosswordMoveText notation;
    private CrosswordPosition position;
    private @Nullable Unsent unsent;
    private boolean takenOver;
    private boolean challenged;

    /// Creates a game in which the person has seat `person`, 0 or 1; seat 0 moves first.
    ///
    /// @param budget the agent's budget for a move
    CrosswordTableGame(
            Crossword game,
            Deal<CrosswordPosition, CrosswordMove> deal,
            Agent<CrosswordPosition, CrosswordMove> opponent,
            Budget budget,
            int person) {
        this.variant = game.variant();
        this.notation = CrosswordMoveText.of(variant.tiles().alphabet());
        this.referee = game.referee();
        this.deal = deal;
        this.opponent = opponent;
        this.budget = budget;
        this.person = person;
        this.position = deal.start();
    }

    /// A play on the board that the person can still take back, with its verdict.
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

    /// The seat that the person plays now.
    private int hand() {
        return takenOver ? position.toMove() : person;
    }

    /// The true position; displays show only [#seen].
    CrosswordPosition position() {
        return position;
    }

    /// What the person may know.
    CrosswordPosition seen() {
        return position.seenBy(hand());
    }

    @Override
    public Board board() {
        return position.board();
    }

    @Override
    public Tiles rack() {
        return position.rack(hand());
    }

    /// The move that skips the turn.
    CrosswordMove skip() {
        return referee.skip(position);
    }

    List<Turn<CrosswordPosition, CrosswordMove>> turns() {
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
        return !isOver() && position.toMove() == hand();
    }

    /// Places tiles without sending them, replacing earlier ones.
    ///
    /// An illegal play stays too if its tiles are on the rack and fit the squares, so that the person sees
    /// what is wrong with it.
    Unsent place(Play play) {
        var placed = new Unsent(play, referee.judge(board(), rack(), play));
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

    /// Why the person may not make this move; empty when the move is legal.
    Optional<Refusal> refusal(CrosswordMove move) {
        return referee.refusal(position, move);
    }

    /// Asks the agent to move for its choice. Nothing is drawn or changed.
    Answer<CrosswordPosition, CrosswordMove> ask() {
        CrosswordPosition seen = position.seenBy(position.toMove());
        return TurnLoop.ask(opponent, seen, budget, this::judged, TurnLoop.DEFAULT_TRIES);
    }

    /// Only checks the move; tiles are drawn when it is made.
    private CrosswordPosition judged(CrosswordMove move) {
        refusal(move).ifPresent(refusal -> {
            throw refusal.asException();
        });
        return position;
    }

    /// Makes a legal move for the seat to move.
    Turn<CrosswordPosition, CrosswordMove> move(CrosswordMove move) {
        unsent = null;
        challenged = false;
        CrosswordPosition before = position;
        position = deal.play(before, move);
        steps.add(notation.write(before.board(), move));
        Turn<CrosswordPosition, CrosswordMove> turn = Turn.of(before.toMove(), before, move, position);
        turns.add(turn);
        return turn;
    }

    /// The agent's play that the person may challenge now.
    Optional<Turn<CrosswordPosition, CrosswordMove>> challengeable() {
        boolean can = !isOver()
                && !challenged
                && !turns.isEmpty()
                && turns.getLast().seat() != person
                && turns.getLast().after().last() instanceof LastTurn.Played;
        return can ? Optional.of(turns.getLast()) : Optional.empty();
    }

    /// Challenges the agent's play, which must be [#challengeable]. A lost turn is recorded as a pass.
    void challenge() {
        Turn<CrosswordPosition, CrosswordMove> play = challengeable().orElseThrow();
        challenged = true;
        steps.add(CHALLENGE);
        position = referee.challenge(play.before(), play.after());
        if (position.toMove() == play.after().toMove()) {
            turns.set(turns.size() - 1, Turn.of(play.seat(), play.before(), play.move(), position));
        } else {
            unsent = null;
            turns.add(Turn.of(play.after().toMove(), play.after(), new CrosswordMove.Pass(), position));
        }
    }

    /// The moves and challenges so far as text; [#replay] plays them again.
    List<String> steps() {
        return List.copyOf(steps);
    }

    /// Plays the moves and challenges of a saved game.
    ///
    /// @throws IllegalArgumentException when one is not legal
    void replay(List<String> saved) {
        for (String step : saved) {
            String place = "move " + (steps.size() + 1) + ", '" + step + "': ";
            if (isOver() || step.equals(CHALLENGE) && challengeable().isEmpty()) {
                throw new IllegalArgumentException(place + "not possible here");
            }
            if (step.equals(CHALLENGE)) {
                challenge();
                continue;
            }
            switch (notation.read(board(), step)) {
                case MoveReading.Read(CrosswordMove move) -> {
                    refusal(move).ifPresent(refusal -> {
                        throw new IllegalArgumentException(place + refusal.message());
                    });
                    move(move);
                }
                case MoveReading.Refused(Refusal refusal) ->
                    throw new IllegalArgumentException(place + refusal.message());
            }
        }
    }

    /// Lets the person play the agent's tiles too, until the end.
    void takeOver() {
        takenOver = true;
    }

    /// Whether the person has taken over from the agent.
    boolean isTakenOver() {
        return takenOver;
    }

    /// The game so far as a record.
    GameRecord<CrosswordPosition, CrosswordMove> record(String title, String nick) {
        Ending ending = isOver() ? new Ending.Finished(new Outcome(position.scores())) : new Ending.Unfinished();
        CrosswordPosition start = turns.isEmpty() ? position : turns.getFirst().before();
        List<String> names = person == 0 ? List.of("you", nick) : List.of(nick, "you");
        return GameRecord.of(new Heading(title, names), start, turns, ending);
    }
}
