package dev.quoin.env;

import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.Space;
import java.util.List;

/// A description of an environment, used by `quoin env spec` and the documentation pages.
///
/// @param id the name and version
/// @param title a short title
/// @param layout the layout of observations, infos and actions
/// @param options the options of the environment
/// @param resetOptions the options of a reset
/// @param longest the maximum number of legal actions in an episode
/// @param renderModes the supported render modes, by their Gymnasium names
/// @param signature a checksum that changes when the rules, word list, encoding or rewards change
public record EnvironmentSpec(
        String id,
        String title,
        SlotLayout layout,
        List<OptionSpec> options,
        List<OptionSpec> resetOptions,
        int longest,
        List<String> renderModes,
        String signature) {
    public EnvironmentSpec {
        if (!id.matches("\\w+-v\\d+")) {
            throw new IllegalArgumentException(
                    "an id must be a name and a version such as Othello-v0, got '" + id + "'");
        }
        options = List.copyOf(options);
        resetOptions = List.copyOf(resetOptions);
        renderModes = List.copyOf(renderModes);
    }

    /// Returns the number after `-v` in the id. It is raised whenever the performance of an agent could
    /// change.
    public int version() {
        return Integer.parseInt(id.substring(id.lastIndexOf("-v") + 2));
    }

    /// Returns the observation space.
    public Space observationSpace() {
        return layout.observationSpace();
    }

    /// Returns the action space.
    public Space actionSpace() {
        return layout.actionSpace();
    }
}
