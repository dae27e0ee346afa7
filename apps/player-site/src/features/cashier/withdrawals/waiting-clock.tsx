import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { ClockIcon } from '@bahati/ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useWaitWords } from '#features/cashier/payout-accounts/use-payout-accounts.ts';
import { useUsualTime } from './use-usual-time.ts';

const stepMs = 30_000;

/** How long the member has been waiting for his money, and how long others did. */
export function WaitingClock({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const waitWords = useWaitWords();
  const usual = useUsualTime(withdrawal.method);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  const waitedMs = Math.max(60_000, nowMs - Date.parse(withdrawal.createdAt));
  return (
    <p className="cashier-promise">
      <ClockIcon size={18} />
      <span>
        {t('withdraw_waiting', { time: waitWords(waitedMs) })}
        {usual && ` ${t('withdraw_usual', { time: usual })}`}
      </span>
    </p>
  );
}
