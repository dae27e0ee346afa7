/** The site's addresses (spec §2), so that no screen spells one by hand. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { isOwnPath } from '@bahati/contract/links.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';

export const categoryPaths = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
  BGS: '/bgs',
} as const satisfies Record<GameCategory, string>;

export type CategoryPath = (typeof categoryPaths)[GameCategory];

/** The label key of each category (spec §2 top navigation). */
export const categoryLabels = {
  RNG: 'con_rng',
  LIVE: 'con_live',
  FISH: 'con_fish',
  PVP: 'con_pvp',
  SPORTS: 'con_sports',
  ESPORTS: 'compete_game',
  LOTT: 'con_lott',
  ELOTT: 'con_elott',
  COCKFIGHT: 'in_cockfight_nav',
  BGS: 'in_house',
} as const satisfies Record<GameCategory, string>;

/** The agent centre's page of each kind of contract (spec §2). */
export const contractPaths = {
  dividend: '/agentHome/agentDividendRecordCopy2',
  daily_salary: '/agentHome/agentDailyWages2',
  hourly_salary: '/agentHome/agentHourSalary',
  real_time_salary: '/agentHome/agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;

export type LotteryPath = '/lottery' | '/vnLottery' | '/seaLottery';

/**
 * These count as game pages and hide the side menu (spec §2). The specification spells the first
 * lottery in two ways; both lead to the same page.
 */
const gamePages = ['/seamless', '/lottery', '/lottert', '/vnlottery', '/sealottery'];

export function isGamePage(pathname: string): boolean {
  return gamePages.includes(pathname.toLowerCase().replace(/\/+$/, ''));
}

/** The right spelling of an address whose letters differ in size; undefined: it has it. */
export function spelledPath(pathname: string, fullPath: string): string | undefined {
  const right = fullPath.length > 1 ? fullPath.replace(/\/+$/, '') : fullPath;
  const given = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return given !== right && given.toLowerCase() === right.toLowerCase() ? right : undefined;
}

/** Where a login leads: only an address of this site, never another one's. */
export function safeTarget(next: string | undefined): string {
  return next && isOwnPath(next) ? next : '/';
}

/** The same after a registration, with the welcome over it, which knows what was asked for. */
export function welcomeTarget(next: string | undefined): string {
  const target = safeTarget(next);
  const there = new URL(target, 'http://site');
  there.searchParams.set('popup', 'welcome');
  if (target !== '/') there.searchParams.set('next', target);
  return `${there.pathname}${there.search}${there.hash}`;
}
