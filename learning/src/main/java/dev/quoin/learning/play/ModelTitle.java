package dev.quoin.learning.play;

/// The title and the description of a model in user interfaces.
final class ModelTitle {
    /// What it does, in words that follow its title and "who".
    static final String DESCRIPTION = "plays as its network learnt";

    private ModelTitle() {}

    /// `Model othello` for `models/othello.onnx`.
    static String of(String nameOrFile) {
        String file = nameOrFile.substring(nameOrFile.lastIndexOf('/') + 1);
        return "Model " + (file.endsWith(".onnx") ? file.substring(0, file.length() - 5) : file);
    }
}
