package dev.quoin.cli.arena.setup;

import dev.quoin.cli.shell.Edition;
import dev.quoin.game.file.Checksum;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.process.Surroundings;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The other inputs of a match: the word lists and rules behind their names, the environment of external
/// agents, and the version of the program.
public final class Provenance {
    /// The prefix of model files. Not taken from `learning`, which the Python package leaves out.
    private static final String MODEL = "model:";

    private Provenance() {}

    public static Map<String, String> of(Ruleset<?, ?> ruleset) {
        var provenance = new LinkedHashMap<>(ruleset.provenance());
        provenance.put("version", Edition.current().version());
        return provenance;
    }

    /// Returns the values of variables as checksums, because they may be keys and logs are shared.
    public static Map<String, String> of(Surroundings surroundings) {
        var provenance = new LinkedHashMap<String, String>();
        surroundings.folder().ifPresent(folder -> provenance.put("dir", folder.toString()));
        var variables = new TreeMap<>(surroundings.variables());
        if (!variables.isEmpty()) {
            provenance.put(
                    "env",
                    variables.entrySet().stream()
                            .map(each -> each.getKey() + " with checksum "
                                    + Checksum.of(each.getValue().getBytes(StandardCharsets.UTF_8)))
                            .collect(Collectors.joining(", ")));
        }
        return provenance;
    }

    /// Returns checksums of the files in names such as `model:FILE`, because another network is another
    /// match, and the environment that an agent has for itself, as `first-env` or `second-env`.
    public static Map<String, String> of(List<? extends Contestant<?, ?>> contestants) {
        var provenance = new LinkedHashMap<String, String>();
        for (int side = 0; side < contestants.size(); side++) {
            Contestant<?, ?> contestant = contestants.get(side);
            String prefix = side == 0 ? "first-" : "second-";
            ConfiguredAgent.entryOf(contestant)
                    .ifPresent(entry -> of(entry.own()).forEach((name, text) -> provenance.put(prefix + name, text)));
            String spec = contestant.spec().substring(contestant.spec().indexOf('=') + 1);
            if (spec.startsWith(MODEL)) {
                Path file = Path.of(spec.substring(MODEL.length()));
                if (Files.isRegularFile(file)) {
                    provenance.put(spec, "checksum " + Checksum.of(file));
                }
            }
        }
        return provenance;
    }
}
