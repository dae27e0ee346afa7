import type { SheetQuery } from '@bahati/contract/games-provider/provider.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

type Row = { gameCode: string; launchUrl: string | null; isStated: boolean };

/** Refuses `game_not_found`. */
export async function tellSheet(
  database: Database,
  gameId: string,
): Promise<{ sheetUrl: string | null }> {
  const { rows } = await database.query<Row>(
    `SELECT g.game_code AS "gameCode", p.launch_url AS "launchUrl",
            g.rtp_basis_points IS NOT NULL AS "isStated"
       FROM games g LEFT JOIN provider_profiles p ON g.vendor_id = ANY(p.vendor_ids)
      WHERE g.game_id = $1 AND NOT g.is_vendor_group`,
    [gameId],
  );
  const game = rows[0];
  if (!game) throw new Refusal('game_not_found');
  if (!game.isStated || game.launchUrl === null) return { sheetUrl: null };
  const query: SheetQuery = { game: game.gameCode };
  return { sheetUrl: `${game.launchUrl}/sheet?${new URLSearchParams(query)}` };
}
