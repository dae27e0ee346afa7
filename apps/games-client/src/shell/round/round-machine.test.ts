import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { AutoplayPlan } from '#frame/shell/autoplay/autoplay.ts';
import { faultOf } from './fault.ts';
import { effectsOf, firstSession, type Row, testTable } from './machine-table.testing.ts';
import type { RoundEvent } from './round-events.ts';
import { factsOf } from './round-rules.ts';
import { firstRound, type RoundRules } from './round-state.ts';

const offer = {
  steps: [1_000n, 2_000n, 5_000n],
  span: null,
  bounds: { minimum: null, maximum: 50_000n },
};

const prices = new Map([
  ['spin', 1],
  ['buy', 3],
  ['gamble', 1],
]);

const rules: RoundRules = {
  currency: 'KES',
  canBet: true,
  isTurboAllowed: true,
  isAutoplayAllowed: true,
  minimumCycleMs: 2_500,
  isShared: false,
  canActByItself: false,
  priceOf: (choice) => prices.get(choice) ?? null,
  offerWithin: (bounds) => ({ ...offer, bounds, steps: [1_000n] }),
  factsOf: (round) => factsOf(round, 'KES'),
  wonSoFar: () => 700n,
  hasEnd: ({ acts }) => acts.at(-1) === 'red',
};

const machine = {
  rules,
  first: { session: firstSession(offer), round: firstRound<FrameRound>(2_000n, null) },
};

/** A round of 20.00 which pays 50.00 in the end. */
function roundOf(actions: readonly string[], acts: readonly string[] = [], roundId = 'r1') {
  return {
    roundId,
    actions,
    acts,
    stake: '20.00',
    debit: '20.00',
    payout: actions.length === 0 ? '50.00' : '0.00',
    balance: '130.00',
    seeds: { serverSeedHash: 'h', clientSeed: 'c', nonce: 4 },
  } as unknown as FrameRound;
}

const refusal = (code: string, details: object = {}, status = 409) =>
  faultOf(new RefusedError(status, { code, message: code, requestId: 'q', details }));
const offline = faultOf(new UnreachableError(new Error('offline')));

const press = { type: 'press' } as const;
const landed = { type: 'landed' } as const;
const time = { type: 'time' } as const;
const over = roundOf([]);
const open = roundOf(['red', 'take']);
const answered = (key: string, round = over): RoundEvent => ({ type: 'answered', key, round });
const failed = (key: string, fault = offline): RoundEvent => ({ type: 'failed', key, fault });
const act = (action: string): RoundEvent => ({ type: 'act', action });
const started = (plan: Partial<AutoplayPlan> = {}): RoundEvent => ({
  type: 'autoplay-started',
  plan: { count: 2, lossLimit: null, singleWinLimit: null, ...plan },
});

const staking = ['meter:0', 'stage-start', 'place:k1'];
const told = ['meter:5000', 'tell-balance-changed', 'tell-seen'];
const toActing = [press, answered('k1', open), landed];
const broke = { session: { balance: 500n } };

const wrong = { type: 'field-typed', field: 'a', isWrong: true } as const;
const right = { ...wrong, isWrong: false } as const;

