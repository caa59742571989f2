package dev.quoin.python;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Parameter;

/// The agent `model:FILE` in this jar, which has no ONNX Runtime: it tells people what to install.
final class MissingModel {
    private static final String FILE = "file";

    /// As `learning` describes the agent that plays.
    static final AgentDescription DESCRIPTION = AgentDescription.of(
            "model",
            "Model",
            "plays as its network learnt",
            Parameter.text(FILE, "FILE", "an ONNX file, or the name of a shipped network"));

    private MissingModel() {}

    static IllegalArgumentException refused(Arguments arguments) {
        return new IllegalArgumentException("model:" + arguments.text(FILE)
                + ": the Java part of the Python package does not run models. To play against one or evaluate one in"
                + " Python, pip install \"quoin[onnx]\"; to play it in the arena, set QUOIN_JAR to the"
                + " .quoin/quoin.jar of a checkout, which './quoin build' makes");
    }
}
