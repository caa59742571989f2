package dev.quoin.env;

import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.Space;
import java.util.List;

/// All that can be said of an environment without playing it; the command `quoin env spec` and the pages of the
/// documents come from here.
///
/// @param id its name and version
/// @param title what it is, in a few words
/// @param layout what it shows and takes
/// @param options what can be chosen when it is made
/// @param resetOptions what can be chosen for one episode
/// @param longest how many legal actions an episode can have
/// @param renderModes the ways to draw it, by Gymnasium's names
/// @param signature changes when rules, word list, encoding or rewards change
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

    /// The number behind `-v` in the id: it rises whenever an agent's performance could change.
    public int version() {
        return Integer.parseInt(id.substring(id.lastIndexOf("-v") + 2));
    }

    /// The space of observations.
    public Space observationSpace() {
        return layout.observationSpace();
    }

    /// The space of actions.
    public Space actionSpace() {
        return layout.actionSpace();
    }
}
