/// What other languages need to know before they start a JVM: start with [dev.quoin.env.bridge.Description].
@NullMarked
package dev.quoin.env.bridge;

import org.jspecify.annotations.NullMarked;
