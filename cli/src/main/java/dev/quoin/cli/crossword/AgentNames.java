package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.agent.AgentFactory;
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
                    .orElseThrow(() -> new BadInput(option + ": expected one of " + String.join(", ", AgentKind.forms())
                            + ", got '" + text + "'"));
        } catch (IllegalArgumentException e) {
            throw new BadInput(option + ": " + e.getMessage(), e);
        }
    }

    /// A maker of agents of a kind, for these rules and words.
    ///
    /// @param option where the kind was named, for the refusal
    public static AgentFactory<CrosswordPosition, CrosswordMove> prepare(
            String option, AgentKind kind, Variant variant, Lexicon lexicon) {
        try {
            return kind.prepare(variant, lexicon);
        } catch (IllegalArgumentException e) {
            throw new BadInput(option + ": " + e.getMessage(), e);
        }
    }
}
