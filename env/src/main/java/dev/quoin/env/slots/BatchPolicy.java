package dev.quoin.env.slots;

/// A player from outside that is asked once for all slots in which it is to act, for instance a trained network. Only
/// one thread asks it at a time.
@FunctionalInterface
public interface BatchPolicy {
    /// The actions to take in some slots, whose buffers show each game from the side that is to act.
    ///
    /// @param shown the memory of all slots; only that of `slots` may be read
    /// @param slots the numbers of the slots, ascending
    /// @return one action for each of `slots`. An illegal one is replaced by a random one, with a warning;
    ///     a failure replaces all of them.
    int[] choose(ObservationBuffers shown, int[] slots);
}
