import { useLocation, useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | undefined>>;

/** What a list is narrowed to stands in the address, so that a view can be shared and kept. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const { state, pathname } = useLocation();
  return {
    get: (name: string) => params.get(name) ?? undefined,
    /** The address with these changes, for a link. */
    withChanges: (changes: Changes) => `?${changed(params, changes)}`,
    /** Sets or, with undefined, removes; a replaced entry leaves no step to go back to. */
    set: (changes: Changes, isReplaced = false) => {
      // Somebody has clicked on to another page already, which this one only waits to give way to.
      if (window.location.pathname !== pathname) return;
      setParams((before) => changed(before, changes), { replace: isReplaced, state });
    },
  };
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
