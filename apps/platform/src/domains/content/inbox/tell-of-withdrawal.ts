/** Tells a member in his inbox how a withdrawal ended; the cashier queues it with the ending. */
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';

export type EndedWithdrawal = {
  memberId: string;
  withdrawalId: string;
  ending: 'paid' | 'rejected' | 'failed';
  /** A wire amount. */
  amount: string;
  currency: Currency;
  /** Why staff rejected it. */
  reason: string | null;
};

export async function tellOfWithdrawal(context: Context, ended: EndedWithdrawal): Promise<void> {
  const { memberId, withdrawalId, ending } = ended;
  await inTransaction(context.database, (transaction) =>
    sendInboxMessage(transaction, {
      memberId: BigInt(memberId),
      key: `withdrawal ${withdrawalId} ${ending}`,
      ...wordsFor(ended),
    }),
  );
}

const record = {
  en: '<p><a href="/member/withdraw">See your withdrawals</a></p>',
  sw: '<p><a href="/member/withdraw">Tazama pesa ulizotoa</a></p>',
} as const;

function wordsFor({ ending, amount, currency, reason }: EndedWithdrawal) {
  const money = (locale: string) =>
    `${currencySymbol(currency)} ${formatAmount(amount, currency, locale)}`;
  const [en, sw] = [money('en-KE'), money('sw-KE')];
  if (ending === 'paid') {
    return {
      title: { en: `Your withdrawal of ${en} has been paid`, sw: `${sw} zimetumwa kwako` },
      html: {
        en: `<p>We paid <strong>${en}</strong> to your account. Please confirm when you receive it.</p>${record.en}`,
        sw: `<p>Tumetuma <strong>${sw}</strong> kwenye akaunti yako. Tafadhali thibitisha ukizipokea.</p>${record.sw}`,
      },
    };
  }
  // The words of staff stand as they wrote them; a rail's own are not for members.
  const why = ending === 'rejected' && reason ? `<p>${escapeHtml(reason)}</p>` : '';
  return {
    title: { en: `${en} is back in your balance`, sw: `${sw} zimerudi kwenye salio lako` },
    html: {
      en: `<p>Your withdrawal of <strong>${en}</strong> could not be paid. The money is back in your balance.</p>${why}${record.en}`,
      sw: `<p>Hatukuweza kulipa <strong>${sw}</strong> ulizoomba. Pesa zimerudi kwenye salio lako.</p>${why}${record.sw}`,
    },
  };
}
