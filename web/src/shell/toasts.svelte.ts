/** Short words at the foot of the page, also heard by screen readers. */
export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'warn' | 'bad';
  link?: { href: string; text: string };
}

export const toasts: { list: Toast[] } = $state({ list: [] });
let last = 0;

export function toast(text: string, tone: Toast['tone'] = 'plain', link?: Toast['link']): void {
  const id = (last += 1);
  toasts.list = [...toasts.list.filter((t) => t.text !== text), { id, text, tone, link }].slice(-3);
  setTimeout(() => dismiss(id), tone === 'bad' ? 9000 : 5000);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((t) => t.id !== id);
}
