/**
 * Staff switch a game or a vendor off and on. The change raises the catalogue's version, which
 * every process looks at within seconds: from then on no stake is taken and no game opened, while
 * wins and rollbacks of rounds in play pass. What a vendor with wallets of its own lets be staked
 * there is its own matter: here its games open no more.
 */
import type {
  SwitchedGame,
  SwitchedVendor,
} from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { listSwitchedVendors, lockSwitchedGame } from './list-switches.ts';

type Switch = { isOn: boolean; reason: string; ip: string };

/**
 * Refuses `not_found`, `game_not_ready` for one that its vendor has not built, and `time_passed`
 * for an end of maintenance that is over.
 */
export async function switchGame(
  context: Context,
  staff: StaffActor,
  { id, isOn, until, reason, ip }: Switch & { id: string; until?: string | undefined },
): Promise<SwitchedGame> {
  if (until !== undefined && Date.parse(until) <= context.now().getTime()) {
    throw new Refusal('time_passed');
  }
  return inTransaction(context.database, async (transaction) => {
    const game = await lockSwitchedGame(context, transaction, id);
    if (isOn && !game.isReady) throw new Refusal('game_not_ready');
    const offUntil = isOn || until === undefined ? null : new Date(until).toISOString();
    if (game.isOn === isOn && game.offUntil === offUntil) return game;
    await transaction.query(
      'UPDATE games SET is_under_maintenance = $2, maintenance_until = $3 WHERE id = $1::bigint',
      [id, !isOn, offUntil],
    );
    const seen = (of: { isOn: boolean; offUntil: string | null }) =>
      of.offUntil === null ? { isOn: of.isOn } : { isOn: of.isOn, offUntil: of.offUntil };
    await recordAudit(transaction, {
      actor: staff.username,
      action: isOn ? 'game.switched_on' : 'game.switched_off',
      subject: `game:${game.gameId}`,
      reason,
      before: seen(game),
      after: seen({ isOn, offUntil }),
      ip,
    });
    return { ...game, isOn, offUntil };
  });
}

/** Games whose maintenance has ended by the clock are on again. */
export async function endMaintenance({ database }: Context): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ gameId: string; offUntil: Date }>(
      `UPDATE games SET is_under_maintenance = false, maintenance_until = NULL
         FROM (SELECT id, maintenance_until AS ended FROM games
                WHERE maintenance_until <= now() FOR UPDATE SKIP LOCKED) due
        WHERE games.id = due.id AND games.is_under_maintenance AND games.is_ready
        RETURNING games.game_id AS "gameId", due.ended AS "offUntil"`,
    );
    for (const { gameId, offUntil } of rows) {
      await recordAudit(transaction, {
        actor: 'system',
        action: 'game.switched_on',
        subject: `game:${gameId}`,
        before: { isOn: false, offUntil: offUntil.toISOString() },
        after: { isOn: true },
      });
    }
  });
}

/** Refuses `not_found`. */
export async function switchVendor(
  { database }: Context,
  staff: StaffActor,
  { code, isOn, reason, ip }: Switch & { code: string },
): Promise<{ items: SwitchedVendor[] }> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ isOn: boolean }>(
      `SELECT NOT is_under_maintenance AS "isOn" FROM vendors WHERE code = $1 FOR UPDATE`,
      [code],
    );
    const vendor = rows[0];
    if (!vendor) throw new Refusal('not_found');
    if (vendor.isOn !== isOn) {
      await transaction.query('UPDATE vendors SET is_under_maintenance = $2 WHERE code = $1', [
        code,
        !isOn,
      ]);
      await recordAudit(transaction, {
        actor: staff.username,
        action: isOn ? 'vendor.switched_on' : 'vendor.switched_off',
        subject: `vendor:${code}`,
        reason,
        before: { isOn: vendor.isOn },
        after: { isOn },
        ip,
      });
    }
    return listSwitchedVendors(transaction);
  });
}
