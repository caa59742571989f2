package dev.quoin.env.slots;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.picture.Picture;
import java.util.Map;

/// Parallel games of one environment, each in a slot. Mutable; different slots may be used by different
/// threads.
///
/// Methods do not check that a slot exists. None of them allocates unless an external player takes part.
public interface Slots {
    /// Returns the number of slots.
    int count();

    /// Returns the layout of each slot.
    SlotLayout layout();

    /// Sets the buffers for observations and infos; called once, before the first [#start].
    void bind(ObservationBuffers buffers);

    /// Starts a new episode and writes its observation.
    ///
    /// @param seed determines everything random in this episode
    /// @param options the reset options; may be empty
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    void start(int slot, long seed, Map<String, ?> options);

    /// Checks an action: throws the same exception as [#act] would, but changes nothing.
    void check(int slot, int action);

    /// Plays an action and writes the resulting observation.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws IllegalMoveException when the action is illegal and the environment rejects illegal actions
    /// @throws IllegalStateException when no episode has started or the last one is over
    void act(int slot, int action);

    /// Defers the calls of batched opponents and rewards. From now on [#start], [#act], [#load] and
    /// [#resume] may leave a slot with a [#pending] call, which the caller makes for many slots at once.
    /// Without this the calls are made for one slot at a time.
    ///
    /// @return whether such calls can occur
    default boolean deferCalls() {
        return false;
    }

    /// Returns the call that a slot is waiting for. While it waits for its opponent, it shows the opponent's
    /// side.
    default PendingCall pending(int slot) {
        return PendingCall.NONE;
    }

    /// Makes a call once for all given slots, which must be waiting for it, and stores the answers for
    /// [#resume]. Not thread-safe.
    ///
    /// @param slots the numbers of the slots, ascending
    default void call(PendingCall call, int[] slots) {}

    /// Continues after the call that a slot was waiting for.
    default void resume(int slot) {}

    /// Makes calls for a single slot until it waits for none.
    default void makeCalls(int slot) {
        while (pending(slot) != PendingCall.NONE) {
            call(pending(slot), new int[] {slot});
            resume(slot);
        }
    }

    /// Returns the reward of the last action.
    float reward(int slot);

    /// Returns the agent's lead in points or discs, negative when it is behind. If the agent plays both
    /// sides, it is the lead of the side to move.
    ///
    /// @throws IllegalStateException when no episode has started
    int lead(int slot);

    /// Returns whether the episode is terminated.
    boolean isTerminated(int slot);

    /// Returns whether the game of an ended episode is over too: false if an illegal action ended the
    /// episode.
    default boolean isGameOver(int slot) {
        return isTerminated(slot);
    }

    /// Returns whether the episode is truncated.
    boolean isTruncated(int slot);

    /// Saves the state of an episode, for [#load] of the same environment.
    byte[] save(int slot);

    /// Restores a saved state and writes its observation.
    ///
    /// @throws IllegalArgumentException if the bytes are not a state of this environment; nothing changes in
    ///     that case
    void load(int slot, byte[] state);

    /// Copies the episode of one slot into another, with its observation and info.
    default void copy(int from, int to) {
        copyTo(from, this, to);
    }

    /// Copies the episode of a slot into a slot of the same or other slots, with its observation and info.
    /// The copy continues as the original would. An external opponent starts over in the copy, with the
    /// random numbers of the original.
    ///
    /// @param target slots of the same environment with the same options
    /// @throws IllegalArgumentException when the target is of another kind
    void copyTo(int from, Slots target, int to);

    /// Returns the complete state of a game as numbers, hidden tiles included; the length is the same in
    /// every position.
    ///
    /// @throws UnsupportedOperationException when the game does not support this
    /// @throws IllegalStateException when no episode has started
    default int[] fullState(int slot) {
        throw new UnsupportedOperationException("this game has no global state as an array");
    }

    /// Resamples what the agent of a slot cannot see: the opponent's hidden tiles and all future randomness.
    /// The observation and the legal actions stay the same.
    ///
    /// @param seed determines what is drawn
    /// @throws UnsupportedOperationException when the game does not support this, with the reason
    /// @throws IllegalStateException when no episode has started
    void determinize(int slot, long seed);

    /// Returns whether the game has hidden information or chance: false only if [#determinize] never changes
    /// the course of a game in which the agent plays both sides.
    default boolean hasHiddenInformation() {
        return true;
    }

    /// Writes a legal action in the notation of the game, or its number if there is no notation.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws IllegalMoveException when it is not legal now; the message gives the reason
    /// @throws IllegalStateException when no episode has started or the last one is over
    default String write(int slot, int action) {
        check(slot, action);
        return Integer.toString(action);
    }

    /// Reads an action from text in the notation of the game.
    ///
    /// @throws IllegalMoveException when the text is not a legal action, with the reason
    /// @throws IllegalStateException when no episode has started or the last one is over
    default int read(int slot, String text) {
        throw new IllegalMoveException(MoveReason.UNREADABLE, "expected the number of an action, got '" + text + "'");
    }

    /// Renders the game as text.
    String text(int slot);

    /// Renders the game as a picture.
    Picture picture(int slot);
}
