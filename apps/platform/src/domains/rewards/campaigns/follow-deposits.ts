/** Deposits as the ledger has them, in order, each for the offers it meets. */
import { parseDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { batchSizes, nextBatch } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { type CampaignRow, runningCampaigns } from './campaign-rows.ts';
import { settleChoice } from './choices.ts';
import { grantOnce } from './grant.ts';

type Deposit = { id: bigint; memberId: bigint; amount: bigint; at: Date | null; number: number };

/**
 * Goes on where it stopped; a deposit that is looked at again gives nothing again. Stops between two
 * batches once the program leaves.
 */
export async function followDeposits(context: Context, leaving?: AbortSignal): Promise<void> {
  while (!leaving?.aborted) {
    const batch = await readBatch(context.database);
    if (!batch) return;
    const campaigns = (await runningCampaigns(context.database, ['deposit'])).filter(
      ({ terms: { trigger } }) => trigger.kind === 'deposit' && !trigger.isChosen,
    );
    for (const deposit of batch.deposits) {
      await settleChoice(context, deposit.memberId);
      for (const campaign of campaigns) await giveFor(context, campaign, deposit);
    }
    await holdReversed(context.database, batch);
    await context.database.query(
      'UPDATE campaign_progress SET last_transfer_id = $2 WHERE last_transfer_id = $1',
      [batch.after, batch.last],
    );
  }
}

async function readBatch(
  database: Database,
): Promise<{ after: bigint; last: bigint; deposits: Deposit[] } | undefined> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ after: bigint }>(
      'SELECT last_transfer_id AS after FROM campaign_progress',
    );
    const after = rows[0]?.after ?? 0n;
    const next = await nextBatch(transaction, after, batchSizes.reader);
    if (!next) return undefined;
    const { rows: deposits } = await transaction.query<Deposit>(
      `SELECT d.id, d.member_id AS "memberId", d.amount, d.completed_at AS at,
              (SELECT count(*)::int FROM deposits before
                WHERE before.member_id = d.member_id AND before.status = 'completed'
                  AND (before.completed_at, before.id) <= (d.completed_at, d.id)) AS number
         FROM transfers t JOIN deposits d ON d.id = t.reference
        WHERE t.id > $1 AND t.id <= $2 AND t.code = ${transferCodes.deposit}
          AND d.status = 'completed'
        ORDER BY t.id`,
      [after, next.last],
    );
    return { after, last: next.last, deposits };
  });
}

/** What a deposit earned that went back to its payer waits for staff, as long as nobody claimed it. */
async function holdReversed(
  database: Database,
  { after, last }: { after: bigint; last: bigint },
): Promise<void> {
  await database.query(
    `UPDATE awards a SET state = 'held', reasons = '[{"code": "deposit_reversed"}]'
       FROM transfers t JOIN deposits d ON d.id = t.reference
       JOIN campaign_grants g ON g.member_id = d.member_id AND g.occasion = 'deposit:' || d.id
      WHERE t.id > $1 AND t.id <= $2 AND t.code = ${transferCodes.deposit_reversed}
        AND a.source = 'campaign' AND a.source_id = g.id AND a.member_id = g.member_id
        AND a.state = 'claimable'`,
    [after, last],
  );
}

async function giveFor(
  context: Context,
  { rowId, terms: { trigger }, startedAt, currency }: CampaignRow,
  deposit: Deposit,
): Promise<void> {
  if (trigger.kind !== 'deposit' || startedAt === null) return;
  if (deposit.at === null || deposit.at < startedAt) return;
  if (trigger.number !== null && trigger.number !== deposit.number) return;
  if (deposit.amount < parseDecimal(trigger.leastDeposit, currency)) return;
  const { result } = await inTransaction(context.database, (transaction) =>
    grantOnce(transaction, {
      campaignId: rowId,
      memberId: deposit.memberId,
      occasion: `deposit:${deposit.id}`,
      base: deposit.amount,
    }),
  );
  if (result === 'granted') context.announceBalance(deposit.memberId);
}
