/** The same done to many games at once, in one transaction: all of them or none. */
import type { BulkAct } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { recordAudit } from '#domains/system/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';

type Column = 'is_under_maintenance' | 'is_hot' | 'is_recommended';

/** What each act sets, and how the audit log names it. */
const acts: Readonly<Record<BulkAct, { column: Column; value: boolean; action: string }>> = {
  switch_on: { column: 'is_under_maintenance', value: false, action: 'game.switched_on' },
  switch_off: { column: 'is_under_maintenance', value: true, action: 'game.switched_off' },
  mark_hot: { column: 'is_hot', value: true, action: 'game.changed' },
  unmark_hot: { column: 'is_hot', value: false, action: 'game.changed' },
  recommend: { column: 'is_recommended', value: true, action: 'game.changed' },
  unrecommend: { column: 'is_recommended', value: false, action: 'game.changed' },
};

const told: Readonly<Record<Column, (value: boolean) => Record<string, boolean>>> = {
  is_under_maintenance: (value) => ({ isOn: !value }),
  is_hot: (value) => ({ isHot: value }),
  is_recommended: (value) => ({ isRecommended: value }),
};

export async function changeManyGames(
  { database }: Context,
  staff: StaffActor,
  { ids, act, reason, ip }: { ids: readonly string[]; act: BulkAct; reason: string; ip: string },
): Promise<{ changed: number; left: number }> {
  const { column, value, action } = acts[act];
  const wanted = new Set(ids);
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ gameId: string }>(
      `UPDATE games SET ${column} = $2, maintenance_until =
              CASE WHEN $3 = 'is_under_maintenance' THEN NULL ELSE maintenance_until END
         FROM (SELECT id FROM games WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE) found
        WHERE games.id = found.id AND NOT is_vendor_group AND ${column} <> $2
          AND (is_ready OR $3 <> 'is_under_maintenance')
        RETURNING game_id AS "gameId"`,
      [[...wanted], value, column],
    );
    for (const { gameId } of rows) {
      await recordAudit(transaction, {
        actor: staff.username,
        action,
        subject: `game:${gameId}`,
        reason,
        before: told[column](!value),
        after: told[column](value),
        ip,
      });
    }
    return { changed: rows.length, left: wanted.size - rows.length };
  });
}
