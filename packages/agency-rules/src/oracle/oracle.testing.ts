/**
 * A second reading of the rules of agency contracts, as they stand in the opening comment of
 * `bill.ts`: slow, plain, in exact fractions, and importing nothing of the engine. What both say of
 * the same world must agree to the cent.
 */
import {
  dailyOf,
  dividendOf,
  hourlyOf,
  notNegative,
  type Of,
  realTimeOf,
  sharesOf,
  total,
} from './formulas.testing.ts';
import type { World, WorldBet } from './worlds.testing.ts';

/** Of an agent with a contract, in one period. */
export type OracleBill = {
  readonly agent: number;
  readonly earned: bigint;
  readonly own: bigint;
  /** What came of it: of the platform, of the upline's bill, of the upline's wallet. */
  readonly received: bigint;
  readonly fromWallet: bigint;
  /** What stayed with the agent. */
  readonly paid: bigint;
};

/** The bills of each period, as they were issued. */
export function billsByOracle(world: World): OracleBill[][] {
  const lines = world.agents.map((_, agent) => lineOf(world, agent));
  const unborne = world.agents.map(() => 0n);
  const issued: OracleBill[][] = [];
  let before: bigint[][] = [];
  for (const now of world.periods.keys()) {
    const known = world.agents.map((_, agent) => earnings(world, lines, agent, now));
    const owns = world.agents.map((_, agent) => {
      const earned = known[agent] ?? [];
      // Each earlier period once more by what is known now, less what it came to by then.
      const late = total(earned.slice(0, now)) - total(before[agent] ?? []);
      const sum = (unborne[agent] ?? 0n) + late + (earned[now] ?? 0n);
      unborne[agent] = sum < 0n ? sum : 0n;
      return notNegative(sum);
    });
    issued.push(
      world.kind === 'real_time_salary'
        ? withContract(world).map((agent) => ({
            agent,
            earned: known[agent]?.[now] ?? 0n,
            own: owns[agent] ?? 0n,
            received: owns[agent] ?? 0n,
            fromWallet: 0n,
            paid: owns[agent] ?? 0n,
          }))
        : payLines(world, now, owns).map((bill) => ({
            ...bill,
            earned: known[bill.agent]?.[now] ?? 0n,
          })),
    );
    before = known;
  }
  return issued;
}

const withContract = (world: World): number[] =>
  [...world.agents.keys()].filter((agent) => world.agents[agent]?.terms);

/** From the agent up to the top. */
function lineOf(world: World, agent: number): number[] {
  const upline = world.agents[agent]?.upline ?? null;
  return [agent, ...(upline === null ? [] : lineOf(world, upline))];
}

function betsOf(world: World, period: number, now: number): WorldBet[] {
  return (world.periods[period]?.bets ?? []).flatMap((bet) => {
    const change = world.lateChanges.find((one) => one.bet === bet.id && one.knownIn <= now);
    if (!change) return [bet];
    return change.becomes ? [change.becomes] : [];
  });
}

/** What each period up to `now` earned an agent, by the bets as they are known then. */
function earnings(world: World, lines: number[][], agent: number, now: number): bigint[] {
  const terms = world.agents[agent]?.terms;
  if (!terms) return [];
  const isOfTeam = (bettor: number) => {
    const nearest = world.bettors[bettor]?.agent;
    return nearest !== undefined && (lines[nearest] ?? []).includes(agent);
  };
  let winnings = 0n;
  let turnoverOfDay = 0n;
  return Array.from({ length: now + 1 }, (_, period) => {
    const bets = betsOf(world, period, now).filter(({ bettor }) => isOfTeam(bettor));
    if (terms.kind === 'real_time_salary') {
      const pays = realTime(world, lines, agent, terms, bets, turnoverOfDay);
      turnoverOfDay += total(bets.map(({ validStake }) => validStake));
      return pays;
    }
    const played = { bets, activeMinimum: world.activeMinimum };
    if (terms.kind === 'hourly_salary') return hourlyOf(terms, played);
    const costs = (world.periods[period]?.costs ?? []).filter(({ bettor }) => isOfTeam(bettor));
    const spent = costs.map(
      (one) => one.rebates + one.bonuses + one.promotionCost + one.depositFees,
    );
    const result =
      total(bets.map(({ payout }) => payout)) +
      total(spent) -
      total(bets.map(({ stake }) => stake));
    if (terms.kind === 'daily_salary') return dailyOf(terms, played, result);
    const made = terms.carryOver === 'none' ? result : result + winnings;
    winnings = notNegative(terms.carryOver === 'always' ? made : result);
    return dividendOf(terms, played, notNegative(-made));
  });
}

function realTime(
  world: World,
  lines: number[][],
  agent: number,
  terms: Of<'real_time_salary'>,
  bets: WorldBet[],
  before: bigint,
): bigint {
  const rated = bets.map(({ bettor, validStake }) => {
    const line = lines[world.bettors[bettor]?.agent ?? -1] ?? [];
    const next = world.agents[line[line.indexOf(agent) - 1] ?? -1]?.terms;
    return { validStake, nextRateBps: next?.kind === 'real_time_salary' ? next.rateBps : 0 };
  });
  return realTimeOf(terms, rated, before);
}

/** The platform pays the tops; whoever is paid pays its direct downlines. */
function payLines(world: World, now: number, owns: bigint[]): Omit<OracleBill, 'earned'>[] {
  const bills: Omit<OracleBill, 'earned'>[] = [];
  const pay = (agent: number, received: bigint): void => {
    const own = owns[agent] ?? 0n;
    const directs = withContract(world).filter((one) => world.agents[one]?.upline === agent);
    const owed = directs.map((direct) => owns[direct] ?? 0n);
    const due = total(owed);
    const has = received + (world.agents[agent]?.wallets[now] ?? 0n);
    const given = has < due ? has : due;
    bills.push({
      agent,
      own,
      received,
      fromWallet: notNegative(given - received),
      paid: notNegative(received - given),
    });
    const shares = sharesOf(given, owed);
    for (const [at, direct] of directs.entries()) {
      pay(direct, shares[at] ?? 0n);
    }
  };
  for (const agent of withContract(world)) {
    if (world.agents[agent]?.upline === null) pay(agent, owns[agent] ?? 0n);
  }
  return bills;
}
