/** Whether the drawn match stands open: as it was left, else where there is room for it. */
const place = 'bahati.tracker';

const wide = window.matchMedia('(min-width: 640px)');

export function isTrackerOpen(): boolean {
  try {
    const kept = localStorage.getItem(place);
    return kept === null ? wide.matches : kept === 'open';
  } catch {
    return wide.matches;
  }
}

export function keepTracker(isOpen: boolean): void {
  try {
    localStorage.setItem(place, isOpen ? 'open' : 'closed');
  } catch {
    // The choice then lasts as long as the page.
  }
}
