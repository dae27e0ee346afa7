/** What tickets are bought from: the member's wallet, or play money of a trial. */
import type { Currency } from '@bahati/money/currencies.ts';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { lotterySessionQuery, playBalanceQuery } from './lottery-session.ts';

export type LotteryWallet = {
  currency: Currency;
  isPlay: boolean;
  /** Undefined until it is read. */
  balance: string | undefined;
  /** Why no session could be opened. */
  error: unknown;
};

export function useLotteryWallet(): LotteryWallet {
  const isLoggedIn = useIsLoggedIn();
  const brand = useBrand();
  const { data: session, error } = useQuery({ ...lotterySessionQuery, enabled: isLoggedIn });
  const isPlay = session?.isPlay ?? false;
  const play = useQuery({ ...playBalanceQuery, enabled: isLoggedIn && isPlay });
  const real = useQuery({
    ...memberQuery('GET /wps/v2/wallets/balance'),
    enabled: isLoggedIn && session !== undefined && !isPlay,
  });
  return {
    currency: session?.currency ?? brand.currency ?? 'KES',
    isPlay,
    balance: isPlay ? play.data?.balance : real.data?.balance,
    error,
  };
}
