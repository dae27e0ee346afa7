/** What a round was begun with and what was done in it, and the fractions it pays. */

export const nothing = [0n, 1n];

/** `2.25` as it is written: 225 hundredths. */
export function fraction(text) {
  const [whole, places = ''] = text.split('.');
  return [BigInt(whole + places), 10n ** BigInt(places.length)];
}

export const times = ([above, below], [more, less]) => [above * more, below * less];

export const plus = (fractions) =>
  fractions.reduce(
    ([above, below], [more, less]) => [above * less + more * below, below * less],
    nothing,
  );

export const isMore = ([above, below], than) => above > BigInt(than) * below;

/** The parts of an opening that is written so. */
export function read(opening, pattern) {
  const found = pattern.exec(opening ?? '');
  if (!found) throw new Error(`No such round begins with "${opening}".`);
  return found.slice(1);
}

/** The acts one after the other; a round that is over has none left. */
export function createActs(acts) {
  let at = 0;
  return {
    /** Undefined: the record ends here. */
    next: () => {
      at += 1;
      return acts[at - 1];
    },
    end: () => {
      if (at < acts.length) refuse(acts[at]);
    },
  };
}

export function refuse(act) {
  throw new Error(`Such a round has no "${act}" there.`);
}
