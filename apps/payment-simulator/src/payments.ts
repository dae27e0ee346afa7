/** Charges and payouts as they are kept. Both are payments that settle once. */
import { randomInt } from 'node:crypto';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Store } from './store.ts';

export type PaymentKind = 'charge' | 'payout';
export type Language = 'en' | 'sw';

export type Payment = {
  kind: PaymentKind;
  id: string;
  reference: string;
  rail: string;
  currency: Currency;
  amount: string;
  account: string;
  callbackUrl: string;
  returnUrl: string | null;
  language: Language;
  state: ChargeState;
  reason: string | null;
  createdAtMs: number;
  settleAtMs: number | null;
  settleAs: ChargeState | null;
};

const columns = `kind, id, reference, rail, currency, amount, account,
  callback_url AS callbackUrl, return_url AS returnUrl, language, state, reason,
  created_at_ms AS createdAtMs, settle_at_ms AS settleAtMs, settle_as AS settleAs`;

export function findPayment(store: Store, kind: PaymentKind, id: string): Payment | undefined {
  return store.prepare(`SELECT ${columns} FROM payments WHERE kind = ? AND id = ?`).get(kind, id) as
    | Payment
    | undefined;
}

export function findByReference(store: Store, reference: string): Payment | undefined {
  return store.prepare(`SELECT ${columns} FROM payments WHERE reference = ?`).get(reference) as
    | Payment
    | undefined;
}

/** Payments whose next step is due, the longest waiting first. */
export function duePayments(store: Store, nowMs: number): Payment[] {
  return store
    .prepare(`SELECT ${columns} FROM payments WHERE settle_at_ms <= ? ORDER BY settle_at_ms`)
    .all(nowMs) as Payment[];
}

export function newestPayments(store: Store, kind: PaymentKind, limit: number): Payment[] {
  return store
    .prepare(`SELECT ${columns} FROM payments WHERE kind = ? ORDER BY created_at_ms DESC LIMIT ?`)
    .all(kind, limit) as Payment[];
}

export type NewPayment = Omit<Payment, 'reference' | 'state' | 'reason'>;

export function insertPayment(store: Store, payment: NewPayment): Payment {
  const reference = newReference();
  store
    .prepare(
      `INSERT INTO payments (kind, id, reference, rail, currency, amount, account, callback_url,
         return_url, language, created_at_ms, settle_at_ms, settle_as)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      payment.kind,
      payment.id,
      reference,
      payment.rail,
      payment.currency,
      payment.amount,
      payment.account,
      payment.callbackUrl,
      payment.returnUrl,
      payment.language,
      payment.createdAtMs,
      payment.settleAtMs,
      payment.settleAs,
    );
  return { ...payment, reference, state: 'pending', reason: null };
}

/** The amount with every minor digit, so that "50" and "50.00" are one amount. */
export function exactAmount(amount: string, currency: Currency): string {
  const minor = parseAmount(amount, currency);
  if (minor === undefined || minor === 0n) throw new Refusal('invalid_input');
  return toDecimal(minor, currency);
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A reference as phone-money receipts look. It also opens the checkout page, so it carries 80
 * bits that nobody can guess.
 */
function newReference(): string {
  return `PP${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')}`;
}
