import { useState, useSyncExternalStore } from 'react';
import { useParams, useRouter } from '@tanstack/react-router';

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

type Router = ReturnType<typeof useRouter>;
type History = Router['history'];
type Place = Pick<History['location'], 'pathname' | 'search' | 'hash' | 'state'>;

/**
 * The address as it stands this moment: what is chosen on a list stands there, and a router that
 * renders later would show the old choice for an instant. A screen that only waits to give way to
 * the next one keeps the address it had.
 */
export function useAddress(): Place & { go: (to: string, how?: GoHow) => void } {
  const router = useRouter();
  const [own] = useState(() => followOwn(router.history));
  const place = useSyncExternalStore(own.listen, own.read);
  return { ...place, go: (to, how) => goTo(router, to, how) };
}

/** The path as it stands this moment, for what stands beside every screen. */
export function usePathname(): string {
  const { history } = useRouter();
  return useSyncExternalStore(history.subscribe, () => history.location.pathname);
}

/** The parts of the path that name a record. */
export function usePathParams(): Readonly<Record<string, string | undefined>> {
  return useParams({ strict: false });
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
export function goTo(router: Router, to: string, { state, isReplaced }: GoHow = {}): void {
  const { pathname } = router.history.location;
  const href = to.startsWith('?') ? pathname + to : to;
  void router.navigate({
    href,
    replace: isReplaced ?? false,
    state: { ...state },
    // A page begins at its top; what is chosen on it moves nothing.
    resetScroll: href.split(/[?#]/)[0] !== pathname,
  });
}
