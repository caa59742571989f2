package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.crossword.agent.AgentKind;
import java.util.Iterator;

/// The names of the crossword agents, for completion and for reading what was typed.
public final class AgentNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return AgentKind.NAMES.iterator();
    }

    /// The agent that `text` names.
    ///
    /// @param option where the text was given, for the refusal
    public static AgentKind read(String option, String text) {
        try {
            return AgentKind.named(text)
                    .orElseThrow(() -> new BadInput(option + ": expected one of " + String.join(", ", AgentKind.NAMES)
                            + ", got '" + text + "'"));
        } catch (IllegalArgumentException e) {
            throw new BadInput(option + ": " + e.getMessage(), e);
        }
    }
}
