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
  en: 'Your verification was taken back',
  sw: 'Uthibitisho wako umeondolewa',
} as const;

const link = {
  en: '<p><a href="/member/verification">See your verification</a></p>',
  sw: '<p><a href="/member/verification">Tazama uthibitisho wako</a></p>',
} as const;

const identityLeft = {
  en: '<p>Your address or source of funds no longer counts as proven; your identity still does. Some sums may need documents again.</p>',
  sw: '<p>Anwani au chanzo cha fedha zako hakitambuliki tena kuwa kimethibitishwa; utambulisho wako bado unatambulika. Baadhi ya kiasi huenda kikahitaji nyaraka tena.</p>',
} as const;

const nothingLeft = {
  en: '<p>What your documents had proven no longer counts. Some sums need documents again before they can be paid in or out.</p>',
  sw: '<p>Uthibitisho wa nyaraka zako hautambuliki tena. Baadhi ya kiasi kinahitaji nyaraka tena kabla ya kuweka au kutoa pesa.</p>',
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
