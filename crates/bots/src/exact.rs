//! Arithmetic whose last bit is the same on every machine. What the platform's own functions give differs, and a bot that
//! weighs differently plays another game: here `libm` is used instead, and `clippy.toml` beside this crate forbids the others.

use std::ops::Mul;

/// `x` multiplied with itself so often, in this order: `powi` leaves its precision to the compiler.
#[inline]
pub(crate) fn power<N: Copy + From<u8> + Mul<Output = N>>(x: N, times: u32) -> N {
    (0..times).fold(N::from(1), |product, _| product * x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_is_a_product() {
        assert_eq!((power(3.0f32, 0), power(3.0f32, 4), power(0.5f64, 3)), (1.0, 81.0, 0.125));
    }
}
