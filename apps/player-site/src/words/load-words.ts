/**
 * The languages of the site: each is its `words.<tag>.json` files, one here and one beside every
 * part that speaks. The bundler joins them and cuts the list in pieces (split-words.ts).
 */
type Loaders = Record<string, () => Promise<{ default: Record<string, string> }>>;

const pieces = {
  /** What the first page says. */
  first: (): Loaders => import.meta.glob('./words.*.json', { query: '?first' }),
  /** What pages on which many readers begin say besides. */
  early: (): Loaders => import.meta.glob('./words.*.json', { query: '?early' }),
  /** What every other page says. */
  rest: (): Loaders => import.meta.glob('./words.*.json', { query: '?rest' }),
};

export type Piece = keyof typeof pieces;

const loaderOf = (piece: Piece, language: string) => pieces[piece]()[`./words.${language}.json`];

export function hasWords(language: string): boolean {
  return loaderOf('first', language) !== undefined;
}

export async function loadWords(piece: Piece, language: string) {
  const file = await loaderOf(piece, language)?.();
  return file?.default ?? {};
}
