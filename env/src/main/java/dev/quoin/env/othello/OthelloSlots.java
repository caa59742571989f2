package dev.quoin.env.othello;

import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.opponent.BatchedReplies;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.opponent.Warnings;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.slots.AgentRandom;
import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.PendingCall;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.game.Agent;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.picture.Picture;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer.Moved;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.picture.BoardPixels;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Games of Othello in slots. Mutable; different slots may be used by different threads.
///
/// Passes are automatic, so the side to act always has a legal move until the episode ends.
public final class OthelloSlots implements Slots {
    /// The maximum number of legal actions in an episode: the number of empty squares at the start.
    public static final int LONGEST_EPISODE = Square.COUNT - 4;

    private final OthelloOptions options;
    private final SlotLayout layout;
    private final int count;
    private final boolean alone;
    private final boolean needsBefore;
    private final Optional<AgentFactory<OthelloPosition, OthelloMove>> maker;
    private final Warnings warnings;

    // By slot: the discs of the side to move and of the other side, the legal squares, and random numbers.
    private final long[] mover;
    private final long[] other;
    private final long[] legal;
    private final boolean[] whiteToMove;
    private final boolean[] agentIsWhite;
    private final EpisodePhase[] phases;
    private final float[] rewards;
    private final SplitMixRandom[] randoms;

    // The opponent if it is an agent, created on first use, and its random numbers.
    private final @Nullable Agent<OthelloPosition, OthelloMove>[] players;
    private final AgentRandom[] playerRandoms;

    // By slot: the turn in progress; nobody's turn while an episode starts.
    private final @Nullable OthelloPosition[] before;
    private final boolean[] actorIsWhite;
    private final boolean[] starting;
    private final PendingCall[] pending;
    private final Optional<BatchedReplies> batched;
    private final boolean hasCalls;
    private boolean defersCalls;

    private @Nullable ObservationBuffers bound;
    private @Nullable OthelloObservation view;

    /// Creates `count` games with the same options.
    @SuppressWarnings({"unchecked", "rawtypes"})
    public OthelloSlots(OthelloOptions options, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("an environment needs at least 1 slot, got " + count);
        }
        this.options = options;
        this.count = count;
        alone = options.opponent() instanceof Opponent.Self();
        needsBefore =
                options.reward() instanceof OthelloReward.Custom || options.reward() instanceof OthelloReward.Batched;
        maker = options.opponent().prepared(new Othello());
        warnings = new Warnings(options.warning());
        layout = OthelloObservation.layout(options.rendering().encoding());
        mover = new long[count];
        other = new long[count];
        legal = new long[count];
        whiteToMove = new boolean[count];
        agentIsWhite = new boolean[count];
        phases = new EpisodePhase[count];
        Arrays.fill(phases, EpisodePhase.NOT_STARTED);
        rewards = new float[count];
        randoms = new SplitMixRandom[count];
        Arrays.setAll(randoms, SplitMixRandom::new);
        players = new Agent[count];
        playerRandoms = new AgentRandom[count];
        Arrays.setAll(playerRandoms, _ -> new AgentRandom());
        before = new OthelloPosition[count];
        actorIsWhite = new boolean[count];
        starting = new boolean[count];
        pending = new PendingCall[count];
        Arrays.fill(pending, PendingCall.NONE);
        batched = options.opponent().batched(warnings, count);
        hasCalls = batched.isPresent() || options.reward() instanceof OthelloReward.Batched;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public SlotLayout layout() {
        return layout;
    }

    @Override
    public void bind(ObservationBuffers buffers) {
        bound = buffers;
        view = new OthelloObservation(options.rendering().encoding(), buffers);
    }

    /// Starts an episode with the options of [OthelloReset].
    @Override
    public void start(int slot, long seed, Map<String, ?> resetOptions) {
        OthelloPosition position = OthelloPosition.start();
        AgentSeat seat = options.agent();
        if (!resetOptions.isEmpty()) {
            var reset = OthelloReset.of(resetOptions, seat, seed);
            position = reset.position();
            seat = reset.agent();
        }
        SplitMixRandom random = randoms[slot];
        random.set(seed);
        agentIsWhite[slot] = seat.number(random) == Othello.WHITE;
        if (maker.isPresent()) {
            seat(slot, random.nextLong());
        }
        rewards[slot] = 0;
        place(slot, position);
        pending[slot] = PendingCall.NONE;
        starting[slot] = true;
        before[slot] = position;
        goOn(slot);
        if (hasCalls && !defersCalls) {
            makeCalls(slot);
        }
    }

