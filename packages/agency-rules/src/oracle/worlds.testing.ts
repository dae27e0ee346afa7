/**
 * Worlds drawn from a seed: agents in lines with a contract each, members who bet, and bets that
 * change after their period was billed. Plain data, known to the engine's tests and to the oracle,
 * which share nothing else. Amounts are minor units.
 */

export type World = {
  readonly seed: number;
  readonly kind: Kind;
  /** An upline stands before its downlines; they are named by their place. */
  readonly agents: readonly WorldAgent[];
  /** Who bets, by the nearest agent: the agent itself, or a member below it. */
  readonly bettors: readonly { readonly agent: number }[];
  readonly activeMinimum: bigint;
  /** Of a dividend's or salary's kind one after the other; of the real-time salary runs of one day. */
  readonly periods: readonly WorldPeriod[];
  readonly lateChanges: readonly LateChange[];
};

export type WorldAgent = {
  readonly upline: number | null;
  /** Null: it has none, and so has nobody below it. */
  readonly terms: WorldTerms | null;
  /** What is free in its wallet as each period is settled. */
  readonly wallets: readonly bigint[];
};

export type WorldBet = {
  readonly id: string;
  readonly bettor: number;
  readonly stake: bigint;
  readonly validStake: bigint;
  readonly payout: bigint;
  readonly outcome: 'won' | 'lost' | 'tie';
};

export type WorldPeriod = {
  readonly bets: readonly WorldBet[];
  readonly costs: readonly WorldCost[];
};

export type WorldCost = {
  readonly bettor: number;
  readonly rebates: bigint;
  readonly bonuses: bigint;
  readonly promotionCost: bigint;
  readonly depositFees: bigint;
};

/** A bet of `period` is another one, or none, for every bill from that of `knownIn` on. */
export type LateChange = {
  readonly cause: 'bet_voided' | 'bet_resettled';
  readonly period: number;
  readonly knownIn: number;
  readonly bet: string;
  readonly becomes: WorldBet | null;
};

type Kind = WorldTerms['kind'];
type WorldTier = { turnover: bigint; activeMembers: number; loss: bigint };
export type WorldTerms =
  | {
      kind: 'dividend';
      period: 'D' | 'W' | 'H' | 'M';
      mode: 'fixed' | 'floating';
      carryOver: 'none' | 'previous' | 'always';
      tiers: (WorldTier & { rateBps: number })[];
    }
  | {
      kind: 'daily_salary';
      hasLossCheck: boolean;
      tiers: (WorldTier & ({ pays: 'rate'; rateBps: number } | { pays: 'sum'; sum: bigint }))[];
    }
  | {
      kind: 'hourly_salary';
      tiers: {
        turnover: bigint;
        activeMembers: number;
        winRateBps: number;
        lossRateBps: number;
      }[];
    }
  | { kind: 'real_time_salary'; rateBps: number; dailyTurnoverBrake: bigint | null };

const mostAgents = 12;
export const mostDepth = 8;

type Draw = {
  /** A whole number from `least` to `most`. */
  readonly int: (least: number, most: number) => number;
  readonly big: (least: number, most: number) => bigint;
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(values: readonly [T, ...T[]]) => T;
};

/** A linear congruential generator with its output mixed: good enough to choose cases by. */
function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const int = (least: number, most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0;
    return least + (((mixed ^ (mixed >>> 13)) >>> 0) % (most - least + 1));
  };
  return {
    int,
    big: (least, most) => BigInt(int(least, most)),
    chance: (percent) => int(1, 100) <= percent,
    pick: (values) => values[int(0, values.length - 1)] ?? values[0],
  };
}

const kinds = ['dividend', 'daily_salary', 'hourly_salary', 'real_time_salary'] as const;

export function drawWorld(seed: number): World {
  const draw = drawFrom(seed);
  for (let warmUp = 0; warmUp < 4; warmUp++) draw.int(0, 1);
  const kind = draw.pick(kinds);
  const periodCount = draw.chance(25) ? 3 : 2;
  const agents = drawAgents(draw, kind, periodCount);
  const bettors = agents.flatMap((_, agent) =>
    Array.from({ length: draw.int(0, 2) }, () => ({ agent })),
  );
  const isRound = draw.chance(50);
  const periods = Array.from(
    { length: periodCount },
    (_, period): WorldPeriod => ({
      bets: bettors.flatMap((_, bettor) =>
        Array.from({ length: draw.int(0, 2) }, (_, at) =>
          drawBet(draw, `${period}-${bettor}-${at}`, bettor, isRound),
        ),
      ),
      costs: bettors.flatMap((_, bettor) => (draw.chance(20) ? [drawCost(draw, bettor)] : [])),
    }),
  );
  return {
    seed,
    kind,
    agents,
    bettors,
    activeMinimum: 10_000n * draw.big(1, 5),
    periods,
    lateChanges: drawLateChanges(draw, periods, isRound),
  };
}

