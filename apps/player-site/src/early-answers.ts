/**
 * What the page will ask first, asked while the program itself is still on its way. Each answer is
 * taken once, by the call that would have asked; one nobody takes is forgotten.
 */
type Answer = {
  answer: Promise<Response>;
  /** Whose it is: a header, null for a visitor; the text `anyone`: the same for everybody. */
  authorization: string | null;
};

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

/** Where the book answers, and what its pages ask of it first. */
const bookRoute = '/wps/system/domainRoute';
const listedFirst: Record<string, string> = {
  '/sports': 'category=SPORTS&sport=football',
  '/esports': 'category=ESPORTS',
};

/** An address that asks for something else has its own. */
function bookPaths(list: string | undefined): string[] {
  if (list === undefined || location.search !== '') return [];
  const [category = ''] = list.split('&');
  return [`/book/v1/events?${list}&pageSize=30`, `/book/v1/sports?${category}`];
}

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
    ...(listedFirst[location.pathname] === undefined ? [] : [bookRoute]),
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
    if (path === bookRoute) askBook(answer);
    answers.set(path, { answer, authorization });
  }
  setTimeout(() => answers.clear(), keptForMs);
}

/** Of the book, as soon as it is known where it is; without one nobody asks. */
function askBook(route: Promise<Response>): void {
  const paths = bookPaths(listedFirst[location.pathname]);
  if (paths.length === 0) return;
  const origin = originOf(route);
  for (const path of paths) {
    const answer = origin.then((known) =>
      fetch(`${known}${path}`, { headers: { accept: 'application/json' }, cache: 'no-store' }),
    );
    answer.catch(() => undefined);
    answers.set(path, { answer, authorization: 'anyone' });
  }
}

async function originOf(route: Promise<Response>): Promise<string> {
  const copy = (await route).clone();
  const { value }: { value?: { programs?: Record<string, string> } } = await copy.json();
  const origin = value?.programs?.['SPORTSBOOK'];
  if (origin === undefined) throw new Error('This brand has no sportsbook.');
  return origin;
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

/** The answer that was asked for already, by the same reader. */
export function takeEarly(path: string, init?: RequestInit): Promise<Response> | undefined {
  const early = init?.method === 'GET' ? answers.get(path) : undefined;
  if (!early) return undefined;
  const { answer, authorization } = early;
  if (authorization !== 'anyone' && authorization !== authorizationOf(init)) return undefined;
  answers.delete(path);
  return answer;
}

/** As `fetch`, but the answer may have been asked for already. */
export const fetchOrTakeEarly: typeof fetch = (input, init) =>
  (typeof input === 'string' ? takeEarly(input, init) : undefined) ?? fetch(input, init);

function authorizationOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get('authorization');
}
