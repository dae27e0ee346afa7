/**
 * Says words by key in the language that is spoken: blanks in double braces are filled, and a
 * `count` picks the plural form by the rules of the language. All that a first page and a game
 * need of a translation library, in a twentieth of its bytes (ADR 33).
 */
export type Words = Readonly<Record<string, string>>;

/** A key of the words, or what keys of plural forms (`games_one`, `games_other`) begin with. */
export type KeyOf<All> =
  | (keyof All & string)
  | (keyof All extends infer Key
      ? Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
        ? Base
        : never
      : never);

export type Blanks = Readonly<Record<string, unknown>>;

export type Translate<Key extends string> = (key: Key, blanks?: Blanks) => string;

/** What is spoken now; another object as soon as another language is, or words came that were missed. */
export type Spoken<Key extends string> = {
  readonly language: string;
  readonly t: Translate<Key>;
  /** Of words that exist for some values alone, such as those of a server newer than this page. */
  readonly has: (key: string) => key is Key;
};

export type Translator<Key extends string> = {
  spoken: () => Spoken<Key>;
  /** Calls back when what is shown must be said anew; the answer ends it. */
  subscribe: (listener: () => void) => () => void;
  addWords: (language: string, words: Words) => void;
  speak: (language: string) => void;
};

export function createTranslator<Key extends string>(language: string): Translator<Key> {
  const known = new Map<string, Words>();
  const listeners = new Set<() => void>();
  /** Keys that were said before their words came. */
  const missed = new Set<string>();
  let spoken = speakIn(language);

  function speakIn(next: string): Spoken<Key> {
    const plurals = new Intl.PluralRules(next);
    function find(key: string, count?: unknown): string | undefined {
      const words = known.get(next) ?? {};
      const plural =
        typeof count === 'number' ? words[`${key}_${plurals.select(count)}`] : undefined;
      const found = plural ?? words[key];
      if (found === undefined) missed.add(key);
      return found;
    }
    return {
      language: next,
      t: (key, blanks = {}) => fill(find(key, blanks['count']) ?? key, blanks),
      has: (key): key is Key => find(key) !== undefined,
    };
  }

  function change(next: string): void {
    missed.clear();
    spoken = speakIn(next);
    for (const tell of listeners) tell();
  }

  return {
    spoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addWords(added, words) {
      known.set(added, { ...known.get(added), ...words });
      if (added === spoken.language && missed.size > 0) change(added);
    },
    speak: change,
  };
}

/** What is filled in is never read for blanks itself. */
function fill(words: string, blanks: Blanks): string {
  if (!words.includes('{{')) return words;
  return words.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const told = blanks[name];
    return typeof told === 'string' || typeof told === 'number' ? `${told}` : '';
  });
}
