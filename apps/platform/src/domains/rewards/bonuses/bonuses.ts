/** What a member sees and does of bonus money; the wallet keeps it. */
import type { MemberBonus } from '@bahati/contract/player-site/rewards/awards.ts';
import type { BothWords } from '@bahati/contract/reward-terms.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  activateNext,
  type BonusMoney,
  expireBonus,
  expiredBonuses,
  forfeitBonus,
  listBonuses,
  ownersToActivate,
} from '#domains/wallet/bonuses/bonuses.ts';
import type { Context, MemberActor } from '#platform/context.ts';

const mostAtOnce = 500;

export async function listOwnBonuses(
  { database }: Context,
  { memberId }: MemberActor,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<MemberBonus>> {
  const before = query.cursor && /^\d{1,18}$/.test(query.cursor) ? BigInt(query.cursor) : null;
  const limit = query.pageSize + 1;
  const bonuses = await listBonuses(database, { ownerId: memberId, before, limit });
  const items = bonuses.slice(0, query.pageSize);
  const titles = await readTitles(
    database,
    items.map(({ awardId }) => awardId),
  );
  const last = bonuses.length > query.pageSize ? items.at(-1) : undefined;
  return {
    items: items.map((bonus) => bonusValue(bonus, titles.get(bonus.awardId))),
    nextCursor: last ? last.rowId.toString() : null,
  };
}

/** Refuses `not_found`, `bonus_in_play`. */
export async function giveUpBonus(
  context: Context,
  { memberId }: MemberActor,
  publicId: string,
): Promise<Record<never, never>> {
  await inTransaction(context.database, (transaction) =>
    forfeitBonus(transaction, memberId, publicId),
  );
  context.announceBalance(memberId);
  return {};
}

/** Ends bonuses whose time is over and begins those that wait, each in a transaction of its own. */
export async function careForBonuses(context: Context): Promise<void> {
  const { database } = context;
  for (const bonus of await expiredBonuses(database, mostAtOnce)) {
    await inTransaction(database, (transaction) => expireBonus(transaction, bonus));
    context.announceBalance(bonus.ownerId);
  }
  for (const { ownerId, currency } of await ownersToActivate(database, mostAtOnce)) {
    await inTransaction(database, (transaction) => activateNext(transaction, ownerId, currency));
    context.announceBalance(ownerId);
  }
}

async function readTitles(
  database: Context['database'],
  awardIds: readonly bigint[],
): Promise<Map<bigint, BothWords>> {
  const { rows } = await database.query<{ id: bigint; title: BothWords }>(
    'SELECT id, title FROM awards WHERE id = ANY($1::bigint[])',
    [awardIds],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

function bonusValue(bonus: BonusMoney, title: BothWords | undefined): MemberBonus {
  if (!title) throw new Error(`The bonus ${bonus.rowId} has no award.`);
  const told = (amount: bigint) => toDecimal(amount, bonus.currency);
  const { largestStake, cashOutCap, contributions } = bonus;
  return {
    id: bonus.id,
    title,
    currency: bonus.currency,
    state: bonus.state,
    amount: told(bonus.amount),
    balance: told(bonus.balance),
    held: told(bonus.held),
    required: told(bonus.required),
    wagered: told(bonus.wagered < bonus.required ? bonus.wagered : bonus.required),
    largestStake: largestStake === null ? null : told(largestStake),
    cashOutCap: cashOutCap === null ? null : told(cashOutCap),
    isSticky: bonus.isSticky,
    contributions: Object.entries(contributions.types).map(([gameType, percent]) => ({
      gameType: gameType as GameCategory,
      percent,
    })),
    days: bonus.days,
    createdAt: bonus.createdAt.toISOString(),
    expiresAt: bonus.expiresAt?.toISOString() ?? null,
    endedAt: bonus.endedAt?.toISOString() ?? null,
    released: told(bonus.released),
    removed: told(bonus.removed),
  };
}
