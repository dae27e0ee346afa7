/** Plays a claimed round again and says whether the promise was kept. */
import { type SlotDefinition, toAmount } from '@bahati/game-rules/slots/definition.ts';
import { rational, toDecimalText } from '@bahati/game-rules/slots/rational.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/spin.ts';
import { verifyRound } from '@bahati/game-rules/slots/verify.ts';
import type { Claim } from './verify-query.ts';

export type Proof = {
  readonly claim: Claim;
  readonly serverSeedHash: string;
  /** Null when no fingerprint was given to compare with. */
  readonly isCommitmentKept: boolean | null;
  readonly outcome: SlotOutcome;
};

export async function prove(definition: SlotDefinition, claim: Claim): Promise<Proof> {
  const { serverSeed, clientSeed, nonce } = claim;
  const seeds = { serverSeed, clientSeed, nonce };
  const { outcome, serverSeedHash, isCommitmentKept } = await verifyRound(
    definition,
    seeds,
    claim.serverSeedHash,
  );
  const isCompared = claim.serverSeedHash !== '';
  return {
    claim,
    serverSeedHash,
    isCommitmentKept: isCompared ? isCommitmentKept : null,
    outcome,
  };
}

/** A pay in line stakes as total stakes: "2.5". Two places hold every pay of five, ten and twenty lines. */
export function inStakes(definition: SlotDefinition, pay: number): string {
  const text = toDecimalText(rational(BigInt(pay), BigInt(definition.lines.length)), 2);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The same in money, where the stake is known and divides into the lines. */
export function inMoney(definition: SlotDefinition, pay: number, claim: Claim): bigint | null {
  if (!claim.stake) return null;
  const { minor } = claim.stake;
  const isEven = minor % BigInt(definition.lines.length) === 0n;
  return isEven ? toAmount(definition, pay, minor) : null;
}
