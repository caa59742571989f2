package dev.quoin.arena.record;

/// Why an answer was not accepted.
///
/// @param code one of [ErrorCode]; 0 when there is nothing to complain about
/// @param message what is wrong, for people; empty when nothing is
public record Complaint(int code, String message) {
    private static final Complaint NONE = new Complaint(0, "");

    /// Nothing to complain about.
    public static Complaint none() {
        return NONE;
    }

    /// Whether there is something to complain about.
    public boolean isGiven() {
        return code != 0;
    }
}
