import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import {
  openPlayedPlatform,
  openRoundOf,
  sendOperation,
} from '#domains/gaming/rounds/rounds.testing.ts';

let platform: TestPlatform;
let player: TestMember;
let asker: StaffLogin;
let decider: StaffLogin;

const permissions = ['rounds.read', 'rounds.void', 'approvals.read', 'approvals.decide'] as const;
before(async () => {
  const played = await openPlayedPlatform();
  ({ platform } = played);
  [player] = played.players as [TestMember];
  asker = await signInStaff(platform, { permissions });
  decider = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const reason = 'The vendor lost this round';
const ask = (id: string, { token } = asker) =>
  platform.staff(`POST /bo/rounds/${id}/void`, { token, body: { reason } });
const approve = (change: string, { token } = decider) =>
  platform.staff(`POST /bo/approvals/${change}/approve`, { token, body: {} });
const read = async (id: string) =>
  (await platform.staff(`GET /bo/rounds/${id}`, { token: asker.token })).value;
const open = (roundId: string) => openRoundOf(platform, player, roundId, '30.00');
const more = (kind: string, roundId: string, body: object) =>
  sendOperation(platform, kind, { memberId: player.playerId, roundId, ...body });

/** The wish that waits about this round. */
const wishOf = async (id: string): Promise<string> => {
  const { value } = await platform.staff('GET /bo/approvals?state=requested&pageSize=100', {
    token: decider.token,
  });
  const found = value.items.find(({ subject }: { subject: string }) => subject === `round:${id}`);
  assert.ok(found);
  return found.id;
};

const cash = async () => {
  const { rows } = await platform.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [player.id],
  );
  return rows[0]?.balance;
};

test('a round is voided by the word of a second person, and the stake is back', async () => {
  const before = await cash();
  const id = await open('void-1');
  const { value } = await ask(id);
  assert.deepEqual([value.voidAsked.requestedBy, value.state], [asker.username, 'open']);
  const wish = await wishOf(id);
  const own = await approve(wish, asker);
  assert.deepEqual([own.status, own.code], [409, 'second_person_needed']);
  assert.equal((await read(id)).state, 'open');

  const both = await Promise.all([approve(wish), approve(wish)]);
  assert.deepEqual(both.map(({ code }) => code ?? 'done').toSorted(), ['already_decided', 'done']);
  const voided = await read(id);
  assert.deepEqual([voided.state, voided.voidAsked, voided.stake], ['voided', null, '0.00']);
  assert.equal(voided.movements.at(-1).code, 'stake_returned');
  assert.equal(await cash(), before);
  const late = await more('win', 'void-1', {
    transactionId: 'void-1-late',
    amount: '500.00',
    roundClosed: true,
  });
  assert.equal(late.code, 'bet_rolled_back');
  assert.equal(await cash(), before);
  const { rows } = await platform.owner.query(
    `SELECT action, actor, reason FROM audit_entries WHERE subject = $1 ORDER BY id`,
    [`round:${id}`],
  );
  assert.deepEqual(rows, [
    { action: 'round_void.change_asked', actor: asker.username, reason },
    { action: 'round_void.changed', actor: decider.username, reason },
  ]);
  assert.deepEqual((await verifyLedger(platform.owner)).breaches, []);
});

test('a win that comes between asking and deciding makes the words begin anew, and is taken back', async () => {
  const before = await cash();
  const id = await open('void-2');
  await ask(id);
  const wish = await wishOf(id);
  await more('win', 'void-2', { transactionId: 'void-2-win', amount: '45.00', roundClosed: true });
  assert.equal((await approve(wish)).value.state, 'requested');
  assert.deepEqual([(await read(id)).state, await cash()], ['settled', (before ?? 0n) + 1_500n]);
  const third = await signInStaff(platform, { permissions });
  assert.equal((await approve(wish, third)).value.state, 'applied');
  const voided = await read(id);
  assert.deepEqual([voided.state, voided.payout, voided.stake], ['voided', '0.00', '0.00']);
  const codes = voided.movements.map(({ code }: { code: string }) => code);
  assert.deepEqual(codes.slice(-2), ['settled_stake_returned', 'payout_taken_back']);
  assert.equal(await cash(), before);
  const inbox = await platform.owner.query(
    'SELECT html_en AS html FROM inbox_messages WHERE member_id = $1 AND key = $2',
    [player.id, `round ${id} voided`],
  );
  assert.match(inbox.rows[0].html, /stake of <strong>KSh 30\.00.* win of <strong>KSh 45\.00/);
  const told = await platform.owner.query('SELECT told_at FROM round_voids WHERE round_id = $1', [
    id,
  ]);
  assert.deepEqual(told.rows, [{ told_at: null }]);
});

test('a win that was spent in between is not taken back in part, and the wish waits on', async () => {
  const id = await open('void-5');
  await more('win', 'void-5', { transactionId: 'void-5-w', amount: '80.00', roundClosed: true });
  await ask(id);
  const wish = await wishOf(id);
  const left = (await cash()) ?? 0n;
  const spend = { sessionToken: player.sessionToken, transactionId: 'void-5-all' };
  await more('bet', 'void-5-all', { ...spend, amount: `${left / 100n}.00` });
  const short = await approve(wish);
  const missing = { missing: '50.00', currency: 'KES' };
  assert.deepEqual([short.status, short.code, short.details], [409, 'void_short', missing]);
  const again = await ask(id, decider);
  assert.deepEqual([again.code, again.details], ['void_short', missing]);
  assert.deepEqual([(await read(id)).state, await cash()], ['settled', 0n]);
  await more('rollback', 'void-5-all', {
    transactionId: 'void-5-back',
    betTransactionId: 'void-5-all',
  });
  assert.equal((await approve(wish)).value.state, 'applied');
  assert.equal(await cash(), left - 5_000n);
  assert.deepEqual((await verifyLedger(platform.owner)).breaches, []);
});

test('a stake that comes between asking and deciding makes the words begin anew', async () => {
  const before = await cash();
  const id = await open('void-3');
  await ask(id);
  const wish = await wishOf(id);
  await more('bet', 'void-3', {
    sessionToken: player.sessionToken,
    transactionId: 'void-3-more',
    amount: '10.00',
  });
  assert.equal((await approve(wish)).value.state, 'requested');
  assert.equal((await read(id)).state, 'open');
  const third = await signInStaff(platform, { permissions });
  assert.equal((await approve(wish, third)).value.state, 'applied');
  assert.equal(await cash(), before);
});

test('what is voided or not there is not asked for, nor by who lacks the right', async () => {
  const id = await open('void-4');
  const reader = await signInStaff(platform, { permissions: ['rounds.read', 'approvals.read'] });
  assert.equal((await ask(id, reader)).code, 'forbidden');
  await ask(id);
  await approve(await wishOf(id));
  const again = await ask(id);
  assert.deepEqual([again.status, again.code], [409, 'round_voided']);
  assert.equal((await ask('999999999')).code, 'not_found');
});
