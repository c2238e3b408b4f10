import type { Attachment } from 'svelte/attachments';

import { chore } from '../lib/leisure';

/** Marks a box that scrolls with the sides at which more is hidden, so that they can fade. */
export const edges: Attachment<HTMLElement> = (box) => {
  const mark = (): void => {
    const across = box.scrollWidth > box.clientWidth + 1;
    const [at, most] = across ? [box.scrollLeft, box.scrollWidth - box.clientWidth] : [box.scrollTop, box.scrollHeight - box.clientHeight];
    box.classList.toggle('across', across);
    box.classList.toggle('more-before', at > 2);
    box.classList.toggle('more-after', most - at > 2);
  };
  // What is in it may change without the box changing its size. Asked in a burst of news, it is reckoned for each.
  const marking = chore(mark);
  const sizes = new ResizeObserver(mark);
  const watch = new MutationObserver(marking.ask);
  sizes.observe(box);
  watch.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    watch.disconnect();
    marking.callOff();
    box.removeEventListener('scroll', mark);
  };
};
