import type { CallValue } from '@bahati/contract/call.ts';
import type { recoveryCalls } from '@bahati/contract/player-site/identity/recovery.ts';
import { forgetMemberCall } from '#site/api.ts';
import { forgetPayoutAccounts } from '#features/cashier/payout-accounts/use-payout-accounts.ts';

/** By what a lost secret can be set anew, and until when payouts wait. */
export type Recovery = CallValue<(typeof recoveryCalls)['GET /wps/member/recovery']>;

/** What of the page changes with the secrets. */
export async function forgetSecrets(): Promise<void> {
  await Promise.all([
    forgetMemberCall('GET /wps/member/recovery'),
    forgetMemberCall('GET /wps/member/authenticator'),
    forgetMemberCall('GET /wps/member/info'),
    forgetMemberCall('GET /wps/member/sessions'),
    forgetPayoutAccounts(),
  ]);
}
