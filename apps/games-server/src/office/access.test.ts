/** Every call of the rooms' office by who may not make it, and with what nobody should send. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { roomsOfficeCalls } from '@bahati/contract/rooms-office/office.ts';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Hints, sendWrong, wrongInputs } from '@bahati/testing/wrong-inputs.ts';
import {
  injected,
  openFrame,
  providerKey,
  type Running,
  runHere,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { askOffice, enterOffice, officeRights } from './officer.testing.ts';

type Key = keyof typeof roomsOfficeCalls;
type Right = (typeof officeRights)[number];

const reason = 'a test of it';
const decision = { kind: 'void_hand', handId: '1' };
/** The right each call needs, and a right body of it. */
const entries: Readonly<Record<Key, { needs: Right | 'anyone'; body?: object }>> = {
  'POST /rooms-office/v1/session': { needs: 'anyone' },
  'GET /rooms-office/v1/games': { needs: 'rooms.read' },
  'GET /rooms-office/v1/rooms': { needs: 'rooms.read' },
  'GET /rooms-office/v1/counts': { needs: 'rooms.read' },
  'GET /rooms-office/v1/rooms/:roomId': { needs: 'rooms.read' },
  'PUT /rooms-office/v1/rooms/:roomId': { needs: 'rooms.act', body: { isPaused: false, reason } },
  'GET /rooms-office/v1/rooms/:roomId/rounds': { needs: 'rooms.read' },
  'GET /rooms-office/v1/rooms/:roomId/hands': { needs: 'rooms.read' },
  'GET /rooms-office/v1/find': { needs: 'rooms.read' },
  'GET /rooms-office/v1/rounds/:roundId': { needs: 'rooms.read' },
  'GET /rooms-office/v1/rounds/:roundId/entries': { needs: 'rooms.read' },
  'GET /rooms-office/v1/hands/:handId': { needs: 'rooms.read' },
  'POST /rooms-office/v1/hands/:handId/cards': { needs: 'rooms.cards', body: { reason } },
  'GET /rooms-office/v1/seats/:seatId': { needs: 'rooms.read' },
  'GET /rooms-office/v1/seats/:seatId/hands': { needs: 'rooms.read' },
  'POST /rooms-office/v1/seats/:seatId/leave': { needs: 'rooms.act', body: { reason } },
  'POST /rooms-office/v1/decisions/look': { needs: 'rooms.decide', body: { decision } },
  'POST /rooms-office/v1/decisions': { needs: 'rooms.decide', body: { decision, reason } },
  'GET /rooms-office/v1/decisions': { needs: 'rooms.read' },
  'POST /rooms-office/v1/decisions/:decisionId': {
    needs: 'rooms.decide',
    body: { answer: 'approve' },
  },
  'GET /rooms-office/v1/reports': { needs: 'rooms.read' },
  'GET /rooms-office/v1/house-bots': { needs: 'rooms.read' },
  'PUT /rooms-office/v1/house-bots': {
    needs: 'rooms.act',
    body: { gameCode: 'holdem', currency: 'KES', isOn: false, mostLost: '1000.00', reason },
  },
  'POST /rooms-office/v1/reports/:reportId': {
    needs: 'rooms.decide',
    body: { decision: 'upheld', reason },
  },
};

let scene: Scene;
let running: Running;
let frameToken: string;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  const frame = await openFrame(scene, injected(running), scene.addMember(), 'holdem');
  frameToken = String(frame.opened['frameToken']);
  await frame.ask('GET', '/frame/v1/rooms');
});
after(async () => {
  await running.stop();
  await scene.close();
});

const calls: Readonly<Record<string, CallDeclaration>> = roomsOfficeCalls;
const guarded = Object.entries(entries).filter(([, { needs }]) => needs !== 'anyone');

function make(key: string, token?: string) {
  const { body } = entries[key as Key];
  return askOffice(injected(running), key.replace(/:\w+/g, '1'), {
    ...(token === undefined ? {} : { token }),
    ...(body ? { body } : {}),
  });
}

test('every call of the contract stands in this table', () => {
  assert.deepEqual(
    Object.fromEntries(Object.entries(calls).map(([key, { audience }]) => [key, audience])),
    Object.fromEntries(
      Object.entries(entries).map(([key, { needs }]) => [
        key,
        needs === 'anyone' ? 'anyone' : 'staff',
      ]),
    ),
  );
});

test('nobody, and no player, is let in', async () => {
  for (const [key] of guarded) {
    for (const token of [undefined, 'x', frameToken]) {
      const { status, code } = await make(key, token);
      assert.deepEqual([status, code], [401, 'unauthenticated'], `${key} ${token}`);
    }
  }
});

test('staff do only what the pass allows', async () => {
  for (const [key, { needs }] of guarded) {
    const { token } = await enterOffice(
      injected(running),
      'juma',
      officeRights.filter((right) => right !== needs),
    );
    const { status, code } = await make(key, token);
    assert.deepEqual([status, code], [403, 'forbidden'], key);
  }
});

test('a pass opens the office once, and one of another brand never', async () => {
  const bearer = { staffId: '7', name: 'zawadi', permissions: ['rooms.read'] };
  const enter = (key: string) => signStaffPass(key, bearer, Date.now());
  const session = (pass: string) =>
    askOffice(injected(running), 'POST /rooms-office/v1/session', { body: { pass } });
  assert.equal((await session(enter('the-key-of-another-brand'))).code, 'pass_invalid');
  const pass = enter(providerKey);
  assert.equal((await session(pass)).status, 200);
  assert.equal((await session(pass)).code, 'pass_invalid');
});

test('only pages of the back office may read the answers, and no frame’s are theirs to read', async () => {
  const preflight = (origin: string, url: string) =>
    running.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'GET' },
    });
  const { BACK_OFFICE_ORIGIN: office } = running.context.config;
  const asked = (path: string, origin: string) =>
    running.app.inject({ url: path, headers: { origin } });
  const allowed = (headers: Record<string, unknown>) => headers['access-control-allow-origin'];
  assert.equal(allowed((await preflight(office, '/rooms-office/v1/rooms')).headers), office);
  assert.equal(allowed((await asked('/rooms-office/v1/rooms', office)).headers), office);
  const { headers } = await asked('/rooms-office/v1/rooms', 'https://elsewhere.example');
  assert.notEqual(allowed(headers), 'https://elsewhere.example');
  assert.equal(allowed((await asked('/frame/v1/rooms', office)).headers), undefined);
});

const hints: Hints = { values: ['1', 'holdem', 'KES'], texts: ['1', '100.00', 'holdem', reason] };

test('nothing anybody sends is answered with a fault of the server', async () => {
  const { token } = await enterOffice(injected(running), 'zawadi');
  const numRuns = repetitions('wrong inputs of each call of the rooms’ office', {
    usual: 6,
    long: 300,
  });
  for (const key of Object.keys(entries)) {
    const input = wrongInputs(calls[key] as CallDeclaration, hints);
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        const { status, code } = await sendWrong(running.app, key, sent, token);
        assert.ok(status < 500, `${key} ${status} ${code} ${JSON.stringify(sent)}`);
      }),
      { numRuns },
    );
  }
});
