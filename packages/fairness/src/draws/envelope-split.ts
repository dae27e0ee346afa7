/**
 * Red envelope: a sum is split at random into shares before it opens. Every way to split it into whole
 * steps with the least share for each is equally likely, so no place in the line is better than another.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { maxRange } from '@bahati/fairness/draw-stream.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';

export type EnvelopeTerms = {
  /** Minor units, all shares together. */
  readonly sum: bigint;
  readonly shares: number;
  /** Minor units; no share is less. */
  readonly least: bigint;
  /** Minor units; each share is a whole number of steps. */
  readonly step: bigint;
};

export const mostShares = 10_000;

/** Whether a sum can be split so. */
export function canSplit({ sum, shares, least, step }: EnvelopeTerms): boolean {
  if (!Number.isInteger(shares) || shares < 1 || shares > mostShares) return false;
  const isWhole = (amount: bigint) => (amount / step) * step === amount;
  if (step < 1n || least < 1n || !isWhole(sum) || !isWhole(least)) return false;
  const free = (sum - least * BigInt(shares)) / step;
  return sum >= least * BigInt(shares) && free + BigInt(shares) <= BigInt(maxRange);
}

/**
 * The shares in the order in which they are taken, minor units. What is above the least shares lies in
 * a row of steps; `shares - 1` bars among them, each place equally likely, part it.
 */
export function splitEnvelope(draw: DrawStream, terms: EnvelopeTerms): bigint[] {
  if (!canSplit(terms)) throw new RangeError('The sum cannot be split so.');
  const { sum, shares, least, step } = terms;
  const free = Number((sum - least * BigInt(shares)) / step);
  const places = free + shares - 1;
  const bars = new Set<number>();
  while (bars.size < shares - 1) bars.add(draw.nextInt(places));
  const ends = [...bars].toSorted((first, second) => first - second);
  let from = -1;
  return [...ends, places].map((end) => {
    const steps = end - from - 1;
    from = end;
    return least + BigInt(steps) * step;
  });
}

/**
 * The commitment to a split: SHA-256 of the server seed's text, a colon and the shares in minor units
 * with commas between. The seed in it keeps anybody from finding a small split by trying.
 */
export function hashSplit(serverSeed: string, shares: readonly bigint[]): Promise<string> {
  return hashServerSeed(`${serverSeed}:${shares.join(',')}`);
}
