package dev.quoin.othello.agent;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// Kinds of agents that another module brings, found by [ServiceLoader] so that nothing here depends on what they
/// need. They are named `word:ARGUMENT`.
public interface OthelloAgentPlugin {
    /// How they are named, for help and refusals, such as `model:FILE`.
    String form();

    /// The kind of an argument, which stands behind the colon.
    ///
    /// @throws IllegalArgumentException when there is none, with a sentence that says why
    OthelloAgentKind named(String argument);

    /// The names of those that come with the module.
    List<String> shipped();

    /// All that the class path holds.
    static List<OthelloAgentPlugin> found() {
        return Found.ALL;
    }

    /// The one that the word before the colon means.
    static Optional<OthelloAgentPlugin> called(String word) {
        return found().stream()
                .filter(plugin -> plugin.form().startsWith(word + ":"))
                .findFirst();
    }

    /// Looked for once, when first asked for: short commands never pay for it.
    final class Found {
        private static final List<OthelloAgentPlugin> ALL =
                ServiceLoader.load(OthelloAgentPlugin.class, OthelloAgentPlugin.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList();

        private Found() {}
    }
}
