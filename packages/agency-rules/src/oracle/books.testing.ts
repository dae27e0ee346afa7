/** The books of a world, kept by the engine as a settlement job would keep them. */
import {
  type AdjustmentLine,
  adjustmentLine,
} from '@bahati/agency-rules/bills/adjustment-lines.ts';
import { type Bill, type BillSnapshot, computeBill } from '@bahati/agency-rules/bills/bill.ts';
import type { SettledBet } from '@bahati/agency-rules/bills/real-time-salary.ts';
import { isActiveMember } from '@bahati/agency-rules/bills/team.ts';
import { type ChainSettlement, settleChain } from '@bahati/agency-rules/chain/chain.ts';
import type { LateChange, World, WorldBet, WorldTerms } from './worlds.testing.ts';

/** By the place of the agent; undefined: it has no contract. */
export type AgentBills = readonly (Bill | undefined)[];

const amounts = [
  'turnover',
  'validTurnover',
  'payouts',
  'rebates',
  'bonuses',
  'promotionCost',
  'depositFees',
  'winningStake',
  'losingStake',
] as const;

type Team = Record<(typeof amounts)[number], bigint> & {
  activeMembers: number;
  /** With the rate of the next agent towards the bettor, by the place of the bet. */
  bets: Map<number, SettledBet>;
};

const emptyTeam = (): Team => ({
  turnover: 0n,
  validTurnover: 0n,
  payouts: 0n,
  rebates: 0n,
  bonuses: 0n,
  promotionCost: 0n,
  depositFees: 0n,
  winningStake: 0n,
  losingStake: 0n,
  activeMembers: 0,
  bets: new Map(),
});

function addTo(team: Team, figures: Partial<Team>): void {
  for (const name of amounts) team[name] += figures[name] ?? 0n;
}

/** Null: a bet that was voided. */
type KnownBets = (WorldBet | null)[];

/** What each agent's team played in a period, added up from the lowest agents. */
function teamsOf(world: World, period: number, bets: KnownBets): Team[] {
  const teams = world.agents.map(emptyTeam);
  addBets(world, teams, bets);
  for (const cost of world.periods[period]?.costs ?? []) {
    const team = teams[world.bettors[cost.bettor]?.agent ?? -1];
    if (team) addTo(team, cost);
  }
  for (const [agent, { upline, terms }] of [...world.agents.entries()].toReversed()) {
    const [team, above] = [teams[agent], upline === null ? undefined : teams[upline]];
    if (!team || !above) continue;
    addTo(above, team);
    above.activeMembers += team.activeMembers;
    const nextRateBps = terms?.kind === 'real_time_salary' ? terms.rateBps : 0;
    for (const [place, bet] of team.bets) above.bets.set(place, { ...bet, nextRateBps });
  }
  return teams;
}

function addBets(world: World, teams: Team[], bets: KnownBets): void {
  const ofBettor = world.bettors.map(() => 0n);
  for (const [place, bet] of bets.entries()) {
    const team = bet && teams[world.bettors[bet.bettor]?.agent ?? -1];
    if (!team) continue;
    const { stake, validStake, payout, outcome } = bet;
    addTo(team, { turnover: stake, validTurnover: validStake, payouts: payout });
    if (outcome !== 'tie') {
      addTo(team, { [outcome === 'won' ? 'winningStake' : 'losingStake']: validStake });
    }
    team.bets.set(place, { bet: bet.id, stake: validStake, nextRateBps: 0 });
    ofBettor[bet.bettor] = (ofBettor[bet.bettor] ?? 0n) + validStake;
  }
  for (const [bettor, { agent }] of world.bettors.entries()) {
    const team = teams[agent];
    if (team && isActiveMember(ofBettor[bettor] ?? 0n, world.activeMinimum)) team.activeMembers++;
  }
}

function snapshotOf(
  terms: WorldTerms,
  team: Team,
  before: Bill | undefined,
  adjustmentLines: readonly AdjustmentLine[],
): BillSnapshot {
  switch (terms.kind) {
    case 'dividend': {
      const carriedIn = before?.kind === 'dividend' ? before.carryOver.on : 0n;
      return { kind: terms.kind, terms, figures: { ...team, carriedIn, adjustmentLines } };
    }
    case 'daily_salary':
      return { kind: terms.kind, terms, figures: { ...team, adjustmentLines } };
    case 'hourly_salary':
      return { kind: terms.kind, terms, figures: { ...team, adjustmentLines } };
    case 'real_time_salary': {
      const turnoverBefore = before?.kind === 'real_time_salary' ? before.turnoverAfter : 0n;
      const bets = [...team.bets].toSorted(([a], [b]) => a - b).map(([, bet]) => bet);
      return { kind: terms.kind, terms, figures: { turnoverBefore, bets, adjustmentLines } };
    }
  }
}

export function openBooks(world: World) {
  const bets: KnownBets[] = world.periods.map((period) => [...period.bets]);
  /** By period, by what is known now. */
  const known: AgentBills[] = [];
  let lines: AdjustmentLine[][] = world.agents.map(() => []);

  const compute = (period: number, withLines?: AdjustmentLine[][]): AgentBills => {
    const teams = teamsOf(world, period, bets[period] ?? []);
    return world.agents.map(({ terms }, agent) => {
      const team = teams[agent];
      if (!terms || !team) return undefined;
      const before = known[period - 1]?.[agent];
      return computeBill(snapshotOf(terms, team, before, withLines?.[agent] ?? []));
    });
  };

  return {
    /** A late change: all bills since are computed anew, and what differs becomes lines. */
    change({ cause, period, bet, becomes }: LateChange): void {
      const ofPeriod = bets[period] ?? [];
      ofPeriod[ofPeriod.findIndex((one) => one?.id === bet)] = becomes;
      for (let later = period; later < known.length; later++) {
        const corrected = compute(later);
        for (const [agent, billed] of (known[later] ?? []).entries()) {
          const now = corrected[agent];
          if (!billed || !now || billed.earned === now.earned) continue;
          lines[agent]?.push(adjustmentLine({ cause, reference: bet }, billed, now));
        }
        known[later] = corrected;
      }
    },

    /** The bills of the next period, with the lines that wait for it. */
    issue(): AgentBills {
      const period = known.length;
      const bills = compute(period, lines);
      known.push(bills);
      lines = bills.map((bill) =>
        bill && bill.carriedAdjustment < 0n
          ? [{ cause: 'carried', reference: `${period}`, amount: bill.carriedAdjustment }]
          : [],
      );
      return bills;
    },
  };
}

export function settleBills(world: World, period: number, bills: AgentBills): ChainSettlement {
  return settleChain(
    world.agents.flatMap(({ upline, wallets }, agent) => {
      const bill = bills[agent];
      if (!bill) return [];
      const above = upline === null ? null : `${upline}`;
      return [{ id: `${agent}`, upline: above, own: bill.own, wallet: wallets[period] ?? 0n }];
    }),
  );
}
