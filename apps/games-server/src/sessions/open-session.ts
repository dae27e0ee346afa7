import { currencySymbol } from '@bahati/money/format.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { gameByCode } from '#games-server/games/games.ts';
import { offeredStakes } from '#games-server/games/offered-stakes.ts';
import { nextGrant } from '#games-server/granted/granted-rounds.ts';
import { awaitDecision } from '#games-server/rounds/await-decision.ts';
import {
  readByExternalId,
  readOpen,
  readUndecided,
  readUnseen,
} from '#games-server/rounds/records/rounds.queries.ts';
import { showRound } from '#games-server/rounds/records/show-round.ts';
import { isWithWallet } from '#games-server/rounds/stored-round.ts';
import { activePair, lockPlayer, type Player, shownSeeds } from '#games-server/seeds/seed-pairs.ts';
import { exchangeLaunch, keepLaunch, type Launch } from './exchange-launch.ts';
import { addFrameSession } from './frame-session.ts';

/** How long opening waits for a round that a crash or a silent wallet left undecided. */
const longestWaitMs = 3_000;

/**
 * Opens a game with its launch token. Refuses `launch_token_invalid`, `game_under_maintenance`,
 * `not_found` for a game that is not ours, and `retry` when the platform gave no answer.
 */
export async function openSession(context: Context, launchToken: string) {
  const launch = await exchangeLaunch(context, launchToken);
  try {
    return await openLaunched(context, launch);
  } catch (error) {
    keepLaunch(context, launchToken, launch);
    throw error;
  }
}

async function openLaunched(context: Context, launch: Launch) {
  const { currency, gameCode } = launch;
  const game = gameByCode(gameCode);
  const player = { memberId: launch.memberId, gameCode };
  const { frameToken, pair } = await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, player.memberId);
    const { language, displayName, canBet, sessionToken: platformToken } = launch;
    const session = { ...player, currency, language, displayName, canBet, platformToken };
    return {
      frameToken: await addFrameSession(transaction, session),
      pair: await activePair(transaction, player),
    };
  });
  const settledBalance = await awaitLeftRound(context, player);
  const unseen = await readUnseen(context.database, player);
  const open = await readOpen(context.database, player);
  return {
    frameToken,
    gameCode,
    displayName: launch.displayName,
    currency,
    currencySymbol: currencySymbol(currency),
    balance: settledBalance ?? launch.balance,
    language: launch.language,
    canBet: launch.canBet,
    isFreePlay: false,
    ...offeredStakes(game, currency),
    stakeBounds: launch.stakes ?? null,
    jurisdiction: launch.jurisdiction,
    seeds: shownSeeds(pair),
    unseenRound: unseen ? showRound(unseen) : null,
    openRound: open ? showRound(open) : null,
    freeRounds: launch.canBet ? await nextGrant(context.database, player) : null,
  };
}

/** Answers the balance after a round that was with the wallet, if one was left and is decided now. */
async function awaitLeftRound(context: Context, player: Player): Promise<string | null> {
  const left = await readUndecided(context.database, player);
  if (left === undefined) return null;
  const round = await readByExternalId(context.database, player.gameCode, left);
  if (!round || !isWithWallet(round)) return null;
  const patienceMs = Math.min(longestWaitMs, context.patienceMs);
  const decided = await awaitDecision(context, { round, isHeld: false }, patienceMs);
  return isWithWallet(decided) ? null : decided.balance;
}
