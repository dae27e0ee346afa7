/** The book did not take the slip: why, and that the stake is back. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { BetFacts } from '#features/sportsbook/bets/bet-facts.tsx';
import { useRefusalWords } from '#features/sportsbook/bets/use-bet-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ReceiptTitle } from './receipt-title.tsx';

export function RefusedSlip({ bet, onBack }: { bet: Bet; onBack: () => void }) {
  const { t } = useTranslation();
  const why = useRefusalWords();
  return (
    <>
      <ReceiptTitle tone="bad">{t('slip_refused')}</ReceiptTitle>
      <p>{why(bet.refusal)}</p>
      <p className="quiet">{t('slip_refused_stake')}</p>
      <BetFacts bet={bet} />
      <Button tone="brass" size="l" isWide onClick={onBack}>
        {t('slip_back')}
      </Button>
    </>
  );
}
