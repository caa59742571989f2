package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.crossword.rules.ChallengeRule;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option for the challenge rule. Filled by picocli.
public final class ChallengeOption {
    @Option(
            names = "--challenge",
            paramLabel = "RULE",
            completionCandidates = Candidates.class,
            description = "Challenge rule of the crossword game: void, single, double, 5pt or 10pt (default: void,"
                    + " which rejects invalid words; with the others, an invalid word costs the turn).")
    private @Nullable String rule;

    /// Returns the rule, `void` when none was given.
    public ChallengeRule rule() {
        return given().orElse(ChallengeRule.VOID);
    }

    /// Returns the rule that was given.
    public Optional<ChallengeRule> given() {
        return rule == null ? Optional.empty() : Optional.of(read(rule));
    }

    /// Reads a rule.
    ///
    /// @throws BadInput when there is none with this name
    public static ChallengeRule read(String text) {
        return ChallengeRule.named(text)
                .orElseThrow(() -> new BadInput("--challenge must be one of "
                        + Arrays.stream(ChallengeRule.values())
                                .map(ChallengeRule::text)
                                .collect(Collectors.joining(", "))
                        + ", got '" + text + "'"));
    }

    /// The rules by name, for completion.
    public static final class Candidates implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(ChallengeRule.values())
                    .map(ChallengeRule::text)
                    .iterator();
        }
    }
}
