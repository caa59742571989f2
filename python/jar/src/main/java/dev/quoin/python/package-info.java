/// What the Python package's jar has besides the engines, environments and arena it is compiled from. Start with
/// [dev.quoin.python.MissingModel].
@NullMarked
package dev.quoin.python;

import org.jspecify.annotations.NullMarked;
