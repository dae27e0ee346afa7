/** The number money is asked of. */
import type { Currency } from '@bahati/money/currencies.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { canonicalMobile } from '#domains/identity/contacts/contacts.ts';
import { currencyOfNumber } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

/** The member's bound number in E.164; null: none is bound. */
async function boundNumber(database: Database, memberId: bigint): Promise<string | null> {
  const { rows } = await database.query<{ number: string | null }>(
    'SELECT mobile_number AS number FROM credentials WHERE member_id = $1',
    [memberId],
  );
  return rows[0]?.number ?? null;
}

/**
 * The number that is asked unless another is typed, in E.164: the bound one, else the one the
 * member paid with last. Null: neither is known.
 */
export async function ownNumber(database: Database, memberId: bigint): Promise<string | null> {
  return (await boundNumber(database, memberId)) ?? lastPayer(database, memberId);
}

/** Of the deposits that came, the newest few are looked at: those by card have no number. */
async function lastPayer(database: Database, memberId: bigint): Promise<string | null> {
  const { rows } = await database.query<{ payer: string | null }>(
    `SELECT payer FROM (
       SELECT payer, completed_at FROM deposits
        WHERE member_id = $1 AND status = 'completed'
        ORDER BY completed_at DESC LIMIT 20) AS newest
      WHERE payer IS NOT NULL ORDER BY completed_at DESC LIMIT 1`,
    [memberId],
  );
  return rows[0]?.payer ?? null;
}

/**
 * The typed number as E.164, or the member's own. A number without its country is one of the
 * brand's first. Refuses `payer_needed` without either, `mobile_invalid`, `payer_abroad`.
 */
export async function payerOf(
  { database, config }: Context,
  { memberId, currency }: MemberActor,
  typed: string | undefined,
): Promise<string> {
  if (typed === undefined) {
    const own = await ownNumber(database, memberId);
    if (own === null) throw new Refusal('payer_needed');
    return atHome(own, currency);
  }
  const { countryDialingCodes } = await readBrand(database, config.BRAND);
  const number = typed.replaceAll(/[\s()-]/g, '');
  const prefix = number.startsWith('+') ? '' : (countryDialingCodes[0] ?? '');
  return atHome(canonicalMobile(prefix, number, countryDialingCodes), currency);
}

/** A phone wallet holds the money of its country alone. */
function atHome(number: string, currency: Currency): string {
  const own = currencyOfNumber(number);
  if (own !== undefined && own !== currency) throw new Refusal('payer_abroad');
  return number;
}
