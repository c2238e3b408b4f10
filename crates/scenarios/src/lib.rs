//! Scenarios that judge the rules engine, statement by statement of docs/RULES.md.
//!
//! There is nothing here but this page; the scenarios live in `tests/`: `tc` (the base game), `mix` (Expanding the House,
//! Romantic Vacation, and every mix) and `motto` (Motto, alone and with guests), in the notation of `livret_testkit`. A
//! test proves the statement its name begins with (`tc_hire_04_…` proves TC-HIRE-04) and those that a line `/// Proves …`
//! above it lists. Statements without behaviour are in docs/trace-reasons.txt.
