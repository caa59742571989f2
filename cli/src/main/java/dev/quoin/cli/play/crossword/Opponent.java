package dev.quoin.cli.play.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.GreedyAgent;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Agent;
import dev.quoin.game.RandomAgent;
import java.util.random.RandomGenerator;

/// Whom a person can play against; the names are what is typed.
enum Opponent {
    /// Always plays what scores most.
    greedy("Greedy", "always plays what scores most"),
    /// Plays any legal move.
    random("Random", "plays any legal move");

    private final String title;
    private final String habit;

    Opponent(String title, String habit) {
        this.title = title;
        this.habit = habit;
    }

    /// What the table calls it.
    String title() {
        return title;
    }

    /// What it does, in a few words.
    String habit() {
        return habit;
    }

    Agent<CrosswordPosition, CrosswordMove> agent(Variant variant, Lexicon lexicon, RandomGenerator chance) {
        return switch (this) {
            case greedy -> new GreedyAgent(variant, lexicon, chance);
            case random -> new RandomAgent<>(Crossword.of(variant, lexicon, 2), chance);
        };
    }
}
