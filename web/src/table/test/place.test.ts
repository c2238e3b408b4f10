import { describe, expect, it } from 'vitest';

import { anchorsOf } from '../place';

describe('a place on the page', () => {
  it('is the card where it lies, then its zone, then the whole seat', () => {
    expect(anchorsOf(['in_play', 2], 'nena-wilder')).toEqual(['seat:2/in_play/nena-wilder', 'seat:2/in_play', 'seat:2']);
    expect(anchorsOf(['hand', 1])).toEqual(['seat:1/hand', 'seat:1']);
  });

  it('of a deck is the deck, wherever in it the card goes', () => {
    expect(anchorsOf(['deck_bottom', 0], '1-love')).toEqual(anchorsOf(['deck', 0]));
    expect(anchorsOf(['deck'])).toEqual(['table/deck']);
  });

  it('of an illness is the maid it lies on, of a chief the building above it', () => {
    expect(anchorsOf(['illnesses', 3, 'rouge-crescent'], 'illness')[0]).toBe('seat:3/chambermaids/rouge-crescent');
    expect(anchorsOf(['beneath', 3, 'estate'], 'sofia-marfil')[0]).toBe('seat:3/buildings/estate');
  });

  it('in the town is the pile of that card', () => {
    expect(anchorsOf(['town'], 'nena-wilder')).toEqual(['town/pile/nena-wilder', 'town']);
    expect(anchorsOf(['pantry'], 'food-1', () => 'food')[0]).toBe('town/pantry/food');
  });
});
