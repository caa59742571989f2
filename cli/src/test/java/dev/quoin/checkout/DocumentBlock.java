package dev.quoin.checkout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One fenced block of a document: where it starts, what stands behind the opening fence, and its text.
record DocumentBlock(Path file, int line, String label, String text) {

    /// The blocks of a Markdown file from top to bottom.
    static List<DocumentBlock> in(Path file) throws IOException {
        var blocks = new ArrayList<DocumentBlock>();
        @Nullable String label = null;
        int start = 0;
        var text = new StringBuilder();
        List<String> lines = Files.readAllLines(file);
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1);
            if (!line.strip().startsWith("```")) {
                text.append(line).append('\n');
            } else if (label == null) {
                label = line.strip().substring(3);
                start = number;
                text.setLength(0);
            } else {
                blocks.add(new DocumentBlock(file, start, label, text.toString()));
                label = null;
            }
        }
        if (label != null) {
            throw new IOException(file + ":" + start + ": block without an end");
        }
        return blocks;
    }

    String language() {
        return label.split(" ", 2)[0];
    }

    /// Why the block is not run, when its label says so: `sh (not run: it installs a package)`.
    boolean isExcused() {
        return label.matches("\\w+ \\(not run: .+\\)");
    }

    String place() {
        return Checkout.root().relativize(file) + ":" + line;
    }
}
