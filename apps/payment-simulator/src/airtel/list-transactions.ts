/** The merchant's transactions between two moments, by pages: what a day is reconciled with. */
import type { Context } from '#simulator/context.ts';
import { exactNumber } from '#simulator/exact-json.ts';
import { type Payment, settledBetween } from '#simulator/payments.ts';
import { merchant, nameOf } from '#simulator/people.ts';
import { z } from 'zod';
import { type Asked, done, readRequest } from './errors.ts';

const milliseconds = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

const listRequest = z.object({
  from: milliseconds,
  to: milliseconds,
  limit: z.coerce.number().int().min(1).max(500).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export function listTransactions({ store }: Context, { market, query }: Asked) {
  const { from, to, limit, offset } = readRequest(listRequest, query);
  const books = { api: 'airtel', currency: market.currency } as const;
  const transactions = settledBetween(store, books, from, to, { limit, offset }).map(entry);
  return { data: { count: transactions.length, transactions }, status: done('DP00800001001') };
}

function entry(payment: Payment) {
  const { kind, currency, amount, account, phone, settledAtMs, reversedAtMs } = payment;
  const { first, last } = nameOf(phone);
  const customer = { currency, msisdn: phone.slice(3), name: `${first} ${last}` };
  const house = { currency, msisdn: '', name: merchant };
  return {
    charges: { service: exactNumber('0.00') },
    payer: kind === 'charge' ? customer : house,
    payee: kind === 'charge' ? house : customer,
    service: { type: kind === 'charge' ? 'MERCHANT_PAYMENT' : 'DISBURSEMENT' },
    status: reversedAtMs === null ? 'TS' : 'REFUNDED',
    transaction: {
      airtel_money_id: payment.receipt,
      amount: exactNumber(amount),
      created_at: settledAtMs,
      id: payment.id,
      reference_number: account,
    },
  };
}
