package dev.quoin.cli.crossword;

/// What plays are sorted by; named as on the command line.
enum PlaySort {
    score,
    equity
}
