package dev.quoin.env.slots;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.picture.Picture;
import java.util.Map;

/// Games of one environment side by side, each in a slot. Mutable; different slots may be used by different threads.
///
/// Methods that take a slot trust it to exist. None of them allocates while all players are of the kernel's own kind;
/// players from outside may.
public interface Slots {
    /// How many there are.
    int count();

    /// What each of them shows and takes.
    SlotLayout layout();

    /// Where the slots write what they show; set once, before the first [#start].
    void bind(ObservationBuffers buffers);

    /// Begins a new episode and shows it.
    ///
    /// @param seed decides everything random in this episode
    /// @param options what this environment lets a reset change; empty for nothing
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    void start(int slot, long seed, Map<String, ?> options);

    /// Refuses an action that [#act] would refuse, with the same exception; changes nothing.
    void check(int slot, int action);

    /// Takes an action and shows what came of it.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws IllegalMoveException when the action is illegal and the environment refuses such
    /// @throws IllegalStateException when no episode has begun or the last is over
    void act(int slot, int action);

    /// Puts off the calls of batched opponents and rewards. From now on [#start], [#act], [#load] and [#resume] may
    /// leave a slot with a [#pending] call, for the caller to make for many slots at once. Without this the slots
    /// call for one slot at a time.
    ///
    /// @return whether there are any such calls
    default boolean deferCalls() {
        return false;
    }

    /// The call that a slot waits for. While it waits for its opponent, it shows the opponent's side.
    default PendingCall pending(int slot) {
        return PendingCall.NONE;
    }

    /// Makes a call once for slots that wait for it, and keeps the answers for [#resume]. For one thread.
    ///
    /// @param slots the numbers of the slots, ascending
    default void call(PendingCall call, int[] slots) {}

    /// Continues after the call that a slot waited for.
    default void resume(int slot) {}

    /// Makes calls for one slot alone, until it waits for none.
    default void makeCalls(int slot) {
        while (pending(slot) != PendingCall.NONE) {
            call(pending(slot), new int[] {slot});
            resume(slot);
        }
    }

    /// The reward of the last action.
    float reward(int slot);

    /// How far the agent leads by the game's own count, negative when it trails; an agent that plays both sides is the
    /// side to move.
    ///
    /// @throws IllegalStateException when no episode has begun
    int lead(int slot);

    /// Whether the episode has come to its own end.
    boolean isTerminated(int slot);

    /// Whether an episode that has ended also has ended its game: not if an illegal action ended it.
    default boolean isGameOver(int slot) {
        return isTerminated(slot);
    }

    /// Whether the episode was cut off.
    boolean isTruncated(int slot);

    /// The state of an episode, to be given to [#load] of the same environment.
    byte[] save(int slot);

    /// Goes on from a saved state and shows it.
    ///
    /// @throws IllegalArgumentException when the bytes are no state of this environment; nothing has changed then
    void load(int slot, byte[] state);

    /// Copies the episode of one slot into another, with everything the slot shows.
    default void copy(int from, int to) {
        copyTo(from, this, to);
    }

    /// Copies the episode of a slot into a slot of the same or other slots, with everything the slot shows. The copy
    /// continues as the original would. An opponent from outside begins anew there, with the random numbers of the
    /// original.
    ///
    /// @param target slots of the same environment with the same options
    /// @throws IllegalArgumentException when they are of another kind
    void copyTo(int from, Slots target, int to);

    /// Everything there is to know about a game as numbers, hidden tiles included; as many in every position.
    ///
    /// @throws UnsupportedOperationException when the game has no such form
    /// @throws IllegalStateException when no episode has begun
    default int[] fullState(int slot) {
        throw new UnsupportedOperationException("this game has no global state as an array");
    }

    /// Redraws what the agent of a slot cannot see: the opponent's hidden tiles and all chance to come. What the slot
    /// shows, and what the agent may do, stay as they are.
    ///
    /// @param seed decides what is drawn
    /// @throws UnsupportedOperationException when the game cannot do this, with the reason
    /// @throws IllegalStateException when no episode has begun
    void determinize(int slot, long seed);

    /// Whether a player may not see everything, or the game goes on by chance: false only if [#determinize] never
    /// changes the course of a game in which the agent plays both sides.
    default boolean hasHiddenInformation() {
        return true;
    }

    /// A legal action in the game's own notation; where the game has none, its number.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws IllegalMoveException when it is not legal now, with why
    /// @throws IllegalStateException when no episode has begun or the last is over
    default String write(int slot, int action) {
        check(slot, action);
        return Integer.toString(action);
    }

    /// The legal action that a text in the game's own notation stands for.
    ///
    /// @throws IllegalMoveException when it stands for none, with why
    /// @throws IllegalStateException when no episode has begun or the last is over
    default int read(int slot, String text) {
        throw new IllegalMoveException(MoveReason.UNREADABLE, "expected the number of an action, got '" + text + "'");
    }

    /// The game as text for people.
    String text(int slot);

    /// The game as a picture.
    Picture picture(int slot);
}
