/**
 * The basket, kept on this device: it survives a reload, and every tab shows the same one. Beside it
 * the line that is being changed, and what a check found sold out.
 */
import { useSyncExternalStore } from 'react';
import { type BasketLine, hasRoom, readLines } from './basket.rules.ts';

const place = 'bahati.lotteryBasket';

type BasketState = {
  readonly lines: readonly BasketLine[];
  /** The key of the line that stands on the panel to be changed. */
  readonly editing: string | null;
  /** Keys of the rules by draw. */
  readonly sold: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Undefined: the device keeps nothing. */
function readKept(): BasketLine[] | undefined {
  try {
    return readLines(JSON.parse(localStorage.getItem(place) ?? 'null'));
  } catch {
    return undefined;
  }
}

let state: BasketState = { lines: readKept() ?? [], editing: null, sold: new Map() };
const listeners = new Set<() => void>();

function show(change: Partial<BasketState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function setLines(lines: readonly BasketLine[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(lines));
  } catch {
    // Storage that is full or forbidden keeps the basket for this page alone.
  }
  const isThere = lines.some(({ key }) => key === state.editing);
  show({ lines, editing: isThere ? state.editing : null });
}

export const basketStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): BasketState => state,
  /** False: an order holds no more. */
  add(line: BasketLine): boolean {
    if (!hasRoom(state.lines)) return false;
    setLines([...state.lines, line]);
    return true;
  },
  replace: (key: string, line: BasketLine): void => {
    setLines(state.lines.map((one) => (one.key === key ? line : one)));
    show({ editing: null });
  },
  remove: (keys: readonly string[]): void =>
    setLines(state.lines.filter(({ key }) => !keys.includes(key))),
  setAll: setLines,
  /** Whether the lines stand as they are in every tab; the browser tells of others a little later. */
  isStill(lines: readonly BasketLine[]): boolean {
    const kept = readKept() ?? state.lines;
    return lines === state.lines && JSON.stringify(kept) === JSON.stringify(readLines(lines));
  },
  edit: (key: string | null): void => show({ editing: key }),
  /** What the lottery said is sold out for a draw now. */
  setSold(drawId: string, keys: readonly string[]): void {
    const known = state.sold.get(drawId);
    if (keys.every((key) => known?.has(key))) return;
    const sold = new Map(state.sold).set(drawId, new Set([...(known ?? []), ...keys]));
    show({ sold });
  },
};

addEventListener('storage', ({ key }) => {
  if (key === place) show({ lines: readKept() ?? [] });
});

export const useBasket = (): BasketState =>
  useSyncExternalStore(basketStore.subscribe, basketStore.read);

const nothing: ReadonlySet<string> = new Set();

export const useSold = (drawId: string | undefined): ReadonlySet<string> =>
  useBasket().sold.get(drawId ?? '') ?? nothing;
