package dev.quoin.game;

/// A reason with a known code but no name.
record NumberedReason(int code) implements Reason {
    @Override
    public String title() {
        return "unknown";
    }
}
