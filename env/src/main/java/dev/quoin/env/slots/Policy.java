package dev.quoin.env.slots;

/// An external player that sees what an agent sees, for instance a trained network or a function in another
/// language.
@FunctionalInterface
public interface Policy {
    /// Chooses an action in a slot whose buffers show the game from the side that is to act.
    ///
    /// @param shown the buffers of all slots; only those of `slot` may be read
    /// @return an action; if it is illegal or the call fails, a random action is played instead, with a
    ///     warning
    int choose(ObservationBuffers shown, int slot);
}
