/** The short messages on show. Any code may call `showToast`; `ToastRegion` renders them. */
export type ToastTone = 'info' | 'win' | 'warn' | 'alarm';

export type Toast = { id: number; tone: ToastTone; message: string; durationMs: number };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const mostAtOnce = 3;

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

/** Answers the id, with which the toast may be dismissed early. */
export function showToast({
  message,
  tone = 'info',
  durationMs = 6000,
}: {
  message: string;
  tone?: ToastTone | undefined;
  durationMs?: number | undefined;
}): number {
  lastId += 1;
  const others = toasts.filter((toast) => toast.message !== message);
  replace([...others, { id: lastId, tone, message, durationMs }].slice(-mostAtOnce));
  return lastId;
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
