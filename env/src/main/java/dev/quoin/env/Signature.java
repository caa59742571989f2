package dev.quoin.env;

import dev.quoin.env.slots.SlotLayout;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.SplittableRandom;

/// A checksum for detecting changes in an environment's behavior: a digest of everything shown in some
/// episodes of random legal actions. It covers rules, word list, encoding and rewards.
final class Signature {
    private static final int EPISODES = 8;
    private static final int STEPS = 200;
    private static final int HEX_DIGITS = 16;

    private final MessageDigest digest;

    private Signature() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String of(Environment environment) {
        var signature = new Signature();
        var random = new SplittableRandom(1);
        for (int seed = 1; seed <= EPISODES; seed++) {
            ResetResult start = environment.reset(seed);
            signature.add(start.observation());
            signature.add(start.info());
            Map<String, Object> info = start.info();
            for (int number = 0; number < STEPS; number++) {
                StepResult step = environment.step(action(info, random));
                signature.add(step.observation());
                signature.add(step.info());
                signature.add(step.reward());
                if (step.terminated() || step.truncated()) {
                    break;
                }
                info = step.info();
            }
        }
        return HexFormat.of().formatHex(signature.digest.digest()).substring(0, HEX_DIGITS);
    }

    private static int action(Map<String, Object> info, SplittableRandom random) {
        if (!(info.get(SlotLayout.MASK) instanceof byte[] mask)) {
            throw new IllegalStateException("the info must have a mask, got " + info.keySet());
        }
        int legal = 0;
        for (byte bit : mask) {
            legal += bit;
        }
        int before = random.nextInt(legal);
        int action = 0;
        while (mask[action] == 0 || before-- > 0) {
            action++;
        }
        return action;
    }

    private void add(Object value) {
        switch (value) {
            case Map<?, ?> map -> map.values().forEach(this::add);
            case byte[] bytes -> digest.update(bytes);
            case float[] floats -> {
                for (float number : floats) {
                    number(Float.floatToIntBits(number));
                }
            }
            case int[] ints -> {
                for (int number : ints) {
                    number(number);
                }
            }
            case long[] longs -> {
                for (long number : longs) {
                    number(number);
                }
            }
            case Float number -> number(Float.floatToIntBits(number));
            case Number number -> number(number.longValue());
            default -> throw new IllegalStateException("an observation cannot hold " + value.getClass());
        }
    }

    private void number(long number) {
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
    }
}