const placing: readonly Row<FrameRound>[] = [
  {
    name: 'while a field holds what cannot be taken, a press stakes nothing and it is told',
    from: [wrong],
    event: press,
    at: 'idle',
    effects: [],
    after: { session: { balance: 10_000n }, round: { isWrongTold: true, stake: 2_000n } },
  },
  {
    name: 'nor does automatic play begin',
    from: [wrong],
    event: started(),
    at: 'idle',
    effects: [],
    after: { round: { isWrongTold: true, autoplay: null } },
  },
  {
    name: 'once every field is right again, a press stakes',
    from: [wrong, { ...wrong, field: 'b' }, press, right, { ...right, field: 'b' }],
    event: press,
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k6'],
    after: { round: { isWrongTold: false } },
  },
  {
    name: 'a press stakes once, and the stake is off the balance at once',
    from: [],
    event: press,
    at: 'placing',
    effects: staking,
    after: { session: { balance: 8_000n, cost: 2_000n, playing: 1 } },
  },
  {
    name: 'a double click stakes no second time: it hurries',
    from: [press],
    event: press,
    at: 'placing',
    effects: ['stage-hurry'],
    after: { session: { balance: 8_000n } },
  },
  {
    name: 'where nothing may be shortened a double click does nothing',
    rules: { isTurboAllowed: false },
    from: [press],
    event: press,
    at: 'placing',
    effects: [],
  },
  {
    name: 'an unknown outcome is waited for',
    from: [press],
    event: failed('k1'),
    at: 'placing',
    effects: ['timer:1000'],
    after: { session: { waiting: 'connection', balance: 8_000n } },
  },
  {
    name: 'and asked for again by the same key, each pause twice the one before',
    from: [press, failed('k1'), time],
    event: failed('k1', refusal('retry', {}, 503)),
    at: 'placing',
    effects: ['timer:2000'],
    after: { session: { waiting: 'wallet' } },
  },
  {
    name: 'no pause passes ten seconds',
    from: [press, ...Array.from({ length: 6 }, () => [failed('k1'), time]).flat()],
    event: failed('k1'),
    at: 'placing',
    effects: ['timer:10000'],
  },
  {
    name: 'a server that names its own pause is obeyed',
    from: [press],
    event: failed('k1', refusal('too_many_requests', { retryAfterMs: 1700 }, 429)),
    at: 'placing',
    effects: ['timer:1700'],
  },
  {
    name: 'the time to ask again brings the same key',
    from: [press, failed('k1')],
    event: time,
    at: 'placing',
    effects: ['place:k1'],
  },
  {
    name: 'so does a player who does not want to wait',
    from: [press, failed('k1')],
    event: { type: 'retry' },
    at: 'placing',
    effects: ['place:k1'],
  },
  {
    name: 'while it is asked again, neither time nor the player asks a third time',
    from: [press, failed('k1'), { type: 'retry' }],
    event: time,
    at: 'placing',
    effects: [],
  },
  {
    name: 'a press while the outcome is unknown stakes nothing more',
    from: [press, failed('k1')],
    event: press,
    at: 'placing',
    effects: ['stage-hurry'],
  },
  {
    name: 'an answer ends the waiting',
    from: [press, failed('k1'), time],
    event: answered('k1'),
    at: 'showing',
    effects: ['meter:0', 'stage-land'],
    after: { session: { waiting: null } },
  },
  {
    name: 'an answer that came before begins nothing when it comes again',
    from: [press, answered('k1')],
    event: answered('k1'),
    at: 'showing',
    effects: [],
  },
  {
    name: 'an answer to a question that nobody asks any more is left alone',
    from: [press, answered('k1'), landed, time, time],
    event: answered('k1', roundOf([], [], 'r9')),
    at: 'idle',
    effects: [],
    after: { session: { staked: 2_000n } },
  },
  {
    name: 'a fault of a question that is over changes nothing',
    from: [press, answered('k1')],
    event: failed('k1', refusal('insufficient_funds')),
    at: 'showing',
    effects: [],
    after: { session: { trouble: null } },
  },
  {
    name: 'a refused stake is back on the balance before its reason is told',
    from: [press],
    event: failed('k1', refusal('bets_blocked')),
    at: 'abandoning',
    effects: ['stage-abandon'],
    after: { session: { balance: 10_000n, trouble: null } },
  },
  {
    name: 'once the stage stands again the reason is told',
    from: [press, failed('k1', refusal('bets_blocked'))],
    event: { type: 'abandoned' },
    at: 'settling',
    effects: ['timer:250'],
    after: { session: { trouble: 'bets_blocked' } },
  },
  {
    name: 'a refusal that tells the balance is believed',
    from: [press, failed('k1', refusal('insufficient_funds', { balance: '3.00' }))],
    event: { type: 'abandoned' },
    at: 'settling',
    effects: ['timer:250'],
    after: { session: { trouble: 'insufficient_funds', balance: 300n } },
  },
  {
    name: 'a limit that is reached is told with its period, and ends automatic play',
    from: [started(), failed('k1', refusal('limit_reached', { kind: 'loss', period: 'week' }))],
    event: { type: 'abandoned' },
    at: 'settling',
    effects: ['timer:250'],
    after: {
      session: { trouble: 'loss_limit', limitPeriod: 'week' },
      round: { autoplay: null },
    },
  },
  {
    name: 'a stake that is not offered any more gives way to one that is',
    from: [press, failed('k1', refusal('stake_not_offered', { maximum: '10.00' }, 400))],
    event: { type: 'abandoned' },
    at: 'settling',
    effects: ['timer:250'],
    after: { session: { trouble: 'stake_not_offered' }, round: { stake: 1_000n } },
  },
  {
    name: 'a session that was closed ends play',
    from: [press, failed('k1', refusal('session_invalid', {}, 401)), { type: 'abandoned' }, time],
    event: press,
    at: 'idle',
    effects: [],
    after: { session: { ending: 'session' } },
  },
  {
    name: 'whom the operator lets not bet is told so',
    rules: { canBet: false },
    from: [],
    event: press,
    at: 'idle',
    effects: [],
    after: { session: { trouble: 'bets_blocked' } },
  },
  {
    name: 'a stake beyond the bounds is not asked for',
    session: { offer: { ...offer, bounds: { minimum: null, maximum: 1_500n } } },
    from: [],
    event: press,
    at: 'idle',
    effects: [],
    after: { session: { trouble: 'stake_not_offered' } },
  },
];

