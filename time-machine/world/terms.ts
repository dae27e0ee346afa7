/**
 * The terms each agent of the tree is offered. Rates fall and conditions rise from level to level, so
 * that nobody stands beyond the upline; modes, carry-over policies and checks differ by branch.
 */
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { isAgent } from './tree.ts';
import { type History, type Member, uplineOf } from './history.ts';

type World = Pick<History, 'members' | 'moves'>;

const policies = ['none', 'previous', 'always'] as const;
const lowest = 4;

/** By level, from a general agent down; a lower agent of the same level differs by its place. */
const step = (values: readonly number[], level: number): number =>
  values[Math.min(level, lowest) - 1] ?? 0;

/** Which branch below its general agent a member stands in; 0 for the top. */
export function branchOf(world: World, at: number): number {
  const above = uplineOf(world, at);
  if (above === null) return 0;
  return uplineOf(world, above) === null ? (world.members[at]?.place ?? 0) : branchOf(world, above);
}

/** How far a level's agents differ: less than one level from the next. */
const jitter = ({ level, place }: Member, most: number): number =>
  level === 1 ? 0 : (place * 7 + level) % most;

export function dailyOf(world: World, at: number, raised = 0): Terms {
  const member = find(world, at);
  const { level } = member;
  const branch = branchOf(world, at);
  const turnover = 10_000n * BigInt(level);
  const rate = step([120, 90, 60, 30], level) - jitter(member, 8) + raised;
  // Of the second branch teams must have lost; of the third the lowest agents have fixed sums.
  const hasLossCheck = branch === 1 && level > 1;
  const active = level > 2 ? 1 : 0;
  if (branch === 2 && level === lowest) {
    const first = { turnover: 60_000n, activeMembers: active, loss: 0n };
    return {
      kind: 'daily_salary',
      hasLossCheck: false,
      tiers: [
        { ...first, pays: 'sum', sum: 101n + BigInt(rate) },
        { ...first, turnover: 150_000n, pays: 'sum', sum: 303n + BigInt(rate) },
      ],
    };
  }
  return {
    kind: 'daily_salary',
    hasLossCheck,
    tiers: [
      { turnover, activeMembers: active, loss: 0n, pays: 'rate', rateBps: rate },
      {
        turnover: turnover * 12n,
        activeMembers: active + 1,
        loss: hasLossCheck ? 2_000n * BigInt(level) : 0n,
        pays: 'rate',
        rateBps: rate + 15,
      },
    ],
  };
}

export function dividendOf(world: World, at: number): Terms {
  const member = find(world, at);
  const { level, line } = member;
  const branch = branchOf(world, at);
  const isFloating = level > 1 && (branch === 1 || (branch === 2 && level > 2));
  const rate = step([1_800, 1_300, 900, 500], level) - jitter(member, 60);
  const least = BigInt(level) * 20_000n;
  return {
    kind: 'dividend',
    period: line,
    mode: isFloating ? 'floating' : 'fixed',
    carryOver: policies[(at + level) % policies.length] ?? 'none',
    tiers: [
      {
        turnover: least,
        activeMembers: level > 2 ? 1 : 0,
        loss: isFloating ? least : 0n,
        rateBps: rate,
      },
      {
        turnover: least * 10n,
        activeMembers: level > 2 ? 2 : 1,
        loss: isFloating ? least * 8n : least * 3n,
        rateBps: rate + 150,
      },
    ],
  };
}

export function hourlyOf(world: World, at: number): Terms {
  const member = find(world, at);
  const { level } = member;
  const rate = step([80, 60, 40, 20], level) - jitter(member, 6);
  return {
    kind: 'hourly_salary',
    tiers: [
      { turnover: 0n, activeMembers: 0, winRateBps: rate / 2 - (rate % 2) / 2, lossRateBps: rate },
      {
        turnover: BigInt(level) * 20_000n,
        activeMembers: level > 2 ? 1 : 0,
        winRateBps: rate,
        lossRateBps: rate + 8,
      },
    ],
  };
}

export function realTimeOf(world: World, at: number): Terms {
  const member = find(world, at);
  const { level, line } = member;
  return {
    kind: 'real_time_salary',
    rateBps: step([100, 75, 50, 25], level) - jitter(member, 10),
    dailyTurnoverBrake: line === 'M' ? BigInt(5 - level) * 60_000n : null,
  };
}

function find({ members }: World, at: number): Member {
  const member = members[at];
  if (!member || !isAgent(member)) throw new Error(`The member ${at} is no agent.`);
  return member;
}
