/** What a member sees of limits, exclusions and the reality check. */
import type {
  PlayLimit,
  GamblingControls,
} from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { readSessionTime } from '#domains/identity/identity.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  type GuardRow,
  type LimitKind,
  type PlayLimit as StoredLimit,
  readExclusion,
  readLimits,
  readPlay,
} from '#domains/wallet/limits/limits.ts';
import { checkChoices, checkMinutes, exclusionValue, trialType } from '#domains/members/members.ts';

/** What a member has put in since then; the cashier's to say, who stands above members. */
export type ReadDeposited = (memberId: bigint, since: Date) => Promise<bigint>;

export type WhosePlay = { memberId: bigint; currency: Currency };

/** A measure as the wire tells it: money, or whole minutes. */
export function measureText(kind: LimitKind, amount: bigint, currency: Currency): string {
  return kind === 'session' ? amount.toString() : toDecimal(amount, currency);
}

export async function readGamblingControls(
  context: Context,
  who: WhosePlay,
  readDeposited: ReadDeposited,
): Promise<GamblingControls> {
  const { database, config } = context;
  const { memberId, currency } = who;
  const [brand, own, exclusion, limits] = await Promise.all([
    readBrand(database, config.BRAND),
    readOwnSettings(context, memberId),
    readExclusion(database, memberId),
    readUsedLimits(context, who, readDeposited),
  ]);
  const hasDepositLimit = limits.some(({ kind }) => kind === 'deposit');
  return {
    currency,
    limits,
    exclusion: exclusion ? exclusionValue(exclusion, context.now()) : null,
    realityCheck: {
      minutes: checkMinutes(own.minutes, brand.realityCheckMinutes),
      choices: checkChoices(brand.realityCheckMinutes),
      canBeOff: brand.realityCheckMinutes === null,
    },
    isLimitOffered: own.type !== trialType && !own.wasAsked && !hasDepositLimit,
    helpLines: brand.helpLines,
  };
}

async function readOwnSettings({ database }: Context, memberId: bigint) {
  const { rows } = await database.query<{
    minutes: number | null;
    wasAsked: boolean;
    type: number;
  }>(
    `SELECT reality_check_minutes AS minutes, limit_asked_at IS NOT NULL AS "wasAsked", type
       FROM members WHERE id = $1`,
    [memberId],
  );
  const own = rows[0];
  if (!own) throw new Error(`The member ${memberId} is missing.`);
  return own;
}

/** Each limit that is set, with what is used of it in its period that runs. */
export async function readUsedLimits(
  { database, config }: Context,
  { memberId, currency }: WhosePlay,
  readDeposited: ReadDeposited,
): Promise<PlayLimit[]> {
  const stored = await readLimits(database, memberId);
  if (stored.length === 0) return [];
  const [periods, minutes] = await Promise.all([
    readPlay(database, config.BRAND, memberId),
    readSessionTime(database, config.BRAND, memberId),
  ]);
  const used = async (kind: LimitKind, the: GuardRow): Promise<bigint> => {
    if (kind === 'deposit') return readDeposited(memberId, the.startsAt);
    if (kind === 'stake') return the.staked;
    if (kind === 'loss') return the.staked > the.paidOut ? the.staked - the.paidOut : 0n;
    return BigInt(minutes.find(({ period }) => period === the.period)?.minutes ?? 0);
  };
  const limits: PlayLimit[] = [];
  for (const kind of ['deposit', 'stake', 'loss', 'session'] as const) {
    for (const period of periods) {
      const amount = period[kind];
      if (amount === null) continue;
      const text = (measure: bigint) => measureText(kind, measure, currency);
      const spent = await used(kind, period);
      limits.push({
        kind,
        period: period.period,
        amount: text(amount),
        ...sourcesOf(stored, kind, period.period, text),
        used: text(spent),
        left: text(spent < amount ? amount - spent : 0n),
        resetsAt: period.endsAt.toISOString(),
      });
    }
  }
  return limits;
}

function sourcesOf(
  stored: readonly StoredLimit[],
  kind: LimitKind,
  period: string,
  text: (measure: bigint) => string,
) {
  const of = (source: 'member' | 'house') =>
    stored.find(
      (limit) => limit.kind === kind && limit.period === period && limit.source === source,
    );
  const [own, house] = [of('member'), of('house')];
  const at = own?.nextAt?.toISOString();
  const next = own?.nextAmount ?? null;
  return {
    own: own ? text(own.amount) : null,
    house: house ? text(house.amount) : null,
    pending: at === undefined ? null : { at, amount: next === null ? null : text(next) },
  };
}
