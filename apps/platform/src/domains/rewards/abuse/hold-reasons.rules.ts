/** How findings about a member weigh, from 0 to 100 together. */
import type { HoldReason } from '#domains/rewards/awards/awards.ts';

export type Findings = {
  /** Other accounts that staff found to be the same person. */
  samePerson: number;
  /** Other accounts paid to the same number or bank account. */
  sharedPayout: number;
  /** Other accounts seen in the same browser. */
  sharedDevice: number;
  /** Other accounts registered at the same address, where few are. */
  sharedNetwork: number;
  /** The likeliest pair that nobody decided yet, from 0 to 100. */
  duplicateScore: number;
  /** Of accounts tied to this one, how many have the same reward already. */
  tiedClaims: number;
  /** Rounds of late that gave back nearly what was staked, of so many. */
  flatRounds: number;
  rounds: number;
  /** Rounds of late that a tied account played against: one of the two won what the other lost. */
  oppositeRounds: number;
};

/** A browser that two share, as couples do, is half of what it is from three on. */
const weights = {
  same_person: 80,
  shared_payout: 60,
  shared_device: 25,
  shared_network: 15,
  claim_ring: 35,
  minimal_risk: 40,
  opposite_sides: 50,
} as const;

const fewestRounds = 30;
const fewestOpposite = 5;
const flatPercent = 60;

/** The reasons with their figures; empty: below the limit. */
export function holdReasonsOf(found: Findings, limit: number): HoldReason[] {
  const weighed: [HoldReason, number][] = [];
  const add = (code: keyof typeof weights, count: number, times = 1) => {
    if (count > 0) weighed.push([{ code, figure: String(count) }, weights[code] * times]);
  };
  add('same_person', found.samePerson);
  add('shared_payout', found.sharedPayout);
  add('shared_device', found.sharedDevice, found.sharedDevice > 1 ? 2 : 1);
  add('shared_network', found.sharedNetwork);
  add('claim_ring', found.tiedClaims);
  if (found.duplicateScore > 0) {
    weighed.push([
      { code: 'likely_duplicate', figure: String(found.duplicateScore) },
      Math.floor(found.duplicateScore / 2),
    ]);
  }
  const isFlat =
    found.rounds >= fewestRounds && found.flatRounds * 100 >= found.rounds * flatPercent;
  if (isFlat) add('minimal_risk', found.flatRounds);
  if (found.oppositeRounds >= fewestOpposite) add('opposite_sides', found.oppositeRounds);
  const score = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  if (score < limit) return [];
  return weighed.toSorted(([, one], [, other]) => other - one).map(([reason]) => reason);
}
