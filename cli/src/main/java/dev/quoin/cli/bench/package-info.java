/// `quoin bench`: how fast the engines are on this machine. Start with [dev.quoin.cli.bench.BenchCommand].
@NullMarked
package dev.quoin.cli.bench;

import org.jspecify.annotations.NullMarked;
