package dev.quoin.crossword.agent;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import java.util.random.RandomGenerator;

/// Makes agents of one kind for one variant and word list. What they share and never change is made once; the maker is
/// safe to share between threads, its agents are not.
@FunctionalInterface
public interface AgentMaker {
    /// A new agent whose choices follow from `chance` alone.
    Agent<CrosswordPosition, CrosswordMove> make(RandomGenerator chance);
}
