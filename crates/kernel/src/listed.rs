//! Enums that know all their variants.

/// An enum and, in `ALL`, its variants in order: what is written once cannot be forgotten in a list.
/// ```
/// livret_kernel::listed! {
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     enum Meal { Breakfast, Tea, Supper }
/// }
/// assert_eq!(Meal::ALL, [Meal::Breakfast, Meal::Tea, Meal::Supper]);
/// ```
#[macro_export]
macro_rules! listed {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$of:meta])* $variant:ident),* $(,)? }) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$of])* $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($name::$variant),*].len()] = [$($name::$variant),*];
        }
    };
}