    private void place(int slot, OthelloPosition position) {
        mover[slot] = position.mover();
        other[slot] = position.other();
        whiteToMove[slot] = position.toMove() == Disc.WHITE;
        legal[slot] = position.moves();
        phases[slot] = EpisodePhase.RUNNING;
        settle(slot);
    }

    @Override
    public void check(int slot, int action) {
        phases[slot].requireRunning();
        if (action < 0 || action >= Square.COUNT) {
            throw new IndexOutOfBoundsException("action must be 0..63, got " + action);
        }
        if (options.invalid() == InvalidAction.ERROR && !isLegal(slot, action)) {
            throw position(slot)
                    .refusal(OthelloMove.place(action))
                    .orElseThrow()
                    .asException();
        }
    }

    private boolean isLegal(int slot, int square) {
        return (legal[slot] >>> square & 1) != 0;
    }

    @Override
    public void act(int slot, int action) {
        check(slot, action);
        int square = action;
        if (!isLegal(slot, action)) {
            if (options.invalid() == InvalidAction.PENALTY) {
                rewards[slot] = options.penalty();
                return;
            }
            square = randomSquare(slot);
        }
        starting[slot] = false;
        actorIsWhite[slot] = whiteToMove[slot];
        if (needsBefore) {
            before[slot] = position(slot);
        }
        play(slot, square);
        goOn(slot);
        if (hasCalls && !defersCalls) {
            makeCalls(slot);
        }
    }

    /// Plays the opponent's move and completes the turn, unless a call has to be made first.
    private void goOn(int slot) {
        letOpponentPlay(slot);
        if (hasCalls && pending[slot] != PendingCall.NONE) {
            return;
        }
        if (starting[slot]) {
            endStart(slot);
        } else {
            endTurn(slot);
        }
    }

    private void endStart(int slot) {
        show(slot);
        if (phases[slot] == EpisodePhase.OVER) {
            phases[slot] = EpisodePhase.NOT_STARTED;
            throw new IllegalArgumentException(
                    "a reset of Othello-v0: position must let the agent act before the game is over, got "
                            + OthelloBoardText.write(Objects.requireNonNull(before[slot])));
        }
    }

    private void endTurn(int slot) {
        boolean white = actorIsWhite[slot];
        show(slot);
        rewards[slot] = switch (options.reward()) {
            case OthelloReward.Sparse _ -> sparse(slot);
            case OthelloReward.Dense _ -> lead(slot, white) / (float) Square.COUNT;
            case OthelloReward.Custom(var function) -> custom(slot, function, before[slot], white);
            case OthelloReward.Batched _ -> {
                pending[slot] = PendingCall.REWARD;
                yield 0;
            }
        };
    }

    private float sparse(int slot) {
        return isTerminated(slot) ? Integer.signum(lead(slot, actorIsWhite[slot])) : 0;
    }

    @Override
    public boolean deferCalls() {
        defersCalls = hasCalls;
        return defersCalls;
    }

    @Override
    public PendingCall pending(int slot) {
        return pending[slot];
    }

    @Override
    public void call(PendingCall call, int[] slots) {
        if (call == PendingCall.OPPONENT) {
            batched.orElseThrow().ask(Objects.requireNonNull(bound), slots, this::isAction);
        } else if (options.reward() instanceof OthelloReward.Batched(var function)) {
            reward(function, slots);
        }
    }

    @Override
    public void resume(int slot) {
        PendingCall made = pending[slot];
        pending[slot] = PendingCall.NONE;
        if (made == PendingCall.OPPONENT) {
            int answer = batched.orElseThrow().answer(slot);
            play(slot, answer == BatchedReplies.NONE ? randomSquare(slot) : answer);
            goOn(slot);
        }
    }

