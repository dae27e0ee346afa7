import { exchangeLaunch, keepLaunch } from '@bahati/server-kit/provider/exchange-launch.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { addSession } from './session.ts';

/**
 * Opens a session with a launch token. Refuses `launch_token_invalid`, `game_under_maintenance`, and
 * `retry` when the platform gave no answer.
 */
export async function openSession(context: BetContext, launchToken: string) {
  const launch = await exchangeLaunch(context, launchToken);
  const { memberId, displayName, gameCode, currency, language, canBet, balance } = launch;
  try {
    const platformToken = launch.sessionToken;
    const session = { memberId, displayName, gameCode, currency, language, canBet, platformToken };
    const bookToken = await addSession(context.database, session);
    return { bookToken, displayName, currency, balance, canBet };
  } catch (error) {
    keepLaunch(context, launchToken, launch);
    throw error;
  }
}
