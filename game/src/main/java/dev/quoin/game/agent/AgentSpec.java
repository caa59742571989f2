package dev.quoin.game.agent;

import dev.quoin.game.format.LetterCase;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An agent as people name it: `[label=]name[:arguments]`, such as `greedy`, `search:6` or `mine=cmd:python3 agent.py`.
///
/// What the arguments mean is up to the agent: see [Arguments].
///
/// @param text the whole text
/// @param label what tables call it instead of its name
/// @param name the agent's name, in lower case
/// @param arguments what follows the first colon; empty without a colon
public record AgentSpec(String text, Optional<String> label, String name, Optional<String> arguments) {
    private static final Pattern LABELED = Pattern.compile("([\\w.-]+)=(.+)", Pattern.DOTALL);

    /// Reads a text. Every text is an agent's; whether there is one is up to an [AgentCatalog].
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
