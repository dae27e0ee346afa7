import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import type { SelectionKey } from '#sportsbook/offer/quote.ts';
import { type Bettor, injected, openBettor, slipOn } from '#sportsbook/bets/bettor.testing.ts';
import { home } from '#sportsbook/offer/hand-offer.testing.ts';
import {
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#sportsbook/scene.testing.ts';
import { settleAll, tellMarket } from '#sportsbook/settlement/results.testing.ts';
import { settleNext } from '#sportsbook/settlement/settle-bets.ts';

let scene: Scene;
let running: Running;
let lastEvent = 3_000;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

type Open = { member: Bettor; key: SelectionKey; bet: Bet };

async function openBet(odds = 2_000): Promise<Open> {
  const member = await openBettor(scene, injected(running), scene.addMember());
  const key = home(++lastEvent);
  running.offer.set(key, odds, { chances: { win: 500_000 } });
  const { bet } = (await member.place(slipOn([[key, odds]]))).value as { bet: Bet };
  assert.equal(bet.state, 'open');
  return { member, key, bet };
}

type Quote = { quoteId: string; amount: string; stakePart: string };
const quote = ({ member, bet }: Open, part = 10_000) =>
  member.ask('POST', `/book/v1/bets/${bet.id}/cashOut/quote`, { part });
const take = ({ member, bet }: Open, { quoteId }: Quote) =>
  member.ask('POST', `/book/v1/bets/${bet.id}/cashOut`, { quoteId });
const won = ({ member }: Open) =>
  (scene.wallet.members.get(member.memberId)?.balance ?? 0n) - startBalance;
const end = ({ key }: Open, result: string) =>
  tellMarket(scene, key, { results: [{ outcome: key.outcome, result }] });

test('a bet is bought back whole for its share of what it is expected to pay', async () => {
  const open = await openBet();
  running.offer.change(open.key, { chances: { win: 800_000 } });
  const quoted = (await quote(open)).value as Quote;
  // 100 × 2 × 0.8 × 0.94
  assert.deepEqual([quoted.amount, quoted.stakePart], ['150.40', '100.00']);
  const { value } = await take(open, quoted);
  assert.equal((value as { bet: Bet }).bet.state, 'cashed_out');
  await end(open, 'lost');
  await settleAll(running);
  assert.equal(won(open), 5_040n);
  const again = await take(open, quoted);
  assert.deepEqual([again.status, again.code], [409, 'quote_over']);
});

test('after a part the rest runs on and pays for itself alone', async () => {
  const open = await openBet();
  const quoted = (await quote(open, 2_500)).value as Quote;
  assert.deepEqual([quoted.amount, quoted.stakePart], ['23.50', '25.00']);
  const { bet } = (await take(open, quoted)).value as { bet: Bet };
  assert.deepEqual([bet.state, bet.openStake], ['open', '75.00']);
  await end(open, 'won');
  await settleAll(running);
  assert.equal(won(open), -10_000n + 2_350n + 15_000n);
  assert.equal(scene.slip(open.member.memberId, bet.reference)?.counts, 10_000n);
});

test('a quote is refused once its worth moved, a leg is suspended, or its time is over', async () => {
  const moved = await openBet();
  const first = (await quote(moved)).value as Quote;
  running.offer.change(moved.key, { chances: { win: 480_000 } });
  assert.equal((await take(moved, first)).code, 'quote_over');
  const closed = await openBet();
  const second = (await quote(closed)).value as Quote;
  running.offer.change(closed.key, { isOpen: false });
  assert.equal((await take(closed, second)).code, 'cash_out_not_offered');
  assert.equal((await quote(closed)).code, 'cash_out_not_offered');
  const late = await openBet();
  const third = (await quote(late)).value as Quote;
  await scene.owner.query("UPDATE book.cash_out_quotes SET expires_at = now() - interval '1 s'");
  assert.equal((await take(late, third)).code, 'quote_over');
  await running.teller.idle();
  assert.equal(won(late), -10_000n);
});

test('nobody takes the quote of another', async () => {
  const [own, other] = [await openBet(), await openBet()];
  const quoted = (await quote(own)).value as Quote;
  assert.equal((await take(other, quoted)).code, 'quote_over');
  assert.equal((await take({ ...own, member: other.member }, quoted)).code, 'not_found');
});

test('a rule cashes a bet out as soon as it is worth so much, and not before', async () => {
  const open = await openBet();
  const path = `/book/v1/bets/${open.bet.id}/cashOut/auto`;
  const set = (await open.member.ask('PUT', path, { at: '120.00' })).value as Bet;
  assert.deepEqual([set.state, set.cashOut?.autoAt], ['open', '120.00']);
  await running.rules.look();
  assert.equal((await open.member.ask('PUT', path, { at: '0' })).code, 'invalid_input');
  running.offer.change(open.key, { chances: { win: 700_000 } });
  running.rules.moved(open.key.eventId);
  await Promise.all([running.rules.look(), running.rules.look()]);
  await running.teller.idle();
  assert.equal(won(open), -10_000n + 13_160n);
});

const races = repetitions('cash-outs that meet the settlement', { usual: 12, long: 400 });

test('a cash-out and a settlement at once pay once', async () => {
  const ends = { cashed_out: 0, settled: 0 };
  for (let race = 0; race < races; race += 1) {
    const open = await openBet();
    const quoted = (await quote(open)).value as Quote;
    await end(open, 'won');
    await Promise.all([take(open, quoted), settleNext(running.context), take(open, quoted)]);
    await settleAll(running);
    const { value } = await open.member.ask('GET', `/book/v1/bets/${open.bet.id}`);
    const { state } = value as Bet;
    assert.ok(state === 'cashed_out' || state === 'settled', state);
    ends[state] += 1;
    assert.equal(won(open), state === 'settled' ? 10_000n : -10_000n + 9_400n);
  }
  assert.equal(ends.cashed_out + ends.settled, races);
});
