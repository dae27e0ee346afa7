/** What a member sees of levels: the own one, what is missing to the next, and the next gifts. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { VipState, vipCalls } from '@bahati/contract/player-site/rewards/vip.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { type MemberLevel, readLevel } from '#domains/members/levels/levels.ts';
import { countOpen } from '#domains/rewards/awards/awards.ts';
import { readCashbackOf } from '#domains/rewards/cashback/cashback.ts';
import { addDays, readProgramme } from '#domains/rewards/programmes/programmes.ts';
import { giftAmount, type GiftKind } from './give-gift.ts';
import { type Asked, askedFor, isKept, percentOf, type Play, type Sums } from './level.rules.ts';
import { readPlay, readSums } from './read-play.ts';
import { readVipDay, type VipDay } from './vip-day.ts';

const latestMoves = 10;

/** Refuses `function_not_enabled` where the brand has no levels. */
export async function readVip(context: Context, actor: MemberActor): Promise<VipState> {
  const { database, config } = context;
  const { memberId, currency } = actor;
  const day = await readVipDay(database, config.BRAND);
  const { levels, keepDays } = day.rules;
  if (levels.length === 0) throw new Refusal('function_not_enabled');
  const level = await readLevel(database, memberId);
  const { today } = day;
  const play = (await readPlay(database, [memberId], { currency, today, keepDays })).get(memberId);
  if (!play) throw new Error(`The play of ${memberId} was not read.`);
  const rank = Math.min(level.rank, levels.length);
  return {
    currency,
    rank,
    reachedAt: rank === 0 ? null : (level.reachedAt?.toISOString() ?? null),
    levels,
    keepDays,
    keep: await keepValue(context, actor, day, level),
    next: nextValue(day, actor, level, play),
    gifts: await giftsOf(context, actor, day, rank),
    moves: await readMoves(context, memberId),
    isRebateAutomatic: (await readProgramme(database, config.BRAND, 'cashback')).rules
      .isRebateAutomatic,
    cashback: await readCashbackOf(context, actor),
  };
}

/** The level for every page: what the header shows. */
export async function readState(
  context: Context,
  actor: MemberActor,
): Promise<CallValue<(typeof vipCalls)['GET /wps/rewards/state']>> {
  const { database, config } = context;
  const { rules } = await readProgramme(database, config.BRAND, 'vip');
  const { rank } = await readLevel(database, actor.memberId);
  const level = rules.levels[Math.min(rank, rules.levels.length) - 1];
  return {
    hasVip: rules.levels.length > 0,
    vipLabelName: level?.name ?? null,
    vipBadge: level?.badge ?? null,
    vipRankLevel: level ? Math.min(rank, rules.levels.length) : 0,
    availablePromoCount: (await countOpen(context, actor)).claimable,
  };
}

function figures(asked: Asked, sums: Sums, { currency }: MemberActor) {
  const figure = (needed: bigint | null, reached: bigint) =>
    needed === null
      ? null
      : {
          needed: toDecimal(needed, currency),
          reached: toDecimal(reached < 0n ? 0n : reached, currency),
        };
  return {
    turnover: figure(asked.turnover, sums.turnover),
    deposits: figure(asked.deposits, sums.deposits),
  };
}

async function keepValue(
  { database }: Context,
  actor: MemberActor,
  { rules, currency, today }: VipDay,
  { rank, keepUntil }: MemberLevel,
): Promise<VipState['keep']> {
  const level = rules.levels[rank - 1];
  if (!level || keepUntil === null || !isKept(level)) return null;
  const until = keepUntil < today ? today : keepUntil;
  const period = { from: addDays(keepUntil, 1 - rules.keepDays), to: until };
  const sums = await readSums(database, actor.memberId, { currency, ...period });
  return { ...figures(askedFor(level, currency, true), sums, actor), until };
}

function nextValue(
  { rules }: VipDay,
  actor: MemberActor,
  { rank, bestRank, countedFrom }: MemberLevel,
  play: Play,
): VipState['next'] {
  const next = rules.levels[rank];
  if (!next) return null;
  const asked = askedFor(next, actor.currency, countedFrom !== null && rank + 1 <= bestRank);
  const windowDays = { ever: null, days30: 30, days90: 90, keep: rules.keepDays };
  return {
    ...figures(asked, play[asked.window], actor),
    rank: rank + 1,
    needs: asked.needs,
    days: windowDays[asked.window],
    percent: percentOf(asked, play[asked.window]),
  };
}

/** The next of each kind that the level gives, and the gift of the next level. */
async function giftsOf(
  { database }: Context,
  { memberId }: MemberActor,
  { rules, today, monday, month }: VipDay,
  rank: number,
): Promise<VipState['gifts']> {
  const { rows } = await database.query<{ birthday: string | null }>(
    'SELECT birthday::text FROM members WHERE id = $1',
    [memberId],
  );
  const level = rules.levels[rank - 1];
  const next = rules.levels[rank];
  const nextMonth = addDays(month, 31).slice(0, 7);
  const days: Readonly<Record<GiftKind, string | null>> = {
    level: null,
    week: addDays(monday, 7),
    month: `${nextMonth}-01`,
    birthday: nextBirthday(rows[0]?.birthday ?? null, today),
  };
  const kinds: readonly GiftKind[] = ['level', 'week', 'month', 'birthday'];
  return kinds.flatMap((kind) => {
    const from = kind === 'level' ? next : level;
    const amount = from ? giftAmount(from, kind) : null;
    return amount === null ? [] : [{ kind, amount, on: days[kind] }];
  });
}

function nextBirthday(birthday: string | null, today: string): string | null {
  if (birthday === null) return null;
  const date = birthday.slice(5);
  const year = Number(today.slice(0, 4)) + (date > today.slice(5) ? 0 : 1);
  const isLeap = addDays(`${year}-02-28`, 1).slice(5) === '02-29';
  return `${year}-${date === '02-29' && !isLeap ? '02-28' : date}`;
}

async function readMoves({ database }: Context, memberId: bigint): Promise<VipState['moves']> {
  const { rows } = await database.query<Omit<VipState['moves'][number], 'at'> & { at: Date }>(
    `SELECT from_rank AS "fromRank", to_rank AS "toRank", kind, created_at AS at
       FROM vip_moves WHERE member_id = $1 ORDER BY id DESC LIMIT $2`,
    [memberId, latestMoves],
  );
  return rows.map(({ at, ...move }) => ({ ...move, at: at.toISOString() }));
}
