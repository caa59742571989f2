package dev.quoin.env.search;

/// How a search behaves.
///
/// @param trees the number of trees, each with a root of its own
/// @param batch the most leaves that are evaluated together; one tree has at most `batch / trees` of them, rounded up
/// @param puctConstant the weight of exploration, `c_puct`
/// @param policyTemperature what logits are divided by; above 1 the priors are flatter
/// @param fpuReduction how much less than its parent a move without visits is worth (first-play urgency), times the
///     square root of the prior of the moves with visits
/// @param virtualLoss the number of losses that a leaf counts as until its evaluation is there
/// @param dirichletAlpha the concentration of the noise at the root
/// @param noise the weight of the noise in the priors of the root; 0 for none
/// @param determinizations how many deals of what is hidden are searched, 0 to search the true state, or
///     [#BY_GAME]
/// @param seed decides noise and deals
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
    /// As many determinizations as the game needs: none without hidden information, otherwise [#USUAL_DEALS].
    public static final int BY_GAME = -1;

    /// The determinizations of a game with hidden information, unless you choose.
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

    /// The largest number of leaves of one tree in a batch.
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
