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
   * all others, whole words before beginnings, beginnings before slips, names before tags, and
   * else in the caller's order.
   */
  readonly search: (query: string, limit: number) => number[];
};

/** A word shorter than this is taken as it is typed: one slip would make it any word. */
const shortestForgiven = 3;
const mostWords = 6;

/** What a hit costs; the sum over the words of a query ranks its answers. */
const cost = { whole: 0, beginning: 1, slip: 3, tag: 2 } as const;
const unfound = 255;

type Places = { readonly inNames: Int32Array; readonly inTags: Int32Array };

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
  const look = (word: string) => {
    best.fill(unfound);
    for (let at = 0; at < words.length; at++) {
      const points = hitCost(word, words[at] ?? '');
      const where = places[at];
      if (points === undefined || !where) continue;
      mark(where.inNames, points);
      mark(where.inTags, points + cost.tag);
    }
    for (let at = 0; at < total.length; at++) {
      total[at] = Math.min(unfound, (total[at] ?? 0) + (best[at] ?? 0));
    }
  };

  return {
    search(query, limit) {
      const asked = wordsOf(query).slice(0, mostWords);
      if (asked.length === 0) return [];
      total.fill(0);
      for (const word of asked) look(word);
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
  const names = new Map<string, number[]>();
  const tags = new Map<string, number[]>();
  for (const [position, entry] of entries.entries()) {
    collect(names, entry.names, position);
    collect(tags, entry.tags, position);
  }
  const vocabulary = new Map<string, Places>();
  for (const word of new Set([...names.keys(), ...tags.keys()])) {
    const inNames = Int32Array.from(names.get(word) ?? []);
    vocabulary.set(word, { inNames, inTags: Int32Array.from(tags.get(word) ?? []) });
  }
  return vocabulary;
}

function collect(into: Map<string, number[]>, texts: readonly string[], position: number): void {
  for (const word of texts.flatMap(wordsOf)) {
    const positions = into.get(word);
    if (!positions) into.set(word, [position]);
    else if (positions.at(-1) !== position) positions.push(position);
  }
}

/** Undefined: the word is not found in this one. */
function hitCost(typed: string, word: string): number | undefined {
  let same = 0;
  const shorter = Math.min(typed.length, word.length);
  while (same < shorter && typed.charCodeAt(same) === word.charCodeAt(same)) same++;
  if (same === typed.length) return same === word.length ? cost.whole : cost.beginning;
  if (typed.length < shortestForgiven) return undefined;
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