const balances: readonly Row<FrameRound>[] = [
  {
    name: 'a balance that looks too small is asked for again first',
    ...broke,
    from: [],
    event: press,
    at: 'checking',
    effects: ['ask-balance'],
  },
  {
    name: 'a double click while the balance is asked for stakes once at most',
    ...broke,
    from: [press],
    event: press,
    at: 'checking',
    effects: [],
  },
  {
    name: 'money that came meanwhile is staked',
    ...broke,
    from: [press],
    event: { type: 'balance-told', balance: 9_000n, ask: { key: 'k1', isForced: false } },
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k2'],
    after: { session: { balance: 7_000n } },
  },
  {
    name: 'the answer to another question does not stand for it',
    ...broke,
    from: [press],
    event: { type: 'balance-told', balance: 9_000n, ask: { key: 'k0', isForced: false } },
    at: 'checking',
    effects: [],
  },
  {
    name: 'where none came the player is told',
    ...broke,
    from: [press],
    event: { type: 'balance-failed', isOver: false, ask: { key: 'k1', isForced: false } },
    at: 'idle',
    effects: [],
    after: { session: { trouble: 'insufficient_funds' } },
  },
  {
    name: 'a session that turns out to be over is no lack of money',
    ...broke,
    from: [press],
    event: { type: 'balance-failed', isOver: true, ask: { key: 'k1', isForced: false } },
    at: 'idle',
    effects: [],
    after: { session: { ending: 'session', trouble: null } },
  },
  {
    name: 'a balance that was asked for before a round does not undo its stake',
    from: [{ type: 'balance-wanted' }, press],
    event: { type: 'balance-told', balance: 10_000n, ask: { key: 'k1', isForced: false } },
    at: 'placing',
    effects: [],
    after: { session: { balance: 8_000n } },
  },
  {
    name: 'nor is one asked for while a round is on',
    from: [press],
    event: { type: 'balance-wanted' },
    at: 'placing',
    effects: [],
  },
  {
    name: 'but once it is over, for money that came meanwhile',
    from: [press, { type: 'balance-wanted' }, answered('k1')],
    event: landed,
    at: 'settling',
    effects: ['meter:700', ...told, 'timer:250', 'ask-balance'],
    after: { session: { isBalanceOld: false } },
  },
  {
    name: 'a round that waits for its player holds nothing back: the balance is asked for at once',
    from: toActing,
    event: { type: 'balance-wanted' },
    at: 'acting',
    effects: ['ask-balance'],
  },
];

