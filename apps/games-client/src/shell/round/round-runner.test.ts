import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { UnreachableError } from '@bahati/client/caller.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { FrameCall, FrameSession } from '#frame/shell/session/frame-session.ts';
import { Play } from './play.ts';
import type { RoundStage } from './round-stage.ts';

const round = {
  roundId: 'r1',
  actions: [],
  acts: [],
  debit: '20.00',
  payout: '50.00',
  balance: '130.00',
  base: { pay: '50.00' },
  freeSpins: [],
  seeds: { serverSeedHash: 'h', clientSeed: 'c', nonce: 4 },
} as unknown as FrameRound;

const session = {
  balance: '100.00',
  currency: 'KES',
  betLevels: ['20.00'],
  stakeRange: null,
  stakeBounds: null,
  canBet: true,
  choices: [{ name: 'spin', price: 1 }],
  jurisdiction: { isTurboAllowed: true, isAutoplayAllowed: true, minimumCycleMs: 0 },
  seeds: { serverSeedHash: 'h', clientSeed: 'c', nonce: 1 },
  unseenRound: null,
  openRound: null,
} as unknown as FrameSession;

const done = () => Promise.resolve();
/** Everything that was promised by now has come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A frame whose server answers in turn; an error is thrown. */
function open(answers: readonly unknown[], stage: Partial<RoundStage> = {}) {
  const left = [...answers];
  const sent: { name: string; body?: { idempotencyKey?: string } }[] = [];
  const call = ((name: string, input: { body?: object } = {}) => {
    sent.push({ name, ...input });
    const answer = name.endsWith('/seen') ? {} : left.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as unknown as FrameCall;
  const site = {
    tell: () => undefined,
    invite: () => undefined,
    listen: () => () => undefined,
    isThere: false,
  };
  const play = new Play({ session, call, site, isTurbo: false, isGamble: false });
  play.begin({
    startRound: () => undefined,
    land: done,
    showAct: done,
    abandonRound: done,
    hurry: () => undefined,
    setTurbo: () => undefined,
    ...stage,
  });
  return { play, sent };
}

test('a lost answer is asked for again with the same key and stake', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const lost = new UnreachableError(new Error('offline'));
  const { play, sent } = open([lost, lost, round]);
  play.send({ type: 'press' });
  await settled();
  mock.timers.tick(1_000);
  await settled();
  mock.timers.tick(2_000);
  await settled();
  await settled();
  const spins = sent.filter(({ name }) => name === 'POST /frame/v1/spin');
  assert.equal(spins.length, 3);
  assert.equal(new Set(spins.map(({ body }) => JSON.stringify(body))).size, 1);
  assert.equal(play.session.get().balance, 13_000n);
  mock.timers.reset();
});

for (const [name, stage] of [
  ['ends', { land: () => Promise.reject(new Error('no picture')) }],
  [
    'begins',
    {
      startRound: () => {
        throw new Error('no picture');
      },
    },
  ],
] as const) {
  test(`a picture that fails as a round ${name} does not lose what it came to`, async () => {
    const reported: unknown[] = [];
    const report = globalThis.reportError;
    globalThis.reportError = (error) => void reported.push(error);
    mock.timers.enable({ apis: ['setTimeout'] });
    const { play } = open([round], stage);
    play.send({ type: 'press' });
    await settled();
    assert.equal(play.round.get().outcome?.round, round);
    assert.equal(reported.length, 1);
    mock.timers.reset();
    globalThis.reportError = report;
  });
}

test('whatever joined hears what concerns all, until it leaves', () => {
  const { play } = open([]);
  const heard: string[] = [];
  const leave = play.join(({ type }) => heard.push(type));
  play.sendAll({ type: 'pause', isPaused: true });
  leave();
  play.sendAll({ type: 'retry' });
  assert.deepEqual(heard, ['pause']);
  assert.equal(play.session.get().isPaused, true);
});
