/**
 * Airtel Money in Kenya and Tanzania by Airtel Africa's open API. Our id is Airtel's too and is
 * taken once, so that a lost answer is settled by asking. It moves whole shillings within one
 * country.
 */
import { toDecimal } from '@bahati/money/money.ts';
import { OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import {
  type AirtelAnswer,
  askAirtel,
  fieldsOf,
  idIsTaken,
  idIsUnknown,
  type Market,
  markets,
  textOf,
} from './airtel-api.ts';
import { hearAirtel } from './airtel-callbacks.ts';
import {
  asPlainId,
  type Charge,
  type ChargeOrder,
  type Payout,
  type PayoutOrder,
  type Rail,
} from '#domains/cashier/rails/rail/rail.ts';
import { airtelRefunds } from './airtel-refund.ts';
import { listAirtelDay } from './airtel-list.ts';

export const airtel: Rail = {
  isCreateRepeatable: true,
  create: collect,
  status: readCharge,
  payOut: disburse,
  payOutStatus: readPayout,
  reversals: airtelRefunds,
  callback: hearAirtel,
  listForDay: listAirtelDay,
};

async function collect(context: Context, order: ChargeOrder): Promise<Charge> {
  const market = marketOf(order);
  const { country, currency } = market;
  const id = asPlainId(order.depositId);
  try {
    await askAirtel(context.config, {
      market,
      method: 'POST',
      path: '/merchant/v2/payments/',
      body: {
        reference: longEnough(order.accountReference),
        subscriber: { country, currency, msisdn: withinCountry(market, order.payer ?? '') },
        transaction: { amount: wholeShillings(order), country, currency, id },
      },
    });
    return chargeOf(order, 'pending', undefined);
  } catch (error) {
    if (!isRefused(error, idIsTaken)) throw error;
    return (await readCharge(context, order)) ?? chargeOf(order, 'pending', undefined);
  }
}

async function readCharge(context: Context, order: ChargeOrder): Promise<Charge | undefined> {
  const path = `/standard/v1/payments/${asPlainId(order.depositId)}`;
  const answer = await read(context, order, path);
  if (!answer) return undefined;
  const { status, receipt } = transactionIn(answer);
  return chargeOf(order, chargeState(status, answer.responseCode), receipt);
}

/** Airtel takes four letters at least: "BH7" is "BH0007" there, the same number. */
function longEnough(reference: string): string {
  return reference.replace(/\d+$/, (digits) => digits.padStart(4, '0'));
}

/** TIP and TA are under way, and so is whatever Airtel says that we do not know. */
function chargeState(status: string, responseCode: string): Charge['state'] {
  if (status === 'TS') return 'paid';
  if (status === 'TE') return 'expired';
  // What went back before we heard that it came is nobody's.
  if (status === 'REFUNDED') return 'failed';
  if (status !== 'TF') return 'pending';
  return responseCode === payerRefused ? 'cancelled' : 'failed';
}

const payerRefused = 'DP00800001008';

function chargeOf(order: ChargeOrder, state: Charge['state'], receipt: string | undefined): Charge {
  const { depositId, currency } = order;
  const amount = toDecimal(order.amount, currency);
  const reference = asPlainId(depositId);
  return { depositId, currency, amount, state, reference, receipt, pageUrl: null };
}

async function disburse(context: Context, order: PayoutOrder): Promise<Payout> {
  const market = marketOf(order);
  try {
    await askAirtel(context.config, {
      market,
      method: 'POST',
      path: '/standard/v1/disbursements/',
      body: {
        payee: { msisdn: withinCountry(market, order.payee) },
        reference: 'Withdrawal',
        pin: context.config.AIRTEL_PIN,
        transaction: {
          amount: wholeShillings(order),
          id: asPlainId(order.withdrawalId),
          type: 'B2C',
        },
      },
    });
    return payoutOf(order, 'pending', undefined, null);
  } catch (error) {
    if (!isRefused(error, idIsTaken)) throw error;
    return (await readPayout(context, order)) ?? payoutOf(order, 'pending', undefined, null);
  }
}

async function readPayout(context: Context, order: PayoutOrder): Promise<Payout | undefined> {
  const path = `/standard/v1/disbursements/${asPlainId(order.withdrawalId)}?transactionType=B2C`;
  const answer = await read(context, order, path);
  if (!answer) return undefined;
  const { status, receipt, message } = transactionIn(answer);
  if (status === 'TS') return payoutOf(order, 'paid', receipt, null);
  if (status === 'TF' || status === 'TE') {
    return payoutOf(order, 'failed', receipt, message || status);
  }
  return payoutOf(order, 'pending', receipt, null);
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

/** Undefined: Airtel never heard of it. */
async function read(
  { config }: Context,
  order: Pick<ChargeOrder, 'currency'>,
  path: string,
): Promise<AirtelAnswer | undefined> {
  try {
    return await askAirtel(config, { market: marketOf(order), method: 'GET', path });
  } catch (error) {
    if (isRefused(error, idIsUnknown)) return undefined;
    throw error;
  }
}

function transactionIn({ data }: AirtelAnswer) {
  const transaction = fieldsOf(data['transaction']);
  return {
    status: textOf(transaction['status']),
    receipt: textOf(transaction['airtel_money_id']) || undefined,
    message: textOf(transaction['message']),
  };
}

/** Throws OutsideRefusal for money of a country Airtel is not asked in. */
function marketOf({ currency }: Pick<ChargeOrder, 'currency'>): Market {
  const market = markets.find((known) => known.currency === currency);
  if (!market) throw new OutsideRefusal('currency_unfit');
  return market;
}

/** Throws OutsideRefusal for a number of another country: Airtel pays across no border. */
function withinCountry({ dialling }: Market, number: string): string {
  if (!number.startsWith(dialling)) throw new OutsideRefusal('number_unfit');
  return number.slice(dialling.length);
}

/** Throws OutsideRefusal where there are cents, which phones do not hold. */
function wholeShillings({ amount }: Pick<ChargeOrder, 'amount'>): string {
  if (amount % 100n !== 0n) throw new OutsideRefusal('amount_not_whole');
  return (amount / 100n).toString();
}

function isRefused(error: unknown, code: string): boolean {
  return error instanceof OutsideRefusal && error.code === code;
}
