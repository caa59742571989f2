/// `quoin selftest`: a corpus of boards, games, positions, lookups and moves of all games with known
/// answers, and the command that runs it. Start with [dev.quoin.cli.selftest.SelftestCommand].
@NullMarked
package dev.quoin.cli.selftest;

import org.jspecify.annotations.NullMarked;
