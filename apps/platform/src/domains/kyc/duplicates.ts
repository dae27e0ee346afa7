/** Pairs of accounts as staff read and decide them. */
import type { DuplicatePair } from '@bahati/contract/back-office/members/duplicates.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { blockWithin } from '#domains/members/block-member.ts';
import { wearTag } from '#domains/members/member-tags.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';

type PersonRow = Omit<DuplicatePair['first'], 'memberId' | 'registeredAt' | 'lastLoginAt'>;

type PairRow = Pick<
  DuplicatePair,
  'score' | 'reasons' | 'state' | 'decidedBy' | 'decisionReason'
> & {
  /** The place in the list. */
  rowId: bigint;
  id: bigint;
  firstId: bigint;
  secondId: bigint;
  blockedId: bigint | null;
  foundAt: Date;
  decidedAt: Date | null;
};

const selectPairs = `
  SELECT rank AS "rowId", id, first_id AS "firstId", second_id AS "secondId", score, reasons,
         state, found_at AS "foundAt", decided_at AS "decidedAt", decided_by AS "decidedBy",
         decision_reason AS "decisionReason", blocked_id AS "blockedId"
    FROM duplicate_pairs`;

/** The likeliest first. */
export async function listPairs(
  database: Database,
  query: { state: string; cursor?: string | undefined; pageSize: number },
): Promise<Page<DuplicatePair>> {
  const { rows } = await database.query<PairRow>(
    `${selectPairs} WHERE state = $1 AND ($2::bigint IS NULL OR rank < $2)
      ORDER BY rank DESC LIMIT $3`,
    [query.state, readCursor(query.cursor), query.pageSize + 1],
  );
  const tell = await teller(database, rows);
  return pageOf(rows, query.pageSize, tell);
}

/** Refuses `not_found`. */
export async function readPair(database: Database, pairId: bigint): Promise<DuplicatePair> {
  const { rows } = await database.query<PairRow>(`${selectPairs} WHERE id = $1`, [pairId]);
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  return (await teller(database, [row]))(row);
}

type PersonFound = PersonRow & { id: bigint; registeredAt: Date; lastLoginAt: Date | null };

async function teller(
  database: Database,
  rows: readonly PairRow[],
): Promise<(row: PairRow) => DuplicatePair> {
  const ids = rows.flatMap(({ firstId, secondId }) => [firstId, secondId]);
  const found = await database.query<PersonFound>(
    `SELECT members.id, username, status, registered_at AS "registeredAt",
            last_login_at AS "lastLoginAt"
       FROM members JOIN credentials ON member_id = members.id
      WHERE members.id = ANY($1::bigint[])`,
    [ids],
  );
  const people = new Map(found.rows.map((person) => [person.id, person]));
  const tellPerson = (id: bigint): DuplicatePair['first'] => {
    const person = people.get(id);
    if (!person) throw new Error(`The member ${id} is gone.`);
    const { username, status, registeredAt, lastLoginAt } = person;
    return {
      memberId: id.toString(),
      username,
      status,
      registeredAt: registeredAt.toISOString(),
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
    };
  };
  return (row) => ({
    id: row.id.toString(),
    first: tellPerson(row.firstId),
    second: tellPerson(row.secondId),
    score: row.score,
    reasons: row.reasons,
    state: row.state,
    foundAt: row.foundAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    decisionReason: row.decisionReason,
    blockedId: row.blockedId?.toString() ?? null,
  });
}

type PairDecision = {
  pairId: bigint;
  decision: 'same' | 'different';
  blockId?: bigint | undefined;
  reason: string;
  ip: string;
};

const duplicateTag = 'duplicate';

/**
 * Decides once; the block, the tag and the decision stand together. Refuses `not_found`,
 * `already_decided`, `block_unfit`, `member_closed`, and `forbidden` to who may not block.
 */
export async function decidePair(
  context: Context,
  staff: StaffActor,
  input: PairDecision,
): Promise<DuplicatePair> {
  const { pairId, decision, blockId, reason, ip } = input;
  await inTransaction(context.database, async (transaction) => {
    const row = await lockOpen(transaction, pairId);
    assertBlockFits(row, staff, input);
    await transaction.query(
      `UPDATE duplicate_pairs SET state = $2, decided_at = now(), decided_by = $3,
              decision_reason = $4, blocked_id = $5 WHERE id = $1`,
      [pairId, decision, staff.username, reason, blockId ?? null],
    );
    for (const memberId of [row.firstId, row.secondId]) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: `duplicate.${decision}`,
        subject: `member:${memberId}`,
        reason,
        after: {
          first: row.firstId.toString(),
          second: row.secondId.toString(),
          blocked: blockId?.toString() ?? null,
        },
        ip,
      });
    }
    if (decision === 'different') return;
    const { BRAND: brand } = context.config;
    for (const memberId of blockId ? [blockId] : [row.firstId, row.secondId]) {
      await wearTag(transaction, staff, { memberId, tag: duplicateTag, brand, ip });
    }
    if (blockId) {
      const told = { staffUsername: staff.username, reason, ip };
      await blockWithin(transaction, blockId, told);
    }
  });
  return readPair(context.database, pairId);
}

async function lockOpen(transaction: Transaction, pairId: bigint): Promise<PairRow> {
  const { rows } = await transaction.query<PairRow>(`${selectPairs} WHERE id = $1 FOR UPDATE`, [
    pairId,
  ]);
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  if (row.state !== 'open') throw new Refusal('already_decided');
  return row;
}

function assertBlockFits(
  { firstId, secondId }: PairRow,
  { permissions }: StaffActor,
  { decision, blockId }: PairDecision,
): void {
  if (blockId === undefined) return;
  const isOfPair = blockId === firstId || blockId === secondId;
  if (decision !== 'same' || !isOfPair) throw new Refusal('block_unfit');
  if (!permissions.has('members.block')) throw new Refusal('forbidden');
}
