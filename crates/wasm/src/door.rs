//! The door: what JavaScript calls. Everything is JSON text of the wire's types.

use livret_table::{Answer, Failure};
use livret_wire::{FaultCode, Reply};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::hall::Hall;

/// The tables of this browser.
#[wasm_bindgen(js_name = Hall)]
pub struct HallDoor(Hall);

#[wasm_bindgen(js_class = Hall)]
impl HallDoor {
    /// With 32 bytes of the page's `crypto`.
    #[wasm_bindgen(constructor)]
    pub fn new(entropy: &[u8]) -> Result<HallDoor, String> {
        let entropy = entropy.try_into().map_err(|_| thrown(Failure::bad_request("chance has 32 bytes")))?;
        Ok(HallDoor(Hall::new(entropy)))
    }

    /// A `KeptTable` into memory. Throws a `Fault`.
    pub fn bring(&mut self, kept: &str) -> Result<(), String> {
        read(kept).and_then(|kept| self.0.bring(&kept)).map_err(thrown)
    }

    /// Forgets a table that is kept.
    pub fn release(&mut self, table: &str) {
        self.0.release(table);
    }

    /// A `ClientMessage`; answers a `Reply`.
    pub fn say(&mut self, message: &str, now: f64) -> String {
        let reply = match read(message) {
            Ok(message) => self.0.say(message, now as i64),
            Err(failure) => Hall::refused(*failure.fault),
        };
        written(&reply)
    }

    /// A `LocalRequest`; answers a `Reply`.
    pub fn ask(&mut self, request: &str, now: f64) -> String {
        written(&match read(request) {
            Ok(request) => self.0.ask(&request, now as i64),
            Err(failure) => Hall::refused(*failure.fault),
        })
    }

    /// A `Thought`; answers a `Reply`.
    pub fn thought(&mut self, thought: &str, now: f64) -> String {
        written(&match read(thought) {
            Ok(thought) => self.0.thought(thought, now as i64),
            Err(_) => Reply::default(),
        })
    }
}

/// Where bots think.
#[wasm_bindgen(js_name = Thinker)]
#[derive(Default)]
pub struct ThinkerDoor;

#[wasm_bindgen(js_class = Thinker)]
impl ThinkerDoor {
    /// Knows nothing.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> ThinkerDoor {
        ThinkerDoor
    }

    /// A `ThinkOrder`; answers a `Thought`. Throws a `Fault`.
    pub fn choose(&self, order: &str) -> Result<String, String> {
        read(order).and_then(|order| crate::choose(&order)).map(|thought| written(&thought)).map_err(thrown)
    }

    /// A `ThinkOrder`; answers a `Hint`. Throws a `Fault`.
    pub fn advise(&self, order: &str) -> Result<String, String> {
        read(order).and_then(|order| crate::advise(&order)).map(|hint| written(&hint)).map_err(thrown)
    }
}

/// The versions of the program and of the rules.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    format!("{} (rules {})", env!("CARGO_PKG_VERSION"), livret_kernel::RULES_VERSION)
}

fn read<T: DeserializeOwned>(text: &str) -> Answer<T> {
    serde_json::from_str(text).map_err(|error| {
        let code = if error.is_data() { FaultCode::BadRequest } else { FaultCode::BadJson };
        Failure::new(code, format!("that cannot be read: {error}"))
    })
}

fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what goes out is plain data")
}

fn thrown(failure: Failure) -> String {
    written(&failure.fault)
}
