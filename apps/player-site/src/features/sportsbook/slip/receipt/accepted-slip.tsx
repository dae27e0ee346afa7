/** The book has taken the slip: its reference, what it may pay, and where to go from here. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { BetFacts } from '#features/sportsbook/bets/bet-facts.tsx';
import { ShareBet } from '#features/sportsbook/bets/share/share-bet.tsx';
import { useGo } from '#features/sportsbook/offer/use-view.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ReceiptTitle } from './receipt-title.tsx';

export function AcceptedSlip({
  bet,
  onKeep,
  onDone,
}: {
  bet: Bet;
  onKeep: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const go = useGo();
  return (
    <>
      <ReceiptTitle tone="good">{t('slip_accepted')}</ReceiptTitle>
      <BetFacts bet={bet} />
      <Button tone="brass" size="l" isWide onClick={onDone}>
        {t('slip_done')}
      </Button>
      <div className="receipt-ways">
        <ShareBet bet={bet} size="m" />
        <Button onClick={onKeep}>{t('slip_keep')}</Button>
        <Button
          onClick={() => {
            onDone();
            go({ bets: 'open', event: undefined, slip: undefined });
          }}
        >
          {t('bets_title')}
        </Button>
      </div>
    </>
  );
}
