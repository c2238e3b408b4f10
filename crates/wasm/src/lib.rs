//! The house in the page: tables, bots and advice without a server.
//!
//! [`Hall`] keeps tables in memory and says what is to be kept, told and thought about; it is the server's own table
//! (`livret_table`) without sockets, storage or threads. [`Thinker`] decides and advises, in a worker of its own. The page is
//! given answers and messages alone: views, never a position. What goes over the door is JSON of the wire's types.

mod bring;
mod door;
mod hall;
mod routes;
mod thinker;

pub use hall::Hall;
pub use thinker::{advise, choose};
