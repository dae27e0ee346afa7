/** Tells a member in his inbox of money that arrived; the cashier queues it with the credit. */
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendInboxMessage } from '#domains/content/content.ts';

export type CompletedDeposit = {
  memberId: string;
  depositId: string;
  /** What was paid, and what of it reached the balance: wire amounts. */
  amount: string;
  credited: string;
  currency: Currency;
};

export async function tellOfDeposit(context: Context, completed: CompletedDeposit): Promise<void> {
  const { memberId, depositId } = completed;
  await inTransaction(context.database, (transaction) =>
    sendInboxMessage(transaction, {
      memberId: BigInt(memberId),
      key: `deposit ${depositId}`,
      ...wordsFor(completed),
    }),
  );
}

const record = {
  en: '<p><a href="/member/depositv2">See your deposits</a></p>',
  sw: '<p><a href="/member/depositv2">Tazama pesa ulizoweka</a></p>',
} as const;

function wordsFor({ amount, credited, currency }: CompletedDeposit) {
  const money = (told: string, locale: string) =>
    `${currencySymbol(currency)} ${formatAmount(told, currency, locale)}`;
  const [paid, paidSw] = [money(amount, 'en-KE'), money(amount, 'sw-KE')];
  const [en, sw] = [money(credited, 'en-KE'), money(credited, 'sw-KE')];
  const isWhole = amount === credited;
  return {
    title: { en: `Deposit received: ${en}`, sw: `Umeweka pesa: ${sw}` },
    html: {
      en: isWhole
        ? `<p><strong>${en}</strong> was added to your balance.</p>${record.en}`
        : `<p>You paid <strong>${paid}</strong>. After tax and fees <strong>${en}</strong> was added to your balance.</p>${record.en}`,
      sw: isWhole
        ? `<p><strong>${sw}</strong> zimeongezwa kwenye salio lako.</p>${record.sw}`
        : `<p>Ulilipa <strong>${paidSw}</strong>. Baada ya kodi na ada, <strong>${sw}</strong> zimeongezwa kwenye salio lako.</p>${record.sw}`,
    },
  };
}
