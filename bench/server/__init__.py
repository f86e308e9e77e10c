"""Figures of the server: load, memory, kill -9 and rubbish, beside boardgame.io's server on the same driver."""
