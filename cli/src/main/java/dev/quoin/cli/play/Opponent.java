package dev.quoin.cli.play;

/// Whom a person can play against; the names are what is typed.
enum Opponent {
    greedy("Greedy", "always plays what scores most"),
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
}
