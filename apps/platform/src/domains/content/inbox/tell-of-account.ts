/** Tells a member in his inbox that something which protects his money became another. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendInboxMessage } from '#domains/content/content.ts';
import { type AccountEvent, accountEvents, waitWords } from '#domains/messaging/messaging.ts';

export type ChangedAccount = {
  memberId: string;
  changeId: string;
  event: AccountEvent;
  /** How long payouts wait after it; null: they do not. */
  heldHours: number | null;
};

const notYou = {
  en: 'If this was not you, contact customer service immediately.',
  sw: 'Kama si wewe, wasiliana na huduma kwa wateja mara moja.',
} as const;

const link = {
  en: '<p><a href="/member">Go to my account</a></p>',
  sw: '<p><a href="/member">Nenda kwenye akaunti yangu</a></p>',
} as const;

export async function tellOfAccount(
  { database }: Context,
  { memberId, changeId, event, heldHours }: ChangedAccount,
): Promise<void> {
  const html = (language: 'en' | 'sw') => {
    const wait = waitWords(heldHours, language).trim();
    const lines = [wait, notYou[language]].filter((line) => line !== '');
    return `${lines.map((line) => `<p>${line}</p>`).join('')}${link[language]}`;
  };
  await inTransaction(database, (transaction) =>
    sendInboxMessage(transaction, {
      memberId: BigInt(memberId),
      key: `account ${changeId}`,
      title: accountEvents[event],
      html: { en: html('en'), sw: html('sw') },
    }),
  );
}
