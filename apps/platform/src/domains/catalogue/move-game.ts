/** Where a game stands among those of its category. */
import type { SwitchedGame } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { recordAudit } from '#domains/system/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { lockSwitchedGame } from './list-switches.ts';

type Goal = 'up' | 'down' | 'first' | 'last';
type Move = { id: string; to: Goal; ip: string };
type Place = { id: number; position: number };

/** At its end already, it stays there. Refuses `not_found`. */
export async function moveGame(
  context: Context,
  staff: StaffActor,
  { id, to, ip }: Move,
): Promise<SwitchedGame> {
  return inTransaction(context.database, async (transaction) => {
    // Two moves at once would each count from a place the other has changed.
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('game order'))`);
    const game = await lockSwitchedGame(context, transaction, id);
    const neighbour = await findNeighbour(transaction, game, to);
    if (!neighbour) return game;
    await (to === 'up' || to === 'first'
      ? standBefore(transaction, game, neighbour)
      : standBehind(transaction, game, neighbour));
    const after = await lockSwitchedGame(context, transaction, id);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'game.moved',
      subject: `game:${game.gameId}`,
      before: { position: game.position },
      after: { position: after.position, to },
      ip,
    });
    return after;
  });
}

/** The game to stand beside; none at the end of the category. */
async function findNeighbour(
  transaction: Transaction,
  { id, category, position }: SwitchedGame,
  to: Goal,
): Promise<Place | undefined> {
  const isUpwards = to === 'up' || to === 'first';
  const isNext = to === 'up' || to === 'down';
  const direction = isUpwards === isNext ? 'DESC' : 'ASC';
  const { rows } = await transaction.query<Place>(
    `SELECT id, position FROM games
      WHERE category = $1 AND NOT is_vendor_group
        AND (position, id) ${isUpwards ? '<' : '>'} ($2, $3::int)
      ORDER BY position ${direction}, id ${direction} LIMIT 1`,
    [category, position, Number(id)],
  );
  return rows[0];
}

async function standBefore(
  transaction: Transaction,
  { id, category }: SwitchedGame,
  { id: beside, position }: Place,
): Promise<void> {
  await transaction.query(
    `UPDATE games SET position = position + 1
      WHERE category = $1 AND (position, id) >= ($2, $3::int) AND id <> $4::bigint`,
    [category, position, beside, id],
  );
  await transaction.query('UPDATE games SET position = $2 WHERE id = $1::bigint', [id, position]);
}

async function standBehind(
  transaction: Transaction,
  { id, category }: SwitchedGame,
  { id: beside, position }: Place,
): Promise<void> {
  await transaction.query(
    `UPDATE games SET position = position + 2
      WHERE category = $1 AND (position, id) > ($2, $3::int) AND id <> $4::bigint`,
    [category, position, beside, id],
  );
  await transaction.query('UPDATE games SET position = $2 WHERE id = $1::bigint', [
    id,
    position + 1,
  ]);
}
