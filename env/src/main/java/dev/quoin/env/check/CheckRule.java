package dev.quoin.env.check;

/// A rule that every environment must follow.
public enum CheckRule {
    SHOWS_WHAT_ITS_SPACE_SAYS("every observation is in the observation space"),
    GIVES_A_WHOLE_INFO("every info has all its fields, within their bounds"),
    MASKS_EVERY_ACTION("the info has a mask with 0 or 1 for every action"),
    LEAVES_AN_ACTION("during an episode, at least one action is legal"),
    TAKES_LEGAL_ACTIONS("legal actions are accepted"),
    TREATS_ILLEGAL_ACTIONS_AS_SAID("illegal actions are handled as the options specify"),
    REFUSES_UNKNOWN_ACTIONS("an action out of range throws IndexOutOfBoundsException and changes nothing"),
    REFUSES_STEPS_BEFORE_RESET("a step before the first reset throws IllegalStateException"),
    REFUSES_STEPS_AFTER_THE_END("a step after the end of an episode throws IllegalStateException"),
    ENDS_IN_ONE_WAY("an episode is terminated or truncated, not both"),
    COMES_TO_AN_END("an episode of legal actions ends"),
    PAYS_FINITE_REWARDS("every reward is a finite number"),
    GIVES_COPIES("returned observations and infos do not change later"),
    REPEATS_A_SEED("the same seed and actions give the same results"),
    GOES_ON_FROM_A_SAVED_STATE("a saved episode continues the same way when loaded elsewhere"),
    REFUSES_BROKEN_STATES("bytes that are not a saved state throw IllegalArgumentException"),
    REFUSES_UNKNOWN_OPTIONS("a reset with an unknown option throws IllegalArgumentException"),
    CAN_BE_DRAWN("every state has a text and a picture"),
    IS_THE_SAME_IN_A_VECTOR("a slot of a vector environment matches a single environment"),
    DOES_NOT_CRASH("no method throws any other exception");

    private final String sentence;

    CheckRule(String sentence) {
        this.sentence = sentence;
    }

    /// Returns the rule as a sentence.
    public String sentence() {
        return sentence;
    }
}
