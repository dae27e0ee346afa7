import { useAddress } from './use-address.ts';

type Changes = Readonly<Record<string, string | undefined>>;

/** What a list is narrowed to stands in the address, so that a view can be shared and kept. */
export function useSearch() {
  const { pathname, search, state, go } = useAddress();
  const params = new URLSearchParams(search);
  return {
    get: (name: string) => params.get(name) ?? undefined,
    /** The address with these changes, for a link. */
    withChanges: (changes: Changes) => `?${changed(search, changes)}`,
    /** Sets or, with undefined, removes; a replaced entry leaves no step to go back to. */
    set: (changes: Changes, isReplaced = false) => {
      // Somebody has clicked on to another page already, which this one only waits to give way to.
      if (window.location.pathname !== pathname) return;
      go(`?${changed(window.location.search, changes)}`, { state: placesOf(state), isReplaced });
    },
  };
}

function placesOf({ places }: { places?: Readonly<Record<string, readonly string[]>> }) {
  return places ? { places } : {};
}

function changed(search: string, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
