/** Tells a member in his inbox what became of the documents he sent; kyc queues it with the decision. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendInboxMessage } from '#domains/content/content.ts';

export type DecidedDocuments = {
  memberId: string;
  caseId: string;
  decision: 'approved' | 'refused' | 'more_asked';
};

const link = {
  en: '<p><a href="/member/verification">See your verification</a></p>',
  sw: '<p><a href="/member/verification">Tazama uthibitisho wako</a></p>',
} as const;

const words = {
  approved: {
    title: { en: 'Your documents were approved', sw: 'Hati zako zimekubaliwa' },
    html: {
      en: `<p>Thank you. We have checked your documents and everything is fine.</p>${link.en}`,
      sw: `<p>Asante. Tumekagua hati zako na kila kitu kiko sawa.</p>${link.sw}`,
    },
  },
  refused: {
    title: { en: 'Your documents were not accepted', sw: 'Hati zako hazikukubaliwa' },
    html: {
      en: `<p>We checked your documents and could not accept them. Open Verification to see why and send others.</p>${link.en}`,
      sw: `<p>Tumekagua hati zako na hatukuweza kuzikubali. Fungua Uthibitisho wa akaunti uone sababu na utume nyingine.</p>${link.sw}`,
    },
  },
  more_asked: {
    title: { en: 'Please send your documents again', sw: 'Tafadhali tuma hati zako tena' },
    html: {
      en: `<p>Something is missing in your documents. Open Verification to see what and send them again.</p>${link.en}`,
      sw: `<p>Kuna kitu kimekosekana kwenye hati ulizotuma. Fungua Uthibitisho wa akaunti uone ni nini na uzitume tena.</p>${link.sw}`,
    },
  },
} as const;

export async function tellOfDocuments(
  { database }: Context,
  { memberId, caseId, decision }: DecidedDocuments,
): Promise<void> {
  await inTransaction(database, (transaction) =>
    sendInboxMessage(transaction, {
      memberId: BigInt(memberId),
      key: `documents ${caseId}`,
      ...words[decision],
    }),
  );
}
