/** Airtel's words for where a transaction stands. */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Cause, Payment } from '#simulator/payments.ts';

/** Successful, failed, in progress, expired. */
export type Status = 'TS' | 'TF' | 'TIP' | 'TE';

type Told = { status: Status; message: string; responseCode: string };

const charges: Readonly<Record<Cause, [code: string, message: string]>> = {
  declined: ['DP00800001008', 'Transaction Refused.'],
  no_answer: ['DP00800001029', 'Transaction Expired.'],
  empty_account: ['DP00800001007', 'User does not have enough balance.'],
  wrong_pin: ['DP00800001002', 'Incorrect PIN has been entered.'],
  unknown_payee: ['DP00800001010', 'Transaction not permitted to Payee.'],
};

const payouts: Readonly<Record<Cause, [code: string, message: string]>> = {
  declined: ['DP00900001013', 'Transaction Refused.'],
  no_answer: ['DP00900001014', 'Transaction Timed Out.'],
  empty_account: ['DP00900001007', 'Insufficient Funds.'],
  wrong_pin: ['DP00900001010', 'Payer is not an allowed user.'],
  unknown_payee: ['DP00900001012', 'Mobile number entered is incorrect.'],
};

const statuses: Readonly<Record<ChargeState, Status>> = {
  pending: 'TIP',
  paid: 'TS',
  cancelled: 'TF',
  failed: 'TF',
  expired: 'TE',
};

const ends: Readonly<Record<Status, [ending: string, message: string]>> = {
  TS: ['1001', 'Transaction is successful.'],
  TIP: ['1006', 'Transaction is in progress.'],
  TF: ['1005', 'Transaction failed.'],
  TE: ['1029', 'Transaction Expired.'],
};

/** Of a payment as it is, or as a callback that is late or untrue tells it. */
export function statusOf(payment: Payment, told: ChargeState = payment.state): Told {
  const status = statuses[told];
  const byCause = payment.kind === 'charge' ? charges : payouts;
  if (told === payment.state && payment.cause) {
    const [responseCode, message] = byCause[payment.cause];
    return { status, message, responseCode };
  }
  const [ending, message] = ends[status];
  const family = payment.kind === 'charge' ? 'DP0080000' : 'DP0090000';
  return { status, message, responseCode: `${family}${ending}` };
}
