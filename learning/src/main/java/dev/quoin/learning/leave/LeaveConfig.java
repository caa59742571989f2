package dev.quoin.learning.leave;

import java.util.LinkedHashMap;
import java.util.Map;

/// The configuration of a training of leave values.
///
/// @param rounds how often values are learned, each time from games with the values of the round before
/// @param games the number of games of a round
/// @param racks the number of random racks for each position of a game
/// @param prior how many racks the parts of a leave weigh in its value
/// @param seed the random seed
/// @param unseen whether one more round learns corrections for the tiles that are not on the board
public record LeaveConfig(int rounds, int games, int racks, int prior, long seed, boolean unseen) {
    static final String UNSEEN = "unseen";

    public LeaveConfig {
        check("rounds", rounds, 1, 100);
        check("games", games, 1, 1_000_000_000);
        check("racks", racks, 2, 100_000);
        check("prior", prior, 1, 1_000_000);
    }

    /// Returns a configuration without corrections.
    public static LeaveConfig of(int rounds, int games, int racks, int prior, long seed) {
        return new LeaveConfig(rounds, games, racks, prior, seed, false);
    }

    /// Returns a configuration with corrections.
    public LeaveConfig withUnseen() {
        return new LeaveConfig(rounds, games, racks, prior, seed, true);
    }

    /// Returns the number of rounds, with that of the corrections.
    public int allRounds() {
        return unseen ? rounds + 1 : rounds;
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " must be " + least + " to " + most + ", got " + value);
        }
    }

    /// Returns the configuration by name, for the checkpoint.
    Map<String, String> notes() {
        var notes = new LinkedHashMap<String, String>();
        notes.put("rounds", Integer.toString(rounds));
        notes.put("games", Integer.toString(games));
        notes.put("racks", Integer.toString(racks));
        notes.put("prior", Integer.toString(prior));
        notes.put("seed", Long.toString(seed));
        if (unseen) {
            notes.put(UNSEEN, "true");
        }
        return notes;
    }
}
