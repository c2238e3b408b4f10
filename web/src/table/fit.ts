import type { Attachment } from 'svelte/attachments';

/** Letters are not set smaller than this. */
const LEAST = 11.5;

/** A line more than there is room for. */
const isHigh = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight * 1.3;

/** Words that are set smaller where there is no room for them in their line, or lines, rather than cut; `unfit` where that does not help. */
export const fit =
  (least = LEAST): Attachment<HTMLElement> =>
  (node) => {
    let asked = 0;
    function lay(): void {
      asked = 0;
      node.style.fontSize = '';
      node.classList.remove('unfit');
      const { clientWidth, scrollWidth } = node;
      if (!clientWidth || (scrollWidth <= clientWidth && !isHigh(node))) return;
      const size = parseFloat(getComputedStyle(node).fontSize);
      node.style.fontSize = `${Math.max(least, Math.floor(((size * clientWidth) / scrollWidth) * 10) / 10)}px`;
      node.classList.toggle('unfit', node.scrollWidth > node.clientWidth + 1 || isHigh(node));
    }
    const soon = (): void => void (asked ||= requestAnimationFrame(lay));
    // What changes is its words or its room.
    const words = new MutationObserver(soon);
    words.observe(node, { characterData: true, childList: true, subtree: true });
    const room = new ResizeObserver(soon);
    room.observe(node.parentElement ?? node);
    void document.fonts.ready.then(soon);
    return () => {
      cancelAnimationFrame(asked);
      words.disconnect();
      room.disconnect();
    };
  };

/** From what can be done without to letters that are hardly smaller. */
const CURT = ['curt', 'curter', 'curtest'];

/**
 * What is asked stands whole within its height: first what is told besides goes (by the classes `curt`, `curter`, `curtest`), then the
 * question (`part`) is set smaller. `words`: measured anew with each.
 */
export const squeeze =
  (part: string, words: string): Attachment<HTMLElement> =>
  (node) => {
    void words;
    let asked = 0;
    function lay(): void {
      asked = 0;
      const text = node.querySelector<HTMLElement>(part);
      if (!text) return;
      text.style.fontSize = '';
      node.classList.remove(...CURT);
      const high = (): boolean => node.scrollHeight > node.clientHeight + 1;
      for (const less of CURT) if (high()) node.classList.add(less);
      if (!high()) return;
      for (let size = parseFloat(getComputedStyle(text).fontSize) - 1; high() && size >= 12; size -= 1) text.style.fontSize = `${size}px`;
    }
    const soon = (): void => void (asked ||= requestAnimationFrame(lay));
    // What is told besides may change by itself.
    const besides = new MutationObserver(soon);
    besides.observe(node, { characterData: true, childList: true, subtree: true });
    const room = new ResizeObserver(soon);
    room.observe(node);
    void document.fonts.ready.then(soon);
    return () => {
      cancelAnimationFrame(asked);
      besides.disconnect();
      room.disconnect();
    };
  };
