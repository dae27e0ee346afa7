import { useState, useSyncExternalStore } from 'react';
import { useRouter } from '@tanstack/react-router';

/** What a history entry keeps beside its address. */
export type AddressState = {
  /** The pages walked through in lists, by list. */
  places?: Readonly<Record<string, readonly string[]>>;
  /** Where the login leads. */
  next?: string;
};

declare module '@tanstack/react-router' {
  interface HistoryState extends AddressState {}
}

type History = ReturnType<typeof useRouter>['history'];
type Place = Pick<History['location'], 'pathname' | 'search' | 'hash' | 'state'>;

/**
 * The address as it stands this moment: what is chosen on a list stands there, and a router that
 * renders later would show the old choice for an instant. A screen that only waits to give way to
 * the next one keeps the address it had.
 */
export function useAddress(): Place & { go: (to: string, how?: GoHow) => void } {
  const { history } = useRouter();
  const [own] = useState(() => followOwn(history));
  const place = useSyncExternalStore(own.listen, own.read);
  return { ...place, go: (to, how) => goTo(history, to, how) };
}

/** The path as it stands this moment, for what stands beside every screen. */
export function usePathname(): string {
  const { history } = useRouter();
  return useSyncExternalStore(history.subscribe, () => history.location.pathname);
}

function followOwn(history: History) {
  const { pathname } = history.location;
  let last: Place = history.location;
  return {
    listen: (notify: () => void) => history.subscribe(notify),
    read: () => {
      if (history.location.pathname === pathname) last = history.location;
      return last;
    },
  };
}

export type GoHow = {
  state?: AddressState | undefined;
  /** A replaced entry leaves no step to go back to. */
  isReplaced?: boolean | undefined;
};

/** Goes to an address of this site; one that begins with `?` is of the page that is open. */
export function goTo(history: History, to: string, { state, isReplaced }: GoHow = {}): void {
  const href = to.startsWith('?') ? history.location.pathname + to : to;
  if (isReplaced) history.replace(href, state);
  else history.push(href, state);
}
