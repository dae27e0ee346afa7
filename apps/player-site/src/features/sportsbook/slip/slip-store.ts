/**
 * The selections on the slip, kept on this device: they survive a reload and a login, and every tab
 * shows the same ones. Prices in it are those last seen; what holds is what the book says.
 */
import { mostSelections } from './slip-limits.ts';

export type PickedSelection = {
  eventId: string;
  market: string;
  outcome: string;
  /** As last seen, in thousandths. */
  odds: number;
  /** What the slip shows before the book has been asked. */
  sport: string;
  eventName: string;
  home: string | null;
  away: string | null;
  participant: string | null;
  startsAt: string;
};

const place = 'bahati.slip';

const keyOf = ({ eventId, market, outcome }: Omit<PickedSelection, 'odds'>): string =>
  `${eventId} ${market} ${outcome}`;

function isPicked(value: unknown): value is PickedSelection {
  const one = value as Partial<PickedSelection> | null;
  return (
    typeof one?.eventId === 'string' &&
    typeof one.market === 'string' &&
    typeof one.outcome === 'string' &&
    typeof one.odds === 'number' &&
    typeof one.eventName === 'string'
  );
}

/** What cannot be read is an empty slip. */
function readKept(): readonly PickedSelection[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPicked).slice(0, mostSelections) : [];
  } catch {
    return [];
  }
}

let picked = readKept();
const listeners = new Set<() => void>();

function set(next: readonly PickedSelection[]): void {
  picked = next;
  try {
    localStorage.setItem(place, JSON.stringify(next));
  } catch {
    // Storage that is full or forbidden keeps the slip for this page alone.
  }
  for (const listener of listeners) listener();
}

/** The slip for `useSyncExternalStore`. */
export const slipStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly PickedSelection[] => picked,
  has: (selection: Omit<PickedSelection, 'odds'>): boolean =>
    picked.some((one) => keyOf(one) === keyOf(selection)),
  /** Puts it on, or takes it off. False: the slip is full. */
  toggle(selection: PickedSelection): boolean {
    const rest = picked.filter((one) => keyOf(one) !== keyOf(selection));
    if (rest.length < picked.length) set(rest);
    else if (picked.length >= mostSelections) return false;
    else set([...picked, selection]);
    return true;
  },
  replace: (selections: readonly PickedSelection[]): void =>
    set(selections.slice(0, mostSelections)),
  clear: (): void => set([]),
};

addEventListener('storage', ({ key }) => {
  if (key !== place) return;
  picked = readKept();
  for (const listener of listeners) listener();
});
