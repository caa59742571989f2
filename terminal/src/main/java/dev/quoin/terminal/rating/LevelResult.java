package dev.quoin.terminal.rating;

import java.util.Arrays;
import java.util.Optional;

/// The result of a finished game against a level, from the person's point of view.
///
/// @param agent the spec of the agent that plays the level
/// @param score how the game ended
record LevelResult(String agent, Score score) {
    /// How a game ended; the constants are named as in the file.
    enum Score {
        win(1),
        draw(0.5),
        loss(0);

        private final double points;

        Score(double points) {
            this.points = points;
        }

        double points() {
            return points;
        }
    }

    static LevelResult of(String agent, int own, int other) {
        return new LevelResult(agent, own > other ? Score.win : own == other ? Score.draw : Score.loss);
    }

    /// Parses a line of the file; empty when it is something else.
    static Optional<LevelResult> parse(String line) {
        int gap = line.lastIndexOf(' ');
        return Arrays.stream(Score.values())
                .filter(score -> gap > 0 && line.substring(gap + 1).equals(score.name()))
                .findFirst()
                .map(score -> new LevelResult(line.substring(0, gap), score));
    }

    @Override
    public String toString() {
        return agent + " " + score;
    }
}
