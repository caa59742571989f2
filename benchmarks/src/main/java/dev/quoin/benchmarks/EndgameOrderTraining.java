package dev.quoin.benchmarks;

import dev.quoin.othello.endgame.MoveOrderingTraining;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Trains the move ordering weights that the endgame solver ships, `endgame-order.bin`.
///
/// Arguments: the number of games, the seed, the file to write.
public final class EndgameOrderTraining {
    private EndgameOrderTraining() {}

    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            System.err.println("usage: EndgameOrderTraining GAMES SEED FILE");
            return;
        }
        var training = new MoveOrderingTraining(Long.parseLong(args[1]), System.err::println);
        Files.write(Path.of(args[2]), training.train(Integer.parseInt(args[0])));
    }
}
