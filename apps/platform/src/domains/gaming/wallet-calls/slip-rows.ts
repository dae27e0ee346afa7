/** Reading and writing slips beside their rounds, within a batch. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { inParts, sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import type { BonusState } from '#domains/wallet/bonuses/bonuses.ts';
import { blockBits } from '#domains/wallet/ledger/ledger.ts';
import { type OwedRow, owedStatement } from '#domains/wallet/receivables/receivables.ts';
import type { BatchState } from './batch-state.ts';
import type { OperationKind, PendingOperation, StoredRound, StoredSlip } from './operations.ts';
import type { SlipsOfBatch } from './slips-of-batch.ts';

/** Looks at what was paid of the slip before it was over. */
const needsSlip: ReadonlySet<OperationKind> = new Set([
  'unsettle',
  'resettle',
  'cash_out',
  'adjust',
]);

const readSlips = {
  name: 'gaming-slips',
  text: `SELECT round_id AS "roundId", cashed_out AS "cashedOut",
                cashed_out_bonus AS "cashedOutBonus"
           FROM slips WHERE round_id = ANY($1::bigint[])`,
};

const readEndedBonuses = {
  name: 'gaming-ended-bonuses',
  text: `SELECT id, state FROM bonuses WHERE id = ANY($1::bigint[]) AND state <> 'active'`,
};

/**
 * Another read of a batch, for those of its operations alone that take a settlement back or pay in
 * parts, and for members who owe something.
 */
export async function learnSlips(
  state: BatchState,
  client: Transaction,
  batch: readonly PendingOperation[],
): Promise<void> {
  const onSlips = batch.filter(({ operation }) => operation.slip);
  if (onSlips.length === 0) return;
  const rounds = onSlips.flatMap((pending): [OperationKind, StoredRound][] => {
    const { operation, provider } = pending;
    const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
    return round && round.slipState !== null ? [[operation.kind, round]] : [];
  });
  const slips = rounds.flatMap(([kind, { id }]) => (needsSlip.has(kind) ? id : []));
  const bonuses = rounds.flatMap(([, { bonusId }]) => bonusId ?? []);
  const owing = onSlips.flatMap(({ wallet }) =>
    state.locked.isBlocked(wallet.cash, blockBits.owing) ? wallet.ownerId : [],
  );
  // One without odds has no row until something is cashed out of it.
  for (const roundId of slips) state.slips.know({ roundId, cashedOut: 0n, cashedOutBonus: 0n });
  const reads = [
    { asked: slips, statement: { ...readSlips, values: [slips] }, learn: learnSlip },
    { asked: bonuses, statement: { ...readEndedBonuses, values: [bonuses] }, learn: learnEnded },
    { asked: owing, statement: owedStatement(owing), learn: learnOwed },
  ].filter(({ asked }) => asked.length > 0);
  if (reads.length === 0) return;
  const answers = await sendStatements(
    client,
    reads.map(({ statement }) => statement),
  );
  for (const [at, { learn }] of reads.entries()) {
    for (const row of answers[at]?.rows ?? []) learn(state, row as never);
  }
}

function learnSlip(state: BatchState, row: StoredSlip): void {
  state.slips.know(row);
}

function learnEnded(state: BatchState, { id, state: ended }: { id: bigint; state: BonusState }) {
  state.endedBonuses.set(id, ended);
}

function learnOwed(state: BatchState, row: OwedRow): void {
  state.owed.know(row);
}

const insertSlips = {
  name: 'gaming-insert-slips',
  text: `INSERT INTO slips (round_id, odds, legs, confirmed_odds, confirmed_at)
         SELECT id, odds, legs, CASE WHEN accepted THEN odds END, CASE WHEN accepted THEN now() END
           FROM unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::boolean[])
             AS i (id, odds, legs, accepted)`,
};

const confirmSlips = {
  name: 'gaming-confirm-slips',
  text: `INSERT INTO slips (round_id, confirmed_odds, confirmed_at)
         SELECT id, odds, now() FROM unnest($1::bigint[], $2::bigint[]) AS i (id, odds)
         ON CONFLICT (round_id) DO UPDATE SET confirmed_at = excluded.confirmed_at,
           confirmed_odds = excluded.confirmed_odds`,
};

const cashOutSlips = {
  name: 'gaming-cash-out-slips',
  text: `INSERT INTO slips (round_id, cashed_out, cashed_out_bonus)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[])
         ON CONFLICT (round_id) DO UPDATE SET cashed_out = excluded.cashed_out,
           cashed_out_bonus = excluded.cashed_out_bonus`,
};

export function slipStatements({ added, confirmed, cashedOut }: SlipsOfBatch): Statement[] {
  const statements: Statement[] = [];
  if (added.length > 0) {
    const values = [
      added.map(({ roundId }) => roundId),
      added.map(({ odds }) => odds),
      added.map(({ legs }) => legs),
      added.map(({ isAccepted }) => isAccepted),
    ];
    statements.push({ ...insertSlips, values });
  }
  for (const part of inParts(confirmed)) {
    const values = [part.map(({ roundId }) => roundId), part.map(({ odds }) => odds)];
    statements.push({ ...confirmSlips, values });
  }
  for (const part of inParts([...cashedOut])) {
    const values = [
      part.map(({ roundId }) => roundId),
      part.map((slip) => slip.cashedOut),
      part.map((slip) => slip.cashedOutBonus),
    ];
    statements.push({ ...cashOutSlips, values });
  }
  return statements;
}
