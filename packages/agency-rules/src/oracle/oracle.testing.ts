/**
 * A second reading of the rules of agency contracts, as they stand in the opening comment of
 * `bill.ts`: slow, plain, in exact fractions, and importing nothing of the engine. What both say of
 * the same world must agree to the cent.
 */
import type { World, WorldBet, WorldTerms } from './worlds.testing.ts';

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

type Fraction = { readonly n: bigint; readonly d: bigint };
const whole = (n: bigint): Fraction => ({ n, d: 1n });
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const larger = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
const rate = (bps: number): Fraction => ({ n: BigInt(bps), d: 10_000n });
const nothing = whole(0n);
const roundedDown = ({ n, d }: Fraction): bigint => n / d;
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const notNegative = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

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
    if (terms.kind === 'hourly_salary') return hourly(world, terms, bets);
    const costs = (world.periods[period]?.costs ?? []).filter(({ bettor }) => isOfTeam(bettor));
    const spent = costs.map(
      (one) => one.rebates + one.bonuses + one.promotionCost + one.depositFees,
    );
    const result =
      total(bets.map(({ payout }) => payout)) +
      total(spent) -
      total(bets.map(({ stake }) => stake));
    if (terms.kind === 'daily_salary') return daily(world, terms, bets, result);
    const made = terms.carryOver === 'none' ? result : result + winnings;
    winnings = notNegative(terms.carryOver === 'always' ? made : result);
    return dividend(world, terms, bets, notNegative(-made));
  });
}

type Of<Kind> = Extract<WorldTerms, { kind: Kind }>;

function reaches(
  world: World,
  bets: WorldBet[],
  tier: { turnover: bigint; activeMembers: number },
): boolean {
  const active = [...world.bettors.keys()].filter((bettor) => {
    const own = bets.filter((bet) => bet.bettor === bettor);
    return total(own.map(({ validStake }) => validStake)) >= world.activeMinimum;
  });
  return (
    total(bets.map(({ validStake }) => validStake)) >= tier.turnover &&
    active.length >= tier.activeMembers
  );
}

function dividend(world: World, terms: Of<'dividend'>, bets: WorldBet[], loss: bigint): bigint {
  const eligible = terms.tiers.filter((tier) => reaches(world, bets, tier));
  if (terms.mode === 'fixed') {
    const highest = eligible.filter((tier) => loss >= tier.loss).at(-1);
    return highest ? roundedDown(times(whole(loss), rate(highest.rateBps))) : 0n;
  }
  const shares = eligible.map((tier) => {
    const part: Fraction = loss >= tier.loss ? whole(1n) : { n: loss, d: tier.loss };
    return times(times(whole(loss), rate(tier.rateBps)), part);
  });
  return roundedDown(shares.reduce(larger, nothing));
}

function daily(world: World, terms: Of<'daily_salary'>, bets: WorldBet[], result: bigint): bigint {
  const turnover = whole(total(bets.map(({ validStake }) => validStake)));
  const pays = terms.tiers
    .filter((tier) => reaches(world, bets, tier))
    .filter((tier) => !terms.hasLossCheck || -result >= tier.loss)
    .map((tier) => (tier.pays === 'sum' ? whole(tier.sum) : times(turnover, rate(tier.rateBps))));
  return roundedDown(pays.reduce(larger, nothing));
}

function hourly(world: World, terms: Of<'hourly_salary'>, bets: WorldBet[]): bigint {
  const highest = terms.tiers.filter((tier) => reaches(world, bets, tier)).at(-1);
  if (!highest) return 0n;
  const shares = bets.map(({ outcome, validStake }) =>
    times(whole(validStake), rate(outcome === 'won' ? highest.winRateBps : highest.lossRateBps)),
  );
  return roundedDown(shares.reduce(plus, nothing));
}

function realTime(
  world: World,
  lines: number[][],
  agent: number,
  terms: Of<'real_time_salary'>,
  bets: WorldBet[],
  before: bigint,
): bigint {
  let turnover = before;
  const shares = bets.map(({ bettor, validStake }) => {
    const brake = terms.dailyTurnoverBrake;
    const from = turnover;
    turnover += validStake;
    const counted = brake === null ? validStake : notNegative(from < brake ? brake - from : 0n);
    const line = lines[world.bettors[bettor]?.agent ?? -1] ?? [];
    const next = world.agents[line[line.indexOf(agent) - 1] ?? -1]?.terms;
    const nextRate = next?.kind === 'real_time_salary' ? next.rateBps : 0;
    return times(
      whole(counted < validStake ? counted : validStake),
      rate(terms.rateBps - nextRate),
    );
  });
  return roundedDown(shares.reduce(plus, nothing));
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
    const shares = owed.map((one) => (due === 0n ? 0n : roundedDown({ n: given * one, d: due })));
    for (const [at, direct] of directs.entries()) {
      const isShort = (shares[at] ?? 0n) < (owed[at] ?? 0n);
      if (isShort && total(shares) < given) shares[at] = (shares[at] ?? 0n) + 1n;
      pay(direct, shares[at] ?? 0n);
    }
  };
  for (const agent of withContract(world)) {
    if (world.agents[agent]?.upline === null) pay(agent, owns[agent] ?? 0n);
  }
  return bills;
}
