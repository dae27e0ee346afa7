/** Daraja's result codes for how a payment ended. */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Cause, Payment } from '#simulator/payments.ts';

export type Result = { code: string; text: string };

const done: Result = { code: '0', text: 'The service request is processed successfully.' };

const byCause: Readonly<Record<Cause, Result>> = {
  declined: { code: '1032', text: 'Request cancelled by user' },
  no_answer: { code: '1037', text: 'DS timeout user cannot be reached' },
  empty_account: { code: '1', text: 'The balance is insufficient for the transaction.' },
  wrong_pin: { code: '2001', text: 'The initiator information is invalid.' },
  unknown_payee: {
    code: '2040',
    text: `Credit Party customer type (Unregistered or Registered Customer) can't be supported \
by the service.`,
  },
};

/** What is told of a payment that moved on meanwhile, or of one that did the opposite. */
const untrue: Readonly<Record<ChargeState, Result>> = {
  paid: done,
  pending: { code: '4999', text: 'The transaction is still under processing' },
  cancelled: byCause.declined,
  failed: byCause.empty_account,
  expired: { code: '1019', text: 'Transaction has expired' },
};

export function resultOf({ state, cause }: Payment, told: ChargeState = state): Result {
  return told === state && cause ? byCause[cause] : untrue[told];
}
