/** What a rule of the wallet suite works with: operations to send and words for what it expects. */
import { type Currency, currencies, isCurrency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Driver, Player, Reply } from './wallet-driver.ts';

/** The wallet broke the rule; the message says how. */
export class Breach extends Error {}

/** The rule needs something the settings do not give. */
export class NotTried extends Error {}

/** Where players come from: launch tokens of the settings, or the site of the demo. */
export type Players = {
  /** A launch token of the first member's game; undefined when none is left. */
  launch: () => Promise<string | undefined>;
  /** Another member with some money. */
  launchSecond: () => Promise<string | undefined>;
  /** A member whose balance is below any limit of a stake. */
  launchPoor: () => Promise<string | undefined>;
  /** A member who plays for nothing. */
  launchTrial: () => Promise<string | undefined>;
  /** A token whose time is over. */
  expiredLaunch: () => Promise<string | undefined>;
  /** Ends the first member's sessions, as a log-out does; absent: cannot be done from here. */
  endSession?: () => Promise<void>;
};

export type TrialSettings = {
  /** A stake the wallet accepts, in the member's currency. */
  stake: string;
  /** A campaign prizes may be paid from. */
  campaignId?: string | undefined;
  /** A grant of free rounds of the first member and game, with at least 2 rounds and 1.00 left. */
  grant?: { grantId: string; campaignId: string } | undefined;
  /** The wallet takes bet slips of this game. */
  hasSlips?: boolean;
  /** The slowest answer of 99 in 100 under a light load. */
  p99Ms: number;
};

export type Trial = {
  driver: Driver;
  players: Players;
  settings: TrialSettings;
  /** The first member; a rule that opens another session puts it here. */
  player: Player;
  second: Player | undefined;
  notes: string[];
};

export type Rule = {
  id: string;
  title: string;
  run: (trial: Trial) => Promise<void>;
};

/** Opens a player's game, or says how opening failed. */
export async function openPlayer(driver: Driver, launchToken: string): Promise<Player> {
  const reply = await driver.send('authenticate', { launchToken });
  const { memberId, sessionToken, gameCode, currency } = reply.value;
  if (!reply.success || reply.problem) {
    throw new Breach(`authenticate answered ${describe(reply)}`);
  }
  const known = String(currency);
  if (!isCurrency(known)) throw new Breach(`authenticate names the unknown currency ${known}`);
  return {
    memberId: String(memberId),
    sessionToken: String(sessionToken),
    gameCode: String(gameCode),
    currency: known,
  };
}

export function describe(reply: Reply): string {
  const what = reply.success ? 'success' : reply.code || 'nothing';
  return `${what} (status ${reply.status}${reply.problem ? `; ${reply.problem}` : ''})`;
}

export function expect(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Breach(sentence);
}

export function expectAccepted(reply: Reply, what: string): Reply {
  expect(reply.success && !reply.problem, `${what} answered ${describe(reply)}`);
  return reply;
}

export function expectRefused(reply: Reply, codes: readonly string[], what: string): Reply {
  const isRight = !reply.success && !reply.problem && codes.includes(reply.code);
  expect(isRight, `${what} answered ${describe(reply)} instead of ${codes.join(' or ')}`);
  return reply;
}

/** The same stored operation was answered again and nothing moved. */
export function expectDuplicate(reply: Reply, first: Reply, what: string): void {
  expectAccepted(reply, what);
  const ids = [reply, first].map(({ value }) => String(value['platformTransactionId']));
  expect(ids[0] === ids[1], `${what} answered the transaction ${ids[0]} instead of ${ids[1]}`);
  expect(reply.value['isDuplicate'] === true, `${what} was not answered as a duplicate`);
}

export async function readBalance(trial: Trial, player: Player = trial.player): Promise<bigint> {
  const { memberId, currency } = player;
  const reply = expectAccepted(
    await trial.driver.send('balance', { memberId, currency }),
    'balance',
  );
  const balance = parseAmount(String(reply.value['balance']), currency);
  if (balance === undefined) throw new Breach(`the balance ${String(reply.value['balance'])}`);
  return balance;
}

/** Runs the work and expects the balance to have changed by exactly this many minor units. */
export async function expectMoved<T>(
  trial: Trial,
  by: bigint,
  what: string,
  work: () => Promise<T>,
  player: Player = trial.player,
): Promise<T> {
  const before = await readBalance(trial, player);
  const result = await work();
  const moved = (await readBalance(trial, player)) - before;
  const text = (amount: bigint) => toDecimal(amount, player.currency);
  expect(moved === by, `${what} moved ${text(moved)} instead of ${text(by)}`);
  return result;
}

export const expectUnmoved = <T>(trial: Trial, what: string, work: () => Promise<T>) =>
  expectMoved(trial, 0n, what, work);

export function minor(text: string, currency: Currency): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new RangeError(`${text} is not an amount of ${currency}.`);
  return amount;
}

/** Another currency than the player's. */
export function otherCurrency({ currency }: Player): Currency {
  const other = Object.keys(currencies).find((code) => code !== currency);
  if (!other || !isCurrency(other)) throw new RangeError('There is one currency only.');
  return other;
}
