package dev.quoin.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Databases.Kind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LeasesTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    private Database open(Kind kind) {
        return kind.fresh(folder).map(Database::at).orElseGet(() -> Database.inFolder(folder));
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void oneOfManyTakesALease(Kind kind) throws Exception {
        try (Database database = open(kind);
                var threads = Executors.newFixedThreadPool(8)) {
            var leases = new Leases(database);
            Callable<Optional<Lease>> take = () -> leases.take("reply", LONG);
            long taken = 0;
            for (var result :
                    threads.invokeAll(Stream.generate(() -> take).limit(40).toList())) {
                taken += result.get().stream().count();
            }
            assertThat(taken).isOne();
            assertThat(leases.take("another", LONG)).isPresent();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aReleasedLeaseIsFree(Kind kind) {
        try (Database database = open(kind)) {
            var leases = new Leases(database);
            Lease lease = leases.take("reply", LONG).orElseThrow();
            assertThat(leases.renew(lease, LONG)).isTrue();
            leases.release(lease);
            assertThat(leases.renew(lease, LONG)).isFalse();
            assertThat(leases.take("reply", LONG)).isPresent();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void anExpiredLeaseIsTakenOver(Kind kind) throws InterruptedException {
        try (Database database = open(kind)) {
            var leases = new Leases(database);
            Lease old = leases.take("reply", Duration.ofMillis(50)).orElseThrow();
            Thread.sleep(100);
            Lease next = leases.take("reply", LONG).orElseThrow();
            assertThat(leases.renew(old, LONG)).isFalse();
            leases.release(old);
            assertThat(leases.take("reply", LONG)).isEmpty();
            assertThat(leases.renew(next, LONG)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aRenewedLeaseDoesNotExpire(Kind kind) throws InterruptedException {
        try (Database database = open(kind)) {
            var leases = new Leases(database);
            Lease lease = leases.take("reply", Duration.ofMillis(50)).orElseThrow();
            assertThat(leases.renew(lease, LONG)).isTrue();
            Thread.sleep(100);
            assertThat(leases.take("reply", LONG)).isEmpty();
            leases.sweep(Duration.ZERO);
            assertThat(leases.renew(lease, LONG)).isTrue();
        }
    }
}
