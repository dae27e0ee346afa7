/** A slip with something in play waits a moment before it is decided; what is left runs down. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { useEffect, useState } from 'react';
import type { Receipt } from '#features/sportsbook/slip/placing/placer.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { BetFacts } from '#features/sportsbook/bets/bet-facts.tsx';
import { ReceiptTitle } from './receipt-title.tsx';
import '#features/sportsbook/slip/panel/progress.css';

const tickMs = 250;

/** Whole seconds that are left, as this device has counted them since the answer. */
function useSecondsLeft({ answeredAtMs, delaySeconds }: Receipt): number {
  const endsAtMs = answeredAtMs + delaySeconds * 1_000;
  const left = () => Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000));
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return seconds;
}

export function LiveDelay({ bet, receipt }: { bet: Bet; receipt: Receipt }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(receipt);
  const { delaySeconds } = receipt;
  return (
    <>
      <ReceiptTitle tone="wait">{t('slip_waiting')}</ReceiptTitle>
      <p className="quiet">{t('slip_waiting_text')}</p>
      <progress
        className="slip-progress"
        max={Math.max(1, delaySeconds)}
        value={delaySeconds - seconds}
        aria-label={t('slip_waiting')}
      />
      <p className="receipt-seconds" role="timer">
        {seconds > 0 ? t('slip_waiting_left', { count: seconds }) : t('slip_waiting_now')}
      </p>
      <BetFacts bet={bet} />
    </>
  );
}
