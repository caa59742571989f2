package dev.quoin.game;

/// A reason of which only the number is known.
record NumberedReason(int code) implements Reason {
    @Override
    public String title() {
        return "unknown";
    }
}
