/** What a bet is bought back for now: the value as it moves, and the way to take it. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { CashOutDialog } from './cash-out-dialog.tsx';
import './cash-out.css';

export function CashOut({ bet, offer }: { bet: Bet; offer: NonNullable<Bet['cashOut']> }) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { currency } = bet;
  if (!isCurrency(currency)) return null;
  return (
    <div className="cash-out">
      <Button
        isWide
        className="cash-out-button"
        aria-disabled={!offer.isOffered || undefined}
        onClick={() => offer.isOffered && setOpen(true)}
      >
        <span>{t(offer.isOffered ? 'bets_cash_out' : 'bets_cash_out_paused')}</span>
        {offer.isOffered && (
          <Amount value={offer.amount} currency={currency} locale={locale} isAnimated />
        )}
      </Button>
      {offer.autoAt !== null && (
        <p className="bet-note">{t('bets_auto_at', { amount: money(offer.autoAt, currency) })}</p>
      )}
      {isOpen && <CashOutDialog bet={bet} currency={currency} onClose={() => setOpen(false)} />}
    </div>
  );
}
