package dev.quoin.server.store;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/// Named pieces of work, each of which one server at a time does. Thread-safe, also between servers on one database.
///
/// A lease that is neither renewed nor released expires, and anybody can take it over: a server that dies delays its
/// work, but does not lose it. Time is the database's, so the clocks of the servers may differ. Two threads of one
/// server exclude each other like two servers.
///
/// A holder that was slow to renew may find that somebody else has the lease. What it does must therefore be safe to
/// do twice, such as a write that is conditional on what it follows.
public final class Leases {
    private final Database database;

    public Leases(Database database) {
        this.database = database;
    }

    /// Takes a lease; empty when somebody holds it.
    public Optional<Lease> take(String name, Duration duration) {
        var lease = new Lease(name, UUID.randomUUID().toString());
        String now = database.nowMillis();
        int taken = database.write(handle -> handle.createUpdate("""
                        INSERT INTO lease (name, holder, expires) VALUES (:name, :holder, NOW_MILLIS + :millis)
                        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires = excluded.expires
                        WHERE lease.expires <= NOW_MILLIS
                        """.replace("NOW_MILLIS", now))
                .bind("name", lease.name())
                .bind("holder", lease.holder())
                .bind("millis", duration.toMillis())
                .execute());
        return taken == 1 ? Optional.of(lease) : Optional.empty();
    }

    /// Keeps a lease for a further time from now; false when it has expired and is gone or somebody else's, so that
    /// the work must stop.
    public boolean renew(Lease lease, Duration duration) {
        return database.write(handle -> handle.createUpdate("""
                                UPDATE lease SET expires = NOW_MILLIS + :millis
                                WHERE name = :name AND holder = :holder
                                """.replace("NOW_MILLIS", database.nowMillis()))
                        .bind("name", lease.name())
                        .bind("holder", lease.holder())
                        .bind("millis", duration.toMillis())
                        .execute())
                == 1;
    }

    /// Gives a lease back, so that the next one need not wait until it expires. Does nothing when it is not held any
    /// more.
    public void release(Lease lease) {
        database.write(handle -> handle.createUpdate("DELETE FROM lease WHERE name = :name AND holder = :holder")
                .bind("name", lease.name())
                .bind("holder", lease.holder())
                .execute());
    }

    /// Deletes the leases that expired long ago, whose holders died and whose work nobody wants any more.
    public void sweep(Duration age) {
        database.write(handle -> handle.createUpdate("DELETE FROM lease WHERE expires < NOW_MILLIS - :millis"
                        .replace("NOW_MILLIS", database.nowMillis()))
                .bind("millis", age.toMillis())
                .execute());
    }
}
