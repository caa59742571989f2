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

/// Proves, as far as random episodes can, that an environment keeps its promises ([CheckRule]); immutable.
///
/// ```java
/// Report report = EnvironmentChecker.of("Othello-v0", Map.of()).check();
/// assertThat(report.faults()).as(report.toString()).isEmpty();
/// ```
///
/// Every seed is one episode of legal actions and one of blind ones; its faults can be found again from the seed
/// alone. Then vectors of all three autoreset modes are compared with single environments.
///
/// @param maker makes so many slots of the environment under test
/// @param invalid what it says it does with illegal actions
/// @param episodes how many seeds are tried
/// @param firstSeed the seed of the first; the others follow
/// @param longest how many steps an episode of legal actions may have
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

    /// A checker with 20 episodes of at most 10,000 steps, from seed 1.
    public static EnvironmentChecker of(IntFunction<Slots> maker, InvalidAction invalid) {
        return new EnvironmentChecker(maker, invalid, EPISODES, 1, LONGEST);
    }

    /// A checker of one of the [Environments] with these options.
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

    /// The same checker with another number of episodes.
    public EnvironmentChecker withEpisodes(int number) {
        return new EnvironmentChecker(maker, invalid, number, firstSeed, longest);
    }

    /// The same checker from another first seed.
    public EnvironmentChecker fromSeed(long seed) {
        return new EnvironmentChecker(maker, invalid, episodes, seed, longest);
    }

    /// The same checker with another limit to the length of an episode.
    public EnvironmentChecker withLongest(int steps) {
        return new EnvironmentChecker(maker, invalid, episodes, firstSeed, steps);
    }

    /// Plays and reports; never throws what the environment throws.
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

    /// One run of a check. Mutable, for one thread.
    interface Part {
        void run();

        long seed();

        /// How many steps have been made.
        int step();
    }
}
