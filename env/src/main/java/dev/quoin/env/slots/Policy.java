package dev.quoin.env.slots;

/// A player from outside who sees what an agent sees, for instance a trained network or a function of another
/// language.
@FunctionalInterface
public interface Policy {
    /// The action to take in a slot whose buffers show the game from the side that is to act.
    ///
    /// @param shown the memory of all slots; only that of `slot` may be read
    /// @return an action; one that is not legal is replaced by a random one, with a warning, as is a failure
    int choose(ObservationBuffers shown, int slot);
}
