/** The selections of one event that are being put together as one leg. */
import type { PickTarget } from '#features/sportsbook/odds/pick-target.ts';
import type { PickedSelection } from '#features/sportsbook/slip/slip-store.ts';

/** As the book's contract has it (slip.ts). */
export const mostBuilt = 8;

export type BuilderStore = PickTarget & {
  read: () => readonly PickedSelection[];
  clear: () => void;
};

type Named = Pick<PickedSelection, 'market' | 'outcome'>;

const isSame = (a: Named, b: Named): boolean => a.market === b.market && a.outcome === b.outcome;

export function createBuilder(): BuilderStore {
  const listeners = new Set<() => void>();
  let picked: readonly PickedSelection[] = [];
  const set = (next: readonly PickedSelection[]): void => {
    picked = next;
    for (const listener of listeners) listener();
  };
  return {
    most: mostBuilt,
    fullKey: 'book_builder_full',
    read: () => picked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (selection) => picked.some((one) => isSame(one, selection)),
    /** Of one market one outcome: another takes its place. */
    toggle(selection) {
      if (picked.some((one) => isSame(one, selection))) {
        set(picked.filter((one) => !isSame(one, selection)));
        return true;
      }
      const others = picked.filter(({ market }) => market !== selection.market);
      if (others.length >= mostBuilt) return false;
      set([...others, selection]);
      return true;
    },
    clear: () => set([]),
  };
}
