/** The engine beside the oracle, on worlds of agents with bets that change late. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '@bahati/agency-rules/bills/bill.ts';
import type { ChainSettlement } from '@bahati/agency-rules/chain/chain.ts';
import { findTermFaults } from '@bahati/agency-rules/terms/term-faults.ts';
import { type AgentBills, openBooks, settleBills } from './books.testing.ts';
import { billsByOracle, type OracleBill } from './oracle.testing.ts';
import { drawWorld, mostDepth, type World } from './worlds.testing.ts';

const firstSeed = 20_261_127;
const worldCount = 10_000;

/** How often the worlds came to what is worth trying. */
const seen = new Map<string, number>();
const see = (what: string, isSo = true) => {
  if (isSo) seen.set(what, (seen.get(what) ?? 0) + 1);
};

const rules = [
  ['dividend', 'daily_salary', 'hourly_salary', 'real_time_salary'],
  ['fixed', 'floating', 'none', 'previous', 'always'],
  ['higher tier', 'tier missed', 'loss checked', 'carry-over used', 'carry-over kept'],
  ['braked', 'braked in part', 'adjusted up', 'adjusted down', 'adjustment carried'],
  ['downlines above own', 'paid by a wallet', 'paid', 'partly_paid', 'insufficient'],
  Array.from({ length: mostDepth }, (_, at) => `depth ${at + 1}`),
].flat();

test(`engine and oracle agree to the cent on ${worldCount} chains`, () => {
  for (let seed = firstSeed; seed < firstSeed + worldCount; seed++) {
    const world = drawWorld(seed);
    see(`depth ${Math.max(...world.agents.keys().map((agent) => depthOf(world, agent)))}`);
    try {
      compare(world);
    } catch (cause) {
      throw new Error(`Engine and oracle differ on the world of seed ${seed}.`, { cause });
    }
  }
  const rare = rules.filter((rule) => (seen.get(rule) ?? 0) < 100);
  assert.deepEqual(rare, [], 'each rule is met by a hundred bills at least');
});

function compare(world: World): void {
  for (const { terms } of world.agents) {
    if (terms) assert.deepEqual(findTermFaults(terms), []);
  }
  const books = openBooks(world);
  const expected = billsByOracle(world);
  for (const period of world.periods.keys()) {
    for (const late of world.lateChanges) if (late.knownIn === period) books.change(late);
    const bills = books.issue();
    // A real-time salary is paid by the platform alone.
    const chain = world.kind === 'real_time_salary' ? null : settleBills(world, period, bills);
    seeAll(world, bills, chain);
    const byAgent = (expected[period] ?? []).toSorted((a, b) => a.agent - b.agent);
    assert.deepEqual(saidByEngine(bills, chain), byAgent);
    if (!chain) assertLinesAddUp(world, bills);
  }
}

/** Where nothing is braked, what a line's agents have of its bets is the rate at its top. */
function assertLinesAddUp(world: World, bills: AgentBills): void {
  const shares = bills.map((bill) => (bill?.kind === 'real_time_salary' ? bill.shares : []));
  if (shares.flat().some((share) => share.countedStake < share.stake)) return;
  const paid = shares.flat().reduce((sum, { share }) => sum + share, 0n);
  const topRates = shares.flatMap((ofAgent, agent) => {
    const { upline = null, terms = null } = world.agents[agent] ?? {};
    if (upline !== null || terms?.kind !== 'real_time_salary') return [];
    return ofAgent.map(({ stake }) => stake * BigInt(terms.rateBps));
  });
  assert.equal(
    paid,
    topRates.reduce((sum, one) => sum + one, 0n),
  );
}

/** In the form of the oracle. */
function saidByEngine(bills: AgentBills, chain: ChainSettlement | null): OracleBill[] {
  const settled = new Map(chain?.bills.map((bill) => [bill.id, bill]));
  return bills.flatMap((bill, agent) => {
    if (!bill) return [];
    const { earned, own } = bill;
    const outcome = settled.get(`${agent}`) ?? { received: own, paidFromWallet: 0n, paid: own };
    const { received, paidFromWallet: fromWallet, paid } = outcome;
    return [{ agent, earned, own, received, fromWallet, paid }];
  });
}

function seeAll(world: World, bills: AgentBills, chain: ChainSettlement | null): void {
  for (const [agent, bill] of bills.entries()) {
    if (bill) seeBill(bill, world.agents[agent]?.terms ?? null);
  }
  for (const bill of chain?.bills ?? []) {
    see('downlines above own', bill.owed > bill.own);
    see('paid by a wallet', bill.paidFromWallet > 0n);
    see(bill.state);
  }
}

function seeBill(bill: Bill, terms: World['agents'][number]['terms']): void {
  see(bill.kind, bill.earned > 0n);
  see('adjusted up', bill.adjusted > 0n);
  see('adjusted down', bill.adjusted < 0n);
  see('adjustment carried', bill.carriedAdjustment < 0n);
  if (bill.kind === 'real_time_salary') {
    const braked = bill.shares.filter((share) => share.countedStake < share.stake);
    see('braked', braked.length > 0);
    see(
      'braked in part',
      braked.some(({ countedStake }) => countedStake > 0n),
    );
    return;
  }
  see('higher tier', (bill.chosenTier ?? 0) > 0);
  see('tier missed', bill.chosenTier === null);
  see('loss checked', terms?.kind === 'daily_salary' && terms.hasLossCheck && bill.earned > 0n);
  if (bill.kind !== 'dividend' || terms?.kind !== 'dividend') return;
  see(terms.mode, bill.earned > 0n);
  see(terms.carryOver, bill.earned > 0n);
  see('carry-over used', bill.carryOver.used > 0n);
  see('carry-over kept', bill.carryOver.used > 0n && bill.carryOver.on > 0n);
}

function depthOf(world: World, agent: number): number {
  const upline = world.agents[agent]?.upline ?? null;
  return upline === null ? 1 : 1 + depthOf(world, upline);
}
