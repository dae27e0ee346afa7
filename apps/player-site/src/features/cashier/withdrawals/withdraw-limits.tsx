import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import type { WithdrawalQuote } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { VerificationWay } from '#features/kyc/verification-way.tsx';
import { useUsualTime } from './use-usual-time.ts';

/**
 * What holds for any amount by this way of paying, told before one is typed: the smallest amount
 * is asked about. It lies under the list's own key, so that a new withdrawal makes it be read anew.
 */
export function WithdrawLimits({
  method,
  balance,
}: {
  method: PaymentMethod;
  /** What is available: a limit above it is not worth a word. */
  balance: string;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const usualTime = useUsualTime(method.code);
  const { code, minimum: amount, currency } = method;
  const quote = useQuery({
    queryKey: ['member', 'GET /wps/cashier/withdrawals', 'quote', code, amount],
    queryFn: () => call('POST /wps/cashier/withdrawals/quote', { body: { method: code, amount } }),
    staleTime: 0,
    retry: false,
  });
  const { leftToday, openStakes } = quote.data ?? {};
  const isOpen = openStakes !== undefined && /[1-9]/.test(openStakes);
  return (
    <>
      {quote.data && <BlockReasons quote={quote.data} />}
      <ul className="cashier-facts">
        {usualTime && <li>{t('withdraw_usual', { time: usualTime })}</li>}
        {typeof leftToday === 'string' && isBelow(leftToday, balance, currency) && (
          <li>{t('withdraw_left_today', { amount: money(leftToday, currency) })}</li>
        )}
        {isOpen && <li>{t('withdraw_open_stakes', { amount: money(openStakes, currency) })}</li>}
      </ul>
    </>
  );
}

function isBelow(bound: string, balance: string, currency: PaymentMethod['currency']): boolean {
  return (parseAmount(bound, currency) ?? 0n) < (parseAmount(balance, currency) ?? 0n);
}

/** Why an amount cannot be taken out now, in words and figures, one after the other. */
export function BlockReasons({ quote }: { quote: WithdrawalQuote }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { currency, leftToday, wagering, openStakes, blockReasons } = quote;
  const places = {
    left: money(leftToday ?? '0', currency),
    required: money(wagering?.required ?? '0', currency),
    missing: money(wagering?.left ?? '0', currency),
    open: money(openStakes, currency),
  };
  return blockReasons.map((blockReason) => (
    <FormAlert key={blockReason} tone="info">
      {t(`block_reason_${blockReason}`, places)}
      {blockReason === 'level_needed' && <VerificationWay />}
    </FormAlert>
  ));
}
