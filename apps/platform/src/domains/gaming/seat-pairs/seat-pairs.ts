/** Members who play at the same tables, as the providers of games with seats count them. */
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { mostPairsTold, type SeatPair } from '@bahati/contract/games-provider/seat-pairs.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { callSigned, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import type { Context } from '#platform/context.ts';

/** Of a provider in one look: 20,000 pairs. */
const mostPages = 40;

/** A pair by the members' own ids; `provider` is who told of it. */
export type MemberPair = Omit<SeatPair, 'one' | 'other'> & {
  one: bigint;
  other: bigint;
  provider: SeatProvider;
};

export type SeatProvider = { id: number; code: string; keptKey: string; baseUrl: string };

export type PairsAsked = { currency: Currency; since: Date; leastHands: number };

/** Those with games that are played in seats; there are few providers. */
export async function readSeatProviders({ database }: Context): Promise<SeatProvider[]> {
  const { rows } = await database.query<SeatProvider>(
    `SELECT p.id, p.code, p.signing_key AS "keptKey", p.api_url AS "baseUrl"
       FROM provider_profiles p
      WHERE EXISTS (SELECT FROM games g WHERE g.vendor_id = ANY (p.vendor_ids) AND g.is_seated)
      ORDER BY p.id`,
  );
  return rows;
}

/** Page by page. A provider that does not know the call has no pairs. */
export async function* readSeatPairs(
  context: Context,
  provider: SeatProvider,
  asked: PairsAsked,
): AsyncGenerator<MemberPair[]> {
  let after: { one: string; other: string } | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const pairs = await ask(context, provider, { ...asked, after });
    yield namePairs(context, provider, pairs);
    const last = pairs.at(-1);
    if (!last || pairs.length < mostPairsTold) return;
    after = { one: last.one, other: last.other };
  }
}

/** What the two played since a later instant; undefined: fewer hands than asked for. */
export async function readSeatPair(
  context: Context,
  { provider, one, other }: Pick<MemberPair, 'provider' | 'one' | 'other'>,
  asked: PairsAsked,
): Promise<MemberPair | undefined> {
  const { rows } = await context.database.query<{ key: string }>(
    'SELECT key FROM provider_members WHERE provider_id = $1 AND member_id = ANY($2::bigint[])',
    [provider.id, [one, other]],
  );
  const among = rows.map(({ key }) => key);
  if (among.length !== 2) return undefined;
  const [pair] = await namePairs(
    context,
    provider,
    await ask(context, provider, { ...asked, among }),
  );
  return pair;
}

type Body = PairsAsked & {
  among?: string[] | undefined;
  after?: { one: string; other: string } | undefined;
};

async function ask(
  { config }: Context,
  { id, code: party, keptKey, baseUrl }: SeatProvider,
  { since, ...body }: Body,
): Promise<SeatPair[]> {
  const key = openSigningKey(config, id, keptKey);
  const { pairs } = await callSigned(
    { baseUrl, key, sender: 'platform', timeoutMs: 10_000, party },
    vendorCalls,
    'POST /vendor/v1/seats/pairs',
    { body: { ...body, since: since.toISOString() } },
  ).catch((error: unknown) => {
    if (error instanceof OutsideRefusal) return { pairs: [] };
    throw error;
  });
  return pairs;
}

/** Keys that the provider was never given are left out. */
async function namePairs(
  { database }: Context,
  provider: SeatProvider,
  pairs: readonly SeatPair[],
): Promise<MemberPair[]> {
  const { rows } = await database.query<{ key: string; memberId: bigint }>(
    `SELECT key, member_id AS "memberId" FROM provider_members
      WHERE provider_id = $1 AND key = ANY($2::text[])`,
    [provider.id, pairs.flatMap(({ one, other }) => [one, other])],
  );
  const memberOf = new Map(rows.map(({ key, memberId }) => [key, memberId]));
  return pairs.flatMap(({ one: oneKey, other: otherKey, ...same }) => {
    const [one, other] = [memberOf.get(oneKey), memberOf.get(otherKey)];
    return one === undefined || other === undefined ? [] : [{ ...same, one, other, provider }];
  });
}