const rounds: readonly Row<FrameRound>[] = [
  {
    name: 'a round that was shown is counted, and lasts at least its cycle',
    from: [press, answered('k1')],
    event: landed,
    at: 'cycling',
    effects: ['meter:700', ...told, 'timer:500'],
    after: { session: { balance: 13_000n, staked: 2_000n, won: 5_000n, rounds: 1, playing: 1 } },
  },
  {
    name: 'without a cycle to fill a moment passes before a press counts',
    rules: { minimumCycleMs: 0 },
    from: [press, answered('k1')],
    event: landed,
    at: 'settling',
    effects: ['meter:700', ...told, 'timer:250'],
  },
  {
    name: 'a press in that moment begins no round',
    rules: { minimumCycleMs: 0 },
    from: [press, answered('k1'), landed],
    event: press,
    at: 'settling',
    effects: [],
  },
  {
    name: 'afterwards the next may begin',
    from: [press, answered('k1'), landed, time],
    event: time,
    at: 'idle',
    effects: [],
    after: { session: { playing: 0 } },
  },
  {
    name: 'a round that waits for its player is not over',
    from: [press, answered('k1', open)],
    event: landed,
    at: 'acting',
    effects: ['meter:700'],
    after: { session: { staked: 0n } },
  },
  {
    name: 'an action is a request of its own number and key',
    from: toActing,
    event: act('take'),
    at: 'sending',
    effects: ['act:k4:1:take'],
  },
  {
    name: 'what the round does not allow is not sent',
    from: toActing,
    event: act('chest:1'),
    at: 'acting',
    effects: [],
  },
  {
    name: 'nor a second action beside the first',
    from: [...toActing, act('red')],
    event: act('take'),
    at: 'sending',
    effects: [],
  },
  {
    name: 'an action whose answer was lost is sent again by the same key',
    from: [...toActing, act('red'), failed('k4')],
    event: time,
    at: 'sending',
    effects: ['act:k4:1:red'],
  },
  {
    name: 'what came of an action is shown before its money',
    from: [...toActing, act('take')],
    event: answered('k4', roundOf([], ['take'])),
    at: 'showing-action',
    effects: ['stage-action'],
    after: { session: { won: 0n } },
  },
  {
    name: 'a round that goes on waits for the next action',
    from: [...toActing, act('red'), answered('k4', roundOf(['red', 'take'], ['red']))],
    event: { type: 'action-shown' },
    at: 'acting',
    effects: ['meter:700'],
  },
  {
    name: 'the end of the cards stays in view',
    from: [...toActing, act('red'), answered('k4', roundOf([], ['red']))],
    event: { type: 'action-shown' },
    at: 'ending',
    effects: ['meter:700', ...told],
    after: { session: { rounds: 1 } },
  },
  {
    name: 'until it is left',
    from: [...toActing, act('red'), answered('k4', roundOf([], ['red'])), { type: 'action-shown' }],
    event: { type: 'leave' },
    at: 'settling',
    effects: ['timer:250'],
    after: { session: { rounds: 1 } },
  },
  {
    name: 'an answer after leaving is not shown',
    from: [
      ...toActing,
      act('red'),
      answered('k4', roundOf([], ['red'])),
      { type: 'action-shown' },
      { type: 'leave' },
    ],
    event: answered('k4', roundOf(['red'], ['red', 'red'])),
    at: 'settling',
    effects: [],
  },
  {
    name: 'a refused action is no end: the round is looked for',
    from: [...toActing, act('red')],
    event: failed('k4', refusal('act_out_of_order')),
    at: 'finding',
    effects: ['find:r1'],
    after: { session: { trouble: 'act_out_of_order' } },
  },
  {
    name: 'a round that went on in another window is gone on with where it stands',
    from: [...toActing, act('red'), failed('k4', refusal('act_out_of_order'))],
    event: { type: 'found', key: 'k5', round: roundOf(['take'], ['black']) },
    at: 'acting',
    effects: ['ask-balance'],
  },
  {
    name: 'one that was ended elsewhere is counted once',
    from: [...toActing, act('red'), failed('k4', refusal('action_not_allowed'))],
    event: { type: 'found', key: 'k5', round: roundOf([], ['take']) },
    at: 'settling',
    effects: ['ask-balance', ...told, 'timer:250'],
    after: { session: { rounds: 1 } },
  },
  {
    name: 'a line that is lost while looking is tried again',
    from: [...toActing, act('red'), failed('k4', refusal('act_out_of_order')), failed('k5')],
    event: time,
    at: 'finding',
    effects: ['find:r1'],
  },
  {
    name: 'a round nobody knows is let go, and the balance tells',
    from: [...toActing, act('red'), failed('k4', refusal('round_voided'))],
    event: { type: 'found', key: 'k5', round: null },
    at: 'settling',
    effects: ['ask-balance', 'timer:250'],
  },
  {
    name: 'a session that is over ends the looking before it began',
    from: [...toActing, act('red')],
    event: failed('k4', refusal('session_invalid', {}, 401)),
    at: 'settling',
    effects: ['ask-balance', 'timer:250'],
    after: { session: { ending: 'session' } },
  },
];

