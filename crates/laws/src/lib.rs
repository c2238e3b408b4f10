//! Nothing but tests: laws, golden games and counts over all games. One binary, to link once.
