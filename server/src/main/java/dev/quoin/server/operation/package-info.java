/// What operators ask: health, counters, the description of the interface. Start with
/// [dev.quoin.server.operation.OperationRoutes].
@NullMarked
package dev.quoin.server.operation;

import org.jspecify.annotations.NullMarked;
