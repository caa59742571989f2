package dev.quoin.learning.play;

/// What people read about a model that plays.
final class ModelTitle {
    /// What it does, in words that follow its title and "who".
    static final String HABIT = "plays as its network learnt";

    private ModelTitle() {}

    /// `Model othello` for `models/othello.onnx`.
    static String of(String nameOrFile) {
        String file = nameOrFile.substring(nameOrFile.lastIndexOf('/') + 1);
        return "Model " + (file.endsWith(".onnx") ? file.substring(0, file.length() - 5) : file);
    }
}
