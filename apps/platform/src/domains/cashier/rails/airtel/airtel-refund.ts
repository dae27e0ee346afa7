/**
 * Airtel refunds a payment by its own id, whole and once, and says so at once. Where its answer is
 * lost, its list of the day tells whether the payment still stands.
 */
import { OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { askAirtel, markets } from './airtel-api.ts';
import { listAirtelDay } from './airtel-list.ts';
import type { Reversal, ReversalOrder, Reversals } from '#domains/cashier/rails/rail/rail.ts';

export const airtelRefunds: Reversals = { reverse: refund, status: findInList };

async function refund(context: Context, order: ReversalOrder): Promise<Reversal> {
  const { reversalId, attempt, receipt, currency } = order;
  const market = markets.find((one) => one.currency === currency);
  if (!market) throw new OutsideRefusal('currency_unfit');
  await askAirtel(context.config, {
    market,
    method: 'POST',
    path: '/standard/v1/payments/refund',
    body: { transaction: { airtel_money_id: receipt } },
  });
  return { reversalId, attempt, state: 'done' };
}

async function findInList(context: Context, order: ReversalOrder): Promise<Reversal> {
  const { reversalId, attempt, receipt, paidAt } = order;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(paidAt);
  const lines = await listAirtelDay(context, day);
  const line = lines.find((one) => one.kind === 'charge' && one.receipt === receipt);
  const states = { paid: 'standing', reversed: 'done' } as const;
  return { reversalId, attempt, state: line ? states[line.state] : 'pending' };
}
