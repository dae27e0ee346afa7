/** The statement of a short code for one day of Nairobi, as the portal exports it. */
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#simulator/context.ts';
import { type Payment, settledBetween } from '#simulator/payments.ts';
import { partyOf } from '#simulator/people.ts';
import { z } from 'zod';
import { readRequest } from './errors.ts';
import * as fields from './fields.ts';
import { asClock, startOfDay } from './time.ts';

const columns = [
  'Receipt No.',
  'Completion Time',
  'Initiation Time',
  'Details',
  'Transaction Status',
  'Paid In',
  'Withdrawn',
  'Balance',
  'Balance Confirmed',
  'Reason Type',
  'Other Party Info',
  'Linked Transaction ID',
  'A/C No.',
];

const statementRequest = z.object({
  shortCode: fields.shortCode,
  day: z.iso.date(),
});

const dayMs = 24 * 3_600_000;
const mostLines = 50_000;
const books = { api: 'daraja', currency: 'KES' } as const;

/** A day without payments is a statement with a head and no lines. */
export function writeStatement({ store }: Context, params: unknown): string {
  const { shortCode, day } = readRequest(statementRequest, params);
  const fromMs = startOfDay(day);
  const page = { limit: mostLines, offset: 0 };
  let balance = 0n;
  const lines = settledBetween(store, books, fromMs, fromMs + dayMs, page)
    .filter((payment) => payment.details['shortCode'] === shortCode)
    .map((payment) => {
      const amount = parseAmount(payment.amount, payment.currency) ?? 0n;
      balance += payment.kind === 'charge' ? amount : -amount;
      return asLine(payment, toDecimal(balance, payment.currency));
    });
  return [columns, ...lines].map((cells) => `${cells.map(asCell).join(',')}\r\n`).join('');
}

function asLine(payment: Payment, balance: string): string[] {
  const isIn = payment.kind === 'charge';
  const { details, amount, account, phone } = payment;
  return [
    payment.receipt ?? '',
    asClock(payment.settledAtMs ?? 0, '-'),
    asClock(payment.createdAtMs, '-'),
    isIn ? `Pay Bill from ${partyOf(phone)} Acc. ${account}` : `Payment to ${partyOf(phone)}`,
    payment.reversedAtMs === null ? 'Completed' : 'Reversed',
    isIn ? amount : '',
    isIn ? '' : `-${amount}`,
    balance,
    'true',
    isIn ? 'Pay Utility' : 'Business Payment to Customer via API',
    partyOf(phone),
    details['originatorConversationId'] ?? '',
    isIn ? account : '',
  ];
}

const asCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
