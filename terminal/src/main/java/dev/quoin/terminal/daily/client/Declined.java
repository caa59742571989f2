package dev.quoin.terminal.daily.client;

/// The server does not do what was asked; the message is its own.
public final class Declined extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Declined(String message) {
        super(message);
    }

    /// The server's reason, as a sentence.
    public String sentence() {
        String message = String.valueOf(getMessage());
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + ".";
    }
}
