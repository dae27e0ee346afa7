/** What the platform asks about a slip, which it knows as a round by the slip's reference. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { picksOf } from '#sportsbook/jackpots/picks.ts';
import { takeOut } from '#sportsbook/jackpots/void-entry.ts';

type SelectionRow = {
  market: string;
  outcome: string;
  odds: number;
  state: string;
  fixture: Fixture | null;
};

const mostChoices = 80;

/** The selections of a slip with their odds, and how it stands. Refuses `not_found`. */
export async function slipDetail(
  database: Database,
  { roundId }: { roundId: string },
): Promise<ProviderRoundDetail> {
  const { rows } = await database.query<SelectionRow>(
    `SELECT s.market, s.outcome, s.odds, b.state, e.fixture
       FROM book.bets b JOIN book.bet_selections s ON s.bet_id = b.id
       LEFT JOIN book.events e ON e.id = s.event_id
      WHERE b.reference = $1 ORDER BY s.leg, s.place LIMIT $2`,
    [roundId, mostChoices],
  );
  const [first] = rows;
  if (!first) return entryDetail(database, roundId);
  const choices = rows.map(({ market, outcome, odds, fixture }) => ({
    label: nameOf(fixture).slice(0, 60),
    value: `${market} ${outcome} @ ${decimal(odds)}`,
  }));
  return detailOf(choices, first.state);
}

type PickRow = { pick: number; state: string; fixture: Fixture | null };

/** The picks of an entry of a jackpot pool. */
async function entryDetail(database: Database, roundId: string): Promise<ProviderRoundDetail> {
  const { rows } = await database.query<PickRow>(
    `SELECT p.pick, b.state, e.fixture
       FROM book.bets b JOIN book.jackpot_entries j ON j.bet_id = b.id
       CROSS JOIN LATERAL unnest(j.picks) WITH ORDINALITY AS p (pick, place)
       JOIN book.jackpot_matches m ON m.pool_id = b.jackpot_pool_id AND m.place = p.place - 1
       LEFT JOIN book.events e ON e.id = m.event_id
      WHERE b.reference = $1 ORDER BY p.place`,
    [roundId],
  );
  const [first] = rows;
  if (!first) throw new Refusal('not_found');
  const choices = rows.map(({ pick, fixture }) => ({
    label: nameOf(fixture).slice(0, 60),
    value: picksOf([pick]).flat().join(' '),
  }));
  return detailOf(choices, first.state);
}

const detailOf = (choices: ProviderRoundDetail['choices'], state: string): ProviderRoundDetail => ({
  choices,
  outcome: [{ label: 'state', value: state }],
  picture: null,
  fairness: null,
});

function nameOf(fixture: Fixture | null): string {
  if (!fixture) return '-';
  const [home, away] = fixture.participants;
  return fixture.isOutright || !home || !away
    ? (fixture.name ?? '-')
    : `${home.shortName} - ${away.shortName}`;
}

/** "1.95" of 1950. */
const decimal = (odds: number): string =>
  `${Math.floor(odds / 1_000)}.${String(odds % 1_000)
    .padStart(3, '0')
    .slice(0, 2)}`;

/**
 * The operator voided the slip: its stake is back and what it paid is returned there, so nothing of
 * it is told any more. A slip that is not known is none that could pay. Refuses `retry` for an entry
 * of a jackpot that is accepted in this moment.
 */
export async function voidSlip(database: Database, slip: Slip): Promise<{ isVoided: boolean }> {
  await inTransaction(database, async (transaction) => {
    const voided = (await voidEntryOf(transaction, slip)) ?? (await voidBetOf(transaction, slip));
    if (!voided) return;
    await transaction.query('DELETE FROM book.operations WHERE bet_id = $1', [voided.id]);
    await transaction.query(
      `INSERT INTO book.bet_history (bet_id, number, kind, note)
       VALUES ($1, $2, 'cancelled', 'by the operator')`,
      [voided.id, voided.step],
    );
  });
  return { isVoided: true };
}

type Slip = { roundId: string; memberId: string };
type Voided = { id: bigint; step: number };

/** An entry of a jackpot pool that is not drawn leaves the pool. */
async function voidEntryOf(transaction: Transaction, { roundId, memberId }: Slip) {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT id FROM book.bets WHERE reference = $1 AND member_id = $2 AND told = 'open'
        AND jackpot_pool_id IS NOT NULL`,
    [roundId, memberId],
  );
  const entry = rows[0] && (await takeOut(transaction, rows[0].id));
  return entry && { id: entry.id, step: entry.steps + 1 };
}

async function voidBetOf(transaction: Transaction, { roundId, memberId }: Slip) {
  const { rows } = await transaction.query<Voided>(
    `UPDATE book.bets b SET state = 'cancelled', told = 'cancelled', settled_payout = NULL,
            settled_valid_stake = NULL, cashed_out = 0, cashed_stake = 0, auto_cash_out = NULL,
            decide_at = NULL, steps = steps + 1
      WHERE reference = $1 AND member_id = $2 AND told <> 'cancelled'
        AND NOT (told = 'open' AND EXISTS (SELECT 1 FROM book.jackpot_pools p
              WHERE p.id = b.jackpot_pool_id AND p.state IN ('open', 'closed')))
      RETURNING id, steps AS step`,
    [roundId, memberId],
  );
  if (rows[0]) return rows[0];
  const running = await transaction.query(
    `SELECT 1 FROM book.bets WHERE reference = $1 AND member_id = $2 AND told <> 'cancelled'`,
    [roundId, memberId],
  );
  if (running.rowCount) throw new Refusal('retry');
  return undefined;
}
