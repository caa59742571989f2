package dev.quoin.env.compatibility;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environments;
import dev.quoin.env.VectorEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32C;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// States that environments of commit 25d2a97 saved still load, are saved again as the same bytes, and go on as they
/// did.
///
/// `states.txt` has a line for each: the environment, its options, the options of the reset, the seed, how many steps
/// were played before it was saved, the state in base 16, and a checksum of everything that 25 further steps showed.
/// `main` writes such a file.
class SavedStatesTest {
    private static final int FURTHER_STEPS = 25;

    /// One line of the file.
    record Sample(String id, String options, String resetOptions, long seed, int steps, String state, String shown) {
        static Sample of(String line) {
            String[] cells = line.split("\t", -1);
            return new Sample(
                    cells[0],
                    cells[1],
                    cells[2],
                    Long.parseLong(cells[3]),
                    Integer.parseInt(cells[4]),
                    cells[5],
                    cells[6]);
        }

        VectorEnvironment make() {
            return Environments.makeVector(id, map(options), 1, AutoresetMode.NEXT_STEP);
        }

        /// What the environment shows now when it is played as it was then.
        Sample again() {
            try (VectorEnvironment environment = make()) {
                environment.resetSlot(0, seed, map(resetOptions));
                play(environment, 0, steps);
                String saved = HexFormat.of().formatHex(environment.save(0));
                return new Sample(
                        id, options, resetOptions, seed, steps, saved, play(environment, steps, FURTHER_STEPS));
            }
        }

        /// The file names it by what it is, not by what it holds.
        @Override
        public String toString() {
            return String.join(" ", id, options, resetOptions, "seed " + seed, "after " + steps);
        }

        String line() {
            return String.join(
                    "\t", id, options, resetOptions, Long.toString(seed), Integer.toString(steps), state, shown);
        }
    }

    private static List<Sample> samples() {
        try (InputStream in = Objects.requireNonNull(SavedStatesTest.class.getResourceAsStream("states.txt"))) {
            return new String(in.readAllBytes(), UTF_8).lines().map(Sample::of).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aSavedStateLoadsAndGoesOn(Sample sample) {
        try (VectorEnvironment environment = sample.make()) {
            environment.load(0, HexFormat.of().parseHex(sample.state()));
            assertThat(HexFormat.of().formatHex(environment.save(0))).isEqualTo(sample.state());
            assertThat(play(environment, sample.steps(), FURTHER_STEPS)).isEqualTo(sample.shown());
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSameEpisodeIsSavedAsTheSameBytes(Sample sample) {
        assertThat(sample.again()).isEqualTo(sample);
    }

    private static Map<String, Object> map(String options) {
        var map = new LinkedHashMap<String, Object>();
        for (String option : options.split(";")) {
            if (!option.isEmpty()) {
                String value = option.substring(option.indexOf('=') + 1);
                Object read = value.matches("\\d+") ? Integer.valueOf(value) : value;
                map.put(option.substring(0, option.indexOf('=')), read);
            }
        }
        return map;
    }

    /// Plays legal actions that depend on the number of the step only, and gives a checksum of what was shown.
    private static String play(VectorEnvironment environment, int from, int steps) {
        var shown = new CRC32C();
        showFields(environment, shown);
        for (int step = from; step < from + steps; step++) {
            environment.buffers().buffer(VectorEnvironment.ACTION).putInt(0, action(environment, step));
            environment.step();
            show(environment, shown);
        }
        return "%08x".formatted(shown.getValue());
    }

    private static int action(VectorEnvironment environment, int step) {
        ByteBuffer mask = environment.buffers().buffer("action_mask");
        var legal = new ArrayList<Integer>();
        for (int action = 0; action < mask.capacity(); action++) {
            if (mask.get(action) != 0) {
                legal.add(action);
            }
        }
        return legal.isEmpty() ? 0 : legal.get(step * 7919 % legal.size());
    }

    /// A state has no reward; what is shown after loading has none either.
    private static void showFields(VectorEnvironment environment, CRC32C shown) {
        for (var field : environment.layout().fields()) {
            shown.update(environment.buffers().buffer(field.name()).duplicate().rewind());
        }
        shown.update(environment.text(0).getBytes(UTF_8));
    }

    private static void show(VectorEnvironment environment, CRC32C shown) {
        showFields(environment, shown);
        for (String name : List.of("reward", "terminated", "truncated")) {
            shown.update(environment.buffers().buffer(name).duplicate().rewind());
        }
    }

    /// Writes the states of the lines of a file, whose last two cells are empty, to another.
    public static void main(String[] args) throws IOException {
        var lines = new ArrayList<String>();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            lines.add(Sample.of(line).again().line());
        }
        Files.writeString(Path.of(args[1]), String.join("\n", lines) + "\n");
    }
}
