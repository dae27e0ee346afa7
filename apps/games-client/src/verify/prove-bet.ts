/** Plays a claimed round of a bet game again and says whether the promise was kept. */
import { type ReplayedBet, verifyBet } from '@bahati/game-rules/bet-games/replay.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { Claim } from './verify-query.ts';

export type ProvenBet = {
  readonly claim: Claim;
  readonly serverSeedHash: string;
  /** Null when no fingerprint was given to compare with. */
  readonly isCommitmentKept: boolean | null;
  readonly opening: string;
  /** The rules it was played by, to tell it with. */
  readonly game: AnyBetGame;
  readonly round: ReplayedBet;
};

/** Throws a RangeError for an opening or for acts the game does not have. */
export async function proveBet(game: AnyBetGame, claim: Claim): Promise<ProvenBet> {
  const { serverSeed, clientSeed, nonce, acts = [], choice: opening = game.firstOpening } = claim;
  const seeds = { serverSeed, clientSeed, nonce };
  const proof = await verifyBet(game, seeds, claim.serverSeedHash, { opening, acts });
  const isCompared = claim.serverSeedHash !== '';
  return {
    claim,
    opening,
    game,
    serverSeedHash: proof.serverSeedHash,
    isCommitmentKept: isCompared ? proof.isCommitmentKept : null,
    round: proof.round,
  };
}
