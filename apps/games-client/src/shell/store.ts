/** A small observable value: the play writes it, screens read the part they need. */
import { useSyncExternalStore } from 'react';

export type Store<S> = {
  get(): S;
  set(patch: Partial<S>): void;
  subscribe(notify: () => void): () => void;
};

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(patch) {
      state = { ...state, ...patch };
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/** Renders again only when the picked part is another value. */
export function useStore<S extends object, T>(store: Store<S>, pick: (state: S) => T): T {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
