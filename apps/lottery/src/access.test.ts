/** Every call of the lottery by who may not make it, and with what nobody should send. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { lotteryCalls } from '@bahati/contract/lottery/calls.ts';
import { lotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Hints, sendWrong, wrongInputs } from '@bahati/testing/wrong-inputs.ts';
import { line, order, setScene } from './scene.testing.ts';

const scene = await setScene();
after(() => scene.close());
const { ask, app } = scene;

const all = ['lottery.read', 'lottery.act', 'lottery.settings', 'lottery.decide'];
const passOf = (permissions: string[], key = scene.key) =>
  signStaffPass(key, { staffId: '7', name: 'zawadi', permissions }, Date.now());

async function officeToken(permissions: string[]): Promise<string> {
  const body = { pass: passOf(permissions) };
  const { value } = await ask('POST /lottery-office/v1/session', { body });
  return (value as { officeToken: string }).officeToken;
}

const [member, other] = [await scene.member(), await scene.member()];
const draws = [await scene.draw('five-digit-1m'), await scene.draw('five-digit-1m', 3_700)];
const [drawId = ''] = draws;
const betType = 'five-digit.last-two.direct';
const chase = { multiples: [1, 1], stopsOnWin: true };
const bought = await ask('POST /lottery/v1/orders', {
  token: member.token,
  body: order(line(drawId, betType, '4|2', { chase })),
});
const { orderId } = bought.value as { orderId: string };

const calls: Readonly<Record<string, CallDeclaration>> = { ...lotteryCalls, ...lotteryOfficeCalls };
type Key = keyof typeof lotteryCalls | keyof typeof lotteryOfficeCalls;

/** Who may make each call: anybody, a member, or staff with a right; and a right body of it. */
type Entry = { who: 'anyone' | 'member' | `lottery.${string}`; body?: object };
const decision = { kind: 'refund', drawId };
const reason = 'A test';
const lines = [line(drawId, betType, '4|2')];
const entries: Readonly<Record<Key, Entry>> = {
  'POST /lottery/v1/session': { who: 'anyone' },
  'GET /lottery/v1/balance': { who: 'member' },
  'GET /lottery/v1/hall': { who: 'anyone' },
  'GET /lottery/v1/games/:gameCode': { who: 'anyone' },
  'GET /lottery/v1/games/:gameCode/results': { who: 'anyone' },
  'GET /lottery/v1/draws/:drawId': { who: 'anyone' },
  'POST /lottery/v1/orders/check': { who: 'anyone' },
  'POST /lottery/v1/orders': { who: 'member', body: { idempotencyKey: randomUUID(), lines } },
  'GET /lottery/v1/orders/:orderId': { who: 'member' },
  'GET /lottery/v1/tickets': { who: 'member' },
  'GET /lottery/v1/tickets/:ticketId': { who: 'member' },
  'GET /lottery/v1/chases': { who: 'member' },
  'POST /lottery/v1/chases/:chaseId/stop': { who: 'member', body: {} },
  'POST /lottery-office/v1/session': { who: 'anyone' },
  'GET /lottery-office/v1/games': { who: 'lottery.read' },
  'PUT /lottery-office/v1/games/:gameCode': {
    who: 'lottery.settings',
    body: { isOpen: true, reason },
  },
  'GET /lottery-office/v1/draws': { who: 'lottery.read' },
  'GET /lottery-office/v1/draws/:drawId': { who: 'lottery.read' },
  'POST /lottery-office/v1/draws/:drawId/sales': {
    who: 'lottery.act',
    body: { isStopped: false, reason },
  },
  'POST /lottery-office/v1/decisions/look': { who: 'lottery.decide', body: { decision } },
  'POST /lottery-office/v1/decisions': { who: 'lottery.decide', body: { decision, reason } },
  'GET /lottery-office/v1/decisions': { who: 'lottery.read' },
  'POST /lottery-office/v1/decisions/:decisionId': {
    who: 'lottery.decide',
    body: { answer: 'approve' },
  },
  'GET /lottery-office/v1/report': { who: 'lottery.read' },
};

