/** What the platform asks about a slip, which it knows as a round by the slip's reference. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

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
  if (!first) throw new Refusal('not_found');
  return {
    choices: rows.map(({ market, outcome, odds, fixture }) => ({
      label: nameOf(fixture).slice(0, 60),
      value: `${market} ${outcome} @ ${decimal(odds)}`,
    })),
    outcome: [{ label: 'state', value: first.state }],
    picture: null,
    fairness: null,
  };
}

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
 * it is told any more. A slip that is not known is none that could pay.
 */
export async function voidSlip(
  database: Database,
  { roundId, memberId }: { roundId: string; memberId: string },
): Promise<{ isVoided: boolean }> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint; steps: number }>(
      `UPDATE book.bets SET state = 'cancelled', told = 'cancelled', settled_payout = NULL,
              settled_valid_stake = NULL, cashed_out = 0, cashed_stake = 0, auto_cash_out = NULL,
              decide_at = NULL, steps = steps + 1
        WHERE reference = $1 AND member_id = $2 AND told <> 'cancelled' RETURNING id, steps`,
      [roundId, memberId],
    );
    const [bet] = rows;
    if (!bet) return;
    await transaction.query('DELETE FROM book.operations WHERE bet_id = $1', [bet.id]);
    await transaction.query(
      `INSERT INTO book.bet_history (bet_id, number, kind, note)
       VALUES ($1, $2, 'cancelled', 'by the operator')`,
      [bet.id, bet.steps],
    );
  });
  return { isVoided: true };
}
