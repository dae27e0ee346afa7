import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Bettor, injected, openBettor, slipOn } from '#sportsbook/bets/bettor.testing.ts';
import { home } from '#sportsbook/offer/hand-offer.testing.ts';
import {
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#sportsbook/scene.testing.ts';
import { settleAll, tellMarket } from './results.testing.ts';
import { settleNext } from './settle-bets.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

/** Numbers that are the same for the same seed. */
function createDraws(seed: number) {
  let state = seed;
  const below = (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
  return { below, pick: <T>(of: readonly T[]): T => of[below(of.length)] as T };
}
type Draws = ReturnType<typeof createDraws>;

const results = ['won', 'half_won', 'push', 'half_lost', 'lost', 'void'] as const;
type Result = (typeof results)[number];

type Placed = {
  bettor: Bettor;
  bet: Bet;
  events: number[];
  odds: number[];
  folds: number[];
  stake: bigint;
  boughtBack: bigint;
  paid: bigint;
  isSold: boolean;
};

/** What a line's stake becomes, by shares of 2,000ths a leg: another way than the book reckons. */
const shares: Readonly<Record<Result, (odds: number) => number>> = {
  won: (odds) => 2 * odds,
  half_won: (odds) => odds + 1_000,
  push: () => 2_000,
  half_lost: () => 1_000,
  lost: () => 0,
  void: () => 2_000,
};

function modelPayout({ odds, folds, stake, events }: Placed, ended: ReadonlyMap<number, Result>) {
  let sum = 0n;
  let isOver = true;
  for (let mask = 1; mask < 1 << odds.length; mask += 1) {
    const legs = odds.map((_, at) => at).filter((at) => mask & (1 << at));
    if (!folds.includes(legs.length)) continue;
    const known = legs.map((at) => ended.get(events[at] ?? 0));
    if (known.includes('lost')) continue;
    if (known.includes(undefined)) isOver = false;
    let pay = stake;
    for (const at of legs) {
      pay *= BigInt(shares[ended.get(events[at] ?? 0) ?? 'lost'](odds[at] ?? 0));
    }
    sum += pay / 2_000n ** BigInt(legs.length);
  }
  return isOver ? sum : undefined;
}

/** A slip of one to four legs: all together, or a system of pairs and what is above. */
async function placeAny(draws: Draws, base: number, bettor: Bettor): Promise<Placed | undefined> {
  const count = 1 + draws.below(4);
  const events = Array.from({ length: 6 }, (_, at) => base + at)
    .toSorted(() => draws.below(3) - 1)
    .slice(0, count);
  const odds = events.map((event) => running.offer.quote(home(event))?.odds ?? 0);
  const isSystem = count > 2 && draws.below(2) === 0;
  const folds = isSystem ? [2, 3] : [count];
  const picks = events.map((event, at) => [home(event), odds[at] ?? 0] as const);
  const stake = BigInt(2_000 + draws.below(3_000));
  const text = `${stake / 100n}.${String(stake % 100n).padStart(2, '0')}`;
  const slip = slipOn(picks, text, isSystem ? { shape: { kind: 'system', folds } } : {});
  const { value } = await bettor.place(slip);
  const { bet } = value as { bet: Bet | null };
  if (bet?.state !== 'open') return undefined;
  return { bettor, bet, events, odds, folds, stake, boughtBack: 0n, paid: 0n, isSold: false };
}

async function cashOut(draws: Draws, placed: Placed): Promise<void> {
  const path = `/book/v1/bets/${placed.bet.id}/cashOut`;
  const part = draws.pick([10_000, 5_000, 2_500, 3_333]);
  const quoted = await placed.bettor.ask('POST', `${path}/quote`, { part });
  if (quoted.status !== 200) return;
  const quote = quoted.value as { quoteId: string; amount: string; stakePart: string };
  if (draws.below(3) === 0) await settleNext(running.context);
  const taken = await placed.bettor.ask('POST', path, { quoteId: quote.quoteId });
  if (taken.status !== 200) return;
  placed.boughtBack += parseDecimal(quote.stakePart, 'KES');
  placed.paid += parseDecimal(quote.amount, 'KES');
  placed.isSold = (taken.value as { bet: Bet }).bet.state === 'cashed_out';
}

const cases = repetitions('random histories of results, cancels and cash-outs', {
  usual: 4,
  long: 150,
});

test('after any history of results, rollbacks, cancels and cash-outs the money is as it should be', async () => {
  let sold = 0;
  for (let seed = 1; seed <= cases; seed += 1) {
    const draws = createDraws(seed * 7_919);
    const base = 10_000 + seed * 10;
    const events = Array.from({ length: 6 }, (_, at) => base + at);
    for (const event of events) running.offer.set(home(event), 1_200 + draws.below(200) * 10);
    const bettors = await Promise.all(
      [1, 2].map(() => openBettor(scene, injected(running), scene.addMember())),
    );
    const bets: Placed[] = [];
    for (let count = 0; count < 10; count += 1) {
      const placed = await placeAny(draws, base, draws.pick(bettors));
      if (placed) bets.push(placed);
    }
    const ended = new Map<number, Result>();
    const cancelled = new Set<number>();
    for (let step = 0; step < 40; step += 1) {
      const event = draws.pick(events);
      const key = home(event);
      const act = draws.below(8);
      if (act < 3) {
        const result = draws.pick(results);
        ended.set(event, result);
        await tellMarket(scene, key, { results: [{ outcome: 'home', result }] });
      } else if (act === 3) {
        ended.delete(event);
        await tellMarket(scene, key, { results: null });
      } else if (act === 4) {
        if (draws.below(2) === 0) cancelled.add(event);
        else cancelled.delete(event);
        await tellMarket(scene, key, { cancel: cancelled.has(event) ? {} : null });
      } else if (act < 7) {
        const placed = draws.pick(bets);
        await cashOut(draws, placed);
      }
      if (draws.below(3) === 0) await settleNext(running.context);
      if (draws.below(5) === 0) await settleAll(running);
    }
    await settleAll(running);
    for (const { paid } of bets) sold += paid > 0n ? 1 : 0;
    for (const event of cancelled) ended.set(event, 'void');
    for (const bettor of bettors) {
      let expected = startBalance;
      for (const placed of bets.filter((one) => one.bettor === bettor)) {
        const whole = modelPayout(placed, ended);
        const lines = BigInt(placed.bet.lines) * placed.stake;
        expected -= lines;
        expected += placed.paid;
        if (placed.isSold) continue;
        if (whole !== undefined) expected += (whole * (lines - placed.boughtBack)) / lines;
      }
      const balance = scene.wallet.members.get(bettor.memberId)?.balance ?? 0n;
      const owed = scene.wallet.owed.get(bettor.memberId) ?? 0n;
      assert.equal(balance - owed, expected, `seed ${seed}`);
    }
  }
  assert.ok(sold >= cases, `${sold} bets were cashed out`);
  const { rows } = await scene.owner.query('SELECT 1 FROM book.operations');
  assert.deepEqual(rows, [], 'the platform has been told everything');
  const { rows: unnoted } = await scene.owner.query(
    `SELECT b.id, b.state FROM book.bets b FULL JOIN book.running_bets r ON r.bet_id = b.id
      WHERE (b.state IN ('waiting', 'asked', 'countered', 'open')) IS DISTINCT FROM
            (r.bet_id IS NOT NULL)`,
  );
  assert.deepEqual(unnoted, [], 'running bets are noted, and nothing else is');
});
