/** Which wallet a round is played from: the platform's, or the one kept here. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Wallet, WalletRound } from '#games-server/wallet.ts';
import { createOwnWallet } from './own-wallet.ts';
import { isPlayedFromOwnWallet } from './wallet-rows.ts';

/** Looks like the platform's wallet to whoever plays a round; who plays is the platform's to say. */
export function createWalletOfGame(platform: Wallet, database: Database): Wallet {
  const own = createOwnWallet(database);
  const walletOf = ({ gameCode }: Pick<WalletRound, 'gameCode'>) =>
    isPlayedFromOwnWallet(gameCode) ? own : platform;
  /** A wallet kept here takes and pays at once: no game with acts is offered from it. */
  const platformOf = ({ gameCode }: Pick<WalletRound, 'gameCode'>) => {
    if (isPlayedFromOwnWallet(gameCode)) throw new Error(`${gameCode} is decided at once.`);
    return platform;
  };
  return {
    async authenticate(launchToken) {
      const launch = await platform.authenticate(launchToken);
      if (!isPlayedFromOwnWallet(launch.gameCode)) return launch;
      const { currency } = launch;
      return { ...launch, ...(await own.balance({ memberId: launch.memberId, currency })) };
    },
    balance: (player) => walletOf(player).balance(player),
    closedGames: (gameCodes) => platform.closedGames(gameCodes),
    betwin: (round) => walletOf(round).betwin(round),
    bet: async (round, stake) => platformOf(round).bet(round, stake),
    win: async (round, payout, validStake) => platformOf(round).win(round, payout, validStake),
    promoWin: async (round, granted) => platformOf(round).promoWin(round, granted),
    bets: async (asked) => {
      for (const { round } of asked) platformOf(round);
      return platform.bets(asked);
    },
    wins: async (asked) => {
      for (const { round } of asked) platformOf(round);
      return platform.wins(asked);
    },
    rollBacks: async (rounds) => {
      for (const round of rounds) platformOf(round);
      return platform.rollBacks(rounds);
    },
    voidRounds: async (rounds, word) => {
      for (const round of rounds) platformOf(round);
      return platform.voidRounds(rounds, word);
    },
    rollBack: (round, betTransactionId) => walletOf(round).rollBack(round, betTransactionId),
  };
}
