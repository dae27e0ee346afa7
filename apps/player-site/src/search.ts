/**
 * What an address may carry after its question mark. Whatever was typed there by hand is read
 * here into known shapes; anything else is dropped.
 */
import type { FeedbackType } from '@bahati/contract/player-site/content/content.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { type SubCategory, subCategories } from '@bahati/contract/sub-categories.ts';
import { categoryPaths } from './paths.ts';

const popups = [
  'login',
  'register',
  'welcome',
  'forgot',
  'feedback',
  'help',
  'notices',
  'search',
] as const;

/** The popup over the page, where its success leads, and who referred the visitor. */
export type RootSearch = {
  popup?: (typeof popups)[number] | undefined;
  next?: string | undefined;
  /** What the feedback is about, chosen already. */
  matter?: FeedbackType | undefined;
  referralCode?: string;
};

type Raw = Record<string, unknown>;

const matters: readonly FeedbackType[] = [0, 1, 2, 3, 4, 6];

/** Numbers typed in an address arrive as numbers; an id or a code is text all the same. */
export function text(value: unknown, maxLength: number): string | undefined {
  const given = typeof value === 'number' ? String(value) : value;
  if (typeof given !== 'string' || given === '' || given.length > maxLength) return undefined;
  return given;
}

/** Leaves out what is absent, so that a clean address stays clean. */
export function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}

function oneOf<const T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((entry) => entry === value);
}

export function readRootSearch(raw: Raw): RootSearch {
  return present<RootSearch>({
    popup: oneOf(raw['popup'], popups),
    next: text(raw['next'], 400),
    matter: matters.find((known) => known === raw['matter']),
    referralCode: text(raw['referralCode'], 32),
  });
}

/** What the e-mailed link to a new password carries. */
export type ResetSearch = { token?: string };

export function readResetSearch(raw: Raw): ResetSearch {
  return present<ResetSearch>({ token: text(raw['token'], 100) });
}

/** What a sign-in provider leads back with: its answer, or why there is none. */
export type SocialSearch = { code?: string; state?: string; iss?: string; error?: string };

export function readSocialSearch(raw: Raw): SocialSearch {
  return present<SocialSearch>({
    code: text(raw['code'], 2_000),
    state: text(raw['state'], 100),
    iss: text(raw['iss'], 500),
    error: text(raw['error'], 100),
  });
}

export const listFilters = ['NEW', 'HOT', 'FAV', 'RECENT'] as const;
export const listSorts = ['popular', 'new', 'name', 'rtp'] as const;

/** What narrows a list of games, and its order; an absent one lets everything pass. */
export type CategorySearch = {
  vassalage?: string | undefined;
  search?: string | undefined;
  filter?: (typeof listFilters)[number] | undefined;
  class?: SubCategory | undefined;
  sort?: (typeof listSorts)[number] | undefined;
};

export function readCategorySearch(raw: Raw): CategorySearch {
  return present<CategorySearch>({
    vassalage: text(raw['vassalage'], 40),
    search: text(raw['search'], 60),
    filter: oneOf(raw['filter'], listFilters),
    class: oneOf(raw['class'], subCategories),
    sort: oneOf(raw['sort'], listSorts),
  });
}

/** What narrows the public list of returns, and its page. */
export type ReturnsSearch = { search?: string | undefined; page?: number | undefined };

export function readReturnsSearch(raw: Raw): ReturnsSearch {
  const page = Number(raw['page']);
  return present<ReturnsSearch>({
    search: text(raw['search'], 60),
    page: Number.isInteger(page) && page > 1 && page <= 1_000 ? page : undefined,
  });
}

/** The pool whose movements are open. */
export type JackpotsSearch = { pool?: string | undefined };

export function readJackpotsSearch(raw: Raw): JackpotsSearch {
  const pool = text(raw['pool'], 18);
  return present<JackpotsSearch>({ pool: pool && /^[1-9]\d*$/.test(pool) ? pool : undefined });
}

export const mallTabs = ['goods', 'orders', 'record', 'earn'] as const;

/** The open tab of the points mall; absent: goods, all of them or what points reach for. */
export type MallSearch = {
  tab?: (typeof mallTabs)[number] | undefined;
  only?: 'affordable' | undefined;
};

export function readMallSearch(raw: Raw): MallSearch {
  return present<MallSearch>({
    tab: oneOf(raw['tab'], mallTabs),
    only: oneOf(raw['only'], ['affordable']),
  });
}

