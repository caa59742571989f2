package dev.quoin.env.check;

import dev.quoin.env.Environments;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Slots;
import dev.quoin.game.check.CheckFailure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;

/// Checks with random episodes that an environment follows the rules of [CheckRule]. Immutable.
///
/// ```java
/// Report report = EnvironmentChecker.of("Othello-v0", Map.of()).check();
/// assertThat(report.faults()).as(report.toString()).isEmpty();
/// ```
///
/// For each seed it plays one episode of legal actions and one that ignores the mask; any fault can be
/// reproduced from the seed. Then it compares vector environments in all three autoreset modes with single
/// environments.
///
/// @param maker creates the given number of slots of the environment under test
/// @param invalid how the environment claims to handle illegal actions
/// @param episodes the number of seeds to try
/// @param firstSeed the first seed; the others follow consecutively
/// @param longest the maximum number of steps in an episode of legal actions
public record EnvironmentChecker(
        IntFunction<Slots> maker, InvalidAction invalid, int episodes, long firstSeed, int longest) {
    private static final int EPISODES = 20;
    private static final int LONGEST = 10_000;
    private static final String INVALID_ACTION = "invalid_move_mode";

    public EnvironmentChecker {
        if (episodes < 1 || longest < 1) {
            throw new IllegalArgumentException(
                    "a check needs at least 1 episode of at least 1 step, got " + episodes + " of " + longest);
        }
    }

    /// Returns a checker with 20 episodes of at most 10,000 steps, starting from seed 1.
    public static EnvironmentChecker of(IntFunction<Slots> maker, InvalidAction invalid) {
        return new EnvironmentChecker(maker, invalid, EPISODES, 1, LONGEST);
    }

    /// Returns a checker for one of the [Environments] with these options.
    ///
    /// @throws IllegalArgumentException when there is no such environment or an option is wrong
    public static EnvironmentChecker of(String id, Map<String, ?> options) {
        Environments.slots(id, options, 1);
        Object said = options.get(INVALID_ACTION);
        String usual = Environments.options(id).stream()
                .filter(spec -> spec.name().equals(INVALID_ACTION))
                .map(OptionSpec::otherwise)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(id + " does not say what an illegal action does"));
        String label = said == null ? usual : said.toString();
        return of(
                count -> Environments.slots(id, options, count), InvalidAction.valueOf(label.toUpperCase(Locale.ROOT)));
    }

    /// Returns a copy with a different number of episodes.
    public EnvironmentChecker withEpisodes(int number) {
        return new EnvironmentChecker(maker, invalid, number, firstSeed, longest);
    }

    /// Returns a copy with a different first seed.
    public EnvironmentChecker fromSeed(long seed) {
        return new EnvironmentChecker(maker, invalid, episodes, seed, longest);
    }

    /// Returns a copy with a different limit on the length of an episode.
    public EnvironmentChecker withLongest(int steps) {
        return new EnvironmentChecker(maker, invalid, episodes, firstSeed, steps);
    }

    /// Runs the check. Exceptions of the environment are reported, not thrown.
    public CheckReport check() {
        Map<CheckRule, CheckFault> faults = new EnumMap<>(CheckRule.class);
        long steps = 0;
        for (Part part : parts()) {
            try {
                part.run();
            } catch (CheckFailure broken) {
                CheckRule rule = broken.rule(CheckRule.class);
                faults.putIfAbsent(rule, new CheckFault(rule, part.seed(), part.step(), broken.detail()));
            } catch (RuntimeException crash) {
                faults.putIfAbsent(
                        CheckRule.DOES_NOT_CRASH,
                        new CheckFault(CheckRule.DOES_NOT_CRASH, part.seed(), part.step(), "it threw " + crash));
            }
            steps += part.step();
        }
        return new CheckReport(episodes, steps, List.copyOf(faults.values()));
    }

    private List<Part> parts() {
        var parts = new ArrayList<Part>();
        for (int number = 0; number < episodes; number++) {
            parts.add(new MaskedEpisode(this, firstSeed + number));
            parts.add(new UnmaskedEpisode(this, firstSeed + number));
        }
        parts.addAll(VectorPart.all(this));
        return parts;
    }

    /// One part of a check. Mutable, not thread-safe.
    interface Part {
        void run();

        long seed();

        /// Returns the number of steps taken.
        int step();
    }
}
