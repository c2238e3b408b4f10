//! Nothing but scenarios: see `tests/motto`, which proves the rules of Motto Tanto Cuore, alone and
//! with guests of the older boxes, over the engine protocol.
