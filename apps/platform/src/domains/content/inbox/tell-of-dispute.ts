/** Tells a member in his inbox that staff wrote to a case of his; the cashier queues it with it. */
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendInboxMessage } from '#domains/content/content.ts';

export type AnsweredDispute = {
  memberId: string;
  disputeId: string;
  /** The number of what was said: each is told once. */
  seq: number;
  isSettled: boolean;
  /** What is missing, a wire amount. */
  amount: string;
  currency: Currency;
};

export async function tellOfDispute(context: Context, answered: AnsweredDispute): Promise<void> {
  const { memberId, disputeId, seq } = answered;
  await inTransaction(context.database, (transaction) =>
    sendInboxMessage(transaction, {
      memberId: BigInt(memberId),
      key: `dispute ${disputeId} ${seq}`,
      ...wordsFor(answered),
    }),
  );
}

const record = {
  en: '<p><a href="/member/withdraw">See your report</a></p>',
  sw: '<p><a href="/member/withdraw">Tazama ripoti yako</a></p>',
} as const;

function wordsFor({ amount, currency, isSettled }: AnsweredDispute) {
  const money = (locale: string) =>
    `${currencySymbol(currency)} ${formatAmount(amount, currency, locale)}`;
  const [en, sw] = [money('en-KE'), money('sw-KE')];
  return isSettled
    ? {
        title: { en: `Your report about ${en} is closed`, sw: `Ripoti yako ya ${sw} imefungwa` },
        html: {
          en: `<p>We have closed your report about the missing <strong>${en}</strong>. Open it to see the result.</p>${record.en}`,
          sw: `<p>Tumefunga ripoti yako ya <strong>${sw}</strong> zilizokosekana. Ifungue uone matokeo.</p>${record.sw}`,
        },
      }
    : {
        title: { en: 'We have answered your report', sw: 'Tumejibu ripoti yako' },
        html: {
          en: `<p>There is an answer to your report about the missing <strong>${en}</strong>.</p>${record.en}`,
          sw: `<p>Kuna jibu kwa ripoti yako ya <strong>${sw}</strong> zilizokosekana.</p>${record.sw}`,
        },
      };
}
