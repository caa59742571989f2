/// The routes for operators: health, metrics, the API description. Start with
/// [dev.quoin.server.operation.OperationRoutes].
@NullMarked
package dev.quoin.server.operation;

import org.jspecify.annotations.NullMarked;
