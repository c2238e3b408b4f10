//! Bots: they know no table but the one in the order.

use livret_bots::{Budget, FastRng, Resident, Voice};
use livret_games::AnyTable;
use livret_table::{Answer, Failure};
use livret_wire::{Hint, ThinkOrder, Thought};

/// What the bot of an order does at the pending decision.
pub fn choose(order: &ThinkOrder) -> Answer<Thought> {
    let game = AnyTable::replay(&order.record)?;
    let bot = Resident::at(&game, &order.level, Budget::default());
    let action = bot.map_err(unknown)?.choose(&game, &mut luck(order)?);
    Ok(Thought { table: order.table.clone(), ply: order.ply, undone: order.undone, action })
}

/// What the bot of an order would do, and why.
pub fn advise(order: &ThinkOrder) -> Answer<Hint> {
    let game = AnyTable::replay(&order.record)?;
    let best = livret_bots::advise(&game, &order.level, Budget::default(), &mut luck(order)?, Voice::People);
    Ok(Hint { ply: order.ply, level: order.level.clone(), best: best.map_err(unknown)? })
}

fn luck(order: &ThinkOrder) -> Answer<FastRng> {
    let luck = u64::from_str_radix(&order.luck, 16);
    luck.map(FastRng::new).map_err(|_| Failure::bad_request("`luck` is 64 bits in hexadecimal"))
}

fn unknown(bot: livret_bots::UnknownBot) -> Failure {
    Failure::bad_request(bot.to_string())
}