const recalled: readonly Row<FrameRound>[] = [
  {
    name: 'after a reload what was not seen is shown first',
    from: [],
    event: { type: 'begun', recalls: [over, open] },
    at: 'showing',
    effects: ['stage-turbo', 'stage-start', 'meter:0', 'stage-land'],
  },
  {
    name: 'then what is open, and what was paid before is not counted once more',
    from: [{ type: 'begun', recalls: [over, open] }],
    event: landed,
    at: 'showing',
    effects: ['meter:700', 'ask-balance', ...told, 'stage-start', 'meter:0', 'stage-land'],
    after: { session: { staked: 0n, rounds: 0 } },
  },
  {
    name: 'an open round goes on after a reload where it stood',
    from: [{ type: 'begun', recalls: [open] }],
    event: landed,
    at: 'acting',
    effects: ['meter:700', 'ask-balance'],
    after: { session: { balance: 10_000n } },
  },
  {
    name: 'of a round begun elsewhere the balance of today is shown, not that of its stake',
    from: [{ type: 'begun', recalls: [open] }, landed],
    event: { type: 'balance-told', balance: 27_750n, ask: { key: 'k2', isForced: false } },
    at: 'acting',
    effects: [],
    after: { session: { balance: 27_750n } },
  },
  {
    name: 'an action that moves no money leaves the balance as it was heard meanwhile',
    from: [
      ...toActing,
      { type: 'balance-told', balance: 27_750n, ask: { key: 'k3', isForced: false } },
      act('red'),
      answered('k5', roundOf(['red', 'take'], ['red'])),
    ],
    event: { type: 'action-shown' },
    at: 'acting',
    effects: ['meter:700'],
    after: { session: { balance: 27_750n } },
  },
  {
    name: 'no press stakes while a round from before is shown',
    from: [{ type: 'begun', recalls: [open] }],
    event: press,
    at: 'showing',
    effects: ['stage-hurry'],
  },
  {
    name: 'an earlier round that is still open is looked for',
    from: [press, failed('k1', refusal('round_in_progress', { roundId: 'r0' }))],
    event: { type: 'abandoned' },
    at: 'awaiting-other',
    effects: ['find:r0:any'],
    after: { session: { waiting: 'other-round', trouble: null } },
  },
  {
    name: 'and looked for again',
    from: [
      press,
      failed('k1', refusal('round_in_progress', { roundId: 'r0' })),
      { type: 'abandoned' },
      { type: 'found', key: 'k3', round: null },
    ],
    event: time,
    at: 'awaiting-other',
    effects: ['find:r0:any'],
  },
  {
    name: 'found, it is shown',
    from: [
      press,
      failed('k1', refusal('round_in_progress', { roundId: 'r0' })),
      { type: 'abandoned' },
    ],
    event: { type: 'found', key: 'k3', round: open },
    at: 'showing',
    effects: ['stage-start', 'meter:0', 'stage-land'],
    after: { session: { waiting: null } },
  },
  {
    name: 'after half a minute it is given up, and the balance tells',
    from: [
      press,
      failed('k1', refusal('round_in_progress', { roundId: 'r0' })),
      { type: 'abandoned' },
      ...Array.from({ length: 14 }, () => [
        { type: 'found', key: 'k3', round: null } as const,
        time,
      ]).flat(),
    ],
    event: { type: 'found', key: 'k3', round: null },
    at: 'settling',
    effects: ['ask-balance', 'timer:250'],
    after: { session: { waiting: null } },
  },
];

