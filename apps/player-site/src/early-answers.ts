/**
 * What the page will ask first, asked while the program itself is still on its way. Each answer is
 * taken once, by the call that would have asked; one nobody takes is forgotten.
 */
type Answer = { answer: Promise<Response>; authorization: string | null };

const answers = new Map<string, Answer>();

/** The addresses exactly as the calls make them; e2e/site/routes.test.ts finds one asked twice. */
const everywhere = ['/wps/system/whitelabel', '/wps/system/status', '/lgw/games/game_menus'];

const home = (language: string): string[] => [
  `/wps/relay/GCSGAME_getRankList?limitNum=20&language=${language}`,
  `/wps/relay/GCSGAME_hotGamesV2?language=${language}`,
];

const gameList = (type: string, language: string): string =>
  `/wps/relay/GCSGAME_gameList?gameType=${type}&language=${language}&pageSize=60&pageNo=1`;

const listTypes: Record<string, 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'BGS'> = {
  '/rng': 'RNG',
  '/live': 'LIVE',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/bgs': 'BGS',
};

/** The games a page begins with, where its address asks for no others. */
export const listTypeOf = ({ pathname, search }: Location) =>
  search === '' ? listTypes[pathname] : undefined;

const listOf = (language: string): string[] => {
  const type = listTypeOf(location);
  if (!type) return [];
  return [`/wps/relay/GCSGAME_newGameVendor?language=${language}`, gameList(type, language)];
};

/** Where the book answers. */
const ofBook = (): string[] =>
  ['/sports', '/esports'].includes(location.pathname) ? ['/wps/system/domainRoute'] : [];

const ofMember = ['/wps/member/info', '/wps/v2/wallets/balance'];

const ofMemberPage: Record<string, string[]> = {
  '/member/depositv2': [
    '/wps/member/limits',
    '/wps/cashier/methods',
    '/wps/cashier/deposits?pageSize=10',
  ],
};

const keptForMs = 10_000;

/** As many tiles as a phone shows at first. */
const firstTiles = 6;

/** Filters in the address ask for something else than the page by itself. */
function pathsOf({ dataset, lang }: HTMLElement, isMember: boolean): string[] {
  const path = location.search === '' ? location.pathname : '';
  return [
    ...everywhere,
    ...(dataset['boot'] === undefined ? listOf(lang) : home(lang)),
    ...ofBook(),
    ...(isMember ? [...ofMember, ...(ofMemberPage[path] ?? [])] : []),
  ];
}

/** `boot.js` has said what page this is and in which language. */
export function askEarly(root: HTMLElement, token: string | null): void {
  const authorization = token && `Bearer ${token}`;
  const headers = { accept: 'application/json', ...(authorization && { authorization }) };
  const isThrifty = root.dataset['lowData'] !== undefined;
  for (const path of pathsOf(root, token !== null)) {
    const answer = fetch(path, { headers, cache: 'no-store' });
    // Who takes it hears of the failure; nobody need take it.
    answer.catch(() => undefined);
    if (path.includes('GCSGAME_gameList') && !isThrifty) void fetchTiles(answer);
    answers.set(path, { answer, authorization });
  }
  setTimeout(() => answers.clear(), keptForMs);
}

/** The pictures a list begins with, before the program knows that it will show them. */
async function fetchTiles(answer: Promise<Response>): Promise<void> {
  try {
    const copy = (await answer).clone();
    const { value }: { value?: { content?: { icon: string }[] } } = await copy.json();
    for (const { icon } of value?.content?.slice(0, firstTiles) ?? []) {
      const image = new Image();
      image.fetchPriority = 'high';
      image.src = icon;
    }
  } catch {
    // The list asks for them itself.
  }
}

/** As `fetch`, but the answer may have been asked for already, by the same reader. */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const early =
    typeof input === 'string' && init?.method === 'GET' ? answers.get(input) : undefined;
  if (typeof input !== 'string' || early?.authorization !== authorizationOf(init))
    return fetch(input, init);
  answers.delete(input);
  return early.answer;
};

function authorizationOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get('authorization');
}
