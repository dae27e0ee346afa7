/**
 * What each finding about a team weighs. The points of a reason have a maximum each, so that no single
 * weak sign makes a high score, and the score is their sum, 100 at most.
 *
 * | reason | points |
 * | --- | --- |
 * | own accounts | for each member the strongest tie to the agent: staff said one person or one document 40, one payout account 35, one device 20; together 60 at most. A registration address alone 2 a member, 10 at most: a shop has one for all |
 * | hedged pairs | 10, and up to 30 more as their stakes reach a tenth of the team's |
 * | shared payout accounts | up to 35 as the members concerned reach a tenth of those who play |
 * | circular transfers | 5 a round, 25 at most |
 * | shared devices | up to 25 as the members concerned reach a fifth of those who play |
 * | just active | up to 25 in all, the part of the periods just above the minimum that chance does not explain |
 *
 * What members share among themselves is held against those who play, so that neither a family in a
 * large team weighs much, nor accounts that never play make a small ring look smaller.
 */
import type { TieKind } from '@bahati/contract/back-office/agency/integrity.ts';
import type { HedgedPair } from './hedged-pairs.ts';
import type { Ring } from './circular-transfers.ts';

/** Members tied to the agent, each with all that ties them. */
export type OwnAccount = { memberId: bigint; kinds: ReadonlySet<TieKind> };
/** Members who share one thing. */
export type Group = readonly bigint[];

export type JustActive = {
  span: 'day' | 'period';
  /** Minor units. */
  minimum: bigint;
  memberIds: readonly bigint[];
  /** Members' periods with less than a tenth above the minimum. */
  periodCount: number;
  /** And with half of it to twice as much, those among them. */
  aroundCount: number;
};

export type Findings = {
  playerCount: number;
  teamStake: bigint;
  ownAccounts: readonly OwnAccount[];
  deviceGroups: readonly Group[];
  payoutGroups: readonly Group[];
  hedgedPairs: readonly HedgedPair[];
  rings: readonly Ring[];
  justActive: readonly JustActive[];
};

export type Weighed = {
  ownAccounts: number;
  deviceGroups: number;
  payoutGroups: number;
  hedgedPairs: number;
  rings: number;
  /** In the order of the findings. */
  justActive: readonly number[];
};

const tiePoints: Readonly<Partial<Record<TieKind, number>>> = {
  same_person: 40,
  document: 40,
  payout: 35,
  device: 20,
};
const ownMost = 60;
const addressPoints = 2;
const addressMost = 10;
const ringPoints = 5;
const ringMost = 25;
const justActiveMost = 25;
/** Fewer members just above the minimum say nothing. */
const fewestJustActive = 5;
/** A small team is taken for one of so many who play: a family is not a ring. */
const fewestPlayers = 10;

export function weigh(findings: Findings): Weighed {
  const { playerCount, hedgedPairs, teamStake, rings } = findings;
  const share = (groups: readonly Group[], rule: ShareRule) =>
    sharePoints(new Set(groups.flat()).size, Math.max(playerCount, fewestPlayers), rule);
  const hedged = hedgedPairs.reduce((sum, { stake }) => sum + stake, 0n);
  return {
    ownAccounts: ownPoints(findings.ownAccounts),
    deviceGroups: share(findings.deviceGroups, { most: 25, fullShare: 5 }),
    payoutGroups: share(findings.payoutGroups, { most: 35, fullShare: 10 }),
    hedgedPairs: hedgedPairs.length === 0 ? 0 : 10 + partOf(30, hedged * 10n, teamStake),
    rings: Math.min(ringMost, rings.length * ringPoints),
    justActive: justActivePoints(findings.justActive),
  };
}

export function scoreOf({ justActive, ...points }: Weighed): number {
  const sum = [...Object.values(points), ...justActive].reduce((total, part) => total + part, 0);
  return Math.min(100, sum);
}

function ownPoints(accounts: readonly OwnAccount[]): number {
  let strong = 0;
  let weak = 0;
  for (const { kinds } of accounts) {
    const strongest = Math.max(...[...kinds].map((kind) => tiePoints[kind] ?? 0));
    if (strongest > 0) strong += strongest;
    else weak += addressPoints;
  }
  return Math.min(ownMost, strong + Math.min(addressMost, weak));
}

/** All points from one in so many on. */
type ShareRule = { most: number; fullShare: number };

/** At least one point where somebody is concerned. */
function sharePoints(concerned: number, of: number, { most, fullShare }: ShareRule): number {
  if (concerned === 0) return 0;
  return Math.max(1, Math.min(most, Math.floor((most * concerned * fullShare) / of)));
}

/** `most` × part ÷ whole, rounded down and never above `most`. */
function partOf(most: number, part: bigint, whole: bigint): number {
  if (whole <= 0n) return most;
  const points = (BigInt(most) * part) / whole;
  return points > BigInt(most) ? most : Number(points);
}

/**
 * How many periods chance would put just above the minimum, rounded up: as many as lie in an equally
 * wide part elsewhere between half and twice the minimum. That is fifteen parts, one of them this.
 */
export function expectedCount({ periodCount, aroundCount }: JustActive): number {
  return Math.ceil((aroundCount - periodCount) / 14);
}

/** Days and periods together no more than the maximum: they are the same members. */
function justActivePoints(found: readonly JustActive[]): number[] {
  let left = justActiveMost;
  return found.map((one) => {
    const points = Math.min(left, unexplained(one));
    left -= points;
    return points;
  });
}

/** Nothing below five members, nor below three times what chance explains. */
function unexplained(found: JustActive): number {
  const { periodCount, memberIds } = found;
  const expected = expectedCount(found);
  if (memberIds.length < fewestJustActive || periodCount < 3 * Math.max(1, expected)) return 0;
  return Math.floor((justActiveMost * (periodCount - expected)) / periodCount);
}
