/**
 * Red envelopes: the sum is split before it opens, each share a row. Of thousands who come at once each
 * takes the next free row and passes over those that others hold, so that nobody waits for anybody.
 */
import type { DrawCondition } from '@bahati/contract/draw-terms.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { hashSplit, splitEnvelope } from '@bahati/fairness/draws/envelope-split.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import {
  type Database,
  inTransaction,
  sqlState,
  type Transaction,
} from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import { type DrawRow, readOpenDraw } from '#domains/rewards/draws/rows/rows.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';

type Share = { place: number; amount: bigint };

/** The last shares may be held by others; so often is one of them waited for. */
const mostWaits = 20;

const uniqueViolation = '23505';

/**
 * Refuses `not_found`, `draw_not_open`, `draw_closed`, `play_paused`, `draw_not_eligible`, `already_taken`,
 * `all_taken`.
 */
export async function openEnvelope(
  context: Context,
  { memberId, currency }: MemberActor,
  id: string,
): Promise<{ share: string; place: number }> {
  await assertFree(context.database, BigInt(id), memberId);
  const share = await inTransaction(context.database, async (transaction) => {
    const draw = await readOpenDraw(transaction, {
      id: BigInt(id),
      currency,
      kinds: ['envelope'],
      // Its end closes the free shares first and waits for those that are being taken.
      lock: '',
    });
    await assertNotExcluded(transaction, memberId);
    if (!(await meetsCondition(transaction, memberId, draw)))
      throw new Refusal('draw_not_eligible');
    const taken = await takeShare(transaction, draw.id, memberId);
    await giveShare(transaction, draw, { memberId, share: taken });
    return taken;
  }).catch((error: unknown) => {
    // The same member twice at once: the second one waited for the first at the unique index.
    throw sqlState(error) === uniqueViolation ? new Refusal('already_taken') : error;
  });
  context.announceBalance(memberId);
  return { share: toDecimal(share.amount, currency), place: share.place };
}

