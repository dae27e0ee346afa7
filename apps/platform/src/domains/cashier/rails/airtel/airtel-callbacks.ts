/**
 * What Airtel tells us, proven by its hash. It names no amount and may contradict itself, so that
 * it only says when to ask; money in and money out come to the same address.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { fieldsOf, isAirtelSetUp, textOf } from './airtel-api.ts';
import {
  asUuid,
  type Heard,
  type RailCallback,
  type Report,
} from '#domains/cashier/rails/rail/rail.ts';

/** Refuses `unauthenticated`, `invalid_input`, `not_found`. */
export async function hearAirtel(context: Context, { raw }: RailCallback): Promise<Heard> {
  const { config, database } = context;
  const { transaction, hash } = parse(raw);
  if (!isAirtelSetUp(config) || !isProven(config.AIRTEL_CALLBACK_KEY, transaction, hash)) {
    throw new Refusal('unauthenticated');
  }
  const told = fieldsOf(transaction);
  const id = asUuid(textOf(told['id']));
  if (!id) throw new Refusal('not_found');
  const { rows } = await database.query('SELECT 1 FROM deposits WHERE public_id = $1', [id]);
  const report: Report =
    rows.length > 0
      ? { kind: 'charge_stirred', depositId: id, reference: textOf(told['id']) }
      : { kind: 'payout_stirred', withdrawalId: id };
  return { reports: [report], answer: { success: true, value: {} } };
}

function parse(raw: Buffer): { transaction: unknown; hash: string } {
  try {
    const { transaction, hash } = fieldsOf(JSON.parse(raw.toString('utf8')));
    return { transaction, hash: textOf(hash) };
  } catch {
    throw new Refusal('invalid_input');
  }
}

/** Airtel hashes the transaction as it writes it, without the hash beside it. */
function isProven(key: string, transaction: unknown, hash: string): boolean {
  const text = JSON.stringify({ transaction });
  const right = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(hash, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
