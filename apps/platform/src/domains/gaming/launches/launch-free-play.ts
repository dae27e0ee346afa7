/**
 * Opening a game with play money: the launch token is signed, stands for nobody and is kept
 * nowhere. The vendor keeps the play money; the wallet never hears of it.
 */
import { createHmac } from 'node:crypto';
import type { LaunchQuery } from '@bahati/contract/games-provider/provider.ts';
import type { FreeLaunch } from '@bahati/contract/games-provider/free-play.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { signFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { countAttempt } from '#domains/system/throttle/throttle.ts';

type Launchable = FreeLaunch['jurisdiction'] & {
  providerId: number | null;
  gameCode: string;
  launchUrl: string;
  key: string;
  isUnderMaintenance: boolean;
  hasFreePlay: boolean;
  isLottery: boolean;
};

type Input = { gameId: string; language: 'en' | 'sw'; theme: 'dark' | 'light' };

/**
 * Refuses `free_play_off`, `free_play_not_offered`, `game_not_found`, `game_under_maintenance`;
 * `too_many_requests` to a crowd.
 */
export async function launchFreePlay(
  gaming: Gaming,
  input: Input,
  ip: string,
): Promise<{ gameUrl: string }> {
  const { database, config } = gaming.context;
  const { flags } = await readBrand(database, config.BRAND);
  if (!flags.freePlayGames) throw new Refusal('free_play_off');
  const game = await findOpen(gaming, input.gameId);
  if (!game.hasFreePlay) throw new Refusal('free_play_not_offered');
  await assertFewLaunches(gaming, ip);
  return { gameUrl: await freeUrl(gaming, game, input) };
}

/**
 * A trial member bets with play money in lotteries, whatever the brand has of free play, and nowhere
 * else. Refuses `need_true_account` for whatever is no lottery, `game_under_maintenance`.
 */
export async function launchForTrial(
  gaming: Gaming,
  memberId: bigint,
  input: Input,
): Promise<{ gameUrl: string; walletVendor: null }> {
  const game = await readGame(gaming, input.gameId);
  if (!game?.isLottery || !game.hasFreePlay) throw new Refusal('need_true_account');
  const gameUrl = await freeUrl(gaming, assertOpen(game), input, memberId);
  return { gameUrl, walletVendor: null };
}

type OpenGame = Launchable & { providerId: number };

async function findOpen(gaming: Gaming, gameId: string): Promise<OpenGame> {
  const game = await readGame(gaming, gameId);
  if (!game) throw new Refusal('game_not_found');
  return assertOpen(game);
}

function assertOpen(game: Launchable): OpenGame {
  const { providerId } = game;
  if (game.isUnderMaintenance || providerId === null) throw new Refusal('game_under_maintenance');
  return { ...game, providerId };
}

/** The same of a trial member for each launch at one provider, and of no use to find him by. */
const playerIdOf = (key: string, memberId: bigint): string =>
  createHmac('sha256', key).update(`trial member ${memberId}`).digest('base64url').slice(0, 22);

async function freeUrl(
  { context: { database, config } }: Gaming,
  game: OpenGame,
  input: Input,
  trialMember?: bigint,
): Promise<string> {
  const { palette } = await readBrand(database, config.BRAND);
  const { gameCode, launchUrl, providerId, key: kept } = game;
  const signingKey = openSigningKey(config, providerId, kept);
  const launch = {
    gameCode,
    ...(trialMember === undefined ? {} : { playerId: playerIdOf(signingKey, trialMember) }),
    // Shown with every amount, so that none is taken for money.
    currency: 'XPL' as const,
    language: input.language,
    jurisdiction: {
      isAutoplayAllowed: game.isAutoplayAllowed,
      isTurboAllowed: game.isTurboAllowed,
      minimumCycleMs: game.minimumCycleMs,
      realityCheckMinutes: game.realityCheckMinutes,
    },
  };
  const query: LaunchQuery = {
    token: signFreeLaunch(signingKey, launch, Date.now()),
    game: gameCode,
    language: input.language,
    theme: input.theme,
    palette,
    lobby: config.PLAYER_ORIGIN,
  };
  return `${launchUrl}/?${new URLSearchParams(query)}`;
}

async function readGame(
  { context: { database, config } }: Gaming,
  gameId: string,
): Promise<Launchable | undefined> {
  const { rows } = await database.query<Launchable>(
    `SELECT p.id AS "providerId", g.game_code AS "gameCode", p.launch_url AS "launchUrl",
            p.signing_key AS key, g.has_free_play AS "hasFreePlay",
            g.category IN ('LOTT', 'ELOTT') AS "isLottery",
            (g.is_under_maintenance OR v.is_under_maintenance) AS "isUnderMaintenance",
            b.is_autoplay_allowed AS "isAutoplayAllowed", b.is_turbo_allowed AS "isTurboAllowed",
            b.minimum_cycle_ms AS "minimumCycleMs", b.reality_check_minutes AS "realityCheckMinutes"
       FROM games g JOIN vendors v ON v.id = g.vendor_id JOIN brands b ON b.code = $2
       LEFT JOIN provider_profiles p ON v.id = ANY(p.vendor_ids)
      WHERE g.game_id = $1 AND NOT g.is_vendor_group AND g.category <> ALL (b.closed_categories)`,
    [gameId, config.BRAND],
  );
  return rows[0];
}

/** Each leaves a purse at the vendor, for a while: a household plays, a crowd does not. */
async function assertFewLaunches({ context: { database, config } }: Gaming, ip: string) {
  await countAttempt(database, [
    {
      subject: `free play of games from ${clientNetwork(ip)}`,
      freeAttempts: Math.ceil(120 * config.RATE_LIMIT_FACTOR),
      windowSeconds: 3_600,
      firstDelaySeconds: 60,
      longestDelaySeconds: 3_600,
    },
  ]);
}
