-- Work that one server at a time does: who does it, and until when it is theirs by the clock of the database.
CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    expires BIGINT NOT NULL
);
