/** The most a slip may stake and win, by sport, market, competition, event and member. */
import { isCurrency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { Quote } from '#sportsbook/offer/quote.ts';
import type { JudgedLeg } from './judge-slip.ts';
import type { StakeBounds } from './reckon-slip.ts';
import type { Terms } from './terms.ts';

/** The most that may be won by scope and key, in minor units: `sport football`. */
type WinLimits = ReadonlyMap<string, bigint>;

const keysOf = ({ sport, market, fixture, eventId }: Quote): string[] => [
  `sport ${sport}`,
  `market ${market.slice(0, market.indexOf(':'))}`,
  `competition ${fixture.competition.id}`,
  `event ${eventId}`,
];

export type MemberBounds = StakeBounds & {
  /** Whatever this member stakes waits for a trader. */
  isAlwaysAsked: boolean;
};

/** What holds for everybody on these legs, with the member's share of it. */
export async function stakeBounds(
  { database, offer, config }: Pick<BetContext, 'database' | 'offer' | 'config'>,
  terms: Terms,
  legs: readonly JudgedLeg[],
  memberId: string | undefined,
): Promise<MemberBounds> {
  const keys = [...new Set(legs.flatMap(({ quotes }) => quotes.flatMap(keysOf)))];
  const { winLimits, factor, isAlwaysAsked } = await readLimits(database, keys, memberId);
  const mostWin = keys.reduce((least, key) => {
    const own = winLimits.get(key);
    return own !== undefined && own < least ? own : least;
  }, terms.mostWin);
  const { leastStake, mostPayout } = terms;
  const mostStake = legs
    .flatMap(({ quotes }) => quotes)
    .reduce((least, quote) => {
      const own = limitOf(offer.controls, quote, config.BOOK_CURRENCY);
      return own !== undefined && own < least ? own : least;
    }, terms.mostStake);
  const share = (amount: bigint) => (amount * BigInt(factor)) / 10_000n;
  return {
    leastStake,
    mostPayout,
    mostStake: share(mostStake),
    mostWin: share(mostWin),
    isAlwaysAsked,
  };
}

/** The most the trading room lets a bet stake on it, in minor units. */
function limitOf(
  controls: BetContext['offer']['controls'],
  { sport, fixture, eventId, market, outcome }: Quote,
  currency: string,
): bigint | undefined {
  const competitionId = fixture.competition.id;
  const limit = controls?.find('limit', { sport, competitionId, eventId, market, outcome });
  return limit === undefined || !isCurrency(currency) ? undefined : parseAmount(limit, currency);
}

async function readLimits(
  database: Database,
  keys: readonly string[],
  memberId: string | undefined,
): Promise<{ winLimits: WinLimits; factor: number; isAlwaysAsked: boolean }> {
  const { rows } = await database.query<{ key: string | null; value: bigint; asked: boolean }>(
    `SELECT scope || ' ' || key AS key, most_win AS value, false AS asked FROM book.win_limits
      WHERE (scope, key) IN (SELECT split_part(k, ' ', 1), split_part(k, ' ', 2)
                               FROM unnest($1::text[]) AS k)
     UNION ALL
     SELECT NULL, factor_basis_points::bigint, is_always_asked FROM book.member_limits WHERE member_id = $2`,
    [keys, memberId ?? ''],
  );
  const own = rows.find(({ key }) => key === null);
  const winLimits = rows.flatMap(({ key, value }) => (key === null ? [] : [[key, value] as const]));
  return {
    winLimits: new Map(winLimits),
    factor: own ? Number(own.value) : 10_000,
    isAlwaysAsked: own?.asked ?? false,
  };
}
