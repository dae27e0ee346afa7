/** The number money is asked of. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { canonicalMobile } from '#domains/identity/contacts.ts';
import { readBrand } from '#domains/system/brand.ts';

/** The member's bound number in E.164; null: none is bound. */
export async function boundNumber(database: Database, memberId: bigint): Promise<string | null> {
  const { rows } = await database.query<{ number: string | null }>(
    'SELECT mobile_number AS number FROM credentials WHERE member_id = $1',
    [memberId],
  );
  return rows[0]?.number ?? null;
}

/**
 * The typed number as E.164, or the member's own. A number without its country is one of the
 * brand's first. Refuses `payer_needed` without either, `mobile_invalid`.
 */
export async function payerOf(
  { database, config }: Context,
  { memberId }: MemberActor,
  typed: string | undefined,
): Promise<string> {
  if (typed === undefined) {
    const own = await boundNumber(database, memberId);
    if (own === null) throw new Refusal('payer_needed');
    return own;
  }
  const { countryDialingCodes } = await readBrand(database, config.BRAND);
  const number = typed.replaceAll(/[\s()-]/g, '');
  if (number.startsWith('+')) return canonicalMobile('', number, countryDialingCodes);
  return canonicalMobile(countryDialingCodes[0] ?? '', number, countryDialingCodes);
}
