/** Taking what a bet is bought back for, whole or in part, while the offer stands. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useId, useState } from 'react';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { AutoCashOut } from './auto-cash-out.tsx';
import { QuoteClock } from './quote-clock.tsx';
import { useCashOut } from './use-cash-out.ts';
import '#features/sportsbook/slip/panel/quick-stakes.css';

const whole = 10_000;
const step = 500;

export function CashOutDialog({
  bet,
  currency,
  onClose,
}: {
  bet: Bet;
  currency: Currency;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const [part, setPart] = useState(whole);
  const cash = useCashOut(bet, part, (amount) => {
    const message = t('bets_cash_out_done', { amount: money(amount, currency) });
    showToast({ tone: 'win', message });
    onClose();
  });
  const { quote } = cash;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('bets_cash_out')}
      closeLabel={t('close')}
      size="s"
      isLocked={cash.isTaking}
    >
      <div className="stack cash-out-sheet">
        <PartSlider part={part} onPart={setPart} isLocked={cash.isTaking} />
        <div className="cash-out-offer" aria-live="polite" aria-atomic="true">
          {quote ? (
            <>
              <Amount
                value={quote.amount}
                currency={currency}
                locale={locale}
                size="l"
                isAnimated
              />
              <p className="quiet">
                {t('bets_cash_out_of', { stake: money(quote.stakePart, currency) })}
              </p>
            </>
          ) : (
            !cash.quoteError && <Skeleton height={52} />
          )}
        </div>
        {quote && (
          <QuoteClock
            key={quote.quoteId}
            quote={quote}
            isOver={!cash.canTake}
            isRenewed={cash.isWaiting}
          />
        )}
        {cash.wasLate ? (
          <FormAlert tone="info">{t('bets_cash_out_late')}</FormAlert>
        ) : (
          <FormAlert error={cash.error ?? cash.quoteError} />
        )}
        <p className="bet-note">{t('bets_cash_out_final')}</p>
        {cash.canTake || cash.isWaiting ? (
          <Button
            tone="brass"
            size="l"
            isWide
            isLoading={!cash.canTake}
            loadingLabel={t('loading')}
            onClick={cash.take}
          >
            {t('bets_cash_out_take', { amount: quote ? money(quote.amount, currency) : '' })}
          </Button>
        ) : (
          <Button size="l" isWide onClick={cash.askAnew}>
            {t('bets_cash_out_anew')}
          </Button>
        )}
        <AutoCashOut bet={bet} currency={currency} />
      </div>
    </Dialog>
  );
}

function PartSlider({
  part,
  isLocked,
  onPart,
}: {
  part: number;
  isLocked: boolean;
  onPart: (part: number) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const percent = part / 100;
  return (
    <div className="cash-out-part">
      <label htmlFor={id}>{t('bets_cash_out_part')}</label>
      <output htmlFor={id}>{percent} %</output>
      <input
        id={id}
        type="range"
        min={step}
        max={whole}
        step={step}
        value={part}
        disabled={isLocked}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onPart(Number(event.currentTarget.value))}
      />
      <div className="slip-quick" role="group" aria-label={t('bets_cash_out_part')}>
        {[2_500, 5_000, 7_500, whole].map((value) => (
          <button
            key={value}
            type="button"
            className="slip-quick-stake"
            aria-pressed={part === value}
            disabled={isLocked}
            onClick={() => onPart(value)}
          >
            {value / 100} %
          </button>
        ))}
      </div>
    </div>
  );
}