const autoplays: readonly Row<FrameRound>[] = [
  {
    name: 'automatic play begins at once',
    from: [],
    event: started(),
    at: 'placing',
    effects: staking,
  },
  {
    name: 'a second plan does not stand beside the first',
    from: [started()],
    event: started({ count: 99 }),
    at: 'placing',
    effects: [],
  },
  {
    name: 'after a round the next is a moment away',
    from: [started(), answered('k1'), landed],
    event: time,
    at: 'settling',
    effects: ['timer:260'],
  },
  {
    name: 'and begins by itself, by a key of its own',
    from: [started(), answered('k1'), landed, time],
    event: time,
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k5'],
  },
  {
    name: 'the last round ends it with its reason',
    from: [started({ count: 1 }), answered('k1'), landed],
    event: time,
    at: 'settling',
    effects: ['timer:250'],
    after: { round: { autoplay: null, autoplayStopped: 'count' } },
  },
  {
    name: 'a press stops it and begins nothing',
    from: [started(), answered('k1'), landed, time],
    event: press,
    at: 'settling',
    effects: [],
    after: { round: { autoplay: null } },
  },
  {
    name: 'stopped between two rounds the next does not come',
    from: [started(), answered('k1'), landed, time, press],
    event: time,
    at: 'idle',
    effects: [],
  },
  {
    name: 'begun anew between two rounds there is one run, not two',
    from: [started(), answered('k1'), landed, time, press, started()],
    event: time,
    at: 'placing',
    effects: [],
  },
  {
    name: 'a limit that the next stake could pass ends it before that stake',
    from: [],
    event: started({ lossLimit: 1_999n }),
    at: 'idle',
    effects: [],
    after: { round: { autoplayStopped: 'loss_limit' } },
  },
  {
    name: 'where the jurisdiction knows no automatic play there is none',
    rules: { isAutoplayAllowed: false },
    from: [],
    event: started(),
    at: 'idle',
    effects: [],
    after: { round: { autoplay: null } },
  },
  {
    name: 'it acts where it knows how',
    rules: { canActByItself: true },
    from: [started(), answered('k1', open)],
    event: landed,
    at: 'acting',
    effects: ['meter:700', 'choose-action'],
  },
  {
    name: 'a reality check ends it, and the round that is on goes on',
    from: [started()],
    event: { type: 'pause', isPaused: true },
    at: 'placing',
    effects: [],
    after: { round: { autoplay: null } },
  },
  {
    name: 'until the check is answered no round begins',
    from: [{ type: 'pause', isPaused: true }],
    event: press,
    at: 'idle',
    effects: [],
  },
  {
    name: 'then one may',
    from: [
      { type: 'pause', isPaused: true },
      { type: 'pause', isPaused: false },
    ],
    event: press,
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k3'],
  },
];

const wishes: readonly Row<FrameRound>[] = [
  {
    name: 'a bought round costs its price',
    from: [],
    event: { type: 'buy' },
    at: 'placing',
    effects: staking,
    after: { session: { cost: 6_000n, balance: 4_000n } },
  },
  {
    name: 'none is bought beside automatic play',
    from: [started(), answered('k1'), landed, time],
    event: { type: 'buy' },
    at: 'settling',
    effects: [],
  },
  {
    name: 'the stake moves along what is offered',
    from: [],
    event: { type: 'stake-moved', by: 1 },
    at: 'idle',
    effects: [],
    after: { round: { stake: 5_000n } },
  },
  {
    name: 'not while a round is on',
    from: [press],
    event: { type: 'stake-moved', by: 1 },
    at: 'placing',
    effects: [],
    after: { round: { stake: 2_000n } },
  },
  {
    name: 'a stake that is not offered is not taken',
    from: [],
    event: { type: 'stake-set', stake: 1_234n },
    at: 'idle',
    effects: [],
    after: { round: { stake: 2_000n } },
  },
  {
    name: 'what the bet is on stands while a round is on',
    from: [press],
    event: { type: 'opening-set', opening: 'buy' },
    at: 'placing',
    effects: [],
    after: { round: { opening: null } },
  },
  {
    name: 'turbo is for where it is allowed',
    rules: { isTurboAllowed: false },
    from: [],
    event: { type: 'turbo-set', isTurbo: true },
    at: 'idle',
    effects: [],
    after: { session: { isTurbo: false } },
  },
];

testTable(machine, [...placing, ...balances, ...rounds, ...recalled, ...autoplays, ...wishes]);

test('however often a stake is asked for, it has one key; the next round has another', () => {
  const retries = Array.from({ length: 5 }, () => [failed('k1'), press, time]).flat();
  const events = [press, ...retries, answered('k1'), landed, time, time, press];
  const keys = effectsOf(machine, events).filter((name) => name.startsWith('place'));
  assert.deepEqual(keys, [...Array<string>(6).fill('place:k1'), 'place:k21']);
});
