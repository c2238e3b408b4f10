import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../../wire/wire';
import { logged } from '../log';
import { refusedBy } from '../takeback';

const changed = (what: string, seat: number): LogEntry => ({ kind: 'changed', what, seat, at: 0 });

describe('a wish to take back', () => {
  it('was refused by whoever said no last', () => {
    expect(refusedBy([changed('undo_asked', 0), changed('undo_refused', 1), changed('returned', 2)].map(logged))).toBe(1);
  });

  it('was not refused where it was granted, or asked anew', () => {
    const granted: LogEntry = { kind: 'undone', to: 0, by: 0, at: 0 };
    expect(refusedBy([changed('undo_refused', 1), changed('undo_asked', 0), granted].map(logged))).toBeNull();
    expect(refusedBy([changed('undo_refused', 1), changed('undo_asked', 0)].map(logged))).toBeNull();
  });
});