    private void reward(OthelloReward.BatchFunction function, int[] slots) {
        var earlier = new PositionArrays(slots.length);
        var later = new PositionArrays(slots.length);
        var agents = new int[slots.length];
        for (int index = 0; index < slots.length; index++) {
            int slot = slots[index];
            earlier.set(index, Objects.requireNonNull(before[slot]));
            later.set(index, position(slot));
            agents[index] = actorIsWhite[slot] ? Othello.WHITE : Othello.BLACK;
            rewards[slot] = sparse(slot);
        }
        try {
            float[] given = function.of(earlier, later, agents);
            if (given.length != slots.length) {
                warnings.reward("it gave " + given.length + " numbers for " + slots.length + " slots");
                return;
            }
            float wrong = 0;
            for (int index = 0; index < slots.length; index++) {
                if (Float.isFinite(given[index])) {
                    rewards[slots[index]] = given[index];
                } else {
                    wrong = given[index];
                }
            }
            if (!Float.isFinite(wrong)) {
                warnings.reward("it gave " + wrong);
            }
        } catch (RuntimeException failed) {
            warnings.reward(failed);
        }
    }

    private int lead(int slot, boolean white) {
        int lead = Long.bitCount(mover[slot]) - Long.bitCount(other[slot]);
        return whiteToMove[slot] == white ? lead : -lead;
    }

    private float custom(int slot, OthelloReward.Function function, @Nullable OthelloPosition earlier, boolean white) {
        try {
            float reward =
                    function.of(Objects.requireNonNull(earlier), position(slot), white ? Disc.WHITE : Disc.BLACK);
            if (Float.isFinite(reward)) {
                return reward;
            }
            warnings.reward("it gave " + reward);
        } catch (RuntimeException failed) {
            warnings.reward(failed);
        }
        return sparse(slot);
    }

    private void play(int slot, int square) {
        long turned = Bitboard.flips(square, mover[slot], other[slot]);
        long next = other[slot] & ~turned;
        other[slot] = mover[slot] | turned | 1L << square;
        mover[slot] = next;
        whiteToMove[slot] = !whiteToMove[slot];
        legal[slot] = Bitboard.moves(mover[slot], other[slot]);
        if (legal[slot] == 0) {
            settle(slot);
        }
    }

    /// Passes for a side without a move, and ends the episode if neither side has one.
    private void settle(int slot) {
        if (legal[slot] != 0) {
            return;
        }
        legal[slot] = Bitboard.moves(other[slot], mover[slot]);
        if (legal[slot] == 0) {
            phases[slot] = EpisodePhase.OVER;
            return;
        }
        long kept = mover[slot];
        mover[slot] = other[slot];
        other[slot] = kept;
        whiteToMove[slot] = !whiteToMove[slot];
    }

    private void letOpponentPlay(int slot) {
        if (alone) {
            return;
        }
        while (phases[slot] == EpisodePhase.RUNNING && whiteToMove[slot] != agentIsWhite[slot]) {
            if (batched.isPresent()) {
                show(slot, whiteToMove[slot]);
                pending[slot] = PendingCall.OPPONENT;
                return;
            }
            play(slot, opponentSquare(slot));
        }
    }

    private int opponentSquare(int slot) {
        return switch (options.opponent()) {
            case Opponent.Random(), Opponent.Self(), Opponent.Batched(var _) -> randomSquare(slot);
            case Opponent.Greedy() -> greedySquare(slot);
            case Opponent.Agents(var _) -> playerSquare(slot);
            case Opponent.Called(Policy policy) -> calledSquare(slot, policy);
        };
    }

    /// Shows the opponent its side in the slot's own memory during the call; the agent's view is written
    /// afterwards.
    private int calledSquare(int slot, Policy policy) {
        show(slot, whiteToMove[slot]);
        try {
            int square = policy.choose(Objects.requireNonNull(bound), slot);
            if (isAction(slot, square)) {
                return square;
            }
            warnings.opponent("it chose " + square + ", which is not legal");
        } catch (RuntimeException failed) {
            if (TurnLoop.isCancelled(failed)) {
                throw failed;
            }
            warnings.opponent(failed);
        }
        return randomSquare(slot);
    }

    private boolean isAction(int slot, int square) {
        return square >= 0 && square < Square.COUNT && isLegal(slot, square);
    }

    private int randomSquare(int slot) {
        long squares = legal[slot];
        return nth(squares, randoms[slot].nextInt(Long.bitCount(squares)));
    }

    /// Returns the square of a set that has `before` others below it.
    private static int nth(long squares, int before) {
        return Long.numberOfTrailingZeros(Long.expand(1L << before, squares));
    }

    private int greedySquare(int slot) {
        int most = 0;
        long best = 0;
        for (long rest = legal[slot]; rest != 0; rest &= rest - 1) {
            int turned = Long.bitCount(Bitboard.flips(Long.numberOfTrailingZeros(rest), mover[slot], other[slot]));
            long square = Long.lowestOneBit(rest);
            best = turned > most ? square : turned == most ? best | square : best;
            most = Math.max(most, turned);
        }
        return nth(best, randoms[slot].nextInt(Long.bitCount(best)));
    }

