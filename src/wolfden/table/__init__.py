"""The table: people and bots playing together over the network, and nothing ever lost."""
