package dev.quoin.server.room;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The chance of a game, by its seed, the number of the turn, and how many times the player has taken a move back.
///
/// A move that is made again after an undo draws anew: an undo shows nothing of what comes out of the bag next.
/// It goes through a hash, so that no number of racks seen tells what comes out of the bag next.
final class TurnRandom {
    private static final int SEED_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private TurnRandom() {}

    /// A seed for a new game.
    static String newSeed() {
        var bytes = new byte[SEED_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// What a turn draws, from 1; 0 is the start of the game.
    static RandomGenerator ofTurn(String seed, int turn, int undos) {
        return new SplittableRandom(number(seed + " turn " + turn + after(undos)));
    }

    /// The seed of an agent's own choices in a turn.
    static long ofAgent(String seed, int turn, int undos) {
        return number(seed + " agent " + turn + after(undos));
    }

    /// Games without an undo have the chance that they had before undos were counted.
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
