/** Brings the answer to whoever wrote: a member's inbox and bound e-mail, or a visitor's e-mail. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';

export type Asked = {
  rowId: bigint;
  content: string;
  memberId: bigint | null;
  email: string | null;
  language: 'en' | 'sw';
};

export async function tellSender(
  context: Context,
  transaction: Transaction,
  { rowId, content, memberId, email, language }: Asked,
  answer: string,
): Promise<void> {
  const ticket = rowId.toString();
  if (memberId !== null) {
    await sendInboxMessage(transaction, {
      memberId,
      key: `feedback ${ticket}`,
      title: { en: `Answer to ticket ${ticket}`, sw: `Jibu la tiketi ${ticket}` },
      html: {
        en: wordsOf('You wrote', content, 'Our answer', answer),
        sw: wordsOf('Uliandika', content, 'Jibu letu', answer),
      },
    });
  }
  const recipient = memberId === null ? email : await boundEmail(transaction, memberId);
  if (recipient === null) return;
  const letter = { purpose: 'feedback_answered', ticket, question: content, answer } as const;
  await sendMessage(context, transaction, { ...letter, channel: 'email', recipient, language });
}

function wordsOf(asked: string, question: string, answered: string, answer: string): string {
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  return `<p><strong>${asked}</strong><br>${lines(question)}</p><p><strong>${answered}</strong><br>${lines(answer)}</p>`;
}

/** Bound by a code that was sent there. */
async function boundEmail(transaction: Transaction, memberId: bigint): Promise<string | null> {
  const { rows } = await transaction.query<{ email: string | null }>(
    'SELECT email FROM credentials WHERE member_id = $1',
    [memberId],
  );
  return rows[0]?.email ?? null;
}
