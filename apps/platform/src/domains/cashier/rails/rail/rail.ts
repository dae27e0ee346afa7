/**
 * A payment rail as the cashier sees it: one shape, whatever the API behind it. Our id is the
 * idempotency key. A call throws `OutsideFault` when it is unknown whether the rail acted, and
 * `OutsideRefusal` when it definitely did not; an unknown state is `pending` and never credits,
 * never refunds.
 */
import type { ChargeState, PayoutState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Context } from '#platform/context.ts';

export { callbackToken, isCallbackToken } from './callback-token.ts';
export { type OutsideAnswer, askOutside, readJson } from './outside-json.ts';
export { type Opened, keepTokens } from './outside-tokens.ts';
export { asPlainId, asUuid } from './plain-ids.ts';
export { countFault, forgetFaults, isResting } from './rail-health.ts';

/** A deposit as its rail needs to know it. */
export type ChargeOrder = {
  depositId: string;
  rail: string;
  currency: Currency;
  /** Minor units. */
  amount: bigint;
  /** At most 12 characters, shown to the payer: "BH1042". */
  accountReference: string;
  /** The number money is asked of, E.164; null where the payer acts on a page. */
  payer: string | null;
  language: 'en' | 'sw';
  /** What the rail called the charge when it was asked; null: it has not answered yet. */
  railReference: string | null;
};

/** Where a charge stands. Money as decimal strings, so that it is checked where it is settled. */
export type Charge = {
  depositId: string;
  currency: string;
  amount: string;
  state: ChargeState;
  /** The rail's own name of the charge, by which it is asked about. */
  reference: string;
  /** The receipt the payer has, once there is one. */
  receipt?: string | undefined;
  /** Where the payer goes on; null: at his phone. */
  pageUrl: string | null;
};

/** A withdrawal as its rail needs to know it: what leaves, which is what the payee gets. */
export type PayoutOrder = {
  withdrawalId: string;
  rail: string;
  currency: Currency;
  amount: bigint;
  /** A number in E.164, or an account. */
  payee: string;
  /** Bank and holder of the account; null: the payee is a phone. */
  bank: { code: string; name: string; holder: string } | null;
  railReference: string | null;
};

export type Payout = {
  withdrawalId: string;
  currency: string;
  amount: string;
  state: PayoutState;
  reference: string;
  reason: string | null;
};

/** An unallocated deposit that is to go back to its payer, whole. */
export type ReversalOrder = {
  reversalId: string;
  /** 1 is the first. */
  attempt: number;
  rail: string;
  receipt: string;
  currency: Currency;
  amount: bigint;
  paidAt: Date;
};

export type Reversal = {
  reversalId: string;
  attempt: number;
  /** `standing`: the rail's books still hold the payment, so that it was not sent back. */
  state: 'pending' | 'done' | 'standing';
};

export type Reversals = {
  /** Sends a payment back; told to again, the rail sends nothing more. */
  reverse: (context: Context, order: ReversalOrder) => Promise<Reversal>;
  /** A rail that tells only by callback is made to and answers `pending`. */
  status: (context: Context, order: ReversalOrder) => Promise<Reversal>;
};

/** An entry of the rail's books. */
export type StatementLine = {
  kind: 'charge' | 'payout';
  receipt: string;
  currency: string;
  amount: string;
  state: 'paid' | 'reversed';
  /** Our id, where the rail tells it. */
  ourId: string | null;
  /** What the payer gave as the account. */
  account: string | null;
  /** Who paid or was paid. */
  party: string | null;
  at: Date;
};

/** Money that came by itself: nobody asked for it, the payer named an account. */
export type IncomingPayment = {
  rail: string;
  receipt: string;
  currency: string;
  amount: string;
  account: string;
  payer: string | null;
  at: Date;
};

/** What a callback says, as far as it is proven. */
export type Report =
  | ({ kind: 'charge' } & Omit<Charge, 'pageUrl'>)
  | ({ kind: 'payout' } & Payout)
  | { kind: 'incoming_payment'; incomingPayment: IncomingPayment }
  /** Something happened that is not believed as it stands: the rail is asked by this reference. */
  | {
      kind: 'charge_stirred';
      depositId: string;
      reference: string;
      receipt?: string | undefined;
      amount?: string | undefined;
    }
  /** A payout failed, says a callback; before money returns the rail's books are asked. */
  | { kind: 'payout_stirred'; withdrawalId: string }
  | ({ kind: 'reversal' } & Reversal)
  /** The rail would not send a payment back, says a callback; its books are asked first. */
  | { kind: 'reversal_refused'; reversalId: string; attempt: number; reason: string }
  /** The rail asks before it takes money whether the account is known. */
  | { kind: 'question'; account: string; answer: (isKnown: boolean) => object };

export type RailCallback = {
  /** Behind the rail's own prefix, split at the slashes. */
  path: readonly string[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as it was sent. */
  raw: Buffer;
};

/** What is answered to a callback once its reports are settled. */
export type Heard = { reports: readonly Report[]; answer: object };

export type Rail = {
  /** Asks for money. Answers `pending` when the rail only took the request. */
  create: (context: Context, order: ChargeOrder) => Promise<Charge>;
  /** May `create` be sent again under our id? If not it is sent once, and then only asked about. */
  isCreateRepeatable: boolean;
  /** Where a charge stands; undefined: the rail never heard of it. */
  status: (context: Context, order: ChargeOrder) => Promise<Charge | undefined>;
  /** Sends money; sent again under the same id it moves nothing more. */
  payOut: (context: Context, order: PayoutOrder) => Promise<Payout>;
  /** Where a payout stands; a rail that tells only by callback is made to and answers `pending`. */
  payOutStatus: (context: Context, order: PayoutOrder) => Promise<Payout | undefined>;
  /** Absent where the rail sends nothing back. */
  reversals?: Reversals;
  /**
   * Judges a callback before it is parsed. Refuses `unauthenticated`, `invalid_input`. Absent where
   * callbacks are calls of our own contract (payment-gateway/gateway.ts).
   */
  callback?: (context: Context, call: RailCallback) => Promise<Heard>;
  /**
   * The entries of this rail on a day of its own (`2026-11-21`); absent where it tells none. One
   * gateway may stand behind several rails.
   */
  listForDay?: (context: Context, day: string, rail: string) => Promise<StatementLine[]>;
  /** Tells the rail our addresses, each time a process starts; absent where it needs none. */
  register?: (context: Context) => Promise<void>;
};

/** Where a rail's callbacks reach us: `/rail-callbacks/<rail>/<rest>`. */
export function callbackUrl({ config }: Context, rail: string, ...rest: string[]): string {
  return `${config.PLAYER_ORIGIN}/rail-callbacks/${[rail, ...rest].map(encodeURIComponent).join('/')}`;
}
