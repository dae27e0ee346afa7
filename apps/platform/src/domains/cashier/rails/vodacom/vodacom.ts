/**
 * M-Pesa in Tanzania by Vodacom's open API. Our id is its conversation's and is taken once, so that
 * a lost answer is settled by asking. An answer says only that it was taken. It moves whole
 * shillings of Tanzania, and tells no statement.
 */
import { randomUUID } from 'node:crypto';
import { toDecimal } from '@bahati/money/money.ts';
import { OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import {
  asPlainId,
  type Charge,
  type ChargeOrder,
  type Payout,
  type PayoutOrder,
  type Rail,
  type Reversal,
  type ReversalOrder,
} from '#domains/cashier/rails/rail/rail.ts';
import {
  askVodacom,
  cancelledByPayer,
  type Fields,
  idIsTaken,
  idIsUnknown,
  textOf,
} from './vodacom-api.ts';
import { hearVodacom } from './vodacom-callbacks.ts';

export const vodacom: Rail = {
  isCreateRepeatable: true,
  create: collect,
  status: readCharge,
  payOut: sendToPhone,
  payOutStatus: readPayout,
  reversals: { reverse, status: askWhetherItStands },
  callback: hearVodacom,
};

const country = 'TZN';

async function collect(context: Context, order: ChargeOrder): Promise<Charge> {
  const { VODACOM_SERVICE_PROVIDER_CODE } = context.config;
  try {
    await askVodacom(context.config, {
      method: 'POST',
      path: '/c2bPayment/singleStage/',
      body: {
        input_Amount: wholeShillings(order),
        input_Country: country,
        input_Currency: order.currency,
        input_CustomerMSISDN: withinCountry(order.payer ?? ''),
        input_ServiceProviderCode: VODACOM_SERVICE_PROVIDER_CODE,
        input_ThirdPartyConversationID: asPlainId(order.depositId),
        input_TransactionReference: order.accountReference,
        input_PurchasedItemsDesc: 'Deposit',
      },
    });
    return chargeOf(order, 'pending', undefined);
  } catch (error) {
    // It was asked for, and the payer said no at once.
    if (isRefused(error, cancelledByPayer)) return chargeOf(order, 'cancelled', undefined);
    if (!isRefused(error, idIsTaken)) throw error;
    return (await readCharge(context, order)) ?? chargeOf(order, 'pending', undefined);
  }
}

async function readCharge(context: Context, order: ChargeOrder): Promise<Charge | undefined> {
  const answer = await query(context, asPlainId(order.depositId));
  if (!answer) return undefined;
  const receipt = textOf(answer['output_TransactionID']) || undefined;
  return chargeOf(order, chargeStates[stateIn(answer)] ?? 'pending', receipt);
}

/** Whatever else it says is under way. What went back before we heard that it came is nobody's. */
const chargeStates: Readonly<Record<string, Charge['state']>> = {
  Completed: 'paid',
  Cancelled: 'cancelled',
  Expired: 'expired',
  Failed: 'failed',
  Reversed: 'failed',
};

function chargeOf(order: ChargeOrder, state: Charge['state'], receipt: string | undefined): Charge {
  const { depositId, currency } = order;
  const amount = toDecimal(order.amount, currency);
  const reference = asPlainId(depositId);
  return { depositId, currency, amount, state, reference, receipt, pageUrl: null };
}

async function sendToPhone(context: Context, order: PayoutOrder): Promise<Payout> {
  try {
    await askVodacom(context.config, {
      method: 'POST',
      path: '/b2cPayment/',
      body: {
        input_Amount: wholeShillings(order),
        input_Country: country,
        input_Currency: order.currency,
        input_CustomerMSISDN: withinCountry(order.payee),
        input_ServiceProviderCode: context.config.VODACOM_SERVICE_PROVIDER_CODE,
        input_ThirdPartyConversationID: asPlainId(order.withdrawalId),
        input_TransactionReference: asPlainId(order.withdrawalId).slice(0, 20),
        input_PaymentItemsDesc: 'Withdrawal',
      },
    });
    return payoutOf(order, 'pending', undefined, null);
  } catch (error) {
    if (!isRefused(error, idIsTaken)) throw error;
    return (await readPayout(context, order)) ?? payoutOf(order, 'pending', undefined, null);
  }
}

async function readPayout(context: Context, order: PayoutOrder): Promise<Payout | undefined> {
  const answer = await query(context, asPlainId(order.withdrawalId));
  if (!answer) return undefined;
  const receipt = textOf(answer['output_TransactionID']) || undefined;
  const state = stateIn(answer);
  if (state === 'Completed') return payoutOf(order, 'paid', receipt, null);
  const isOver = ['Cancelled', 'Expired', 'Failed', 'Reversed'].includes(state);
  return isOver
    ? payoutOf(order, 'failed', receipt, state)
    : payoutOf(order, 'pending', receipt, null);
}

function payoutOf(
  order: PayoutOrder,
  state: Payout['state'],
  receipt: string | undefined,
  reason: string | null,
): Payout {
  const { withdrawalId, currency } = order;
  const amount = toDecimal(order.amount, currency);
  return { withdrawalId, currency, amount, state, reference: receipt ?? '', reason };
}

/** Its answer is the end: the payment went back whole. */
async function reverse(context: Context, order: ReversalOrder): Promise<Reversal> {
  const { reversalId, attempt, receipt } = order;
  try {
    await askVodacom(context.config, {
      method: 'PUT',
      path: '/reversal/',
      body: {
        input_ReversalAmount: wholeShillings(order),
        input_Country: country,
        input_ServiceProviderCode: context.config.VODACOM_SERVICE_PROVIDER_CODE,
        input_ThirdPartyConversationID: asPlainId(reversalId),
        input_TransactionID: receipt,
      },
    });
    return { reversalId, attempt, state: 'done' };
  } catch (error) {
    if (!isRefused(error, idIsTaken)) throw error;
    return askWhetherItStands(context, order);
  }
}

async function askWhetherItStands(context: Context, order: ReversalOrder): Promise<Reversal> {
  const { reversalId, attempt, receipt } = order;
  const answer = await query(context, receipt);
  const states: Readonly<Record<string, Reversal['state']>> = {
    Reversed: 'done',
    Completed: 'standing',
  };
  const state = (answer && states[stateIn(answer)]) ?? 'pending';
  return { reversalId, attempt, state };
}

/** By our id of the conversation, or by its own of the transfer. Undefined: never heard of. */
async function query({ config }: Context, reference: string): Promise<Fields | undefined> {
  const asked = new URLSearchParams({
    input_QueryReference: reference,
    input_ServiceProviderCode: config.VODACOM_SERVICE_PROVIDER_CODE,
    input_ThirdPartyConversationID: asPlainId(randomUUID()),
    input_Country: country,
  });
  try {
    const path = `/queryTransactionStatus/?${asked}`;
    return await askVodacom(config, { method: 'GET', path });
  } catch (error) {
    if (isRefused(error, idIsUnknown)) return undefined;
    throw error;
  }
}

const stateIn = (answer: Fields): string => textOf(answer['output_ResponseTransactionStatus']);

/** Throws OutsideRefusal for a number of another country. */
function withinCountry(number: string): string {
  if (!number.startsWith('+255')) throw new OutsideRefusal('number_unfit');
  return number.slice(1);
}

/** Throws OutsideRefusal for other money, and for cents, which phones do not hold. */
function wholeShillings({ amount, currency }: Pick<ChargeOrder, 'amount' | 'currency'>): string {
  if (currency !== 'TZS') throw new OutsideRefusal('currency_unfit');
  if (amount % 100n !== 0n) throw new OutsideRefusal('amount_not_whole');
  return (amount / 100n).toString();
}

function isRefused(error: unknown, code: string): boolean {
  return error instanceof OutsideRefusal && error.code === code;
}
