/**
 * Rails behind a gateway that shows its own payment page: the payer is sent there and comes back.
 * Its callbacks are calls of our contract (cashier.payment-gateway.routes.ts).
 */
import type { CallerInput, CallKey, CallValue } from '@bahati/contract/call.ts';
import { entriesAPage, gatewayCalls } from '@bahati/contract/payment-gateway/gateway.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import type {
  Charge,
  ChargeOrder,
  PayoutOrder,
  Rail,
  Reversal,
  ReversalOrder,
  StatementLine,
} from '#domains/cashier/rails/rail/rail.ts';

type Calls = typeof gatewayCalls;
type GatewayCharge = CallValue<Calls['POST /gateway/v1/charges']>;
type Entry = CallValue<Calls['GET /gateway/v1/statements/:rail/:day/:page']>['entries'][number];

const mostPages = 200;

export const hostedPage: Rail = {
  isCreateRepeatable: true,
  create: async ({ config }, order) => {
    try {
      const body = chargeBody(config, order);
      return chargeOf(await ask(config, 'POST /gateway/v1/charges', { body }));
    } catch (error) {
      // It stands already with other words around it: the language changed between two tries.
      const known = isRefused(error, 'charge_conflict') ? await find(config, order) : undefined;
      if (!known) throw error;
      return known;
    }
  },
  status: ({ config }, order) => find(config, order),
  payOut: async ({ config }, order) => {
    const body = payoutBody(config, order);
    return ask(config, 'POST /gateway/v1/payouts', { body });
  },
  payOutStatus: async ({ config }: Context, { withdrawalId }) => {
    const params = { withdrawalId };
    return orUndefined(ask(config, 'GET /gateway/v1/payouts/:withdrawalId', { params }));
  },
  reversals: { reverse: refund, status: readRefund },
  listForDay: readStatement,
};

/** Our id is the gateway's too, so that what was lost on the way may be sent again. */
async function refund({ config }: Context, order: ReversalOrder): Promise<Reversal> {
  const { reversalId: refundId, rail, receipt: reference, currency } = order;
  const body = {
    refundId,
    rail,
    reference,
    currency,
    amount: toDecimal(order.amount, currency),
    callbackUrl: `${config.PLAYER_ORIGIN}/gateway-callbacks/${rail}`,
  };
  const { state, reason } = await ask(config, 'POST /gateway/v1/refunds', { body });
  if (state === 'refused') throw new OutsideRefusal(reason ?? state);
  return reversalOf(order, state);
}

/** What the gateway never heard of, or would not do, stands. */
async function readRefund({ config }: Context, order: ReversalOrder): Promise<Reversal> {
  const params = { refundId: order.reversalId };
  const known = await orUndefined(ask(config, 'GET /gateway/v1/refunds/:refundId', { params }));
  const state = known?.state ?? 'refused';
  return reversalOf(order, state === 'refused' ? 'standing' : state);
}

function reversalOf({ reversalId, attempt }: ReversalOrder, state: Reversal['state']): Reversal {
  return { reversalId, attempt, state };
}

async function readStatement(
  { config }: Context,
  day: string,
  rail: string,
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const params = { rail, day, page };
    const asked = await ask(config, 'GET /gateway/v1/statements/:rail/:day/:page', { params });
    lines.push(...asked.entries.map(lineOf));
    if (asked.entries.length < entriesAPage) return lines;
  }
  throw new OutsideFault(`The statement of ${rail} has no end.`);
}

function lineOf({ reference: receipt, account: named, at, ...entry }: Entry): StatementLine {
  const isIn = entry.kind === 'charge';
  const [account, party] = isIn ? [named || null, null] : [null, named || null];
  return { ...entry, receipt, account, party, at: new Date(at) };
}

async function ask<K extends keyof Calls & CallKey>(
  { GATEWAY_URL, GATEWAY_KEY }: Config,
  key: K,
  input: CallerInput<Calls[K]>,
): Promise<CallValue<Calls[K]>> {
  const caller = { baseUrl: GATEWAY_URL, sender: 'bahati', key: GATEWAY_KEY, party: 'gateway' };
  return callSigned(caller, gatewayCalls, key, input);
}

async function find(config: Config, { depositId }: ChargeOrder): Promise<Charge | undefined> {
  const params = { depositId };
  const found = await orUndefined(ask(config, 'GET /gateway/v1/charges/:depositId', { params }));
  return found && chargeOf(found);
}

function chargeOf({ checkoutUrl, ...charge }: GatewayCharge): Charge {
  return { ...charge, receipt: charge.reference, pageUrl: checkoutUrl };
}

function chargeBody({ PLAYER_ORIGIN }: Config, order: ChargeOrder) {
  const { depositId, rail, currency, accountReference, language } = order;
  return {
    depositId,
    rail,
    currency,
    amount: toDecimal(order.amount, currency),
    accountReference,
    returnUrl: `${PLAYER_ORIGIN}/member/depositv2?deposit=${depositId}`,
    callbackUrl: `${PLAYER_ORIGIN}/gateway-callbacks/${rail}`,
    language,
  };
}

function payoutBody({ PLAYER_ORIGIN }: Config, order: PayoutOrder) {
  const { withdrawalId, rail, currency, payee, bank } = order;
  return {
    withdrawalId,
    rail,
    currency,
    amount: toDecimal(order.amount, currency),
    payee,
    ...(bank ? { bank } : {}),
    callbackUrl: `${PLAYER_ORIGIN}/gateway-callbacks/${rail}`,
  };
}

async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isRefused(error, 'not_found')) return undefined;
    throw error;
  }
}

function isRefused(error: unknown, code: string): boolean {
  return error instanceof OutsideRefusal && error.code === code;
}
