/**
 * The payment gateway as the cashier sees it. Every call is idempotent by our own id, so doubt
 * is settled by asking again. A gateway that fails three times in a row rests for ten seconds:
 * nobody waits for it meanwhile.
 */
import type { CallerInput, CallKey, CallValue } from '@bahati/contract/call.ts';
import { gatewayCalls } from '@bahati/contract/payment-gateway/gateway.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Config } from '#platform/config.ts';

type Calls = typeof gatewayCalls;
type Key = keyof Calls & CallKey;

export type Charge = CallValue<Calls['POST /gateway/v1/charges']>;
export type Payout = CallValue<Calls['POST /gateway/v1/payouts']>;

const faultsUntilRest = 3;
const restMs = 10_000;
const gateways = new Map<string, { faults: number; restsUntil: number }>();

/** Lets a gateway rest until then; 0 wakes it. */
export function restGateway(url: string, untilMs: number): void {
  gateways.set(url, { faults: 0, restsUntil: untilMs });
}

async function ask<K extends Key>(
  { GATEWAY_URL, GATEWAY_KEY }: Config,
  key: K,
  input: CallerInput<Calls[K]>,
): Promise<CallValue<Calls[K]>> {
  const state = gateways.get(GATEWAY_URL) ?? { faults: 0, restsUntil: 0 };
  gateways.set(GATEWAY_URL, state);
  if (Date.now() < state.restsUntil) throw new OutsideFault('The gateway rests.');
  const caller = { baseUrl: GATEWAY_URL, sender: 'bahati', key: GATEWAY_KEY };
  try {
    const value = await callSigned(caller, gatewayCalls, key, input);
    state.faults = 0;
    return value;
  } catch (error) {
    if (error instanceof OutsideFault) {
      state.faults += 1;
      if (state.faults >= faultsUntilRest) restGateway(GATEWAY_URL, Date.now() + restMs);
    } else {
      state.faults = 0;
    }
    throw error;
  }
}

/** Asks for money. Throws OutsideFault (it may stand or not) or OutsideRefusal (it does not). */
export async function createCharge(
  config: Config,
  body: CallerInput<Calls['POST /gateway/v1/charges']>['body'],
): Promise<Charge> {
  return ask(config, 'POST /gateway/v1/charges', { body });
}

/** Where a charge stands; undefined: the gateway never heard of it. */
export async function findCharge(config: Config, depositId: string): Promise<Charge | undefined> {
  return orUndefined(ask(config, 'GET /gateway/v1/charges/:depositId', { params: { depositId } }));
}

/** Sends money. Throws OutsideFault or OutsideRefusal as `createCharge` does. */
export async function sendPayout(
  config: Config,
  body: CallerInput<Calls['POST /gateway/v1/payouts']>['body'],
): Promise<Payout> {
  return ask(config, 'POST /gateway/v1/payouts', { body });
}

/** Where a payout stands; undefined: the gateway never heard of it. */
export async function findPayout(
  config: Config,
  withdrawalId: string,
): Promise<Payout | undefined> {
  const params = { withdrawalId };
  return orUndefined(ask(config, 'GET /gateway/v1/payouts/:withdrawalId', { params }));
}

async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OutsideRefusal && error.code === 'not_found') return undefined;
    throw error;
  }
}
