package dev.quoin.env.slots;

/// An external player that is called once for all slots in which it is to act, for instance a trained
/// network. It is never called concurrently.
@FunctionalInterface
public interface BatchPolicy {
    /// Chooses actions for some slots, whose buffers show each game from the side that is to act.
    ///
    /// @param shown the buffers of all slots; only those of `slots` may be read
    /// @param slots the numbers of the slots, ascending
    /// @return one action for each of `slots`. An illegal one is replaced by a random one, with a warning;
    ///     a failure replaces all of them.
    int[] choose(ObservationBuffers shown, int[] slots);
}
