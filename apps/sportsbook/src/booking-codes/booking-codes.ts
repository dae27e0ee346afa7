/** Booking codes: selections put together without a login, for anybody who has the code. */
import { createHash, randomInt } from 'node:crypto';
import type { Slip, SlipLegInput } from '@bahati/contract/sportsbook/slip.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { sqlState } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { priceBuilder } from '#sportsbook/builder/price-builder.ts';

/** Without those that are taken for others: 0 and O, 1 and I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 6;
const keptDays = 30;
/** Of one network in a day. */
const mostOfMaker = 300;
const mostTries = 5;

export type Booked = { legs: SlipLegInput[]; shape: Slip['shape'] };

const newCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)] ?? 'A').join('');

/** Refuses `too_many_requests` for a network that made too many today. */
export async function makeCode(
  { database }: Pick<BetContext, 'database'>,
  { legs, shape }: Booked,
  ip: string,
): Promise<{ code: string; expiresAt: string }> {
  const day = new Date().toISOString().slice(0, 10);
  const maker = createHash('sha256')
    .update(`${clientNetwork(ip)} ${day}`)
    .digest();
  for (let tried = 1; ; tried += 1) {
    try {
      const { rows } = await database.query<{ code: string; expiresAt: Date }>(
        `INSERT INTO book.booking_codes (code, legs, shape, maker, expires_at)
         SELECT $1, $2, $3, $4, now() + make_interval(days => $5)
          WHERE (SELECT count(*) FROM (SELECT 1 FROM book.booking_codes WHERE maker = $4 LIMIT $6) c)
                < $6
         RETURNING code, expires_at AS "expiresAt"`,
        [newCode(), JSON.stringify(legs), JSON.stringify(shape), maker, keptDays, mostOfMaker],
      );
      const [made] = rows;
      if (!made) throw new Refusal('too_many_requests');
      return { code: made.code, expiresAt: made.expiresAt.toISOString() };
    } catch (error) {
      if (sqlState(error) !== '23505' || tried === mostTries) throw error;
    }
  }
}

/**
 * The selections behind a code at the odds of now; `gone` counts those that take no bets any more.
 * Refuses `not_found`.
 */
export async function loadCode(
  context: Pick<BetContext, 'database' | 'offer' | 'combine' | 'terms'>,
  code: string,
): Promise<Booked & { gone: number }> {
  const { rows } = await context.database.query<Booked>(
    'SELECT legs, shape FROM book.booking_codes WHERE code = $1 AND expires_at > now()',
    [code],
  );
  const [booked] = rows;
  if (!booked) throw new Refusal('not_found');
  const offered = await Promise.all(booked.legs.map((leg) => legNow(context, leg)));
  const legs = offered.filter((leg) => leg !== undefined);
  return { legs, shape: booked.shape, gone: booked.legs.length - legs.length };
}

/** Undefined: bets are taken on it no more, or not now. */
async function legNow(
  context: Pick<BetContext, 'offer' | 'combine' | 'terms'>,
  leg: SlipLegInput,
): Promise<SlipLegInput | undefined> {
  const quotes = leg.selections.map((selection) => context.offer.quote(selection));
  if (quotes.some((quote) => !quote?.isOpen)) return undefined;
  const selections = leg.selections.map((selection, at) => ({
    ...selection,
    odds: quotes[at]?.odds ?? selection.odds,
  }));
  const [only] = selections;
  if (!only || selections.length > 1) {
    const price = await priceBuilder(context, selections);
    return price && { ...leg, selections, odds: price.odds };
  }
  return { ...leg, selections, odds: only.odds };
}
