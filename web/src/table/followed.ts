import type { Attachment } from 'svelte/attachments';

import { afterFrame } from '../lib/frames';
import { seatAnchor } from './place';

/** Seats that slide: this one is slid into sight. */
export const followed =
  (seat: number | undefined): Attachment<HTMLElement> =>
  (row) => {
    // Before the frame is drawn this would reckon the whole page twice.
    afterFrame(() => {
      const house = seat === undefined ? null : row.querySelector<HTMLElement>(`[data-place="${seatAnchor(seat)}"]`);
      if (!house) return;
      const [edge, box] = [row.getBoundingClientRect(), house.getBoundingClientRect()];
      if (box.left < edge.left - 1 || box.right > edge.right + 1) row.scrollLeft += box.left - edge.left;
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) row.scrollTop += box.top - edge.top;
    });
  };
