package dev.quoin.terminal.daily.client;

/// Thrown when the server declines a request. The message is the server's.
public final class Declined extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Declined(String message) {
        super(message);
    }

    /// Returns the server's reason as a sentence.
    public String sentence() {
        String message = String.valueOf(getMessage());
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + ".";
    }
}
