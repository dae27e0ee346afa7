/**
 * Finding games by name while somebody types, forgiving one slip a word: a letter too much, one
 * missing, a wrong one, or two swapped (Damerau–Levenshtein distance 1). The same code answers in
 * the page and on the server, so both find the same games.
 */

/** What a name is found by, in the order of the caller's list. */
export type NameEntry = {
  /** The names themselves, one for each language. */
  readonly names: readonly string[];
  /** What else is said of it: its maker, its features. Found after a hit in a name. */
  readonly tags: readonly string[];
};

export type NameIndex = {
  /**
   * Positions of the entries every word of the query is found in: a name that is the query before
   * all others, whole words before beginnings, names before tags, names that begin with the query
   * before those that hold it further on, and else in the caller's order. A slip is forgiven in a
   * word that nothing is written with or begins with, and in every word where nothing is found.
   */
  readonly search: (query: string, limit: number) => number[];
};

/** A word shorter than this is taken as it is typed: one slip would make it any word. */
const shortestForgiven = 3;
const mostWords = 6;

/** What a hit costs; the sum over the words of a query ranks its answers. */
const cost = { whole: 0, beginning: 2, slip: 6, tag: 4, notFirst: 1 } as const;
const unfound = 255;

type Places = {
  /** Those of `inNames` that begin with the word. */
  readonly leading: Int32Array;
  readonly inNames: Int32Array;
  readonly inTags: Int32Array;
};

export function createNameIndex(entries: readonly NameEntry[]): NameIndex {
  const vocabulary = buildVocabulary(entries);
  const words = [...vocabulary.keys()];
  const places = [...vocabulary.values()];
  const whole = buildWholeNames(entries);
  const total = new Uint8Array(entries.length);
  const best = new Uint8Array(entries.length);

  const mark = (positions: Int32Array, points: number) => {
    for (const position of positions) {
      if (points < (best[position] ?? 0)) best[position] = points;
    }
  };

  /** Adds to `total` what finding this word costs in each entry. */
  const look = (word: string, forgives: boolean, isFirst: boolean) => {
    best.fill(unfound);
    for (let at = 0; at < words.length; at++) {
      const points = hitCost(word, words[at] ?? '', forgives);
      const where = places[at];
      if (points === undefined || !where) continue;
      if (isFirst) mark(where.leading, points);
      mark(where.inNames, isFirst ? points + cost.notFirst : points);
      mark(where.inTags, points + cost.tag);
    }
    for (let at = 0; at < total.length; at++) {
      total[at] = Math.min(unfound, (total[at] ?? 0) + (best[at] ?? 0));
    }
  };

  const isWrittenSo = (typed: string) => words.some((word) => word.startsWith(typed));

  const lookForAll = (asked: readonly string[], forgives: (word: string) => boolean) => {
    total.fill(0);
    for (const [at, word] of asked.entries()) look(word, forgives(word), at === 0);
    return total.some((points) => points < unfound);
  };

  return {
    search(query, limit) {
      const asked = wordsOf(query).slice(0, mostWords);
      if (asked.length === 0) return [];
      const isAnyFound = lookForAll(asked, (word) => !isWrittenSo(word));
      if (!isAnyFound) lookForAll(asked, () => true);
      const named = whole.get(asked.join(' ')) ?? [];
      const others = cheapest(total, limit + named.length).filter((at) => !named.includes(at));
      return [...named, ...others].slice(0, limit);
    },
  };
}

/** The words of a text as they are compared: lower case, no accents, no signs. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Entries by each of their names, as far as a query is read. */
function buildWholeNames(entries: readonly NameEntry[]): Map<string, number[]> {
  const whole = new Map<string, number[]>();
  for (const [position, { names }] of entries.entries()) {
    for (const name of new Set(names.map((text) => wordsOf(text).slice(0, mostWords).join(' ')))) {
      const positions = whole.get(name);
      if (positions) positions.push(position);
      else whole.set(name, [position]);
    }
  }
  return whole;
}

function buildVocabulary(entries: readonly NameEntry[]): Map<string, Places> {
  const leading = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  const tags = new Map<string, number[]>();
  for (const [position, entry] of entries.entries()) {
    collect(leading, firstWords(entry.names), position);
    collect(names, entry.names.flatMap(wordsOf), position);
    collect(tags, entry.tags.flatMap(wordsOf), position);
  }
  const vocabulary = new Map<string, Places>();
  for (const word of new Set([...names.keys(), ...tags.keys()])) {
    const positionsIn = (map: typeof names) => Int32Array.from(map.get(word) ?? []);
    vocabulary.set(word, {
      leading: positionsIn(leading),
      inNames: positionsIn(names),
      inTags: positionsIn(tags),
    });
  }
  return vocabulary;
}

function firstWords(names: readonly string[]): string[] {
  return names.flatMap((name) => wordsOf(name).slice(0, 1));
}

function collect(into: Map<string, number[]>, words: readonly string[], position: number): void {
  for (const word of words) {
    const positions = into.get(word);
    if (!positions) into.set(word, [position]);
    else if (positions.at(-1) !== position) positions.push(position);
  }
}

/** Undefined: the word is not found in this one. */
function hitCost(typed: string, word: string, forgives: boolean): number | undefined {
  let same = 0;
  const shorter = Math.min(typed.length, word.length);
  while (same < shorter && typed.charCodeAt(same) === word.charCodeAt(same)) same++;
  if (same === typed.length) return same === word.length ? cost.whole : cost.beginning;
  if (!forgives || typed.length < shortestForgiven) return undefined;
  return isOneSlipAway(typed, word, same) ? cost.slip : undefined;
}

/**
 * Is `typed` one slip away from `word` or a beginning of it? Both agree in their first `same`
 * letters and differ in the next: a single slip may always be taken to stand there.
 */
function isOneSlipAway(typed: string, word: string, same: number): boolean {
  const isRestAt = (from: number, at: number) => word.startsWith(typed.slice(from), at);
  const isSwapped =
    same + 1 < typed.length &&
    typed.charCodeAt(same) === word.charCodeAt(same + 1) &&
    typed.charCodeAt(same + 1) === word.charCodeAt(same);
  return (
    // A letter too much, one missing, a wrong one, two swapped.
    isRestAt(same + 1, same) ||
    isRestAt(same, same + 1) ||
    (same < word.length && isRestAt(same + 1, same + 1)) ||
    (isSwapped && isRestAt(same + 2, same + 2))
  );
}

/** Positions by rising cost, each cost in the caller's order. */
function cheapest(total: Uint8Array, limit: number): number[] {
  const byCost: number[][] = [];
  for (let at = 0; at < total.length; at++) {
    const points = total[at] ?? unfound;
    if (points === unfound) continue;
    const alike = (byCost[points] ??= []);
    if (alike.length < limit) alike.push(at);
  }
  return byCost.flat().slice(0, limit);
}
