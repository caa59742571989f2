package dev.quoin.env.check;

/// What an environment promises.
public enum CheckRule {
    SHOWS_WHAT_ITS_SPACE_SAYS("every observation belongs to the observation space"),
    GIVES_A_WHOLE_INFO("every info has all its fields, within their bounds"),
    MASKS_EVERY_ACTION("the info has a mask with a 0 or 1 for every action"),
    LEAVES_AN_ACTION("while an episode goes on, at least one action is legal"),
    TAKES_LEGAL_ACTIONS("a legal action is taken"),
    TREATS_ILLEGAL_ACTIONS_AS_SAID("an illegal action is treated as the options say"),
    REFUSES_UNKNOWN_ACTIONS("an action outside the space is refused by IndexOutOfBoundsException, without effect"),
    REFUSES_STEPS_BEFORE_RESET("a step before the first reset is refused by IllegalStateException"),
    REFUSES_STEPS_AFTER_THE_END("a step after the end of an episode is refused by IllegalStateException"),
    ENDS_IN_ONE_WAY("an episode is either terminated or truncated"),
    COMES_TO_AN_END("an episode of legal actions ends"),
    PAYS_FINITE_REWARDS("every reward is a finite number"),
    GIVES_COPIES("what was shown once does not change later"),
    REPEATS_A_SEED("the same seed and actions show the same"),
    GOES_ON_FROM_A_SAVED_STATE("a saved episode, loaded elsewhere, goes on as it would have"),
    REFUSES_BROKEN_STATES("bytes that are no state are refused by IllegalArgumentException"),
    REFUSES_UNKNOWN_OPTIONS("a reset with an unknown option is refused by IllegalArgumentException"),
    CAN_BE_DRAWN("every state has a text and a picture"),
    IS_THE_SAME_IN_A_VECTOR("a slot of a vector environment shows what a single environment shows"),
    DOES_NOT_CRASH("no method throws anything else");

    private final String sentence;

    CheckRule(String sentence) {
        this.sentence = sentence;
    }

    /// The promise in words.
    public String sentence() {
        return sentence;
    }
}
