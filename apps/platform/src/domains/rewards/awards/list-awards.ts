/** What a member sees of awards. */
import type { Page } from '@bahati/contract/wire.ts';
import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { readBonusMoney } from '#domains/wallet/bonuses/bonuses.ts';
import type { Context, MemberActor } from '#platform/context.ts';

type Row = Omit<MemberAward, 'amount' | 'createdAt' | 'claimUntil' | 'decidedAt' | 'currency'> & {
  rowId: bigint;
  currency: Currency;
  amount: bigint;
  createdAt: Date;
  claimUntil: Date | null;
  decidedAt: Date | null;
};

/** An award past its time is expired, whether the job has been there or not. */
const columns = `a.id AS "rowId", a.public_id AS id, a.source, a.title, a.kind, a.currency, a.amount,
  CASE WHEN a.state = 'claimable' AND a.claim_until <= now() THEN 'expired' ELSE a.state END AS state,
  a.created_at AS "createdAt", a.claim_until AS "claimUntil", a.decided_at AS "decidedAt"`;

const isOpen = `a.state IN ('held', 'claimable') AND (a.claim_until IS NULL OR a.claim_until > now())`;

/** Refuses nothing; a page newest first. */
export async function listAwards(
  { database }: Context,
  { memberId }: MemberActor,
  query: { state: 'open' | 'ended'; cursor?: string | undefined; pageSize: number },
): Promise<Page<MemberAward>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM awards a
      WHERE a.member_id = $1 AND ${query.state === 'open' ? isOpen : `NOT (${isOpen})`}
        AND ($2::bigint IS NULL OR a.id < $2) ORDER BY a.id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  const items = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? items.at(-1) : undefined;
  return { items: items.map(awardValue), nextCursor: last ? last.rowId.toString() : null };
}

/** One award of a member by its public id. */
export async function readAward(
  database: Database | Transaction,
  memberId: bigint,
  publicId: string,
): Promise<Row | undefined> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM awards a WHERE a.public_id = $1 AND a.member_id = $2`,
    [publicId, memberId],
  );
  return rows[0];
}

/** Awards of a member by their rows, in order of id. */
export async function readAwards(
  database: Database | Transaction,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<MemberAward[]> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM awards a WHERE a.id = ANY($1::bigint[]) AND a.member_id = $2
      ORDER BY a.id`,
    [ids, memberId],
  );
  return rows.map(awardValue);
}

/** For the red badges: awards to claim and unused tickets, each at most 99; and bonus money. */
export async function countOpen(
  { database }: Context,
  { memberId, currency }: MemberActor,
): Promise<{ claimable: number; tickets: number; bonus: string; currency: Currency }> {
  const { rows } = await database.query<{ claimable: number; tickets: number }>(
    `SELECT (SELECT count(*) FROM (SELECT 1 FROM awards a WHERE a.member_id = $1
               AND a.state = 'claimable' AND (a.claim_until IS NULL OR a.claim_until > now())
               LIMIT 99) waiting)::int AS claimable,
            (SELECT count(*) FROM (SELECT 1 FROM reward_tickets t JOIN draws d ON d.id = t.draw_id
               WHERE t.member_id = $1 AND t.used_at IS NULL AND d.state = 'open'
                 AND d.opens_at <= now() AND d.closes_at > now() LIMIT 99) unused)::int AS tickets`,
    [memberId],
  );
  const money = await readBonusMoney(database, { ownerId: memberId, currency });
  const bonus = toDecimal(money, currency);
  return { claimable: 0, tickets: 0, ...rows[0], bonus, currency };
}

export function awardValue(row: Row): MemberAward {
  const { id, source, title, kind, currency, state } = row;
  return {
    id,
    source,
    title,
    kind,
    currency,
    state,
    amount: isMoney(row.kind) ? toDecimal(row.amount, row.currency) : row.amount.toString(),
    createdAt: row.createdAt.toISOString(),
    claimUntil: row.claimUntil?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

const isMoney = (kind: MemberAward['kind']): boolean => kind === 'cash' || kind === 'bonus';

/** A page begins before this row; what is no number is the start. */
export function readCursor(cursor: string | undefined): bigint | null {
  return cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null;
}
