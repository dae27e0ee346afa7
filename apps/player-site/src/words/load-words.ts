/**
 * The languages of the site: each is its `words.<tag>.json` files, one here and one beside every
 * part that speaks. The bundler joins them and cuts the list in two (split-words.ts).
 */
type Words = Record<string, string>;
type Loaders = Record<string, () => Promise<{ default: Words }>>;

const firstHalves = (): Loaders => import.meta.glob('./words.*.json', { query: '?first' });
const otherHalves = (): Loaders => import.meta.glob('./words.*.json', { query: '?rest' });

const fileOf = (language: string) => `./words.${language}.json`;

async function load(loaders: Loaders, language: string): Promise<Words> {
  const words = await loaders[fileOf(language)]?.();
  if (!words) throw new Error(`The site has no words of the language ${language}.`);
  return words.default;
}

/** The tags of all languages, in the order of the alphabet. */
export function readLanguages(): string[] {
  return Object.keys(firstHalves()).map((file) => file.slice('./words.'.length, -'.json'.length));
}

/** What the first page says. */
export const loadFirstWords = (language: string) => load(firstHalves(), language);

/** What every other page says. */
export const loadOtherWords = (language: string) => load(otherHalves(), language);
