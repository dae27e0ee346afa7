/** Tells a member in his inbox that a level was taken back; kyc queues it with the taking. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';

export type TakenLevel = {
  memberId: string;
  takingId: string;
  /** What is left. */
  level: 0 | 1 | 2;
  /** Staff's, to the member; empty: none. */
  words: string;
};

const title = {
  en: 'Your verification was withdrawn',
  sw: 'Uthibitisho wako umeondolewa',
} as const;

const link = {
  en: '<p><a href="/member/verification">See your verification</a></p>',
  sw: '<p><a href="/member/verification">Tazama uthibitisho wako</a></p>',
} as const;

const identityLeft = {
  en: '<p>Your address and income are no longer verified. Your identity still is. For some amounts you may need to send documents again.</p>',
  sw: '<p>Anwani na kipato chako si vilivyothibitishwa tena. Utambulisho wako bado umethibitishwa. Kwa baadhi ya viasi utahitaji kutuma hati tena.</p>',
} as const;

const nothingLeft = {
  en: '<p>Your account is no longer verified. For some deposits and withdrawals you need to send documents again.</p>',
  sw: '<p>Akaunti yako haijathibitishwa tena. Ili kuweka au kutoa baadhi ya viasi unahitaji kutuma hati tena.</p>',
} as const;

export async function tellOfLevel(
  { database }: Context,
  { memberId, takingId, level, words }: TakenLevel,
): Promise<void> {
  const about = level === 2 ? identityLeft : nothingLeft;
  const why = words ? `<p>${escapeHtml(words)}</p>` : '';
  await inTransaction(database, (transaction) =>
    sendInboxMessage(transaction, {
      memberId: BigInt(memberId),
      key: `level ${takingId}`,
      title,
      html: { en: `${about.en}${why}${link.en}`, sw: `${about.sw}${why}${link.sw}` },
    }),
  );
}
