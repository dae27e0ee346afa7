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
  en: '<p><a href="/member/withdraw">See your case</a></p>',
  sw: '<p><a href="/member/withdraw">Tazama shauri lako</a></p>',
} as const;

function wordsFor({ amount, currency, isSettled }: AnsweredDispute) {
  const money = (locale: string) =>
    `${currencySymbol(currency)} ${formatAmount(amount, currency, locale)}`;
  const [en, sw] = [money('en-KE'), money('sw-KE')];
  return isSettled
    ? {
        title: { en: `Your case about ${en} is closed`, sw: `Shauri lako la ${sw} limefungwa` },
        html: {
          en: `<p>We have settled the case of the payment that was missing <strong>${en}</strong>.</p>${record.en}`,
          sw: `<p>Tumemaliza shauri la malipo yaliyopungua <strong>${sw}</strong>.</p>${record.sw}`,
        },
      }
    : {
        title: { en: 'We have answered your case', sw: 'Tumejibu shauri lako' },
        html: {
          en: `<p>There is news of the payment that is missing <strong>${en}</strong>.</p>${record.en}`,
          sw: `<p>Kuna habari kuhusu malipo yaliyopungua <strong>${sw}</strong>.</p>${record.sw}`,
        },
      };
}