const ids: Readonly<Record<string, string>> = { drawId, orderId, gameCode: 'five-digit-1m' };
const at = new Date().toISOString();

function make(key: string, token?: string, more: { id?: string } = {}) {
  const url = key.replace(/:(\w+)/g, (_, name: string) => more.id ?? ids[name] ?? '1');
  const query = key === 'GET /lottery-office/v1/report' ? { from: at, until: at } : {};
  const { body } = entries[key as Key];
  return ask(url, { query, ...(token === undefined ? {} : { token }), ...(body ? { body } : {}) });
}

const guarded = Object.entries(entries).filter(([, { who }]) => who !== 'anyone');
const ofMembers = guarded.filter(([, { who }]) => who === 'member').map(([key]) => key);
const ofStaff = guarded.filter(([, { who }]) => who !== 'member');

test('every call of the contracts stands in this table, under whom it is for', () => {
  const audiences = { anyone: 'anyone', member: 'player-frame' } as const;
  assert.deepEqual(
    Object.fromEntries(Object.entries(calls).map(([key, { audience }]) => [key, audience])),
    Object.fromEntries(
      Object.entries(entries).map(([key, { who }]) => [
        key,
        who === 'anyone' || who === 'member' ? audiences[who] : 'staff',
      ]),
    ),
  );
});

test('nobody, and whoever has the token of the other side, is let in nowhere', async () => {
  const officer = await officeToken(all);
  for (const [key, { who }] of guarded) {
    for (const token of [undefined, 'x', who === 'member' ? officer : member.token]) {
      const { status, code } = await make(key, token);
      assert.deepEqual([status, code], [401, 'unauthenticated'], `${key} ${token}`);
    }
  }
});

test('what another brand’s platform and lottery gave out opens nothing here', async () => {
  const second = await setScene();
  const foreign = await second.member();
  for (const key of ofMembers) assert.equal((await make(key, foreign.token)).status, 401, key);
  const launchToken = second.wallet.launch(foreign.id, 'five-digit-1m');
  const entered = await ask('POST /lottery/v1/session', { body: { launchToken } });
  assert.equal(entered.code, 'launch_token_invalid');
  const pass = passOf(all, 'the-key-of-another-brand');
  const office = await ask('POST /lottery-office/v1/session', { body: { pass } });
  assert.equal(office.code, 'pass_invalid');
  await second.close();
});

test('staff do only what the pass allows', async () => {
  for (const [key, { who }] of ofStaff) {
    const rest = await officeToken(all.filter((right) => right !== who));
    const { status, code } = await make(key, rest);
    assert.deepEqual([status, code], [403, 'forbidden'], key);
  }
});

test('orders, tickets and chases of others, and ids of nothing, are not found', async () => {
  for (const key of ofMembers.filter((name) => name.includes(':'))) {
    assert.equal((await make(key, other.token)).code, 'not_found', `${key} of another`);
    const nothing = await make(key, member.token, { id: '999999999' });
    assert.equal(nothing.code, 'not_found', key);
  }
  for (const list of ['GET /lottery/v1/tickets', 'GET /lottery/v1/chases']) {
    const { value } = await make(list, other.token);
    assert.deepEqual((value as { items: object[] }).items, [], list);
  }
});

const hints: Hints = {
  values: [drawId, betType, '4|2'],
  texts: [drawId, '1', '100.00', betType, '4|2', '1234', 'five-digit-1m', at, randomUUID()],
};

test('nothing anybody sends is answered with a fault of the lottery', async () => {
  const officer = await officeToken(all);
  const numRuns = repetitions('wrong inputs of each call of the lottery', { usual: 8, long: 400 });
  for (const [key, { who }] of Object.entries(entries)) {
    const token = who.startsWith('lottery.') ? officer : member.token;
    const input = wrongInputs(calls[key] as CallDeclaration, hints);
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        const { status, code } = await sendWrong(app, key, sent, token);
        assert.ok(status < 500, `${key} ${status} ${code} ${JSON.stringify(sent)}`);
      }),
      { numRuns },
    );
  }
});
