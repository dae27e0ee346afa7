/** What Vodacom tells of a payment: a result by its conversation, without any amount. */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Context } from '#simulator/context.ts';
import type { WrittenCallback } from '#simulator/gateway/gateway-callback.ts';
import type { PlannedCallback } from '#simulator/callbacks/mischief.ts';
import type { Payment } from '#simulator/payments.ts';

const results: Readonly<Record<ChargeState, [code: string, words: string]>> = {
  pending: ['INS-23', 'Unknown Status'],
  paid: ['INS-0', 'Request processed successfully'],
  cancelled: ['INS-5', 'Transaction cancelled by customer'],
  failed: ['INS-6', 'Transaction Failed'],
  expired: ['INS-9', 'Request timeout'],
};

export function vodacomCallback(
  _: Context,
  { id, details, receipt }: Payment,
  { state }: PlannedCallback,
): WrittenCallback {
  const [input_ResultCode, input_ResultDesc] = results[state];
  const body = {
    input_OriginalConversationID: details['conversation'],
    input_ThirdPartyConversationID: id,
    input_TransactionID: state === 'paid' ? (receipt ?? '') : '',
    input_ResultCode,
    input_ResultDesc,
  };
  return { body: JSON.stringify(body), told: input_ResultCode };
}