/** Most of a rush is turned away here, by one look. Refuses `already_taken`, `all_taken`. */
async function assertFree(database: Database, drawId: bigint, memberId: bigint): Promise<void> {
  const { rows } = await database.query<{ hasOwn: boolean; isLaidOut: boolean; hasFree: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM envelope_shares
                     WHERE draw_id = $1 AND taken_by = $2) AS "hasOwn",
            EXISTS (SELECT 1 FROM envelope_shares WHERE draw_id = $1) AS "isLaidOut",
            EXISTS (SELECT 1 FROM envelope_shares
                     WHERE draw_id = $1 AND taken_by IS NULL AND NOT is_closed) AS "hasFree"`,
    [drawId, memberId],
  );
  const [seen] = rows;
  if (seen?.hasOwn) throw new Refusal('already_taken');
  if (seen?.isLaidOut && !seen.hasFree) throw new Refusal('all_taken');
}

/** Whether a member may open it as its condition says. */
export async function meetsCondition(
  database: Database | Transaction,
  memberId: bigint,
  { condition, currency }: Pick<DrawRow, 'condition' | 'currency'>,
): Promise<boolean> {
  switch (condition.kind) {
    case 'all':
      return true;
    case 'level':
      return holds(
        database,
        'SELECT 1 FROM member_index WHERE member_id = $1 AND kyc_level >= $2',
        [memberId, condition.atLeast],
      );
    case 'deposited_today':
      return holds(
        database,
        `SELECT 1 FROM member_days
          WHERE member_id = $1 AND currency = $2
            AND day = (now() AT TIME ZONE (SELECT time_zone FROM brands LIMIT 1))::date
         HAVING sum(deposit) >= $3`,
        [memberId, currency, leastDeposit(condition, currency)],
      );
  }
}

const leastDeposit = (
  { atLeast }: Extract<DrawCondition, { kind: 'deposited_today' }>,
  currency: DrawRow['currency'],
): bigint => parseDecimal(atLeast, currency);

async function holds(
  database: Database | Transaction,
  sql: string,
  values: unknown[],
): Promise<boolean> {
  return (await database.query(sql, values)).rows.length > 0;
}

/** Refuses `all_taken`. */
async function takeShare(
  transaction: Transaction,
  drawId: bigint,
  memberId: bigint,
): Promise<Share> {
  const free = await lockShare(transaction, drawId, 'SKIP LOCKED');
  if (free) return writeTaker(transaction, drawId, memberId, free);
  // What is left is in other hands; who holds it may still be undone.
  for (let waits = 0; waits < mostWaits; waits += 1) {
    const { rows } = await transaction.query(
      `SELECT 1 FROM envelope_shares
        WHERE draw_id = $1 AND taken_by IS NULL AND NOT is_closed LIMIT 1`,
      [drawId],
    );
    if (rows.length === 0) throw new Refusal('all_taken');
    const left = await lockShare(transaction, drawId, '');
    if (left) return writeTaker(transaction, drawId, memberId, left);
  }
  throw new Refusal('retry');
}

async function lockShare(
  transaction: Transaction,
  drawId: bigint,
  others: 'SKIP LOCKED' | '',
): Promise<Share | undefined> {
  const { rows } = await transaction.query<Share>(
    `SELECT place, amount FROM envelope_shares
      WHERE draw_id = $1 AND taken_by IS NULL AND NOT is_closed
      ORDER BY place LIMIT 1 FOR UPDATE ${others}`,
    [drawId],
  );
  return rows[0];
}

async function writeTaker(
  transaction: Transaction,
  drawId: bigint,
  memberId: bigint,
  share: Share,
): Promise<Share> {
  await transaction.query(
    `UPDATE envelope_shares SET taken_by = $3, taken_at = now() WHERE draw_id = $1 AND place = $2`,
    [drawId, share.place, memberId],
  );
  return share;
}

async function giveShare(
  transaction: Transaction,
  { id, currency, name }: DrawRow,
  { memberId, share }: { memberId: bigint; share: Share },
): Promise<void> {
  const award = await offerAward(transaction, {
    memberId,
    currency,
    source: 'envelope',
    sourceId: id,
    award: { kind: 'cash', amount: toDecimal(share.amount, currency) },
    title: name,
    isAutomatic: true,
  });
  if (award === undefined) throw new Refusal('already_taken');
}

/** Splits an envelope from its seed and lays the shares out; answers the hash of the split. */
export async function laySharesOut(
  transaction: Transaction,
  draw: Pick<DrawRow, 'id' | 'publicId' | 'split'>,
  serverSeed: string,
): Promise<string> {
  if (!draw.split) throw new Error(`The draw ${draw.id} is no envelope.`);
  const { sum, shares, least, step } = draw.split;
  const position = { clientSeed: draw.publicId, nonce: 0 };
  const amounts = splitEnvelope(createDrawStream(createNodeHmac(serverSeed), position), {
    sum: BigInt(sum),
    shares,
    least: BigInt(least),
    step: BigInt(step),
  });
  await transaction.query(
    `INSERT INTO envelope_shares (draw_id, place, amount)
     SELECT $1, place, amount FROM unnest($2::bigint[]) WITH ORDINALITY AS s (amount, place)`,
    [draw.id, amounts.map(String)],
  );
  return hashSplit(serverSeed, amounts);
}

/** Nobody takes a share any more; waits for those that are being taken. */
export async function closeShares(transaction: Transaction, drawId: bigint): Promise<void> {
  await transaction.query(
    'UPDATE envelope_shares SET is_closed = true WHERE draw_id = $1 AND taken_by IS NULL',
    [drawId],
  );
}

/** How many shares are left, and the own one in minor units. */
export async function readShares(
  database: Database,
  drawIds: readonly bigint[],
  memberId: bigint,
): Promise<Map<bigint, { left: number; own: bigint | null }>> {
  const { rows } = await database.query<{ id: bigint; left: number; own: bigint | null }>(
    `SELECT d.id,
            (SELECT count(*)::int FROM envelope_shares s
              WHERE s.draw_id = d.id AND s.taken_by IS NULL AND NOT s.is_closed) AS left,
            (SELECT s.amount FROM envelope_shares s
              WHERE s.draw_id = d.id AND s.taken_by = $2) AS own
       FROM unnest($1::bigint[]) AS d (id)`,
    [drawIds, memberId],
  );
  return new Map(rows.map(({ id, left, own }) => [id, { left, own }]));
}
