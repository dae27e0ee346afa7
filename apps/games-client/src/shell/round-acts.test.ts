import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { FrameCall } from './frame-session.ts';
import type { PlayState } from './play-state.ts';
import { RoundActs } from './round-acts.ts';
import { hasEnd } from './shown-round.ts';
import { asSlotRound } from './slot-round-stage.ts';
import { createStore } from './store.ts';

type Card = readonly [guess: string, isWon: boolean];

/** A win of 40 that may be doubled three times, after these cards. */
const after = (cards: readonly Card[], { isTaken = false } = {}): SlotRound => {
  const isLost = cards.some(([, isWon]) => !isWon);
  const isOver = isLost || isTaken || cards.length === 3;
  return {
    roundId: 'r1',
    acts: [...cards.map(([guess]) => guess), ...(isTaken ? ['take'] : [])],
    actions: isOver ? [] : ['red', 'black', 'take'],
    state: isOver ? 'settled' : 'open',
    gamble: { steps: cards.map(([guess, isWon]) => ({ guess, isWon })) },
  } as unknown as SlotRound;
};

const refusal = (code: string, status = 409) =>
  new RefusedError(status, { code, message: code, requestId: 'q', details: {} });

type Sent = { readonly name: string; readonly body?: { idempotencyKey: string } & object };

/** A server that answers in turn; an error is thrown. */
function scene(answers: readonly unknown[], isEnding = false) {
  const sent: Sent[] = [];
  const left = [...answers];
  const refused: unknown[] = [];
  const shown: SlotRound[] = [];
  const call = ((name: string, input: { body?: Sent['body'] } = {}) => {
    sent.push({ name, ...(input.body ? { body: input.body } : {}) });
    const answer = left.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as unknown as FrameCall;
  const state = createStore({ acting: null } as PlayState);
  const acts = new RoundActs({
    state,
    call,
    hooks: { onWaiting: () => undefined, pause: () => Promise.resolve() },
    show: (answer) => {
      shown.push(asSlotRound(answer));
      return Promise.resolve();
    },
    auto: () => null,
    hasEnd: (round) => hasEnd(asSlotRound(round)),
    refuse: (error) => {
      refused.push(error);
      return !isEnding;
    },
  });
  /** Does each of these as soon as the round waits for it. */
  const doing = (...wishes: string[]) =>
    state.subscribe(() => {
      const { acting } = state.get();
      const isWaiting = acting !== null && acting.doing === null && acting.round.actions.length > 0;
      const [next] = wishes;
      if (isWaiting && next !== undefined) {
        wishes.shift();
        queueMicrotask(() => acts.act(next));
      }
    });
  return { acts, state, sent, refused, shown, doing };
}

test('each act is one request of its own number, until the round is over', async () => {
  const won = after([['red', true]]);
  const taken = after([['red', true]], { isTaken: true });
  const { acts, sent, shown, doing } = scene([won, taken]);
  doing('red', 'take');
  assert.equal(await acts.play(after([])), taken);
  assert.deepEqual(shown, [won, taken]);
  const bodies = sent.map(({ body }) => ({ ...body, idempotencyKey: '' }));
  const ofAct = { roundId: 'r1', idempotencyKey: '' };
  assert.deepEqual(bodies, [
    { ...ofAct, sequence: 1, action: 'red' },
    { ...ofAct, sequence: 2, action: 'take' },
  ]);
  assert.notEqual(sent[0]?.body?.idempotencyKey, sent[1]?.body?.idempotencyKey);
});

test('an act whose answer was lost is asked for again with the same id', async () => {
  const lost = new UnreachableError(new Error('offline'));
  const { acts, sent, doing } = scene([lost, refusal('retry', 503), after([['red', false]])]);
  doing('red');
  await acts.play(after([]));
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent.map(({ body }) => body?.idempotencyKey)).size, 1);
});

test('a round without acts is left as it is', async () => {
  const { acts, sent, state } = scene([]);
  const round = after([], { isTaken: true });
  assert.equal(await acts.play(round), round);
  assert.deepEqual([sent, state.get().acting], [[], null]);
});

test('what the round does not allow is not sent, nor a second act beside the first', async () => {
  const { acts, state, sent, doing } = scene([after([['red', false]])]);
  doing('red');
  const played = acts.play(after([]));
  acts.act('chest:1');
  assert.equal(state.get().acting?.doing, null);
  acts.act('red');
  await Promise.resolve();
  acts.act('black');
  await played;
  assert.equal(sent.length, 1);
});

test('a round that went on in another window is gone on with where it stands', async () => {
  const elsewhere = after([['black', true]]);
  const taken = after([['black', true]], { isTaken: true });
  for (const code of ['act_out_of_order', 'action_not_allowed']) {
    const { acts, sent, refused, doing } = scene([refusal(code), { round: elsewhere }, taken]);
    doing('red', 'take');
    assert.equal(await acts.play(after([])), taken);
    assert.equal(refused.length, 1);
    assert.deepEqual(
      sent.map(({ name }) => name),
      ['POST /frame/v1/act', 'GET /frame/v1/rounds/open', 'POST /frame/v1/act'],
    );
  }
});

test('a round that was ended elsewhere is found among the settled ones', async () => {
  const ended = after([], { isTaken: true });
  const others = { ...after([]), roundId: 'r2' };
  const answers = [
    refusal('act_out_of_order'),
    new UnreachableError(new Error('offline')),
    { round: others },
    { items: [{ ...others, roundId: 'r0' }, ended], nextCursor: null },
  ];
  const { acts, doing } = scene(answers);
  doing('red');
  assert.equal(await acts.play(after([])), ended);
});

test('a session that is over ends the wait, and a round nobody knows is let go', async () => {
  const over = scene([refusal('session_invalid', 401)], true);
  over.doing('red');
  assert.equal(await over.acts.play(after([])), null);
  assert.equal(over.sent.length, 1);
  const gone = scene([refusal('round_voided'), { round: null }, { items: [], nextCursor: null }]);
  gone.doing('red');
  assert.equal(await gone.acts.play(after([])), null);
  assert.equal(gone.state.get().acting, null);
});

test('the end of the cards and of the chests stays until it is left, a taken win does not', async () => {
  const { acts, state } = scene([]);
  const lost = after([['red', false]]);
  const shown = acts.showEnd(lost);
  assert.equal(state.get().acting?.round, lost);
  acts.leave();
  await shown;
  assert.equal(state.get().acting, null);
  await acts.showEnd(after([['red', true]], { isTaken: true }));
  await acts.showEnd({ ...after([]), actions: [] });
  const chests = { chests: ['40.00'], opened: [0], left: 0 };
  const { gamble: _, ...plain } = { ...after([]), actions: [] };
  void acts.showEnd({ ...plain, chests });
  const { acting } = state.get();
  assert.deepEqual(acting && asSlotRound(acting.round).chests, chests);
});
