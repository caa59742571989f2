package dev.quoin.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.operation.Health.Check;
import dev.quoin.server.store.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HealthTest {
    @TempDir
    Path folder;

    @Test
    void aDiskWithoutRoomIsAProblem() {
        assertThat(Health.hasRoom(folder, 1)).isTrue();
        assertThat(Health.hasRoom(folder, Long.MAX_VALUE)).isFalse();
    }

    @Test
    void aPoolInWhichManyWaitIsAProblem() throws InterruptedException {
        var release = new CountDownLatch(1);
        try (Database database = Database.inFolder(folder);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            assertThat(database.isSaturated()).isFalse();
            for (int reader = 0; reader < 40; reader++) {
                var _ = threads.submit(() -> database.read(handle -> {
                    try {
                        release.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return 0;
                }));
            }
            boolean saturated = false;
            for (int look = 0; look < 200 && !saturated; look++) {
                saturated = database.isSaturated();
                Thread.sleep(5);
            }
            release.countDown();
            assertThat(saturated).isTrue();
        }
    }

    @Test
    void manyWhoAskMakeLittleWork() {
        var looks = new AtomicInteger();
        var health = new Health(List.of(new Check("thing", () -> looks.incrementAndGet() < 0, "it is broken")));
        for (int question = 0; question < 1000; question++) {
            assertThat(health.problems()).containsEntry("thing", "it is broken");
        }
        assertThat(looks.get()).isLessThan(20);
    }
}
