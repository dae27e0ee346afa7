/** What Daraja's requests share: who asks, and where the result goes. */
import type { Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { callbackToken, callbackUrl } from '#domains/cashier/rails/rail/rail.ts';

/** An address of ours that proves whoever calls it: only Daraja was told. */
export function darajaAddress(context: Context, ...of: string[]): string {
  const proof = callbackToken(context.config.DARAJA_CALLBACK_KEY, ...of);
  return callbackUrl(context, 'mpesa', ...of, proof);
}

/** Where a result goes, and where Daraja says that it came to nothing in its own queue. */
export function resultAddresses(context: Context, ...of: string[]) {
  return {
    ResultURL: darajaAddress(context, ...of),
    QueueTimeOutURL: darajaAddress(context, 'late', ...of),
  };
}

export function initiatorFields(config: Config) {
  return {
    Initiator: config.DARAJA_INITIATOR,
    SecurityCredential: config.DARAJA_SECURITY_CREDENTIAL,
  };
}
