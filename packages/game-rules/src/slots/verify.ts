/**
 * What a player does after the server seed is revealed: hash it, compare with the hash shown
 * before the bet, and play the round again. Runs in the browser; nothing is asked of the operator.
 */
import { drawInBrowser, type RoundSeeds } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import type { SlotDefinition } from './definition.ts';
import { type ReplayedRound, replayRound, type RoundStory } from './replay.ts';

export type RoundProof = {
  /** The revealed seed is the one whose hash was shown before the bet. */
  readonly isCommitmentKept: boolean;
  /** The hash of the revealed seed, to be read beside the hash shown before the bet. */
  readonly serverSeedHash: string;
  readonly round: ReplayedRound;
};

/** Plays the round of these seeds again. Throws a RangeError for acts such a round does not have. */
export function recompute(
  definition: SlotDefinition,
  seeds: RoundSeeds,
  story: RoundStory = {},
): Promise<ReplayedRound> {
  return drawInBrowser(seeds, (draw) => replayRound(definition, story, draw));
}

/** Plays the round again and checks the commitment that was shown before it. */
export async function verifyRound(
  definition: SlotDefinition,
  seeds: RoundSeeds,
  shownHash: string,
  story?: RoundStory,
): Promise<RoundProof> {
  const serverSeedHash = await hashServerSeed(seeds.serverSeed);
  return {
    isCommitmentKept: serverSeedHash === shownHash.trim().toLowerCase(),
    serverSeedHash,
    round: await recompute(definition, seeds, story),
  };
}
