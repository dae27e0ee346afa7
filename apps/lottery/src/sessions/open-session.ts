/** Opening a session: with a launch of the platform, or with one of free play. */
import { toDecimal } from '@bahati/money/money.ts';
import { readFreeLaunch } from '@bahati/server-kit/free-launch.ts';
import { exchangeLaunch, keepLaunch } from '@bahati/server-kit/provider/exchange-launch.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { openPlayWallet } from '#lottery/wallet/play-wallet.ts';
import { addSession } from './session.ts';

/**
 * Refuses `launch_token_invalid`, `game_under_maintenance`, and `retry` when the platform gave no
 * answer.
 */
export function openSession(context: Context, launchToken: string) {
  return launchToken.startsWith('free.')
    ? openPlay(context, launchToken)
    : openWithMoney(context, launchToken);
}

async function openWithMoney(context: Context, launchToken: string) {
  const launch = await exchangeLaunch(context, launchToken);
  const { memberId, displayName, currency, language, canBet, balance } = launch;
  try {
    const platformToken = launch.sessionToken;
    const session = { memberId, displayName, currency, language, canBet, platformToken };
    const lotteryToken = await addSession(context.database, { ...session, isPlay: false });
    return { lotteryToken, displayName, currency, balance, canBet, isPlay: false };
  } catch (error) {
    keepLaunch(context, launchToken, launch);
    throw error;
  }
}

/** Play money stays for a day after its last use; the same launch opens the same wallet. */
async function openPlay(context: Context, launchToken: string) {
  const { config, database } = context;
  const launch = readFreeLaunch(config.LOTTERY_KEY, launchToken, Date.now());
  if (!launch) throw new Refusal('launch_token_invalid');
  const memberId = `play-${launch.playerId ?? launch.launchId}`;
  const { currency, language } = launch;
  const balance = await openPlayWallet(database, memberId, currency);
  const lotteryToken = await addSession(database, {
    memberId,
    displayName: '',
    currency,
    language,
    canBet: true,
    platformToken: '',
    isPlay: true,
  });
  return {
    lotteryToken,
    displayName: '',
    currency,
    balance: toDecimal(balance, currency),
    canBet: true,
    isPlay: true,
  };
}
