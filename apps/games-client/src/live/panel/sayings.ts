/** What was said at a table lately: a few bubbles that go by themselves. */
import { createStore, type Store } from '#frame/shell/store.ts';
import type { Said } from '#frame/rooms/line/room-connection.ts';

export type Saying = { readonly id: number; readonly by: string; readonly phrase: Said['phrase'] };

export type Sayings = {
  readonly state: Store<{ readonly sayings: readonly Saying[]; readonly isMuted: boolean }>;
  readonly hear: (said: Said) => void;
  readonly setMuted: (isMuted: boolean) => void;
};

const shownMs = 4_500;
const mostShown = 2;
const mutedKey = 'bahati.table-phrases';

export function createSayings(): Sayings {
  const state = createStore<{ sayings: readonly Saying[]; isMuted: boolean }>({
    sayings: [],
    isMuted: readMuted(),
  });
  let last = 0;
  return {
    state,
    hear({ by, phrase }) {
      if (state.get().isMuted) return;
      last += 1;
      const id = last;
      state.set({ sayings: [...state.get().sayings, { id, by, phrase }].slice(-mostShown) });
      setTimeout(() => {
        state.set({ sayings: state.get().sayings.filter((saying) => saying.id !== id) });
      }, shownMs);
    },
    setMuted(isMuted) {
      state.set({ isMuted, sayings: [] });
      try {
        localStorage.setItem(mutedKey, isMuted ? 'off' : 'on');
      } catch {
        // A browser that forbids storage forgets; the table goes on.
      }
    },
  };
}

function readMuted(): boolean {
  try {
    return localStorage.getItem(mutedKey) === 'off';
  } catch {
    return false;
  }
}
