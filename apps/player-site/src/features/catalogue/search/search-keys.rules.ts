/** What the keys of the search do. */

/** The place an arrow key leads to among `count`, from `at`; undefined: none. */
export function neighbourOf(at: number, count: number, key: string): number | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const next = at + step;
  return step === 0 || at < 0 || next < 0 || next >= count ? undefined : next;
}

type Press = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
};

/** Ctrl-K and ⌘K anywhere, the slash where nothing is being written. */
export function opensSearch(press: Press, isWriting: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey) return false;
  if (key.toLowerCase() === 'k' && !shiftKey) return ctrlKey !== metaKey;
  return key === '/' && !ctrlKey && !metaKey && !isWriting;
}
