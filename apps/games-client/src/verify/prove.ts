/** Plays a claimed round again and says whether the promise was kept. */
import {
  type Jackpot,
  type SlotDefinition,
  stakeUnitsOf,
  toAmount,
} from '@bahati/game-rules/slots/definition.ts';
import { levelWon } from '@bahati/game-rules/slots/progressive.ts';
import { rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import type { ReplayedRound } from '@bahati/game-rules/slots/replay.ts';
import { verifyRound } from '@bahati/game-rules/slots/verify.ts';
import type { Claim } from './verify-query.ts';

export type Proof = {
  readonly claim: Claim;
  readonly serverSeedHash: string;
  /** Null when no fingerprint was given to compare with. */
  readonly isCommitmentKept: boolean | null;
  readonly round: ReplayedRound;
};

export async function prove(definition: SlotDefinition, claim: Claim): Promise<Proof> {
  const { serverSeed, clientSeed, nonce } = claim;
  const seeds = { serverSeed, clientSeed, nonce };
  const { round, serverSeedHash, isCommitmentKept } = await verifyRound(
    definition,
    seeds,
    claim.serverSeedHash,
    claim,
  );
  const isCompared = claim.serverSeedHash !== '';
  return {
    claim,
    serverSeedHash,
    isCommitmentKept: isCompared ? isCommitmentKept : null,
    round,
  };
}

/**
 * The jackpot this round won, null when it won none. Undefined where that is not known: the game
 * has no pools, or the stake was not given or is none that this game takes.
 */
export function jackpotOf(
  { progressive, betLevels }: SlotDefinition,
  { claim: { stake }, round }: Proof,
): Jackpot | null | undefined {
  const { ticket } = round.outcome;
  if (!progressive || ticket === undefined) return undefined;
  if (!stake || !betLevels[stake.currency].includes(stake.minor)) return undefined;
  return levelWon(progressive, ticket, stake.currency, stake.minor)?.level ?? null;
}

/** A pay in line stakes as total stakes: "2.5". Two places hold every pay of five, ten and twenty lines. */
export function inStakes(definition: SlotDefinition, pay: number): string {
  const text = toDecimalText(rational(BigInt(pay), BigInt(stakeUnitsOf(definition))), 2);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The same in money, where the stake is known and divides into the lines. */
export function inMoney(definition: SlotDefinition, pay: number, claim: Claim): bigint | null {
  if (!claim.stake) return null;
  const { minor } = claim.stake;
  const isEven = minor % BigInt(stakeUnitsOf(definition)) === 0n;
  return isEven ? toAmount(definition, pay, minor) : null;
}
