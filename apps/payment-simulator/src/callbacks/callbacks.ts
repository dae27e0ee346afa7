/** The callbacks still owed, each repeated until it is answered with success. */
import type { Api, PaymentKind } from '#simulator/payments.ts';
import type { Store } from '#simulator/store.ts';

export type Callback = {
  number: number;
  api: Api;
  /** Absent where a result is owed about a payment that never was. */
  kind: PaymentKind | null;
  paymentId: string | null;
  url: string;
  body: string;
  /** In a word what the body says. */
  told: string;
  isRepeated: number;
  state: 'waiting' | 'answered' | 'given_up';
  attempts: number;
  firstDueAtMs: number;
  dueAtMs: number;
  lastAnswer: string | null;
};

const columns = `number, api, kind, payment_id AS paymentId, url, body, told, is_repeated AS isRepeated,
  state, attempts, first_due_at_ms AS firstDueAtMs, due_at_ms AS dueAtMs,
  last_answer AS lastAnswer`;

const longestPauseMs = 60_000;
const patienceMs = 24 * 3_600_000;

export type NewCallback = Pick<
  Callback,
  'api' | 'kind' | 'paymentId' | 'url' | 'body' | 'told' | 'dueAtMs'
> & { isRepeated: boolean };

export function insertCallback(store: Store, callback: NewCallback): void {
  store
    .prepare(
      `INSERT INTO callbacks (api, kind, payment_id, url, body, told, is_repeated,
         first_due_at_ms, due_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      callback.api,
      callback.kind,
      callback.paymentId,
      callback.url,
      callback.body,
      callback.told,
      callback.isRepeated ? 1 : 0,
      callback.dueAtMs,
      callback.dueAtMs,
    );
}

const notInFlight = 'number NOT IN (SELECT value FROM json_each(?))';

/** Callbacks to be sent now, the longest due first; `inFlight` names those being sent. */
export function dueCallbacks(
  store: Store,
  nowMs: number,
  inFlight: number[],
  limit: number,
): Callback[] {
  return store
    .prepare(
      `SELECT ${columns} FROM callbacks
       WHERE state = 'waiting' AND due_at_ms <= ? AND ${notInFlight}
       ORDER BY due_at_ms, number LIMIT ?`,
    )
    .all(nowMs, JSON.stringify(inFlight), limit) as Callback[];
}

export function callbacksOf(store: Store, kind: PaymentKind, paymentId: string): Callback[] {
  return store
    .prepare(`SELECT ${columns} FROM callbacks WHERE kind = ? AND payment_id = ? ORDER BY number`)
    .all(kind, paymentId) as Callback[];
}

/** The next moment anything is due, callback or settlement; undefined when all is done. */
export function nextDueAtMs(store: Store, inFlight: number[]): number | undefined {
  const row = store
    .prepare(
      `SELECT min(due) AS due FROM (
         SELECT min(due_at_ms) AS due FROM callbacks WHERE state = 'waiting' AND ${notInFlight}
         UNION ALL
         SELECT min(settle_at_ms) FROM payments WHERE settle_at_ms IS NOT NULL
         UNION ALL
         SELECT min(settle_at_ms) FROM refunds WHERE settle_at_ms IS NOT NULL)`,
    )
    .get(JSON.stringify(inFlight)) as { due: number | null } | undefined;
  return row?.due ?? undefined;
}

/** The pause after a number of failed attempts: 1, 2, 4 … at most 60 s. */
export function pauseMs(attempts: number, firstPauseMs: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));
}

export type AttemptResult = { isAccepted: boolean; answer: string };

/** Writes down how an attempt ended and when the next one follows, if one does. */
export function recordAttempt(
  store: Store,
  callback: Callback,
  result: AttemptResult,
  nowMs: number,
  firstPauseMs: number,
): void {
  const attempts = callback.attempts + 1;
  const nextMs = nowMs + pauseMs(attempts, firstPauseMs);
  const mayRepeat = callback.isRepeated === 1 && nextMs <= callback.firstDueAtMs + patienceMs;
  const state = result.isAccepted ? 'answered' : mayRepeat ? 'waiting' : 'given_up';
  store
    .prepare(
      `UPDATE callbacks SET state = ?, attempts = ?, due_at_ms = ?, last_answer = ?
       WHERE number = ?`,
    )
    .run(state, attempts, nextMs, result.answer, callback.number);
}
