/// What a checkout promises as a whole: the arrows between modules, the launcher, the executable jars and the
/// documents. These tests stand in `cli` because it is the one module that sees all the others; start with
/// [dev.quoin.checkout.ArchitectureTest].
@NullMarked
package dev.quoin.checkout;

import org.jspecify.annotations.NullMarked;
