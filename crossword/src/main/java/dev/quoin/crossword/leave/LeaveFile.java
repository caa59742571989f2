package dev.quoin.crossword.leave;

import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.Checksum;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// A file of leave values: lines of text that say what they are for and where they come from, an empty line,
/// then the values as [PackedLeaves] packs them.
///
/// @param origin where the values come from
/// @param table the values, with their corrections if there are any
public record LeaveFile(LeaveOrigin origin, LeaveTable table) {
    /// The version of the format that this program writes; it reads no later one.
    public static final int VERSION = 1;

    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a file of leave values");
    private static final String MARK = "quoin leaves ";
    private static final String SEPARATOR = " = ";
    private static final int LONGEST_HEAD = 1 << 16;
    private static final String TILES = "tiles";
    private static final String MOST = "most";
    private static final String CHECK = "check";
    private static final String CORRECTIONS = "corrections";
    private static final String CORRECTIONS_CHECK = "corrections check";

    /// Writes a file, or replaces it at once.
    ///
    /// @throws java.io.UncheckedIOException when it cannot be written
    public void write(Path file, Variant variant) {
        AtomicFile.write(file, bytes(variant));
    }

    /// Returns the content of the file. The same values and origin always give the same bytes.
    public byte[] bytes(Variant variant) {
        byte[] packed = PackedLeaves.pack(table);
        var head = new StringBuilder(MARK).append(VERSION).append('\n');
        line(head, "variant", origin.variant());
        line(head, TILES, tiles(variant));
        line(head, MOST, Integer.toString(table.ranks().mostTiles()));
        line(head, "lexicon", origin.lexicon());
        line(head, "words", origin.words());
        line(head, "seed", Long.toString(origin.seed()));
        line(head, "command", origin.command());
        line(head, CHECK, Checksum.of(packed));
        table.corrections().ifPresent(corrections -> {
            String weights = text(corrections);
            line(head, CORRECTIONS, weights);
            line(head, CORRECTIONS_CHECK, Checksum.of(weights.getBytes(StandardCharsets.UTF_8)));
        });
        byte[] text = head.append('\n').toString().getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(text, text.length + packed.length);
        System.arraycopy(packed, 0, all, text.length, packed.length);
        return all;
    }

    private static void line(StringBuilder head, String name, String value) {
        head.append(name).append(SEPARATOR).append(value.replace('\n', ' ')).append('\n');
    }

    /// The letters and tiles of a variant in one line: what the ranks of a table depend on.
    private static String tiles(Variant variant) {
        var alphabet = variant.tiles().alphabet();
        return variant.tiles().distribution().show(alphabet) + " of " + alphabet;
    }

    /// Reads a file.
    ///
    /// @throws IllegalArgumentException naming the file, if it cannot be read, is not such a file, or has other
    ///     tiles
    public static LeaveFile read(Path file, Variant variant) {
        try {
            return parse(InputFile.bytes(file, LIMIT), file.toString(), variant);
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read leave values: " + FileErrors.describe(e), e);
        }
    }

    /// Parses the content of a file.
    ///
    /// @param name the name of the file in messages
    /// @throws IllegalArgumentException as [#read] does
    public static LeaveFile parse(byte[] all, String name, Variant variant) {
        int end = headEnd(all);
        String head = new String(all, 0, end, StandardCharsets.UTF_8);
        checkVersion(head, name);
        Map<String, String> lines = lines(head);
        byte[] packed = Arrays.copyOfRange(all, end, all.length);
        if (!Checksum.of(packed).equals(lines.get(CHECK))) {
            throw new IllegalArgumentException(name + " is truncated or damaged: learn the leave values again");
        }
        MultisetRank ranks = LeaveTable.ranks(variant);
        String most = Integer.toString(ranks.mostTiles());
        if (!tiles(variant).equals(lines.get(TILES)) || !most.equals(lines.get(MOST))) {
            throw new IllegalArgumentException(name + " has leave values for the tiles of " + lines.get("variant")
                    + ", which are not those of " + variant.name());
        }
        LeaveTable table = PackedLeaves.unpack(packed, ranks, name);
        return new LeaveFile(
                origin(lines, name),
                lines.containsKey(CORRECTIONS) ? table.with(corrections(lines, name, variant)) : table);
    }

    private static String text(UnseenCorrections corrections) {
        return Arrays.stream(corrections.weights()).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private static UnseenCorrections corrections(Map<String, String> lines, String name, Variant variant) {
        String text = lines.getOrDefault(CORRECTIONS, "");
        if (!Checksum.of(text.getBytes(StandardCharsets.UTF_8)).equals(lines.get(CORRECTIONS_CHECK))) {
            throw new IllegalArgumentException(name + " is truncated or damaged: learn the leave values again");
        }
        try {
            int[] weights =
                    Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
            return UnseenCorrections.of(variant.tiles(), weights);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + " has corrections that cannot be read: " + e.getMessage(), e);
        }
    }

    private static void checkVersion(String head, String name) {
        int version = 0;
        if (head.startsWith(MARK)) {
            String digits = head.substring(MARK.length()).lines().findFirst().orElse("");
            version = digits.matches("[0-9]{1,6}") ? Integer.parseInt(digits) : 0;
        }
        if (version < 1) {
            throw new IllegalArgumentException(name + " is not a file of leave values");
        }
        if (version > VERSION) {
            throw new IllegalArgumentException(name + " was written by a later version of Quoin: it has format "
                    + version + ", this one reads up to " + VERSION);
        }
    }

    private static Map<String, String> lines(String head) {
        var lines = new LinkedHashMap<String, String>();
        head.lines().skip(1).filter(line -> !line.isEmpty()).forEach(line -> {
            String[] halves = line.split(SEPARATOR, 2);
            lines.put(halves[0], halves.length == 2 ? halves[1] : "");
        });
        return lines;
    }

    private static LeaveOrigin origin(Map<String, String> lines, String name) {
        String seed = lines.getOrDefault("seed", "");
        if (!seed.matches("-?[0-9]{1,18}")) {
            throw new IllegalArgumentException(name + ": the seed must be a number, got '" + seed + "'");
        }
        return new LeaveOrigin(
                lines.getOrDefault("variant", ""),
                lines.getOrDefault("lexicon", ""),
                lines.getOrDefault("words", ""),
                Long.parseLong(seed),
                lines.getOrDefault("command", ""));
    }

    /// Returns where the values begin, after the first empty line; the end of the file if there is none.
    private static int headEnd(byte[] all) {
        for (int at = 1; at < Math.min(all.length, LONGEST_HEAD); at++) {
            if (all[at] == '\n' && all[at - 1] == '\n') {
                return at + 1;
            }
        }
        return Math.min(all.length, LONGEST_HEAD);
    }
}