    /// Creates a new agent for the opponent's seat.
    private void seat(int slot, long seed) {
        players[slot] = null;
        playerRandoms[slot].begin(seed);
        if (maker.isPresent()) {
            players[slot] = maker.get().create(playerRandoms[slot]);
        }
    }

    /// Returns the opponent of a slot. For a copied slot it is created here, on first use, from the seed of
    /// the original, and continues with the original's random state.
    private Agent<OthelloPosition, OthelloMove> player(int slot) {
        Agent<OthelloPosition, OthelloMove> player = players[slot];
        if (player == null) {
            AgentRandom random = playerRandoms[slot];
            long state = random.state();
            random.rewind();
            player = maker.orElseThrow().create(random);
            random.set(state);
            players[slot] = player;
        }
        return player;
    }

    private int playerSquare(int slot) {
        Agent<OthelloPosition, OthelloMove> player = player(slot);
        OthelloPosition position = position(slot);
        var answer = TurnLoop.ask(player, position, options.budget(), position::play, 1);
        if (answer instanceof Moved<OthelloPosition, OthelloMove>(OthelloMove.Place(int square), var _, var _)) {
            return square;
        }
        warnings.opponent(answer.trouble().orElse("it passed"));
        return randomSquare(slot);
    }

    /// After the end the board is shown from the agent's side, or from the last side to move if the agent
    /// plays both.
    private void show(int slot) {
        show(slot, isShownToWhite(slot));
    }

    private boolean isShownToWhite(int slot) {
        return alone ? whiteToMove[slot] : agentIsWhite[slot];
    }

    private void show(int slot, boolean viewerIsWhite) {
        boolean white = whiteToMove[slot];
        boolean swapped = white != viewerIsWhite;
        OthelloObservation shown = Objects.requireNonNull(view, "slots must be bound before an episode begins");
        shown.board(
                slot,
                swapped ? other[slot] : mover[slot],
                swapped ? mover[slot] : other[slot],
                phases[slot] == EpisodePhase.RUNNING ? legal[slot] : 0);
        int moverDiscs = Long.bitCount(mover[slot]);
        int otherDiscs = Long.bitCount(other[slot]);
        shown.numbers(
                slot,
                white ? 1 : 0,
                viewerIsWhite ? 1 : 0,
                white ? otherDiscs : moverDiscs,
                white ? moverDiscs : otherDiscs);
    }

    /// Returns the agent's lead in discs; at the end of the game, empty squares count for the winner.
    @Override
    public int lead(int slot) {
        requireBegun(slot);
        int lead = lead(slot, isShownToWhite(slot));
        int empty = Square.COUNT - Long.bitCount(mover[slot] | other[slot]);
        return isTerminated(slot) ? lead + Integer.signum(lead) * empty : lead;
    }

    private void requireBegun(int slot) {
        if (phases[slot] == EpisodePhase.NOT_STARTED) {
            throw new IllegalStateException("an environment must be reset before it has a position");
        }
    }

    /// Returns the position of a slot.
    public OthelloPosition position(int slot) {
        return whiteToMove[slot]
                ? new OthelloPosition(other[slot], mover[slot], Disc.WHITE)
                : new OthelloPosition(mover[slot], other[slot], Disc.BLACK);
    }

    /// Continues the episode of a slot from another position. A player without a move passes.
    ///
    /// @throws IllegalArgumentException when the opponent would be to move
    /// @throws IllegalStateException before the first start
    public void set(int slot, OthelloPosition position) {
        if (phases[slot] == EpisodePhase.NOT_STARTED) {
            throw new IllegalStateException("an environment must be reset before its game is changed");
        }
        OthelloPosition settled = position.mustPass() ? position.play(OthelloMove.pass()) : position;
        if (!alone && !settled.isOver() && (settled.toMove() == Disc.WHITE) != agentIsWhite[slot]) {
            throw new IllegalArgumentException("the opponent of this environment would be to move, got "
                    + OthelloBoardText.write(settled) + "; use env.step, or change a copy of the game");
        }
        rewards[slot] = 0;
        place(slot, settled);
        show(slot);
    }

    @Override
    public float reward(int slot) {
        return rewards[slot];
    }

