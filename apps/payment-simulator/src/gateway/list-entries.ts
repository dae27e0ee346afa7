/** The gateway's own statement: what one of its rails moved on a day, by pages. */
import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import { entriesAPage, type GatewayCalls } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Context } from '#simulator/context.ts';
import { startOfDay } from '#simulator/daraja/time.ts';
import { type Payment, settledBetween } from '#simulator/payments.ts';

type Statement = GatewayCalls['GET /gateway/v1/statements/:rail/:day/:page'];
type Entry = CallValue<Statement>['entries'][number];

const dayMs = 24 * 3_600_000;

export function listEntries(
  { store }: Context,
  { rail, day, page }: HandlerInput<Statement>['params'],
): CallValue<Statement> {
  const fromMs = startOfDay(day);
  const books = { api: 'gateway', rail } as const;
  const place = { limit: entriesAPage, offset: page * entriesAPage };
  return { entries: settledBetween(store, books, fromMs, fromMs + dayMs, place).map(asEntry) };
}

function asEntry(payment: Payment): Entry {
  const { kind, reference, id: ourId, currency, amount, account } = payment;
  const state = payment.reversedAtMs === null ? 'paid' : 'reversed';
  const at = new Date(payment.settledAtMs ?? 0).toISOString();
  return { kind, reference, ourId, currency, amount, state, account, at };
}
