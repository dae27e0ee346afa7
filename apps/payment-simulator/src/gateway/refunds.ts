/** Charges that go back whole to who paid them: taken at once, decided a while later, and told. */
import { randomInt } from 'node:crypto';
import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import type { GatewayCalls, RefundState } from '@bahati/contract/payment-gateway/gateway.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { insertCallback } from '#simulator/callbacks/callbacks.ts';
import type { Context } from '#simulator/context.ts';
import { toldAmount } from './gateway-callback.ts';
import {
  closedCardEnding,
  mischiefOf,
  planCallbacks,
  type PlannedCallback,
} from '#simulator/callbacks/mischief.ts';
import {
  exactAmount,
  findByReference,
  findPayment,
  markReversed,
  type Payment,
} from '#simulator/payments.ts';
import { webAddress } from './request-charge.ts';
import { inTransaction, type Store } from '#simulator/store.ts';
import { currentChances } from '#simulator/switches/switches.ts';

type Request = HandlerInput<GatewayCalls['POST /gateway/v1/refunds']>['body'];
type Told = CallValue<GatewayCalls['POST /gateway/v1/refunds']>;

type Refund = { id: string; chargeId: string; callbackUrl: string; state: RefundState };

function select(store: Store, rest: string, value: string | number): Refund[] {
  return store
    .prepare(
      `SELECT id, charge_id AS chargeId, callback_url AS callbackUrl, state FROM refunds ${rest}`,
    )
    .all(value) as Refund[];
}

/** Takes it, or answers the one of this id. Refuses `refund_conflict`. */
export function requestRefund(context: Context, request: Request): Told {
  const { store, settings } = context;
  const { refundId, callbackUrl } = request;
  const told = inTransaction(store, () => {
    const charge = chargeOf(store, request);
    const [known] = select(store, 'WHERE id = ?', refundId);
    if (known && known.chargeId !== charge.id) throw new Refusal('refund_conflict');
    if (known) return view(known, charge);
    const [other] = select(store, `WHERE charge_id = ? AND state <> 'refused'`, charge.id);
    if (other) throw new Refusal('refund_conflict');
    store
      .prepare(
        'INSERT INTO refunds (id, charge_id, callback_url, settle_at_ms) VALUES (?, ?, ?, ?)',
      )
      .run(refundId, charge.id, webAddress(callbackUrl), context.now() + settings.payoutDelayMs);
    return view({ id: refundId, chargeId: charge.id, callbackUrl, state: 'pending' }, charge);
  });
  context.wake();
  return told;
}

/** What was paid, of this rail and to the cent. */
function chargeOf(store: Store, { reference, rail, currency, amount }: Request): Payment {
  const charge = findByReference(store, reference);
  if (charge?.api !== 'gateway' || charge.kind !== 'charge') throw new Refusal('not_found');
  const isSame =
    charge.state === 'paid' &&
    charge.rail === rail &&
    charge.currency === currency &&
    charge.amount === exactAmount(amount, currency);
  if (!isSame) throw new Refusal('refund_conflict');
  return charge;
}

export function readRefund({ store }: Context, refundId: string): Told {
  const [refund] = select(store, 'WHERE id = ?', refundId);
  const charge = refund && findPayment(store, 'gateway', 'charge', refund.chargeId);
  if (!charge) throw new Refusal('not_found');
  return view(refund, charge);
}

function view({ id: refundId, state }: Refund, charge: Payment): Told {
  const { reference, currency, amount } = charge;
  return { refundId, reference, currency, amount, state, reason: reasonOf(state) };
}

const reasonOf = (state: RefundState): string | null =>
  state === 'refused' ? 'The card is closed.' : null;

/** Decides all whose time has come: the state and what is told of it are written as one. */
export function settleDueRefunds(context: Context): void {
  const { store } = context;
  inTransaction(store, () => {
    for (const refund of select(
      store,
      'WHERE settle_at_ms <= ? ORDER BY settle_at_ms',
      context.now(),
    )) {
      const charge = findPayment(store, 'gateway', 'charge', refund.chargeId);
      if (charge) settle(context, refund, charge);
    }
  });
}

function settle(context: Context, refund: Refund, charge: Payment): void {
  const { store } = context;
  const isRefused = charge.amount.endsWith(closedCardEnding);
  store
    .prepare('UPDATE refunds SET state = ?, settle_at_ms = NULL WHERE id = ?')
    .run(isRefused ? 'refused' : 'done', refund.id);
  if (!isRefused) markReversed(store, charge, context.now());
  const subject = { asked: charge.mischief, amount: charge.amount };
  const mischief = mischiefOf(subject, currentChances(context), (below) => randomInt(below));
  for (const planned of planCallbacks(isRefused ? 'failed' : 'paid', mischief)) {
    owe(context, refund, charge, planned);
  }
}

/** A callback speaks of a payment as paid or failed. */
const told: Readonly<Partial<Record<PlannedCallback['state'], RefundState>>> = {
  paid: 'done',
  failed: 'refused',
};

function owe(context: Context, refund: Refund, charge: Payment, planned: PlannedCallback): void {
  const state = told[planned.state] ?? 'pending';
  const nowMs = context.now();
  const body = {
    kind: 'refund',
    ...view({ ...refund, state }, charge),
    amount: toldAmount(charge, planned),
    at: new Date(nowMs).toISOString(),
  };
  insertCallback(context.store, {
    api: 'gateway',
    kind: 'charge',
    paymentId: charge.id,
    url: refund.callbackUrl,
    body: JSON.stringify(body),
    told: `refund ${state}`,
    isRepeated: planned.isRepeated,
    dueAtMs: nowMs + planned.afterMs,
  });
}
