package dev.quoin.env.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environments;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EnvironmentCheckerTest {
    static Stream<Map<String, ?>> options() {
        return Stream.of(
                Map.of(),
                Map.of("opponent", "random", "agent_player", "random"),
                Map.of("opponent", "greedy", "agent_player", "white", "reward_mode", "dense"),
                Map.of("opponent", "search:1", "observation", "bytes"),
                Map.of("invalid_move_mode", "error", "observation", "board"),
                Map.of("invalid_move_mode", "random", "opponent", "random", "observation", "bits"));
    }

    @ParameterizedTest
    @MethodSource("options")
    void othelloKeepsItsPromises(Map<String, ?> options) {
        CheckReport report = EnvironmentChecker.of("Othello-v0", options).check();
        assertThat(report.faults()).as(report.toString()).isEmpty();
        assertThat(report.steps()).isGreaterThan(20 * 150);
    }

    @Test
    void theReportSaysHowMuchWasPlayed() {
        CheckReport report =
                EnvironmentChecker.of("Othello-v0", Map.of()).withEpisodes(2).check();
        assertThat(report.toString()).matches("2 episodes, \\d+ steps: all rules hold");
        assertThat(new CheckReport(1, 1, List.of())).hasToString("1 episode, 1 step: all rules hold");
    }

    @Test
    void aFaultNamesItsSeedAndIsFoundAgainFromIt() {
        EnvironmentChecker broken = checker(slots -> new AlteredSlots(slots) {
            @Override
            public float reward(int slot) {
                return isTerminated(slot) ? Float.NaN : super.reward(slot);
            }
        });
        CheckFault fault = first(broken.fromSeed(5), CheckRule.PAYS_FINITE_REWARDS);
        assertThat(fault.seed()).isEqualTo(5);
        assertThat(fault.toString()).contains("seed 5, step ", "every reward is a finite number", "NaN");
        assertThat(first(broken.fromSeed(5).withEpisodes(1), CheckRule.PAYS_FINITE_REWARDS))
                .isEqualTo(fault);
    }

    @Test
    void aWrongMaskIsFound() {
        first(showing(buffers -> buffers.buffer(SlotLayout.MASK).put(0, (byte) 2)), CheckRule.GIVES_A_WHOLE_INFO);
        first(
                showing(buffers -> {
                    for (int square = 0; square < 64; square++) {
                        buffers.buffer(SlotLayout.MASK).put(square, (byte) 0);
                    }
                }),
                CheckRule.LEAVES_AN_ACTION);
        // A mask that calls an illegal square legal.
        first(showing(buffers -> buffers.buffer(SlotLayout.MASK).put(27, (byte) 1)), CheckRule.TAKES_LEGAL_ACTIONS);
    }

    @Test
    void anObservationOutsideItsSpaceIsFound() {
        first(showing(buffers -> buffers.buffer("observation").putFloat(0, 1.5f)), CheckRule.SHOWS_WHAT_ITS_SPACE_SAYS);
    }

    @Test
    void chanceFromElsewhereIsFound() {
        var counter = new long[1];
        first(
                checker(slots -> new AlteredSlots(slots) {
                    @Override
                    public void start(int slot, long seed, Map<String, ?> options) {
                        super.start(slot, seed + counter[0]++, options);
                    }
                }),
                CheckRule.REPEATS_A_SEED);
    }

    @Test
    void aStateThatForgetsItsChanceIsFound() {
        first(
                checker(slots -> new AlteredSlots(slots) {
                    @Override
                    public byte[] save(int slot) {
                        byte[] state = super.save(slot);
                        state[20] = 77;
                        return state;
                    }
                }),
                CheckRule.GOES_ON_FROM_A_SAVED_STATE);
    }

    @Test
    void stepsOutOfTurnThatAreTakenAreFound() {
        EnvironmentChecker meek = checker(slots -> new AlteredSlots(slots) {
            @Override
            public void act(int slot, int action) {
                try {
                    super.act(slot, action);
                } catch (IllegalStateException | IndexOutOfBoundsException ignored) {
                    // This is the fault to be found.
                }
            }
        });
        first(meek, CheckRule.REFUSES_STEPS_BEFORE_RESET);
    }

    @Test
    void endsOfBothKindsAndEndlessEpisodesAreFound() {
        first(
                checker(slots -> new AlteredSlots(slots) {
                    @Override
                    public boolean isTruncated(int slot) {
                        return super.isTerminated(slot);
                    }
                }),
                CheckRule.ENDS_IN_ONE_WAY);
        first(checker(AlteredSlots::new).withLongest(10), CheckRule.COMES_TO_AN_END);
    }

    @Test
    void anotherPolicyThanSaidIsFound() {
        for (InvalidAction said : List.of(InvalidAction.ERROR, InvalidAction.RANDOM, InvalidAction.END)) {
            CheckReport report = EnvironmentChecker.of(count -> Environments.slots("Othello-v0", Map.of(), count), said)
                    .check();
            assertThat(report.faults()).extracting(CheckFault::rule).contains(CheckRule.TREATS_ILLEGAL_ACTIONS_AS_SAID);
        }
    }

    @Test
    void aVectorThatDiffersIsFound() {
        first(
                checker(slots -> new AlteredSlots(slots) {
                    @Override
                    public float reward(int slot) {
                        return super.reward(slot) + slot;
                    }
                }),
                CheckRule.IS_THE_SAME_IN_A_VECTOR);
    }

    @Test
    void whatIsThrownIsReported() {
        first(
                checker(slots -> new AlteredSlots(slots) {
                    @Override
                    public String text(int slot) {
                        throw new UnsupportedOperationException("no text");
                    }
                }),
                CheckRule.DOES_NOT_CRASH);
    }

    @Test
    void checksOfNothingAreRefused() {
        assertThatThrownBy(() -> checker(AlteredSlots::new).withEpisodes(0)).hasMessageContaining("got 0 of 10000");
        assertThatThrownBy(() -> checker(AlteredSlots::new).withLongest(0)).hasMessageContaining("got 20 of 0");
        assertThatThrownBy(() -> EnvironmentChecker.of("Othello-v0", Map.of("opponent", "me")))
                .hasMessageContaining("opponent must be");
    }

    private static EnvironmentChecker checker(Function<Slots, Slots> alteration) {
        return EnvironmentChecker.of(
                count -> alteration.apply(Environments.slots("Othello-v0", Map.of("opponent", "random"), count)),
                InvalidAction.PENALTY);
    }

    /// An environment that writes something wrong after everything it shows.
    private static EnvironmentChecker showing(Consumer<ObservationBuffers> wrong) {
        return checker(slots -> new AlteredSlots(slots) {
            private ObservationBuffers bound = ObservationBuffers.allocate(List.of(), 1);

            @Override
            public void bind(ObservationBuffers buffers) {
                bound = buffers;
                super.bind(buffers);
            }

            @Override
            public void start(int slot, long seed, Map<String, ?> options) {
                super.start(slot, seed, options);
                wrong.accept(bound);
            }

            @Override
            public void act(int slot, int action) {
                super.act(slot, action);
                wrong.accept(bound);
            }
        });
    }

    private static CheckFault first(EnvironmentChecker checker, CheckRule rule) {
        CheckReport report = checker.check();
        assertThat(report.faults())
                .as(report.toString())
                .extracting(CheckFault::rule)
                .contains(rule);
        return report.faults().stream()
                .filter(fault -> fault.rule() == rule)
                .findFirst()
                .orElseThrow();
    }
}
