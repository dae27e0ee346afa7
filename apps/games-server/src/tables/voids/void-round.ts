/**
 * Voiding a round of a live table by the word of two. As long as nobody was asked to be paid, its
 * stakes go back by themselves, and a round that runs is ended. Once payouts were asked for, only the
 * operator's wallet can take them back: it is asked until it says that all is taken back, or that
 * nothing can be.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { DecidedBy } from '@bahati/server-kit/program-office/two-people.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { takeOutEntry } from '#games-server/returns/count-table-rounds.ts';

export type TouchedEntry = {
  id: bigint;
  externalId: string;
  memberId: string;
  gameCode: string;
  name: string;
  state: 'open' | 'paying' | 'settled' | 'voided';
  attempts: number;
  /** Of stakes that were taken, or may still be. */
  stake: bigint;
  payout: bigint | null;
};

/** Members of one void that the wallet is asked for: as many as it takes back at once. */
export const mostReversed = 200;

/** Whether stakes go back by themselves, or what was paid is taken back by the wallet. */
export type VoidWay = 'return' | 'reverse';

export function wayOf(entries: readonly TouchedEntry[]): VoidWay {
  const isAsked = ({ state, attempts }: TouchedEntry) =>
    state === 'settled' || (state === 'paying' && attempts > 0);
  return entries.some(isAsked) ? 'reverse' : 'return';
}

/** The entries of a round in the order of ids; locked, they stay so until the transaction ends. */
export async function readTouched(
  transaction: Pick<Transaction, 'query'>,
  roundId: bigint,
  isLocked = false,
): Promise<TouchedEntry[]> {
  if (isLocked) {
    await transaction.query(
      'SELECT 1 FROM games.table_entries WHERE round_id = $1 ORDER BY id FOR UPDATE',
      [roundId],
    );
  }
  const { rows } = await transaction.query<TouchedEntry>(
    `SELECT e.id, e.external_id AS "externalId", e.member_id AS "memberId",
            e.game_code AS "gameCode", e.shown_name AS name, e.state, e.attempts, e.payout,
            coalesce((SELECT sum(s.amount) FROM games.table_stakes s
                       WHERE s.entry_id = e.id AND s.state IN ('asking', 'taken')), 0)::bigint AS stake
       FROM games.table_entries e WHERE e.round_id = $1 ORDER BY e.id`,
    [roundId],
  );
  return rows;
}

type VoidedRound = { id: bigint; state: string; voidedAt: Date | null; isAsking: boolean };

/** Refuses `not_found`, and `decision_not_possible` where it is void or being voided already. */
export async function assertVoidable(
  transaction: Pick<Transaction, 'query'>,
  roundId: bigint,
): Promise<{ roomId: bigint; gameCode: string; number: number; state: string }> {
  const { rows } = await transaction.query<
    VoidedRound & { roomId: bigint; gameCode: string; number: number }
  >(
    `SELECT t.id, t.room_id AS "roomId", r.game_code AS "gameCode", t.game AS number, t.state,
            t.voided_at AS "voidedAt", coalesce(v.state = 'asking', false) AS "isAsking"
       FROM games.table_rounds t JOIN games.rooms r ON r.id = t.room_id
       LEFT JOIN games.round_voids v ON v.round_id = t.id
      WHERE t.id = $1`,
    [roundId],
  );
  const [round] = rows;
  if (!round) throw new Refusal('not_found');
  if (round.voidedAt !== null || round.isAsking) throw new Refusal('decision_not_possible');
  return round;
}

/** The room's row is held. Refuses as `assertVoidable`, and `too_many_entries`. */
export async function voidTableRound(
  transaction: Transaction,
  roundId: bigint,
  by: DecidedBy,
): Promise<void> {
  // Whoever places a stake holds the round shared until it is written; later ones find it over.
  await transaction.query('SELECT 1 FROM games.table_rounds WHERE id = $1 FOR UPDATE', [roundId]);
  await assertVoidable(transaction, roundId);
  const entries = await readTouched(transaction, roundId, true);
  const way = wayOf(entries);
  if (way === 'return') await returnAll(transaction, roundId, entries);
  else await askForAll(transaction, roundId, entries);
  await transaction.query(
    `INSERT INTO games.round_voids AS v (round_id, state, reason, asked_by, approved_by)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (round_id) DO UPDATE SET state = excluded.state, reason = excluded.reason,
       asked_by = excluded.asked_by, approved_by = excluded.approved_by, refusal_code = NULL,
       refusal_details = NULL, attempts = 0, due_at = excluded.due_at, at = excluded.at`,
    [roundId, way === 'return' ? 'done' : 'asking', by.reason, by.asked, by.approved],
  );
}

/** Nobody was asked to be paid: each stake is rolled back, and the round has ended. */
async function returnAll(
  transaction: Transaction,
  roundId: bigint,
  entries: readonly TouchedEntry[],
): Promise<void> {
  await transaction.query(
    `UPDATE games.table_stakes AS s SET state = 'voiding', refusal_code = 'round_voided',
            due_at = clock_timestamp(), changed_at = clock_timestamp()
       FROM (SELECT held.id FROM games.table_stakes AS held
              WHERE held.entry_id = ANY($1::bigint[]) AND held.state IN ('asking', 'taken')
              ORDER BY held.id FOR UPDATE OF held) AS own
      WHERE s.id = own.id`,
    [entries.map(({ id }) => id)],
  );
  await voidEntries(transaction, roundId);
  await transaction.query(
    `UPDATE games.table_rounds SET state = 'over', voided_at = clock_timestamp() WHERE id = $1`,
    [roundId],
  );
}

/** An outcome that was dealt has been told: the round goes on to its end whatever the wallet says. */
async function askForAll(
  transaction: Transaction,
  roundId: bigint,
  entries: readonly TouchedEntry[],
): Promise<void> {
  if (entries.length > mostReversed) throw new Refusal('too_many_entries', { most: mostReversed });
  await transaction.query(
    `UPDATE games.table_rounds SET state = 'over' WHERE id = $1 AND state <> 'over'`,
    [roundId],
  );
}

async function voidEntries(transaction: Transaction, roundId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.table_entries SET state = 'voided', payout = NULL, valid_stake = NULL,
            balance = NULL, decided_at = coalesce(decided_at, clock_timestamp()),
            changed_at = clock_timestamp(), due_at = NULL
      WHERE round_id = $1 AND state <> 'voided'`,
    [roundId],
  );
}

/** The wallet has taken everything back. The room's row is held. */
export async function noteReversed(transaction: Transaction, roundId: bigint): Promise<void> {
  await readTouched(transaction, roundId, true);
  await takeOutEntry(transaction, roundId, () => voidEntries(transaction, roundId));
  await transaction.query(
    'UPDATE games.table_rounds SET voided_at = clock_timestamp() WHERE id = $1',
    [roundId],
  );
  await transaction.query("UPDATE games.round_voids SET state = 'done' WHERE round_id = $1", [
    roundId,
  ]);
}
