package dev.quoin.learning.play;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Parameter;

/// The title and description of a model in user interfaces.
final class ModelTitle {
    /// The description, a phrase that follows the title and "who".
    static final String DESCRIPTION = "plays the moves of a neural network";

    /// The parameter of the agent.
    static final String FILE = "file";

    /// The description of the agent, for every game.
    static final AgentDescription AGENT = AgentDescription.of(
            "model",
            "Model",
            DESCRIPTION,
            Parameter.text(FILE, "FILE", "an ONNX file, or the name of a built-in network"));

    private ModelTitle() {}

    /// Returns the title, such as `Model othello` for `models/othello.onnx`.
    static String of(String nameOrFile) {
        String file = nameOrFile.substring(nameOrFile.lastIndexOf('/') + 1);
        return "Model " + (file.endsWith(".onnx") ? file.substring(0, file.length() - 5) : file);
    }
}
