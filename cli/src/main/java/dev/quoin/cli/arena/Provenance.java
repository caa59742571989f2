package dev.quoin.cli.arena;

import dev.quoin.cli.shell.Edition;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Contestant;
import dev.quoin.game.process.Surroundings;
import dev.quoin.learning.play.ModelFile;
import dev.quoin.othello.match.OthelloRuleset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;

/// What else must be the same for a match to be the same: words and rules behind their names, what agents outside find
/// around them, and the program.
final class Provenance {
    private Provenance() {}

    static Map<String, String> of(Ruleset<?, ?> ruleset) {
        var provenance = new LinkedHashMap<String, String>();
        if (ruleset instanceof CrosswordRuleset crossword) {
            var game = crossword.crossword();
            provenance.put("words", words(game.lexicon()));
            provenance.put("rules", checksum(VariantWriter.write(game.variant()).getBytes(StandardCharsets.UTF_8)));
        } else if (ruleset instanceof OthelloRuleset othello) {
            provenance.put(
                    "openings",
                    othello.openings().plies() + " moves, within "
                            + othello.openings().bound() / 100.0 + " discs");
        }
        provenance.put("version", Edition.current().version());
        return provenance;
    }

    /// The values of variables as checksums, because they may be keys and logs are passed on.
    static Map<String, String> of(Surroundings surroundings) {
        var provenance = new LinkedHashMap<String, String>();
        surroundings.folder().ifPresent(folder -> provenance.put("dir", folder.toString()));
        var variables = new TreeMap<>(surroundings.variables());
        if (!variables.isEmpty()) {
            provenance.put(
                    "env",
                    variables.entrySet().stream()
                            .map(each -> each.getKey() + " with checksum "
                                    + checksum(each.getValue().getBytes(StandardCharsets.UTF_8)))
                            .collect(Collectors.joining(", ")));
        }
        return provenance;
    }

    /// The checksums of the files that names such as `model:FILE` stand for: another network is another match.
    static Map<String, String> of(List<? extends Contestant<?, ?>> contestants) {
        var provenance = new LinkedHashMap<String, String>();
        for (Contestant<?, ?> contestant : contestants) {
            String spec = contestant.spec().substring(contestant.spec().indexOf('=') + 1);
            if (spec.startsWith(ModelFile.PREFIX)) {
                Path file = Path.of(spec.substring(ModelFile.PREFIX.length()));
                if (Files.isRegularFile(file)) {
                    provenance.put(spec, "checksum " + checksum(file));
                }
            }
        }
        return provenance;
    }

    private static String checksum(Path file) {
        try {
            return checksum(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The number of words and a checksum of their graph.
    private static String words(Lexicon lexicon) {
        var graph = lexicon.graph();
        var bytes = ByteBuffer.allocate(Math.multiplyExact(graph.length, Long.BYTES));
        bytes.asLongBuffer().put(graph);
        return lexicon.wordCount() + " words, checksum " + checksum(bytes.array());
    }

    private static String checksum(byte[] bytes) {
        var check = new CRC32C();
        check.update(bytes);
        return "%08x".formatted(check.getValue());
    }
}