/** The member's own games of one type; an absent one lets every type pass. */
export type OwnGamesSearch = { gameType?: GameCategory | undefined };

export function readOwnGamesSearch(raw: Raw): OwnGamesSearch {
  const types = Object.keys(categoryPaths) as GameCategory[];
  return present<OwnGamesSearch>({ gameType: oneOf(raw['gameType'], types) });
}

const lotteryViews = ['results', 'tickets', 'chases', 'draw'] as const;

/** A page of the lottery: a hall, with `gameCode` a game, with `view` what stands beside them. */
export type LotterySearch = {
  gameCode?: string | undefined;
  view?: (typeof lotteryViews)[number] | undefined;
  drawId?: string | undefined;
};

export function readLotterySearch(raw: Raw): LotterySearch {
  return present<LotterySearch>({
    gameCode: text(raw['gameCode'], 80),
    view: oneOf(raw['view'], lotteryViews),
    drawId: text(raw['drawId'], 20),
  });
}

/** A visitor's way into his chat; it is kept and taken out of the address at once. */
export type ChatSearch = { t?: string };

export function readChatSearch(raw: Raw): ChatSearch {
  return present<ChatSearch>({ t: text(raw['t'], 60) });
}

export type DepositSearch = { deposit?: string };

export function readDepositSearch(raw: Raw): DepositSearch {
  return present<DepositSearch>({ deposit: text(raw['deposit'], 36) });
}

/** The part of the reward centre that is open. */
export type RewardsSearch = { part?: string };

export function readRewardsSearch(raw: Raw): RewardsSearch {
  return present<RewardsSearch>({ part: text(raw['part'], 20) });
}

/** `free`: with play money. `room`: the table to open, by its id or its code. */
export type GameSearch = { gameId?: string; free?: 1 | undefined; room?: string | undefined };

export function readGameSearch(raw: Raw): GameSearch {
  return present<GameSearch>({
    gameId: text(raw['gameId'], 80),
    free: raw['free'] === 1 ? 1 : undefined,
    room: text(raw['room'], 20),
  });
}

export const recordRanges = ['today', 'yesterday', 'week', 'month', 'thisMonth'] as const;
export const agentRanges = ['today', 'yesterday', 'week', 'thisMonth', 'lastMonth'] as const;
const ranges = [...recordRanges, 'lastMonth'] as const;
export const recordStates = ['open', 'settled', 'voided'] as const;

/** A quick pick, or days chosen one by one. Neither: the last seven days. */
export type RangeSearch = {
  range?: (typeof ranges)[number];
  from?: string;
  to?: string;
};

export function readRangeSearch(raw: Raw): RangeSearch {
  const day = (value: unknown) => {
    const given = text(value, 10);
    return given && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined;
  };
  return present<RangeSearch>({
    range: oneOf(raw['range'], ranges),
    from: day(raw['from']),
    to: day(raw['to']),
  });
}

export const missionViews = ['tournaments', 'past'] as const;

/** Missions, unless another part is chosen; the tournament whose table is open. */
export type MissionsSearch = {
  view?: (typeof missionViews)[number] | undefined;
  table?: string | undefined;
};

export function readMissionsSearch(raw: Raw): MissionsSearch {
  return present<MissionsSearch>({
    view: oneOf(raw['view'], missionViews),
    table: text(raw['table'], 36),
  });
}

/** Filters of the betting record. */
export type RecordSearch = RangeSearch & {
  state?: (typeof recordStates)[number];
  vassalage?: string;
  gameType?: GameCategory;
};

export function readRecordSearch(raw: Raw): RecordSearch {
  return present<RecordSearch>({
    ...readRangeSearch(raw),
    state: oneOf(raw['state'], recordStates),
    vassalage: text(raw['vassalage'], 40),
    gameType: oneOf(raw['gameType'], Object.keys(categoryPaths) as GameCategory[]),
  });
}

export const accountKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'bonus',
  'transfer',
  'tax',
  'fee',
  'adjustment',
] as const;

/** The account record: its movements, or the statement of a month. */
export type AccountSearch = RangeSearch & {
  kind?: (typeof accountKinds)[number];
  month?: string;
};

export function readAccountSearch(raw: Raw): AccountSearch {
  const month = text(raw['month'], 7);
  return present<AccountSearch>({
    ...readRangeSearch(raw),
    kind: oneOf(raw['kind'], accountKinds),
    month: month && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  });
}
