import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { Bet, SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { emptyDraft, type SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { draftOf, legsAt } from '#features/sportsbook/slip/slip.testing.ts';
import { wireSlip } from '#features/sportsbook/slip/wire-slip.ts';
import { foundPlacing } from '#features/programs/asking.rules.ts';
import { type Answer, createPlacer, type Phase, type Placing, type Receipt } from './placer.ts';

type Told = { bet: Bet | null; faults: SlipFault[] };
type Reply = Told | Error;

const draft = draftOf({ legs: legsAt(1_900, 2_100), stake: '50' });
const wanted = { slip: wireSlip(draft, 'KES'), draft, memberId: '7', delaySeconds: 0 };
const accepted = { bet: { id: '9' } as Bet, faults: [] };
const lost = () => new UnreachableError('no network');
const refused = (code: string) => new RefusedError(409, { code, message: '', requestId: '' });

/** A device: its storage outlives the pages that are opened on it. */
function createDevice(replies: Reply[]) {
  const device = {
    placing: null as Placing | null,
    slip: draft as SlipDraft,
    receipt: null as Receipt | null,
    answer: { kind: 'none' } as Answer,
    phases: [] as Phase[],
    keys: [] as string[],
    nowMs: 0,
    isLoggedIn: true,
  };
  let made = 0;
  let turn: Promise<void> = Promise.resolve();
  const openTab = () =>
    createPlacer({
      ask: ({ idempotencyKey }) => {
        device.keys.push(idempotencyKey);
        const reply = replies.shift() ?? accepted;
        return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
      },
      store: {
        readAgain: () => device.placing,
        begin: (placing) => (device.placing = placing),
        setPhase: (phase) => device.phases.push(phase),
        end: (answer, receipt) => {
          device.placing = null;
          device.answer = answer;
          device.receipt = receipt ?? device.receipt;
        },
      },
      slip: { readAgain: () => device.slip, clear: () => (device.slip = emptyDraft) },
      alone: (work) => (turn = turn.then(work)),
      rest: (ms) => {
        device.nowMs += ms;
        return Promise.resolve();
      },
      nowMs: () => device.nowMs,
      newKey: () => `key ${(made += 1)}`,
      isLoggedIn: () => device.isLoggedIn,
    });
  return { device, openTab };
}

test('a double click and two tabs place a slip once', async () => {
  const { device, openTab } = createDevice([]);
  const [tab, other] = [openTab(), openTab()];
  await Promise.all([tab.place(wanted), tab.place(wanted), other.place(wanted)]);
  assert.deepEqual(device.keys, ['key 1']);
  assert.equal(device.receipt?.betId, '9');
  assert.deepEqual(device.slip, emptyDraft);
});

test('without an answer the same key is asked about again, and the slip is kept meanwhile', async () => {
  const { device, openTab } = createDevice([lost(), lost(), accepted]);
  await openTab().place(wanted);
  assert.deepEqual(device.keys, ['key 1', 'key 1', 'key 1']);
  assert.deepEqual(device.phases, ['sending', 'lost', 'lost']);
  assert.equal(device.receipt?.betId, '9');
});

test('after a reload the slip without an answer is asked about by its key', async () => {
  const { device, openTab } = createDevice(Array.from({ length: 40 }, lost));
  await openTab().place(wanted);
  assert.equal(device.phases.at(-1), 'stopped');
  assert.equal(device.placing?.idempotencyKey, 'key 1');
  const asked = device.keys.length;
  const again = createDevice([]);
  again.device.placing = device.placing;
  await again.openTab().askAgain('7');
  assert.ok(asked > 10);
  assert.deepEqual(again.device.keys, ['key 1']);
  assert.equal(again.device.placing, null);
});

test('nobody else sends what a member left without an answer', async () => {
  const { device, openTab } = createDevice([]);
  device.placing = { ...wanted, idempotencyKey: 'old', sentAtMs: 0 };
  await openTab().askAgain('8');
  assert.deepEqual(device.keys, []);
  assert.equal(foundPlacing(device.placing, '8', 0), 'none');
  assert.equal(foundPlacing(device.placing, '7', 1_000), 'ask');
  assert.equal(foundPlacing(device.placing, '7', 10 * 60_000), 'wait');
});

test('what the book says no to ends the key, and the slip stands as it was', async () => {
  const faults: SlipFault[] = [{ code: 'suspended', leg: 0 }];
  const { device, openTab } = createDevice([
    { bet: null, faults },
    refused('insufficient_funds'),
    accepted,
  ]);
  const tab = openTab();
  await tab.place(wanted);
  assert.equal(device.answer.kind, 'faults');
  await tab.place(wanted);
  assert.equal(device.answer.kind, 'error');
  assert.deepEqual(device.slip, draft);
  await tab.place(wanted);
  assert.deepEqual(device.keys, ['key 1', 'key 2', 'key 3']);
});

test('a refused session says nothing about a slip that may have been placed before', async () => {
  const { device, openTab } = createDevice([lost(), refused('play_paused'), accepted]);
  await openTab().place(wanted);
  assert.equal(device.receipt?.betId, '9');
  const first = createDevice([refused('play_paused')]);
  await first.openTab().place(wanted);
  assert.equal(first.device.answer.kind, 'error');
});

test('a login that ended leaves the question to the next one', async () => {
  const { device, openTab } = createDevice([refused('unauthenticated')]);
  device.isLoggedIn = false;
  await openTab().place(wanted);
  assert.deepEqual(device.phases, ['sending', 'stopped']);
  assert.equal(device.placing?.idempotencyKey, 'key 1');
});

test('a slip that another tab has changed is not sent as it was', async () => {
  const { device, openTab } = createDevice([]);
  device.slip = draftOf({ legs: legsAt(1_900), stake: '50' });
  await openTab().place(wanted);
  assert.deepEqual(device.keys, []);
});