function drawAgents(draw: Draw, kind: Kind, periodCount: number): WorldAgent[] {
  const agents: (WorldAgent & { depth: number })[] = [];
  const count = draw.chance(15) ? draw.int(6, mostAgents) : draw.int(1, 5);
  // Some worlds are one long line, others spread.
  const isLine = draw.chance(40);
  for (let at = 0; at < count; at++) {
    const last = agents[at - 1];
    let upline = at === 0 ? null : isLine ? at - 1 : draw.int(0, at - 1);
    if (last && upline !== null && (agents[upline]?.depth ?? 0) >= mostDepth) upline = null;
    const above = upline === null ? undefined : agents[upline];
    const hasNone = above?.terms === null || draw.chance(5);
    agents.push({
      upline,
      depth: (above?.depth ?? 0) + 1,
      terms: hasNone ? null : drawTerms(draw, kind, above?.terms ?? null),
      wallets: Array.from({ length: periodCount }, () =>
        draw.chance(50) ? 0n : draw.big(0, draw.pick([100, 5_000, 100_000])),
      ),
    });
  }
  return agents.map(({ upline, terms, wallets }) => ({ upline, terms, wallets }));
}

function drawTerms(draw: Draw, kind: Kind, above: WorldTerms | null): WorldTerms {
  switch (kind) {
    case 'dividend':
      return {
        kind,
        period: 'W',
        mode: draw.pick(['fixed', 'floating']),
        carryOver: draw.pick(['none', 'previous', 'always']),
        tiers: drawTiers(draw, true).map((tier, at) => ({
          ...tier,
          rateBps: (at + 1) * 300 - draw.int(0, 299),
        })),
      };
    case 'daily_salary': {
      const hasLossCheck = draw.chance(40);
      return {
        kind,
        hasLossCheck,
        tiers: drawTiers(draw, hasLossCheck).map((tier, at) =>
          draw.chance(30)
            ? { ...tier, pays: 'sum', sum: BigInt((at + 1) * 1_000 - draw.int(0, 999)) }
            : { ...tier, pays: 'rate', rateBps: (at + 1) * 100 - draw.int(0, 99) },
        ),
      };
    }
    case 'hourly_salary':
      return {
        kind,
        tiers: drawTiers(draw, false).map(({ turnover, activeMembers }, at) => ({
          turnover,
          activeMembers,
          winRateBps: (at + 1) * 50 - draw.int(0, 49),
          lossRateBps: (at + 1) * 50 - draw.int(0, 49),
        })),
      };
    case 'real_time_salary': {
      const most = above?.kind === kind ? above.rateBps : 300;
      return {
        kind,
        rateBps: draw.int(0, most),
        dailyTurnoverBrake: draw.chance(50) ? null : 5_000n * draw.big(0, 80),
      };
    }
  }
}

/** Conditions that rise, in steps which round stakes meet exactly. */
function drawTiers(draw: Draw, asksForLoss: boolean): WorldTier[] {
  const tier = {
    turnover: draw.chance(40) ? 0n : 5_000n * draw.big(1, 20),
    activeMembers: draw.chance(50) ? 0 : 1,
    loss: asksForLoss && draw.chance(70) ? 5_000n * draw.big(1, 10) : 0n,
  };
  return Array.from({ length: draw.int(1, 3) }, (_, at) => {
    if (at > 0) {
      const grown = asksForLoss ? draw.int(0, 2) : draw.int(0, 1);
      if (grown === 0 || draw.chance(30)) tier.turnover += 5_000n * draw.big(1, 20);
      if (grown === 1 || draw.chance(20)) tier.activeMembers += 1;
      if (grown === 2) tier.loss += 5_000n * draw.big(1, 10);
    }
    return { ...tier };
  });
}

function drawBet(draw: Draw, id: string, bettor: number, isRound: boolean): WorldBet {
  const stake = isRound ? 5_000n * draw.big(1, 20) : draw.big(1, 100_000);
  const outcome = draw.pick<WorldBet['outcome']>(['won', 'lost', 'lost', 'tie']);
  if (outcome === 'tie') return { id, bettor, stake, validStake: 0n, payout: stake, outcome };
  // Half of the stake comes back where only half of it was at risk.
  const isHalf = draw.chance(10);
  const validStake = isHalf ? stake / 2n : stake;
  const returned = stake - validStake;
  const won = outcome === 'won' ? (validStake * draw.big(11, 40)) / 10n : 0n;
  return { id, bettor, stake, validStake, payout: won + returned, outcome };
}

function drawCost(draw: Draw, bettor: number): WorldCost {
  return {
    bettor,
    rebates: draw.big(0, 3_000),
    bonuses: draw.big(0, 5_000),
    promotionCost: draw.big(0, 2_000),
    depositFees: draw.big(0, 1_000),
  };
}

function drawLateChanges(
  draw: Draw,
  periods: readonly WorldPeriod[],
  isRound: boolean,
): LateChange[] {
  const changes = new Map<string, LateChange>();
  for (let left = draw.int(0, 2); left > 0; left--) {
    const period = draw.int(0, periods.length - 2);
    const bets = periods[period]?.bets ?? [];
    const bet = bets[draw.int(0, Math.max(0, bets.length - 1))];
    if (!bet) continue;
    const isVoid = draw.chance(50);
    changes.set(bet.id, {
      cause: isVoid ? 'bet_voided' : 'bet_resettled',
      period,
      knownIn: draw.int(period + 1, periods.length - 1),
      bet: bet.id,
      becomes: isVoid ? null : drawBet(draw, bet.id, bet.bettor, isRound),
    });
  }
  return [...changes.values()];
}
