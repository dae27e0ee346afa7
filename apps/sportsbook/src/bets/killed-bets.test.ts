import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import { type Bettor, openBettor, over, slipOn } from './bettor.testing.ts';
import { home } from '#sportsbook/offer/hand-offer.testing.ts';
import { type Scene, setScene, startBalance } from '#sportsbook/scene.testing.ts';
import { tellMarket } from '#sportsbook/settlement/results.testing.ts';
import {
  assertNothingLeft,
  assertOne,
  createVictim,
  endLeases,
  holdBet,
  holdOperations,
  holdSteps,
  type Point,
  type Victim,
} from './victim.testing.ts';

let scene: Scene;
let victim: Victim;
let lastEvent = 0;

before(async () => {
  scene = await setScene();
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

type Cases = readonly (readonly [string, Point])[];

const placing: Cases = [
  [
    'as the platform hears of the stake and does nothing',
    { at: 'received', kind: 'reserve', wish: 'lose' },
  ],
  [
    'as the platform takes the stake after the death',
    { at: 'received', kind: 'reserve', wish: 'go' },
  ],
  ['before the bet is stored', { hold: holdSteps }],
  ['as the reply about the stake is lost', { at: 'applied', kind: 'reserve', wish: 'lose' }],
  [
    'as half of the reply about the stake is lost',
    { at: 'applied', kind: 'reserve', wish: 'half' },
  ],
  ['between the stake and the decision', { hold: holdBet, after: 'reserve' }],
  ['as the confirmation is lost', { at: 'received', kind: 'confirm', wish: 'lose' }],
  ['as the reply to the confirmation is lost', { at: 'applied', kind: 'confirm', wish: 'lose' }],
  ['between the confirmation and the note of it', { hold: holdOperations, after: 'confirm' }],
];
const settling: Cases = [
  ['as the settlement is lost', { at: 'received', kind: 'settle', wish: 'lose' }],
  ['as it is paid after the death', { at: 'received', kind: 'settle', wish: 'go' }],
  ['while the bet is held by somebody else', { hold: holdBet }],
  ['as the reply to the settlement is lost', { at: 'applied', kind: 'settle', wish: 'lose' }],
  ['between the settlement and the note of it', { hold: holdOperations, after: 'settle' }],
  ['before a settlement is stored', { hold: holdSteps }],
];
const cashing: Cases = [
  ['as the cash-out is lost', { at: 'received', kind: 'cash_out', wish: 'lose' }],
  ['as it is paid after the death', { at: 'received', kind: 'cash_out', wish: 'go' }],
  ['before a cash-out is stored', { hold: holdBet }],
  ['as the reply to the cash-out is lost', { at: 'applied', kind: 'cash_out', wish: 'half' }],
];

/** Few that wait for the platform at once; what nobody gets past stands last in its group. */
const inGroups = (cases: Cases, most: number): Cases[] =>
  Array.from({ length: Math.ceil(cases.length / most) }, (_, at) =>
    cases.slice(at * most, (at + 1) * most),
  );

const most = repetitions('points a death of the book meets', { usual: 3, long: 1 });

const balanceOf = ({ memberId }: Bettor) => scene.wallet.members.get(memberId)?.balance;

async function bettor() {
  const member = await openBettor(scene, over(victim.origin), scene.addMember());
  const key = home(++lastEvent);
  const idempotencyKey = randomUUID();
  const place = () => member.place(slipOn([[key, 2_000]]), idempotencyKey);
  return { member, key, place };
}

/** A bet that is accepted and confirmed. */
async function openBet() {
  const own = await bettor();
  const { bet } = (await own.place()).value as { bet: Bet };
  assert.equal(bet.state, 'open');
  await assertNothingLeft(scene);
  return { ...own, bet };
}

const stateOf = async (member: Bettor, id: string): Promise<Bet> =>
  (await member.ask('GET', `/book/v1/bets/${id}`)).value as Bet;

for (const cases of inGroups(placing, most)) {
  test(`killed ${cases.map(([name]) => name).join('; ')}: the bet is placed once`, async () => {
    const doomed = await Promise.all(
      cases.map(async ([name, point]) => ({ name, point, ...(await bettor()) })),
    );
    await victim.dieAt(
      doomed.map(({ point, member, place }) => ({ point, memberId: member.memberId, act: place })),
    );
    await endLeases(scene);
    await victim.start();
    for (const { name, member, place } of doomed) {
      let bet: Bet | null = null;
      await until('the bet to be decided', async () => {
        ({ bet } = (await place()).value as { bet: Bet | null });
        return bet?.state === 'open';
      });
      const { rows } = await scene.owner.query<{ reference: string }>(
        'SELECT reference FROM book.bets WHERE member_id = $1',
        [member.memberId],
      );
      await assertNothingLeft(scene);
      const slip = scene.slip(member.memberId, assertOne(rows).reference);
      assert.equal(slip?.state, 'confirmed', name);
      assert.equal(balanceOf(member), startBalance - 10_000n, name);
    }
  });
}

for (const cases of inGroups(settling, most)) {
  test(`killed ${cases.map(([name]) => name).join('; ')}: the bet is settled once`, async () => {
    const doomed = [];
    for (const [name, point] of cases) doomed.push({ name, point, ...(await openBet()) });
    await victim.dieAt(
      doomed.map(({ point, member, key }) => ({
        point,
        memberId: member.memberId,
        act: () => tellMarket(scene, key, { results: [{ outcome: 'home', result: 'won' }] }),
      })),
    );
    await endLeases(scene);
    await victim.start();
    for (const { name, member, bet } of doomed) {
      await until('the bet to be settled', async () => {
        return (await stateOf(member, bet.id)).state === 'settled';
      });
      await assertNothingLeft(scene);
      assert.equal(balanceOf(member), startBalance + 10_000n, name);
      const steps = (await stateOf(member, bet.id)).steps.map(({ kind }) => kind);
      assert.deepEqual(steps, ['placed', 'accepted', 'settled'], name);
    }
  });
}

for (const cases of inGroups(cashing, most)) {
  test(`killed ${cases.map(([name]) => name).join('; ')}: it is paid once or not at all`, async () => {
    const doomed = [];
    for (const [name, point] of cases) doomed.push({ name, point, ...(await openBet()) });
    await victim.dieAt(
      doomed.map(({ point, member, bet }) => ({
        point,
        memberId: member.memberId,
        act: async () => {
          const path = `/book/v1/bets/${bet.id}/cashOut`;
          const { value } = await member.ask('POST', `${path}/quote`, { part: 10_000 });
          const { quoteId } = value as { quoteId: string };
          await member.ask('POST', path, { quoteId });
        },
      })),
    );
    await endLeases(scene);
    await victim.start();
    for (const { name, member, bet, key } of doomed) {
      await assertNothingLeft(scene);
      // A result changes nothing of what was bought back.
      await tellMarket(scene, key, { results: [{ outcome: 'home', result: 'lost' }] });
      await until('the bet to end', async () => (await stateOf(member, bet.id)).state !== 'open');
      await assertNothingLeft(scene);
      const { state, payout } = await stateOf(member, bet.id);
      const isPaid = state === 'cashed_out';
      assert.equal(isPaid, name !== 'before a cash-out is stored', name);
      assert.equal(balanceOf(member), startBalance - 10_000n + (isPaid ? 8_930n : 0n), name);
      assert.equal(payout, isPaid ? '89.30' : '0.00', name);
    }
  });
}
