/**
 * The site's own type is as heavy as half its program. A first visit reads in what the device has
 * until its first screen stands; from then on the browser keeps the type, and it comes at once.
 */
const storageKey = 'bahati.type';
const families = ['Figtree Variable', 'Bricolage Variable'];
const lookMs = 250;
/** A screen that waits for something does not wait for its type as well. */
const longestMs = 5_000;

function bring(): Promise<unknown> {
  return import('@bahati/ui/theme/own-faces.css');
}

/** Where this browser has had the type already: before any words stand, so that none move. */
export function bringKnownType(): void {
  try {
    if (localStorage.getItem(storageKey) === null) return;
    bring()
      .then(() => Promise.all(families.map((family) => document.fonts.load(`1rem "${family}"`))))
      .catch(() => undefined);
  } catch {
    // A browser that forbids storage is on its first visit always.
  }
}

const isAwaited = (image: HTMLImageElement) =>
  !image.complete && image.getBoundingClientRect().top < window.innerHeight;

/** Brings the type once no answer and no picture of the first screen is on its way any more. */
export async function bringTypeAfter(isAsking: () => boolean): Promise<void> {
  const latest = Date.now() + longestMs;
  do await new Promise((resolve) => setTimeout(resolve, lookMs));
  while (Date.now() < latest && (isAsking() || [...document.images].some(isAwaited)));
  try {
    await bring();
    localStorage.setItem(storageKey, '');
  } catch {
    // The words stand in what the device has.
  }
}
