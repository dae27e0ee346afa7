/** A message to more members than one person alone may write to: a second one sees it whole first. */
import { z } from 'zod';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { ChangeKind } from '#domains/system/approvals/approvals.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { audienceValue } from './audience.ts';
import { findMailing, holdMailing, type WholeMailingRow } from './read-mailings.ts';

export const massMessage = 'mass_message';

const inBoth = z.object({ en: z.string(), sw: z.string() });

const wanted = z.object({
  title: inBoth,
  html: inBoth,
  link: z.string().nullable(),
  audience: z.record(z.string(), z.unknown()),
  matched: z.number(),
  sendAt: z.string(),
});

/** All that is decided on; its words never change. */
export function massMessageOf(row: WholeMailingRow): z.infer<typeof wanted> {
  const { title, html, link, matched, sendAt } = row;
  const audience = audienceValue(row.audience);
  return { title, html, link, audience, matched, sendAt: sendAt.toISOString() };
}

/** Work that finds it not due, or gone already, does nothing. */
export async function queueSending(
  transaction: Transaction,
  { rowId, sendAt }: WholeMailingRow,
): Promise<void> {
  const key = `content.send_mailings ${rowId}`;
  await queueJob(transaction, 'content.send_mailings', {}, { key, runAt: sendAt });
}

export const massMessageKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: massMessage,
  permission: 'messages.send',
  wanted,
  async look(_context, transaction, { subject }, lock) {
    const read = lock ? holdMailing : findMailing;
    const { state } = await read(transaction, idOf(subject));
    if (state !== 'waiting') throw new Refusal('cannot_apply');
    return { state };
  },
  async apply(_context, transaction, { subject }) {
    const row = await holdMailing(transaction, idOf(subject));
    await transaction.query(
      "UPDATE mailings SET state = 'scheduled', alone = NULL WHERE id = $1 AND state = 'waiting'",
      [row.rowId],
    );
    await queueSending(transaction, row);
  },
};

function idOf(subject: string): string {
  return subject.slice('mailing:'.length);
}
