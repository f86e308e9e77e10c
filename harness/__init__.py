"""Real servers, databases and guests on this machine, for tests and benchmarks alike."""
