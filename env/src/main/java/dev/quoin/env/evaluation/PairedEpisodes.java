package dev.quoin.env.evaluation;

import dev.quoin.env.Environments;
import dev.quoin.env.slots.Slots;
import dev.quoin.game.PairSeeds;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/// The games of an evaluation against a fixed opponent. Immutable.
///
/// Games come in pairs: 0 and 1, 2 and 3, and so on. Both games of a pair have the same seed and opening,
/// and the agent has the first seat in one and the second in the other, so neither luck nor the seat gives
/// an advantage.
///
/// ```java
/// var episodes = PairedEpisodes.ofMatch("Othello-v0", 1);
/// environment.reset(episodes.seed(game), episodes.resetOptions(game));
/// ```
public final class PairedEpisodes {
    private static final String OPENING = "opening";
    private static final double DRAW = 0.5;

    private final IntToLongFunction seeds;
    private final Optional<String> opening;

    private PairedEpisodes(IntToLongFunction seeds, Optional<String> opening) {
        this.seeds = seeds;
        this.opening = opening;
    }

    /// Returns the seeds and openings of an arena match: balanced openings if the environment supports
    /// openings.
    ///
    /// @param id the environment's id
    /// @throws IllegalArgumentException when there is no such environment
    public static PairedEpisodes ofMatch(String id, long seed) {
        return new PairedEpisodes(
                pair -> PairSeeds.of(seed, pair + 1), hasOpenings(id) ? Optional.of("balanced") : Optional.empty());
    }

    /// Returns pairs with consecutive seeds and openings of random moves.
    ///
    /// @param seed the seed of the first pair
    /// @param moves the length of the openings; 0 for none, which every environment supports
    public static PairedEpisodes consecutive(long seed, int moves) {
        return new PairedEpisodes(pair -> seed + pair, moves == 0 ? Optional.empty() : Optional.of("random:" + moves));
    }

    /// Returns whether an environment has the reset option `opening`.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static boolean hasOpenings(String id) {
        return Environments.resetOptions(id).stream()
                .anyMatch(option -> option.name().equals(OPENING));
    }

    /// Returns the seed of a game.
    public long seed(int game) {
        return seeds.applyAsLong(game / 2);
    }

    /// Returns the agent's seat, as a value of the reset option `agent_player`.
    public String seat(int game) {
        return game % 2 == 0 ? "first" : "second";
    }

    /// Returns the reset options of a game: its seat, and its opening if there is one.
    public Map<String, Object> resetOptions(int game) {
        return resetOptions(game, seed(game));
    }

    /// Returns the reset options of a game with the opening of another seed.
    public Map<String, Object> resetOptions(int game, long openingSeed) {
        var options = new HashMap<String, Object>();
        options.put("agent_player", seat(game));
        opening.ifPresent(kind -> options.put(OPENING, kind + ":" + openingSeed));
        return options;
    }

    /// Returns the agent's score in a finished game: 1 for a win, ½ for a draw, 0 for a loss. A truncated
    /// game is a draw.
    public static double score(Slots slots, int slot) {
        return slots.isTruncated(slot) ? DRAW : DRAW + Integer.signum(slots.lead(slot)) * DRAW;
    }
}
