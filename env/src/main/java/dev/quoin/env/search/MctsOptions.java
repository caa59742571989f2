package dev.quoin.env.search;

/// The options of a search.
///
/// @param trees the number of trees, each with its own root
/// @param batch the maximum number of leaves evaluated together; one tree has at most `batch / trees` of
///     them, rounded up
/// @param puctConstant the weight of exploration, `c_puct`
/// @param policyTemperature the divisor of the logits; above 1 the priors are flatter
/// @param fpuReduction how much lower than its parent an unvisited move is valued (first-play urgency),
///     times the square root of the total prior of the visited moves
/// @param virtualLoss the number of losses that a leaf counts as until it is evaluated
/// @param dirichletAlpha the concentration of the noise at the root
/// @param noise the weight of the noise in the priors of the root; 0 for none
/// @param determinizations the number of samples of hidden information to search, 0 to search the true
///     state, or [#BY_GAME]
/// @param seed determines noise and determinizations
public record MctsOptions(
        int trees,
        int batch,
        double puctConstant,
        double policyTemperature,
        double fpuReduction,
        int virtualLoss,
        double dirichletAlpha,
        double noise,
        int determinizations,
        long seed) {
    /// Chooses the number of determinizations by game: 0 without hidden information, otherwise
    /// [#USUAL_DEALS].
    public static final int BY_GAME = -1;

    /// The default number of determinizations of a game with hidden information.
    public static final int USUAL_DEALS = 8;

    public MctsOptions {
        require("trees", trees, 1);
        require("batch", batch, 1);
        require("virtual_loss", virtualLoss, 0);
        require("determinizations", determinizations, BY_GAME);
        require("c_puct", puctConstant, puctConstant >= 0 && Double.isFinite(puctConstant), "a number from 0");
        require(
                "policy_temperature",
                policyTemperature,
                policyTemperature > 0 && Double.isFinite(policyTemperature),
                "above 0");
        require("fpu_reduction", fpuReduction, Double.isFinite(fpuReduction), "a finite number");
        require("dirichlet_alpha", dirichletAlpha, dirichletAlpha > 0 && Double.isFinite(dirichletAlpha), "above 0");
        require("noise", noise, noise >= 0 && noise <= 1, "from 0 to 1");
    }

    /// Returns the defaults, which are also those of the Python package: one tree, batches of 8 leaves, no noise,
    /// seed 1.
    public static MctsOptions standard() {
        return new MctsOptions(1, 8, 1.5, 1, 0.2, 1, 0.3, 0, BY_GAME, 1);
    }

    /// Returns the maximum number of leaves of one tree in a batch.
    int share() {
        return (batch + trees - 1) / trees;
    }

    private static void require(String name, int value, int least) {
        if (value < least) {
            throw new IllegalArgumentException(name + " must be at least " + least + ", got " + value);
        }
    }

    private static void require(String name, double value, boolean isAllowed, String allowed) {
        if (!isAllowed) {
            throw new IllegalArgumentException(name + " must be " + allowed + ", got " + value);
        }
    }
}
