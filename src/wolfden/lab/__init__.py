"""Many games at once: simulations, tournaments, balance reports and comparisons, the same for the same seed."""
