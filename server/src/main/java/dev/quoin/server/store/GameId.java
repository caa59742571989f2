package dev.quoin.server.store;

import java.security.SecureRandom;

/// Generates ids of games: short, easy to type, and impossible to guess.
public final class GameId {
    private static final int LENGTH = 12;
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
    private static final SecureRandom RANDOM = new SecureRandom();

    private GameId() {}

    /// Returns a new id.
    public static String create() {
        var id = new StringBuilder(LENGTH);
        for (int at = 0; at < LENGTH; at++) {
            id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return id.toString();
    }
}
