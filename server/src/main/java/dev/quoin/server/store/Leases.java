package dev.quoin.server.store;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/// Leases for named pieces of work, each done by one server at a time. Thread-safe, also across servers on
/// one database.
///
/// A lease that is neither renewed nor released expires, and can be taken over: a server that dies delays
/// its work, but does not lose it. Expiry uses the database's clock, so the clocks of the servers may
/// differ. Two threads of one server exclude each other like two servers.
///
/// A holder that was slow to renew may find that somebody else has the lease. Its work must therefore be
/// safe to do twice, such as a conditional write.
public final class Leases {
    private final Database database;

    public Leases(Database database) {
        this.database = database;
    }

    /// Takes a lease; empty when it is held.
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

    /// Extends a lease by a duration from now; returns false when it has expired or belongs to somebody
    /// else, so that the work must stop.
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

    /// Releases a lease, so that the next holder need not wait until it expires. Does nothing when it is no
    /// longer held.
    public void release(Lease lease) {
        database.write(handle -> handle.createUpdate("DELETE FROM lease WHERE name = :name AND holder = :holder")
                .bind("name", lease.name())
                .bind("holder", lease.holder())
                .execute());
    }

    /// Deletes leases that expired long ago, whose holders died and whose work nobody needs anymore.
    public void sweep(Duration age) {
        database.write(handle -> handle.createUpdate("DELETE FROM lease WHERE expires < NOW_MILLIS - :millis"
                        .replace("NOW_MILLIS", database.nowMillis()))
                .bind("millis", age.toMillis())
                .execute());
    }
}
