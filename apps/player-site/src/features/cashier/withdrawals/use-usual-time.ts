import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';
import { useWaitWords } from '#features/cashier/payout-accounts/use-payout-accounts.ts';

const minuteMs = 60_000;

/** Within which time payments by a way usually arrive, in words; undefined: nobody can say yet. */
export function useUsualTime(method: string): string | undefined {
  const waitWords = useWaitWords();
  const times = useQuery({ ...memberQuery('GET /wps/cashier/payoutTimes'), staleTime: 300_000 });
  const usual = times.data?.items.find((item) => item.method === method)?.usualMinutes;
  return usual ? waitWords(usual * minuteMs) : undefined;
}
