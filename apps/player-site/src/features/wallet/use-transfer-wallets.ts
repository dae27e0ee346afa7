import { useQuery } from '@tanstack/react-query';
import { forgetMemberCall, memberQuery } from '#site/api.ts';

const pollMs = 2_000;

/** The wallets at vendors; while a move is under way they are asked for again and again. */
export function useTransferWallets(isAsked = true) {
  return useQuery({
    ...memberQuery('GET /wps/relay/GCS_merchantWallet', {}),
    enabled: isAsked,
    refetchInterval: ({ state }) =>
      state.data?.wallets.some(({ underWay }) => underWay) ? pollMs : false,
  });
}

/** What any move of money between wallets may have changed. */
export function forgetWallets(): void {
  void forgetMemberCall('GET /wps/relay/GCS_merchantWallet');
  void forgetMemberCall('GET /wps/v2/wallets/balance');
  void forgetMemberCall('GET /wps/v2/wallets/moves');
}
