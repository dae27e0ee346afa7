import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Bet, Slip } from '@bahati/contract/sportsbook/slip.ts';
import { type Bettor, injected, openBettor, slipOn } from './bettor.testing.ts';
import { home } from '#sportsbook/offer/hand-offer.testing.ts';
import {
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#sportsbook/scene.testing.ts';
import { settleAll, tellMarket } from '#sportsbook/settlement/results.testing.ts';
import { answerSms } from '#sportsbook/booking-codes/code-by-sms.ts';
import { acceptAsked, counterAsked, refuseAsked } from '#sportsbook/slips/acceptance-queue.ts';
import { slipDetail, voidSlip } from '#sportsbook/vendor/slip-rounds.ts';

let scene: Scene;
let running: Running;
let lastEvent = 5_000;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const bettor = (balance?: bigint): Promise<Bettor> =>
  openBettor(scene, injected(running), scene.addMember(balance));
const offered = (odds = 2_000, more = {}) => {
  const key = home(++lastEvent);
  running.offer.set(key, odds, more);
  return key;
};
const placed = async (member: Bettor, slip: object): Promise<Bet> => {
  const { bet, faults } = (await member.place(slip)).value as { bet: Bet | null; faults: object[] };
  assert.ok(bet, JSON.stringify(faults));
  return bet;
};
const read = async (member: Bettor, { id }: Bet) =>
  (await member.ask('GET', `/book/v1/bets/${id}`)).value as Bet;
const balanceOf = ({ memberId }: Bettor) => scene.wallet.members.get(memberId)?.balance ?? 0n;

const rich = 100_000_000n;
async function asked() {
  const member = await bettor(rich);
  const key = offered();
  const bet = await placed(member, slipOn([[key, 2_000]], '60000.00'));
  assert.equal(bet.state, 'asked');
  return { member, key, bet };
}

test('a stake above the bounds is asked of a trader, who takes or refuses it once', async () => {
  const first = await asked();
  const id = BigInt(first.bet.id);
  const both = await Promise.allSettled([
    acceptAsked(running.context, id),
    refuseAsked(running.context, id),
  ]);
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1);
  const second = await asked();
  await refuseAsked(running.context, BigInt(second.bet.id));
  await running.teller.idle();
  const shown = await read(second.member, second.bet);
  assert.deepEqual([shown.state, shown.refusal], ['refused', 'stake_above_most']);
  assert.equal(balanceOf(second.member), rich);
});

test('a taken stake is decided by the odds of then', async () => {
  const { member, key, bet } = await asked();
  running.offer.change(key, { odds: 1_500 });
  await acceptAsked(running.context, BigInt(bet.id));
  const shown = await read(member, bet);
  assert.deepEqual([shown.state, shown.refusal], ['refused', 'odds_moved']);
});

test('another offer of the trader is taken as a bet of its own, or left', async () => {
  const { member, bet } = await asked();
  const offer = { stake: 3_000_000n, odds: [1_900], seconds: 30 };
  await counterAsked(running.context, BigInt(bet.id), offer);
  const shown = await read(member, bet);
  assert.equal(shown.state, 'countered');
  assert.deepEqual([shown.counter?.stake, shown.counter?.odds], ['30000.00', [1_900]]);
  const path = `/book/v1/bets/${bet.id}/counter`;
  const replies = await Promise.all([1, 2].map(() => member.ask('POST', path, { isTaken: true })));
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  const taken = replies.find(({ status }) => status === 200)?.value as unknown as Bet;
  await running.teller.idle();
  const now = await read(member, taken);
  assert.deepEqual([now.state, now.stake, now.legs[0]?.odds], ['open', '30000.00', 1_900]);
  assert.equal((await read(member, bet)).refusal, 'counter_taken');
  assert.equal(balanceOf(member), rich - 3_000_000n);
  const other = await asked();
  await counterAsked(running.context, BigInt(other.bet.id), offer);
  await other.member.ask('POST', `/book/v1/bets/${other.bet.id}/counter`, { isTaken: false });
  await running.teller.idle();
  assert.equal(balanceOf(other.member), rich);
});

