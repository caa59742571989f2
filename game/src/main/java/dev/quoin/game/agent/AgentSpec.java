package dev.quoin.game.agent;

import dev.quoin.game.format.LetterCase;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The text that names an agent: `[label=]name[:arguments]`, such as `greedy`, `search:6` or
/// `mine=cmd:python3 agent.py`.
///
/// The agent defines its arguments: see [Arguments].
///
/// @param text the whole text
/// @param label the name shown in tables instead
/// @param name the agent's name in lower case
/// @param arguments the text after the first colon; empty without a colon
public record AgentSpec(String text, Optional<String> label, String name, Optional<String> arguments) {
    private static final Pattern LABELED = Pattern.compile("([\\w.-]+)=(.+)", Pattern.DOTALL);

    /// Parses a spec. Every text is valid; an [AgentCatalog] decides whether the agent exists.
    public static AgentSpec parse(String text) {
        Matcher labeled = LABELED.matcher(text);
        String agent = labeled.matches() ? labeled.group(2) : text;
        int colon = agent.indexOf(':');
        String name = colon < 0 ? agent : agent.substring(0, colon);
        return new AgentSpec(
                text,
                labeled.matches() ? Optional.of(labeled.group(1)) : Optional.empty(),
                LetterCase.lower(name.strip()),
                colon < 0
                        ? Optional.empty()
                        : Optional.of(agent.substring(colon + 1).strip()));
    }
}
