/** A seat as the platform's records tell it: what was brought, each hand, and what was taken away. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { Language } from '#games-server/games/game.ts';
import { readState } from './plain-json.ts';
import { type DealtIn, readSeats, type StoredHand, type StoredSeat } from './stored-seats.ts';

const words = {
  en: {
    brought: 'Brought to the table',
    hands: 'Hands',
    hand: 'Hand',
    withBots: 'Hands with a house bot',
    payout: 'Taken away',
    entry: 'Buy-in and fee',
    place: 'Place',
    prize: 'Prize',
  },
  sw: {
    brought: 'Ulileta mezani',
    hands: 'Mikono',
    hand: 'Mkono',
    withBots: 'Mikono na bot ya nyumba',
    payout: 'Uliondoka na',
    entry: 'Kiingilio na ada',
    place: 'Nafasi',
    prize: 'Zawadi',
  },
} as const;

/** The contract takes a hundred lines; three are said of the seat itself. */
const mostHands = 97;

/** Refuses `not_found`, also while its member is not paid. */
export async function seatDetail(
  { database }: Context,
  { roundId, language }: { roundId: string; language: Language },
): Promise<ProviderRoundDetail> {
  const [seat] = await readSeats(database, "WHERE s.external_id = $1 AND s.state = 'left'", [
    roundId,
  ]);
  if (!seat) throw new Refusal('not_found');
  const said = words[language];
  if (seat.place !== null) return sitAndGoDetail(seat, language);
  const hands = await readHands(database, seat);
  const money = (amount: bigint) => moneyOf(seat, amount, language);
  return {
    choices: [{ label: said.brought, value: money(seat.brought) }],
    outcome: [
      { label: said.hands, value: `${hands.count}` },
      ...(hands.withBots > 0 ? [{ label: said.withBots, value: `${hands.withBots}` }] : []),
      ...hands.newest.map(({ number, won }) => ({
        label: `${said.hand} ${number}`,
        value: money(won),
      })),
      { label: said.payout, value: money(seat.payout ?? 0n) },
    ],
    picture: null,
    fairness: null,
  };
}

/** Hands of a sit-and-go are played for chips, which are no money: its place and prize are told. */
function sitAndGoDetail(seat: StoredSeat, language: Language): ProviderRoundDetail {
  const said = words[language];
  const money = (amount: bigint) => moneyOf(seat, amount, language);
  return {
    choices: [{ label: said.entry, value: money(seat.brought) }],
    outcome: [
      { label: said.place, value: `${seat.place}` },
      { label: said.prize, value: money(seat.payout ?? 0n) },
    ],
    picture: null,
    fairness: null,
  };
}

function moneyOf({ currency }: StoredSeat, amount: bigint, language: Language): string {
  const figures = formatAmount(
    toDecimal(amount < 0n ? -amount : amount, currency),
    currency,
    language,
  );
  return `${amount < 0n ? '−' : ''}${currencySymbol(currency)} ${figures}`;
}

type Hand = Pick<StoredHand, 'number' | 'players' | 'result'> & { count: number; withBots: number };

/** The newest hands the seat was dealt in, and how many there were. */
async function readHands(
  database: Context['database'],
  { id, roomId, seat }: StoredSeat,
): Promise<{ count: number; withBots: number; newest: { number: number; won: bigint }[] }> {
  const { rows } = await database.query<Hand>(
    `SELECT h.number, h.players, h.result, count(*) OVER ()::int AS count,
            count(*) FILTER (WHERE h.bots > 0) OVER ()::int AS "withBots"
       FROM games.hands h JOIN games.seats s ON s.id = $1
      WHERE h.room_id = $2 AND h.over_at IS NOT NULL AND h.voided_at IS NULL
        AND h.began_at BETWEEN s.sat_at AND coalesce(s.left_at, now())
        AND h.players @> jsonb_build_array(jsonb_build_object('seatId', $1::text))
      ORDER BY h.began_at DESC LIMIT $3`,
    [id, roomId, mostHands],
  );
  const newest = rows.map(({ number, players, result }) => {
    const before = (readState(players) as DealtIn[]).find((each) => each.seat === seat);
    const after = (readState(result) as StoredHand['result'])?.stacks.find(
      (each) => each.seat === seat,
    );
    return { number, won: (after?.stack ?? 0n) - (before?.stack ?? 0n) };
  });
  return { count: rows[0]?.count ?? 0, withBots: rows[0]?.withBots ?? 0, newest };
}
