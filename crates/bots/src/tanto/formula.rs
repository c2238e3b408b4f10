//! The formulas that learning starts from: what a card's symbols, price and points say by
//! themselves. `footman` plays by them; a card nobody has learnt about is judged by what became
//! of them.

use super::weights::{Class, Key, TRAITS, Weights};

/// Class, property, place (see [`super::features`]), number.
const FORMULA: &[(Class, &str, usize, f32)] = &[
    (Class::Hire, "any", 0, -1.0),
    (Class::Hire, "cost", 0, 6.0),
    (Class::Hire, "is-love", 1, 2.5),
    (Class::Hire, "is-love", 0, -1.5),
    (Class::Hire, "points", 0, 3.0),
    (Class::Hire, "points", 1, -3.0),
    (Class::Hire, "any", 16, 1.5),
    (Class::Hire, "any", 17, -0.5),
    (Class::Hire, "any", 21, 6.0),
    (Class::Hire, "is-chief", 0, -0.5),
    (Class::Hire, "is-chief", 1, -2.5),
    (Class::Hire, "terminal", 5, -2.0),
    (Class::Hire, "draw", 0, 1.0),
    (Class::Hire, "employment", 0, 0.3),
    (Class::Hire, "serving", 0, 0.3),
    (Class::Hire, "private", 1, 1.0),
    (Class::Hire, "private", 17, -2.5),
    (Class::Hire, "trophy", 1, -2.0),
    (Class::HireAtOther, "any", 0, -1.0),
    (Class::HireAtOther, "any", 16, 2.5),
    (Class::HireAtOther, "any", 18, 0.5),
    (Class::HireAtOther, "any", 22, 0.5),
    (Class::HireAtSelf, "any", 0, -6.0),
    (Class::Serve, "any", 0, 1.0),
    (Class::Serve, "serving", 0, 3.0),
    (Class::Serve, "draw", 0, 1.0),
    (Class::Serve, "love", 0, 0.8),
    (Class::Serve, "employment", 0, 0.5),
    (Class::Serve, "skill", 0, 0.8),
    (Class::Chamber, "any", 0, -0.5),
    (Class::Chamber, "any", 1, -1.0),
    (Class::Chamber, "any", 16, 2.5),
    (Class::Chamber, "any", 11, 0.6),
    (Class::Chamber, "is-chief", 0, 0.8),
    (Class::Send, "any", 0, 1.0),
    (Class::Use, "any", 0, 1.5),
    (Class::Use, "chamber", 0, -2.0),
    (Class::Cure, "any", 0, -0.5),
    (Class::Cure, "any", 16, 2.0),
    (Class::Remember, "any", 0, 2.0),
    (Class::Work, "any", 0, 3.0),
    (Class::Work, "any", 21, 4.0),
    (Class::Pick, "any", 17, 1.0),
    (Class::Pick, "any", 20, 3.0),
    (Class::Discard, "cost", 0, -3.0),
    (Class::Discard, "is-chief", 0, 2.0),
    (Class::DiscardTheirs, "cost", 0, 3.0),
    (Class::DiscardTheirs, "is-chief", 0, -2.0),
    (Class::Return, "cost", 0, -3.0),
    (Class::Return, "is-chief", 0, 1.0),
    (Class::Take, "cost", 0, 6.0),
    (Class::Take, "any", 21, 4.0),
    (Class::Top, "cost", 0, 2.0),
    (Class::Bottom, "cost", 0, -3.0),
    (Class::Bottom, "is-chief", 0, 2.0),
    (Class::Give, "cost", 0, 3.0),
    (Class::Keep, "cost", 0, 3.0),
    (Class::Keep, "is-chief", 0, -2.0),
    (Class::KeepTheirs, "cost", 0, -3.0),
    (Class::KeepTheirs, "is-chief", 0, 2.0),
    (Class::GainLove, "any", 0, 1.0),
    (Class::GainServing, "any", 0, 0.5),
    (Class::MaidSelf, "any", 0, -5.0),
    (Class::MaidOther, "any", 16, 2.0),
    (Class::Yes, "any", 0, 1.0),
    (Class::ReturnEvent, "any", 0, 2.0),
    (Class::TakeSelf, "any", 0, 2.0),
    (Class::ReturnBuilding, "any", 0, 2.0),
    (Class::Standing, "any", 0, 0.3),
    (Class::Standing, "any", 2, 1.0),
];

impl Weights {
    /// The formulas alone.
    #[must_use]
    pub fn formula() -> Weights {
        let mut weights = Weights::default();
        for &(class, name, place, number) in FORMULA {
            let at = TRAITS.iter().position(|t| *t == name).expect("a property of the list");
            weights.row_mut(class, Key::Trait(at))[place] = number;
        }
        weights
    }
}