    @Override
    public boolean isTerminated(int slot) {
        return phases[slot] == EpisodePhase.OVER;
    }

    /// Returns false: a game of Othello always ends by itself.
    @Override
    public boolean isTruncated(int slot) {
        return false;
    }

    @Override
    public byte[] save(int slot) {
        return new OthelloState(
                        mover[slot],
                        other[slot],
                        randoms[slot].state(),
                        whiteToMove[slot],
                        agentIsWhite[slot],
                        phases[slot])
                .bytes();
    }

    /// Restores a saved state. An external opponent starts over, as in a new episode.
    @Override
    public void load(int slot, byte[] saved) {
        OthelloState state = OthelloState.read(saved);
        if (!alone && state.phase() == EpisodePhase.RUNNING && state.whiteToMove() != state.agentIsWhite()) {
            throw new IllegalArgumentException("a saved state of Othello-v0 with an opponent has the agent to move,"
                    + " got one with the opponent to move");
        }
        mover[slot] = state.mover();
        other[slot] = state.other();
        legal[slot] = Bitboard.moves(state.mover(), state.other());
        randoms[slot].set(state.randomState());
        whiteToMove[slot] = state.whiteToMove();
        agentIsWhite[slot] = state.agentIsWhite();
        phases[slot] = state.phase();
        seat(slot, state.randomState());
        rewards[slot] = 0;
        pending[slot] = PendingCall.NONE;
        show(slot);
    }

    @Override
    public void copyTo(int from, Slots target, int to) {
        if (!(target instanceof OthelloSlots twin)) {
            throw new IllegalArgumentException("a slot of Othello-v0 must be copied to Othello-v0, got " + target);
        }
        if (twin == this && from == to) {
            return;
        }
        twin.mover[to] = mover[from];
        twin.other[to] = other[from];
        twin.legal[to] = legal[from];
        twin.randoms[to].set(randoms[from].state());
        twin.whiteToMove[to] = whiteToMove[from];
        twin.agentIsWhite[to] = agentIsWhite[from];
        twin.phases[to] = phases[from];
        twin.rewards[to] = rewards[from];
        twin.players[to] = null;
        twin.playerRandoms[to].copyFrom(playerRandoms[from]);
        memory().copySlot(from, twin.memory(), to);
    }

    private ObservationBuffers memory() {
        return Objects.requireNonNull(bound, "slots must be bound before they are copied");
    }

    /// Returns the squares from a1 to h8 (0 empty, 1 black, 2 white), followed by 1 if White is to move.
    @Override
    public int[] fullState(int slot) {
        requireBegun(slot);
        long black = whiteToMove[slot] ? other[slot] : mover[slot];
        long white = whiteToMove[slot] ? mover[slot] : other[slot];
        var numbers = new int[Square.COUNT + 1];
        for (int square = 0; square < Square.COUNT; square++) {
            numbers[square] = (int) (black >>> square & 1) + 2 * (int) (white >>> square & 1);
        }
        numbers[Square.COUNT] = whiteToMove[slot] ? 1 : 0;
        return numbers;
    }

    /// Resamples only the random numbers of the opponent and of illegal actions, because nothing on the
    /// board is hidden.
    @Override
    public void determinize(int slot, long seed) {
        requireBegun(slot);
        randoms[slot].set(seed);
        players[slot] = null;
        playerRandoms[slot].begin(new SplitMixRandom(seed).nextLong());
    }

    @Override
    public boolean hasHiddenInformation() {
        return false;
    }

    @Override
    public String write(int slot, int action) {
        check(slot, action);
        return OthelloMoveText.write(allowed(slot, OthelloMove.place(action)));
    }

    @Override
    public int read(int slot, String text) {
        phases[slot].requireRunning();
        return switch (allowed(slot, OthelloMoveText.read(text))) {
            case OthelloMove.Place(int square) -> square;
            case OthelloMove.Pass _ -> throw new IllegalStateException("the side to act always has a move");
        };
    }

    private OthelloMove allowed(int slot, OthelloMove move) {
        position(slot).refusal(move).ifPresent(refusal -> {
            throw refusal.asException();
        });
        return move;
    }

    @Override
    public String text(int slot) {
        return options.rendering().text(position(slot));
    }

    @Override
    public Picture picture(int slot) {
        return BoardPixels.draw(position(slot), options.rendering().pictureSize());
    }
}
