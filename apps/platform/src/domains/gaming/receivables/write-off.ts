/** Writing off a receivable takes two: one asks with a reason, another who saw the same lets it happen. */
import type { Receivable } from '@bahati/contract/back-office/gaming/receivables.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { askChange, type ChangeKind } from '#domains/system/approvals/approvals.ts';
import { findReceivable, writeOffReceivable } from '#domains/wallet/receivables/receivables.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readReceivable, receivableSubject, receivableWriteOff } from './list-receivables.ts';

const idOf = (subject: string) => BigInt(subject.slice(receivableSubject('').length));

const wanted = z.strictObject({ state: z.literal('written_off') });

/** What is owed is part of what both saw: a payout that pays some of it off begins words anew. */
export const receivableWriteOffKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: receivableWriteOff,
  permission: 'rounds.void',
  wanted,
  async look(_context, transaction, { subject }, lock) {
    const { ownerId, scope, currency, open } = await findOpen(
      transaction,
      idOf(subject),
      lock !== '',
    );
    return {
      state: 'open',
      memberId: ownerId.toString(),
      provider: scope,
      currency,
      owed: toDecimal(open, currency),
    };
  },
  async apply(_context, transaction, { subject }) {
    await writeOffReceivable(transaction, await findOpen(transaction, idOf(subject), true));
  },
};

/** Refuses `cannot_apply` for one that is paid off by now. */
async function findOpen(transaction: Transaction, id: bigint, isLocked: boolean) {
  const { rows } = await transaction.query<{ ownerId: bigint; scope: string }>(
    'SELECT owner_id AS "ownerId", scope FROM receivables WHERE id = $1',
    [id],
  );
  const [row] = rows;
  const open = row && (await findReceivable(transaction, row.ownerId, row.scope, isLocked));
  if (!open) throw new Refusal('cannot_apply');
  return open;
}

/** Refuses `not_found`, `cannot_apply`. */
export async function askWriteOff(
  context: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<Receivable> {
  await readReceivable(context, id);
  await inTransaction(context.database, async (transaction) => {
    const wish = {
      subject: receivableSubject(id),
      wanted: { state: 'written_off' },
      reason,
      ip,
    } as const;
    await askChange(context, transaction, staff, receivableWriteOffKind, wish);
  });
  return readReceivable(context, id);
}
