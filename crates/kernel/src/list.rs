//! A short list inside the state: fixed room, no allocation, equal when its contents are equal.

use std::ops::{Deref, DerefMut};

/// A list of at most `N` values. Room that is not used holds default values, so that two equal
/// lists are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The list without values.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        List { items: [T::default(); N], len: 0 }
    }

    /// The list without values, as a constant; `empty` is the default value.
    #[must_use]
    pub const fn filled(empty: T) -> Self {
        List { items: [empty; N], len: 0 }
    }

    /// Is there no room left?
    #[inline]
    #[must_use]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Adds at the end. The caller has made sure of room.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.items[usize::from(self.len)] = value;
        self.len += 1;
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(std::mem::take(&mut self.items[usize::from(last)]))
    }

    /// Takes the value at `index`; those behind move up.
    pub fn remove(&mut self, index: usize) -> T {
        let value = self[index];
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.items[len - 1] = T::default();
        self.len -= 1;
        value
    }

    /// Puts a value before `index`. The caller has made sure of room.
    pub fn insert(&mut self, index: usize, value: T) {
        let len = usize::from(self.len);
        self.items.copy_within(index..len, index + 1);
        self.items[index] = value;
        self.len += 1;
    }

    /// Forgets all values.
    #[inline]
    pub fn clear(&mut self) {
        if self.len != 0 {
            *self = Self::new();
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut list = Self::new();
        for value in iter {
            list.push(value);
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_with_equal_contents_are_equal_whatever_their_past() {
        let mut worn: List<u8, 4> = [1, 2, 3, 4].into_iter().collect();
        worn.remove(1);
        worn.pop();
        let fresh: List<u8, 4> = [1, 3].into_iter().collect();
        assert_eq!(worn, fresh);
        worn.insert(1, 9);
        assert_eq!(&worn[..], &[1, 9, 3]);
    }
}
