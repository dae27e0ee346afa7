/**
 * What a visitor's home page will ask first, asked while the program itself is still on its way.
 * Each answer is taken once, by the call that would have asked; one nobody takes is forgotten.
 */
const answers = new Map<string, Promise<Response>>();

/** The addresses exactly as the calls make them; e2e/site/routes.test.ts finds one asked twice. */
const homePaths = (language: string) => [
  '/wps/system/whitelabel',
  '/wps/system/status',
  '/lgw/games/game_menus',
  `/wps/relay/GCSGAME_getRankList?limitNum=20&language=${language}`,
  `/wps/relay/GCSGAME_hotGamesV2?language=${language}`,
];

const keptForMs = 10_000;

/** `boot.js` has said what page this is, who looks at it and in which language. */
export function askEarly({ dataset, lang }: HTMLElement): void {
  if (dataset['boot'] !== 'visitor') return;
  const headers = { accept: 'application/json' };
  for (const path of homePaths(lang)) {
    const answer = fetch(path, { headers, cache: 'no-store' });
    // Who takes it hears of the failure; nobody need take it.
    answer.catch(() => undefined);
    answers.set(path, answer);
  }
  setTimeout(() => answers.clear(), keptForMs);
}

/** As `fetch`, but the answer may have been asked for already. */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  if (typeof input !== 'string' || !isPlainRead(init)) return fetch(input, init);
  const early = answers.get(input);
  answers.delete(input);
  return early ?? fetch(input, init);
};

function isPlainRead(init: RequestInit | undefined): boolean {
  return init?.method === 'GET' && !('authorization' in { ...init.headers });
}
