package dev.quoin.learning.play;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Parameter;

/// What user interfaces say of a model.
final class ModelTitle {
    /// What it does, in words that follow its title and "who".
    static final String DESCRIPTION = "plays the moves of a neural network";

    /// The parameter of the agent.
    static final String FILE = "file";

    /// The agent of every game.
    static final AgentDescription AGENT = AgentDescription.of(
            "model",
            "Model",
            DESCRIPTION,
            Parameter.text(FILE, "FILE", "an ONNX file, or the name of a built-in network"));

    private ModelTitle() {}

    /// `Model othello` for `models/othello.onnx`.
    static String of(String nameOrFile) {
        String file = nameOrFile.substring(nameOrFile.lastIndexOf('/') + 1);
        return "Model " + (file.endsWith(".onnx") ? file.substring(0, file.length() - 5) : file);
    }
}
