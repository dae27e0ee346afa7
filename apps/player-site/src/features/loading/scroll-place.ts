/**
 * How far the window is scrolled, read once as it moves and never in between: whoever asks the
 * browser amid a change has the whole page laid out anew.
 */
const place = { top: 0, height: 0 };
const listeners = new Set<() => void>();

function look(): void {
  place.top = window.scrollY;
  place.height = window.innerHeight;
  for (const tell of listeners) tell();
}

/** In CSS pixels; true while somebody listens. */
export const scrollPlace: Readonly<typeof place> = place;

export function onScroll(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
}
