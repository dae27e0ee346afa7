/**
 * Entries of jackpot pools in the trading room. An entry that never should have counted is voided by
 * two people, whatever its stake: without it others may win the pool.
 */
import type { JackpotEntryLine } from '@bahati/contract/trading/jackpot-entries.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { readEntries, showEntry, type StoredEntry } from '#sportsbook/jackpots/read-entries.ts';
import { voidEntry } from '#sportsbook/jackpots/void-entry.ts';
import { namesOf } from './queue.ts';
import { logAct, type TradingAct } from './trading-log.ts';
import type { Trader } from './trading-session.ts';

type EntriesQuery = {
  poolId?: string | undefined;
  text?: string | undefined;
  which: 'all' | 'waiting';
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. Refuses `invalid_input` for a cursor that is none. */
export async function listJackpotEntries(
  context: BetContext,
  { poolId, text, which, cursor, pageSize }: EntriesQuery,
): Promise<{ items: JackpotEntryLine[]; nextCursor: string | null }> {
  const entries = await readEntries(
    context.database,
    `b.jackpot_pool_id IS NOT NULL AND ($1::bigint IS NULL OR b.jackpot_pool_id = $1)
        AND ($2::text IS NULL OR b.reference = $2 OR b.member_id = $2)
        AND ($3 = 'all' OR b.id IN (SELECT bet_id FROM book.jackpot_voids WHERE state = 'waiting'))
        AND ($4::bigint IS NULL OR b.id < $4)
      ORDER BY b.id DESC LIMIT $5`,
    [poolId ?? null, text || null, which, readCursor(cursor), pageSize + 1],
  );
  const lines = await showLines(context, entries);
  const rows = lines.map((line) => ({ rowId: BigInt(line.betId), line }));
  return pageOf(rows, pageSize, ({ line }) => line);
}

type VoidRow = Omit<NonNullable<JackpotEntryLine['void']>, 'askedAt' | 'decidedAt'> & {
  betId: bigint;
  askedAt: Date;
  decidedAt: Date | null;
};

async function showLines(
  { database }: BetContext,
  entries: readonly StoredEntry[],
): Promise<JackpotEntryLine[]> {
  const names = await namesOf(
    database,
    entries.map(({ memberId }) => memberId),
  );
  const { rows } = await database.query<VoidRow>(
    `SELECT v.bet_id AS "betId", v.id::text, v.reason, v.asked_by AS "askedBy",
            v.asked_at AS "askedAt", v.state, v.decided_by AS "decidedBy",
            v.decided_at AS "decidedAt"
       FROM unnest($1::bigint[]) AS b (id), LATERAL (
         SELECT * FROM book.jackpot_voids WHERE bet_id = b.id ORDER BY id DESC LIMIT 1) v`,
    [entries.map(({ id }) => id)],
  );
  const voids = new Map(rows.map(({ betId, ...row }) => [betId, showVoid(row)]));
  return entries.map((entry) => {
    const { id, picks: _, ...shown } = showEntry(entry);
    const isRunning = entry.state === 'open';
    return {
      ...shown,
      betId: id,
      reference: entry.reference,
      memberKey: entry.memberId,
      memberName: names.get(entry.memberId) ?? entry.memberId,
      poolState: entry.poolState,
      canBeVoided: isRunning && (entry.poolState === 'open' || entry.poolState === 'closed'),
      void: voids.get(entry.id) ?? null,
    };
  });
}

const showVoid = ({ askedAt, decidedAt, ...row }: Omit<VoidRow, 'betId'>) => ({
  ...row,
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

async function readLine(context: BetContext, betId: string | bigint): Promise<JackpotEntryLine> {
  const entries = await readEntries(
    context.database,
    'b.id = $1 AND b.jackpot_pool_id IS NOT NULL LIMIT $2',
    [betId, 1],
  );
  const [line] = await showLines(context, entries);
  if (!line) throw new Refusal('not_found');
  return line;
}

/** Refuses `not_found`, `jackpot_entry_over` and `entry_void_waits`. */
export async function askVoid(
  context: BetContext,
  trader: Trader,
  { betId, reason }: { betId: string; reason: string },
): Promise<JackpotEntryLine> {
  const { canBeVoided } = await readLine(context, betId);
  if (!canBeVoided) throw new Refusal('jackpot_entry_over');
  await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `INSERT INTO book.jackpot_voids (bet_id, reason, asked_by_id, asked_by)
       VALUES ($1, $2, $3, $4) ON CONFLICT (bet_id) WHERE state = 'waiting' DO NOTHING
       RETURNING id::text`,
      [betId, reason, trader.staffId, trader.name],
    );
    if (!rows[0]) throw new Refusal('entry_void_waits');
    await note(transaction, trader, 'entry_void_asked', { betId, voidId: rows[0].id, reason });
  });
  return readLine(context, betId);
}

const states = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

type Asked = { betId: bigint; reason: string; askedBy: string; state: string };

/**
 * Refuses `not_found`, `decision_over`, `own_request`, `forbidden` to take back another's, and
 * `jackpot_entry_over` to approve what can no longer be done. Approved and done are one step.
 */
export async function answerVoid(
  context: BetContext,
  trader: Trader,
  voidId: string,
  answer: keyof typeof states,
): Promise<JackpotEntryLine> {
  const { betId, told } = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<Asked>(
      `SELECT bet_id AS "betId", reason, asked_by_id AS "askedBy", state
         FROM book.jackpot_voids WHERE id = $1 FOR UPDATE`,
      [voidId],
    );
    const [asked] = rows;
    if (!asked) throw new Refusal('not_found');
    if (asked.state !== 'waiting') throw new Refusal('decision_over');
    const isOwn = asked.askedBy === trader.staffId;
    if (answer === 'approve' && isOwn) throw new Refusal('own_request');
    if (answer === 'withdraw' && !isOwn) throw new Refusal('forbidden');
    const approved = answer === 'approve';
    const key = approved ? await voidEntry(transaction, asked.betId, asked.reason) : undefined;
    if (approved && !key) throw new Refusal('jackpot_entry_over');
    await transaction.query(
      `UPDATE book.jackpot_voids SET state = $2, decided_by_id = $3, decided_by = $4,
              decided_at = now() WHERE id = $1`,
      [voidId, states[answer], trader.staffId, trader.name],
    );
    await note(transaction, trader, `entry_void_${states[answer]}`, {
      betId: String(asked.betId),
      voidId,
    });
    return { betId: asked.betId, told: key };
  });
  if (told) {
    context.tell([told]);
    context.hub.changed(betId);
  }
  return readLine(context, betId);
}

type Note = { betId: string; voidId: string; reason?: string };

const note = (
  transaction: Transaction,
  trader: Trader,
  act: TradingAct['act'],
  { betId, voidId, reason }: Note,
) =>
  logAct(transaction, trader, {
    act,
    subject: `bet ${betId}`,
    facts: { voidId },
    ...(reason === undefined ? {} : { reason }),
  });
