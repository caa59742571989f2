package dev.quoin.server.work;

/// The purpose of a computation, most urgent first.
public enum WorkKind {
    /// The move of a built-in opponent.
    REPLY("replies", 0.2),
    /// The move of an external program, which runs in its own process.
    PROGRAM("programs", 0),
    /// The analysis of a position.
    ANALYSIS("analyses", 1),
    /// Work that nobody waits for.
    BACKGROUND("background", 0);

    private final String plural;
    private final double chargedShare;

    WorkKind(String plural, double chargedShare) {
        this.plural = plural;
        this.chargedShare = chargedShare;
    }

    /// Returns its name in metrics.
    String plural() {
        return plural;
    }

    /// Returns the fraction of its CPU time that a client is charged. Replies are cheaper than analyses:
    /// many players may share an address, and each of them waits for the reply before the next move.
    double chargedShare() {
        return chargedShare;
    }
}
