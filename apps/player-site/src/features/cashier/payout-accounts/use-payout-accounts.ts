import type { CallValue } from '@bahati/contract/call.ts';
import type { payoutAccountCalls } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { forgetMemberCall, memberQuery } from '#site/api.ts';
import { unitsOf } from './payout-wait.ts';

export type PayoutAccounts = CallValue<
  (typeof payoutAccountCalls)['GET /wps/member/payoutAccounts']
>;

export function usePayoutAccounts() {
  return useQuery({ ...memberQuery('GET /wps/member/payoutAccounts'), staleTime: 60_000 });
}

export function forgetPayoutAccounts(): Promise<void> {
  return forgetMemberCall('GET /wps/member/payoutAccounts');
}

/** A wait as people say it: "24 hours", "dakika 5". */
export function useWaitWords(): (milliseconds: number) => string {
  const { language: tag } = useTranslation();
  return (milliseconds) => {
    const [count, unit] = unitsOf(milliseconds);
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(tag, style).format(count);
  };
}

/** How long until money may go to an account; 0 once it may. The list is then read again. */
export function useWaitLeft(readyAt: string | null): number {
  const endsAtMs = readyAt === null ? 0 : Date.parse(readyAt);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (endsAtMs === 0) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() < endsAtMs) return;
      clearInterval(timer);
      void forgetPayoutAccounts();
    }, 15_000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return Math.max(0, endsAtMs - nowMs);
}
