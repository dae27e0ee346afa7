/**
 * The languages of the site: each is its `words.<tag>.json` files, one here and one beside every
 * part that speaks. The bundler joins them and cuts the list in two (split-words.ts).
 */
type Loaders = Record<string, () => Promise<{ default: Record<string, string> }>>;

const halves = {
  /** What the first page says. */
  first: (): Loaders => import.meta.glob('./words.*.json', { query: '?first' }),
  /** What every other page says. */
  rest: (): Loaders => import.meta.glob('./words.*.json', { query: '?rest' }),
};

const loaderOf = (half: keyof typeof halves, language: string) =>
  halves[half]()[`./words.${language}.json`];

export function hasWords(language: string): boolean {
  return loaderOf('first', language) !== undefined;
}

export async function loadWords(half: keyof typeof halves, language: string) {
  const file = await loaderOf(half, language)?.();
  return file?.default ?? {};
}
