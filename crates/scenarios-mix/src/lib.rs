//! Nothing but scenarios: see `tests/mix`, which proves the rules of Expanding the House and
//! Romantic Vacation, alone and mixed, over the engine protocol.
