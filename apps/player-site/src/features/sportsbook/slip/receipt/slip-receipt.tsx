/** What became of the slip that was sent: from the live delay to a reference, or the reason why not. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect } from 'react';
import { QueryError } from '#features/loading/query-error.tsx';
import { forgetBets, isUndecided, useBet } from '#features/sportsbook/bets/use-bets.ts';
import type { Receipt } from '#features/sportsbook/slip/placing/placer.ts';
import { placingStore } from '#features/sportsbook/slip/placing/placing-store.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { AcceptedSlip } from './accepted-slip.tsx';
import { CounterOffer } from './counter-offer.tsx';
import { LiveDelay } from './live-delay.tsx';
import { ReceiptTitle } from './receipt-title.tsx';
import { RefusedSlip } from './refused-slip.tsx';
import './receipt.css';

export function SlipReceipt({
  receipt,
  onClose,
}: {
  receipt: Receipt;
  onClose: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { data: bet, ...query } = useBet(receipt.betId);
  const isDecided = bet !== undefined && !isUndecided(bet);
  useEffect(() => {
    if (!isDecided) return;
    placingStore.markDecided(receipt.betId);
    void forgetBets();
  }, [isDecided, receipt.betId]);
  if (!bet)
    return (
      <div className="receipt" aria-busy={!query.isError}>
        {query.isError ? (
          <>
            <QueryError query={query} />
            <Button onClick={placingStore.closeReceipt}>{t('close')}</Button>
          </>
        ) : (
          <Skeleton height={160} shape="block" />
        )}
      </div>
    );
  return (
    <div className="receipt" data-state={bet.state}>
      <ReceiptState bet={bet} receipt={receipt} onClose={onClose} />
    </div>
  );
}

function ReceiptState({
  bet,
  receipt,
  onClose,
}: {
  bet: Bet;
  receipt: Receipt;
  onClose: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  /** The same selections stand on the slip again, unless others have been put there since. */
  function keepSelections(): void {
    if (slipStore.readDraft().legs.length === 0) slipStore.load(receipt.draft);
    placingStore.closeReceipt();
  }
  switch (bet.state) {
    case 'waiting':
      return <LiveDelay bet={bet} receipt={receipt} />;
    case 'asked':
      return (
        <>
          <ReceiptTitle tone="wait">{t('slip_asked')}</ReceiptTitle>
          <p className="quiet">{t('slip_asked_text')}</p>
        </>
      );
    case 'countered':
      return <CounterOffer bet={bet} />;
    case 'refused':
      return <RefusedSlip bet={bet} onBack={keepSelections} />;
    default:
      return (
        <AcceptedSlip
          bet={bet}
          onKeep={keepSelections}
          onDone={() => {
            placingStore.closeReceipt();
            onClose?.();
          }}
        />
      );
  }
}
