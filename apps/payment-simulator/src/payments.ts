/** Charges and payouts as they are kept. Both are payments that settle once. */
import { randomInt } from 'node:crypto';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Mischief } from './callbacks/mischief.ts';
import type { Store } from './store.ts';

export type PaymentKind = 'charge' | 'payout';
export type Language = 'en' | 'sw';

/** Whose public API a payment came by; each knows its own alone. */
export const apis = ['gateway', 'daraja', 'airtel', 'vodacom'] as const;
export type Api = (typeof apis)[number];

/** Why nothing was paid. */
export type Cause = 'declined' | 'no_answer' | 'empty_account' | 'wrong_pin' | 'unknown_payee';

/** What only the API it came by knows of a payment. */
export type Details = Readonly<Record<string, string>>;

export type Payment = {
  api: Api;
  kind: PaymentKind;
  id: string;
  reference: string;
  rail: string;
  currency: Currency;
  amount: string;
  account: string;
  phone: string;
  callbackUrl: string;
  returnUrl: string | null;
  language: Language;
  state: ChargeState;
  cause: Cause | null;
  reason: string | null;
  receipt: string | null;
  details: Details;
  mischief: Mischief | null;
  createdAtMs: number;
  settleAtMs: number | null;
  settleAs: ChargeState | null;
  settledAtMs: number | null;
  reversedAtMs: number | null;
};

const columns = `api, kind, id, reference, rail, currency, amount, account, phone,
  callback_url AS callbackUrl, return_url AS returnUrl, language, state, cause, reason, receipt,
  details, mischief, created_at_ms AS createdAtMs, settle_at_ms AS settleAtMs,
  settle_as AS settleAs, settled_at_ms AS settledAtMs, reversed_at_ms AS reversedAtMs`;

type Kept = Omit<Payment, 'details'> & { details: string };

/** Reads payments by a condition of our own making. */
function select(store: Store, rest: string, ...values: (string | number | null)[]): Payment[] {
  const rows = store.prepare(`SELECT ${columns} FROM payments ${rest}`).all(...values) as Kept[];
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Details }));
}

export function findPayment(
  store: Store,
  api: Api,
  kind: PaymentKind,
  id: string,
): Payment | undefined {
  return select(store, 'WHERE kind = ? AND id = ? AND api = ?', kind, id, api)[0];
}

export function findByReference(store: Store, reference: string): Payment | undefined {
  return select(store, 'WHERE reference = ?', reference)[0];
}

export function findByReceipt(store: Store, api: Api, receipt: string): Payment | undefined {
  return select(store, 'WHERE receipt = ? AND api = ?', receipt, api)[0];
}

/** Payments whose next step is due, the longest waiting first. */
export function duePayments(store: Store, nowMs: number): Payment[] {
  return select(store, 'WHERE settle_at_ms <= ? ORDER BY settle_at_ms', nowMs);
}

export function newestPayments(store: Store, kind: PaymentKind, limit: number): Payment[] {
  return select(store, 'WHERE kind = ? ORDER BY created_at_ms DESC LIMIT ?', kind, limit);
}

/** What a phone was asked, paid and received, the newest first. */
export function paymentsOfPhone(store: Store, phone: string, limit: number): Payment[] {
  return select(
    store,
    `WHERE phone = ? AND phone <> '' ORDER BY created_at_ms DESC LIMIT ?`,
    phone,
    limit,
  );
}

/** The phones that were asked, paid or written to last. */
export function newestPhones(store: Store, limit: number): string[] {
  const rows = store
    .prepare(
      `SELECT phone, max(at_ms) AS newest
         FROM (SELECT phone, created_at_ms AS at_ms FROM payments WHERE phone <> ''
               UNION ALL SELECT phone, received_at_ms FROM sms)
        GROUP BY phone ORDER BY newest DESC LIMIT ?`,
    )
    .all(limit) as { phone: string }[];
  return rows.map(({ phone }) => phone);
}

/** Whose books: those of an API, in one currency or of one rail. */
type Books = Pick<Payment, 'api'> & Partial<Pick<Payment, 'currency' | 'rail'>>;

/** What was really moved between two moments, the oldest first. */
export function settledBetween(
  store: Store,
  { api, currency, rail }: Books,
  fromMs: number,
  toMs: number,
  page: { limit: number; offset: number },
): Payment[] {
  return select(
    store,
    `WHERE api = ? AND settled_at_ms >= ? AND settled_at_ms < ? AND receipt IS NOT NULL
       AND currency = coalesce(?, currency) AND rail = coalesce(?, rail)
     ORDER BY settled_at_ms, reference LIMIT ? OFFSET ?`,
    api,
    fromMs,
    toMs,
    currency ?? null,
    rail ?? null,
    page.limit,
    page.offset,
  );
}

export type NewPayment = Pick<
  Payment,
  | 'kind'
  | 'id'
  | 'rail'
  | 'currency'
  | 'amount'
  | 'account'
  | 'callbackUrl'
  | 'createdAtMs'
  | 'settleAtMs'
  | 'settleAs'
> &
  Partial<Pick<Payment, 'api' | 'phone' | 'returnUrl' | 'language' | 'details' | 'mischief'>>;

export function insertPayment(store: Store, payment: NewPayment): Payment {
  const whole: Payment = {
    api: 'gateway',
    phone: '',
    returnUrl: null,
    language: 'en',
    details: {},
    mischief: null,
    ...payment,
    reference: newReference(),
    state: 'pending',
    cause: null,
    reason: null,
    receipt: null,
    settledAtMs: null,
    reversedAtMs: null,
  };
  store
    .prepare(
      `INSERT INTO payments (api, kind, id, reference, rail, currency, amount, account, phone,
         callback_url, return_url, language, details, mischief, created_at_ms, settle_at_ms,
         settle_as)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      whole.api,
      whole.kind,
      whole.id,
      whole.reference,
      whole.rail,
      whole.currency,
      whole.amount,
      whole.account,
      whole.phone,
      whole.callbackUrl,
      whole.returnUrl,
      whole.language,
      JSON.stringify(whole.details),
      whole.mischief,
      whole.createdAtMs,
      whole.settleAtMs,
      whole.settleAs,
    );
  return whole;
}

/** The money went back; the payment itself stays paid, as it does in the books of a rail. */
export function markReversed(store: Store, { kind, id }: Payment, nowMs: number): void {
  store
    .prepare('UPDATE payments SET reversed_at_ms = ? WHERE kind = ? AND id = ?')
    .run(nowMs, kind, id);
}

export function setMischief(store: Store, { kind, id }: Payment, mischief: Mischief): void {
  store
    .prepare('UPDATE payments SET mischief = ? WHERE kind = ? AND id = ?')
    .run(mischief, kind, id);
}

/** The amount with every minor digit, so that "50" and "50.00" are one amount. */
export function exactAmount(amount: string, currency: Currency): string {
  const minor = parseAmount(amount, currency);
  if (minor === undefined || minor === 0n) throw new Refusal('invalid_input');
  return toDecimal(minor, currency);
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const drawLetters = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

/**
 * A reference as phone-money receipts look. It also opens the checkout page, so it carries 80
 * bits that nobody can guess.
 */
function newReference(): string {
  return `PP${drawLetters(16)}`;
}

/** What a rail calls a transfer: M-Pesa ten letters, Airtel a day and a number. */
export function newReceipt(api: Api, nowMs: number): string {
  if (api !== 'airtel') return `S${drawLetters(9)}`;
  const day = new Date(nowMs).toISOString().slice(2, 10).replaceAll('-', '');
  return `MP${day}.${drawLetters(4)}.${drawLetters(6)}`;
}
