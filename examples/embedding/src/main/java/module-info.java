module example.embedding {
    requires dev.quoin.arena;
    requires dev.quoin.env;
}
