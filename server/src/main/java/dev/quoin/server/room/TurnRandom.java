package dev.quoin.server.room;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The random numbers of a game, determined by its seed, the number of the turn, and the number of undos.
///
/// A move that is repeated after an undo draws new tiles, so an undo reveals nothing about the bag. The
/// numbers are hashed, so that no number of observed racks reveals the next draws.
final class TurnRandom {
    private static final int SEED_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private TurnRandom() {}

    /// Returns a seed for a new game.
    static String newSeed() {
        var bytes = new byte[SEED_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// Returns the random numbers of a turn, from 1; 0 is the start of the game.
    static RandomGenerator ofTurn(String seed, int turn, int undos) {
        return new SplittableRandom(number(seed + " turn " + turn + after(undos)));
    }

    /// Returns the seed of an agent's choices in a turn.
    static long ofAgent(String seed, int turn, int undos) {
        return number(seed + " agent " + turn + after(undos));
    }

    /// Games without an undo have the same random numbers as before undos were counted.
    private static String after(int undos) {
        return undos == 0 ? "" : " undo " + undos;
    }

    private static long number(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
