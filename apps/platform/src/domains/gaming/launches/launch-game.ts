/** Launching a game: a URL whose token is bound to member, vendor, game and currency (W18). */
import type { LaunchQuery } from '@bahati/contract/games-provider/provider.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { countryOfAddress } from '#domains/system/visitors/visitors.ts';
import { kindOfDevice } from '#domains/system/system.ts';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';
import type { MemberActor } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { launchForTrial } from './launch-free-play.ts';
import { rememberGame } from './recent-games.ts';

type Launchable = {
  id: number;
  providerId: number;
  gameCode: string;
  launchUrl: string;
  isUnderMaintenance: boolean;
  walletVendor: string | null;
};

type LaunchInput = {
  gameId: string;
  language: 'en' | 'sw';
  theme: 'dark' | 'light';
  room?: string | undefined;
};

/**
 * A trial member plays lotteries with play money. Refuses `game_not_found`,
 * `game_under_maintenance`, `need_true_account` of trial members elsewhere, and `play_paused` while
 * a time-out or self-exclusion stands.
 */
export async function launchGame(
  gaming: Gaming,
  actor: MemberActor,
  input: LaunchInput,
  ip: string,
): Promise<{ gameUrl: string; walletVendor: string | null }> {
  const { database, config } = gaming.context;
  if (actor.type === trialType) return launchForTrial(gaming, actor.memberId, input);
  await assertNotExcluded(database, actor.memberId);
  const { rows } = await database.query<Launchable>(
    `SELECT g.id, p.id AS "providerId", g.game_code AS "gameCode", p.launch_url AS "launchUrl",
            (g.is_under_maintenance OR v.is_under_maintenance) AS "isUnderMaintenance",
            CASE WHEN v.wallet = 'transfer' THEN v.code END AS "walletVendor"
       FROM games g JOIN vendors v ON v.id = g.vendor_id
       LEFT JOIN provider_profiles p ON v.id = ANY(p.vendor_ids)
      WHERE g.game_id = $1 AND NOT g.is_vendor_group
        AND g.category <> ALL (SELECT unnest(closed_categories) FROM brands WHERE code = $2)`,
    [input.gameId, config.BRAND],
  );
  const game = rows[0];
  if (!game) throw new Refusal('game_not_found');
  if (game.isUnderMaintenance || game.providerId === null) {
    throw new Refusal('game_under_maintenance');
  }
  const { token, hash } = newToken('l');
  const { palette } = await readBrand(database, config.BRAND);
  const { country, device } = await placeOfLaunch(gaming, actor.sessionId, ip);
  await database.query(
    `INSERT INTO game_sessions (launch_token_hash, member_id, login_session_id, member_type,
       game_id, provider_id, currency, country, device, ip, launch_expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + interval '60 seconds')`,
    [
      hash,
      actor.memberId,
      actor.sessionId,
      actor.type,
      game.id,
      game.providerId,
      actor.currency,
      country,
      device,
      ip,
    ],
  );
  await rememberGame(database, actor.memberId, game.id);
  const query: LaunchQuery = {
    token,
    game: game.gameCode,
    language: input.language,
    theme: input.theme,
    palette,
    lobby: config.PLAYER_ORIGIN,
    ...(input.room !== undefined && { room: input.room }),
  };
  const gameUrl = `${game.launchUrl}/?${new URLSearchParams(query)}`;
  return { gameUrl, walletVendor: game.walletVendor };
}

/**
 * Where the game is launched from and on what; null: unknown. Told apart in reports, and stakes are
 * judged by the country.
 */
async function placeOfLaunch({ context }: Gaming, sessionId: bigint, ip: string) {
  const { rows } = await context.database.query<{ userAgent: string | null }>(
    'SELECT user_agent AS "userAgent" FROM sessions WHERE id = $1',
    [sessionId],
  );
  const country = await countryOfAddress(ip, context.log);
  return { country, device: kindOfDevice(rows[0]?.userAgent ?? null) };
}
