package dev.quoin.crossword.agent;

import dev.quoin.crossword.variant.Variant;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// Kinds of agents that another module brings, found by [ServiceLoader] so that nothing here depends on what they
/// need. They are named `word:ARGUMENT`.
public interface AgentPlugin {
    /// How they are named, for help and refusals, such as `model:FILE`.
    String form();

    /// The kind of an argument, which stands behind the colon.
    ///
    /// @throws IllegalArgumentException when there is none, with a sentence that says why
    AgentKind named(String argument);

    /// The names of those that come with the module and play this variant with its usual word list.
    List<String> shipped(Variant variant);

    /// All that the class path holds.
    static List<AgentPlugin> found() {
        return Found.ALL;
    }

    /// The one that the word before the colon means.
    static Optional<AgentPlugin> called(String word) {
        return found().stream()
                .filter(plugin -> plugin.form().startsWith(word + ":"))
                .findFirst();
    }

    /// Looked for once, when first asked for: short commands never pay for it.
    final class Found {
        private static final List<AgentPlugin> ALL =
                ServiceLoader.load(AgentPlugin.class, AgentPlugin.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList();

        private Found() {}
    }
}