test('a booking code brings the selections back at the odds of now, without what is gone', async () => {
  const send = injected(running);
  const keys = [offered(1_800), offered(2_200)] as const;
  const { legs, shape } = slipOn([
    [keys[0], 1_800],
    [keys[1], 2_200],
  ]) as unknown as Slip;
  const made = await send('POST', '/book/v1/codes', { legs, shape });
  const { code } = made.value as { code: string };
  assert.match(code, /^[A-HJ-NP-Z2-9]{6}$/);
  running.offer.change(keys[0], { odds: 1_700 });
  running.offer.change(keys[1], { isOpen: false });
  const loaded = (await send('GET', `/book/v1/codes/${code}`)).value as unknown as {
    legs: Slip['legs'];
    gone: number;
  };
  assert.deepEqual([loaded.legs.map(({ odds }) => odds), loaded.gone], [[1_700], 1]);
  assert.equal((await send('GET', '/book/v1/codes/ZZZZZZ')).code, 'not_found');
  const bySms = async (text: string) =>
    (await answerSms(running.context, { text, language: 'sw' })).answer;
  assert.equal(
    await bySms(` mkeka ${code.toLowerCase()} `),
    `${code}\nNai-Kil 1 @1.70\nZimefungwa: 1`,
  );
  assert.equal(await bySms('BET ZZZZZZ'), 'Hakuna mkeka wa namba ZZZZZZ.');
  assert.equal(await bySms('habari'), null);
  await scene.owner.query('UPDATE book.booking_codes SET expires_at = now()');
  assert.equal((await send('GET', `/book/v1/codes/${code}`)).code, 'not_found');
});

test('selections of one event are put together at the odds of their own model', async () => {
  const key = offered(2_000, { oddsVersion: 5 });
  const total = { ...key, market: 'total:0:2.5', outcome: 'over' };
  running.offer.set(total, 1_900, { oddsVersion: 5 });
  let version = 5;
  running.context.combine = async () => ({ chance: 400_000, version });
  const send = injected(running);
  const selections = [
    { ...key, odds: 2_000 },
    { ...total, odds: 1_900 },
  ];
  const priced = await send('POST', '/book/v1/builder', { selections });
  const { odds } = priced.value as { odds: number };
  assert.equal(odds, 2_200);
  const quarter = { ...total, market: 'total:0:2.75', odds: 1_900 };
  const refused = await send('POST', '/book/v1/builder', { selections: [selections[0], quarter] });
  assert.equal(refused.code, 'selections_not_combinable');
  const member = await bettor();
  const slip = { ...slipOn([[key, odds]]), legs: [{ selections, odds }] };
  const bet = await placed(member, slip);
  assert.deepEqual([bet.state, bet.mostPayout], ['open', '220.00']);
  version = 4;
  const { faults } = (await member.place(slip)).value as { faults: { code: string }[] };
  assert.deepEqual(
    faults.map(({ code }) => code),
    ['suspended'],
  );
  await tellMarket(scene, key, { results: [{ outcome: 'home', result: 'won' }] });
  await tellMarket(scene, total, { results: [{ outcome: 'over', result: 'void' }] });
  await settleAll(running);
  assert.equal((await read(member, bet)).state, 'cancelled');
  assert.equal(balanceOf(member), startBalance);
});

test('favourites are kept up to their bound', async () => {
  const member = await bettor();
  const mark = (id: number, isFavourite: boolean, kind = 'competition') =>
    member.ask('PUT', '/book/v1/favourites', { kind, id: String(id), isFavourite });
  await mark(7, true);
  await mark(7, true);
  await mark(9, true, 'event');
  const { value } = await member.ask('GET', '/book/v1/favourites');
  assert.deepEqual(value, { eventIds: ['9'], competitionIds: ['7'] });
  await scene.owner.query(
    `INSERT INTO book.favourites (member_id, kind, id)
     SELECT $1, 'competition', n FROM generate_series(101, 199) n`,
    [member.memberId],
  );
  assert.equal((await mark(500, true)).code, 'too_many_favourites');
  assert.equal((await mark(7, false)).status, 200);
});

test('the platform may read a slip and void it, after which nothing of it is told', async () => {
  const member = await bettor();
  const key = offered();
  const bet = await placed(member, slipOn([[key, 2_000]]));
  await running.teller.idle();
  const { database } = running.context;
  const detail = await slipDetail(database, { roundId: bet.reference });
  assert.equal(detail.choices[0]?.value, '1x2:0: home @ 2.00');
  const voided = { roundId: bet.reference, memberId: member.memberId };
  assert.deepEqual(await voidSlip(database, voided), { isVoided: true });
  assert.deepEqual(await voidSlip(database, voided), { isVoided: true });
  await tellMarket(scene, key, { results: [{ outcome: 'home', result: 'won' }] });
  await settleAll(running);
  assert.equal((await read(member, bet)).state, 'cancelled');
  assert.equal(scene.slip(member.memberId, bet.reference)?.state, 'confirmed');
});
