import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import { faultOf } from '#frame/shell/round/fault.ts';
import { firstSession, type Row, testTable } from '#frame/shell/round/machine-table.testing.ts';
import type { RoundEvent } from '#frame/shell/round/round-events.ts';
import { firstRound } from '#frame/shell/round/round-state.ts';
import { crashRules } from './crash-rules.ts';

const span = { minimum: 500n, maximum: 6_000n, step: 100n };
const offer = { steps: [500n, 6_000n], span, bounds: { minimum: null, maximum: null } };

const machine = {
  rules: crashRules({
    currency: 'KES',
    canBet: true,
    isTurboAllowed: true,
    isAutoplayAllowed: true,
    minimumCycleMs: 2_500,
    offerWithin: (bounds) => ({ ...offer, bounds }),
  }),
  first: { session: firstSession(offer), round: firstRound<CrashBet>(2_000n, null) },
};

function betOf(
  state: CrashBet['state'],
  { betId = 'b1', roundId = '7', payout = null as string | null, balance = '80.00' } = {},
): CrashBet {
  return {
    betId,
    roundId,
    slot: 1,
    stake: '20.00',
    target: null,
    state,
    multiple: null,
    cashedOutBy: null,
    payout,
    balance,
    at: '2026-01-01T00:00:00Z',
  };
}

const round = (sharedRoundId: string, isOpen = true): RoundEvent<CrashBet> => ({
  type: 'shared-round',
  sharedRoundId,
  isOpen,
});
const told = (round: CrashBet): RoundEvent<CrashBet> => ({ type: 'told', round });
const answered = (key: string, round: CrashBet): RoundEvent<CrashBet> => ({
  type: 'answered',
  key,
  round,
});
const refusal = (code: string, details: object = {}) =>
  faultOf(new RefusedError(409, { code, message: code, requestId: 'q', details }));
const failed = (key: string, fault = faultOf(new UnreachableError(new Error('offline')))) =>
  ({ type: 'failed', key, fault }) as const;
const missed = { outcome: 'refused', meaning: { means: 'missed' } } as const;

const bet = { type: 'bet' } as const;
const queue = { type: 'queue', isQueued: true } as const;
const cashOut = { type: 'act', action: 'cash-out' } as const;
const active = betOf('active');
const paid = betOf('cashed_out', { payout: '50.00', balance: '130.00' });
const plan = { count: null, lossLimit: 5_000n, singleWinLimit: null };
const auto = (more: object = {}): RoundEvent<CrashBet> => ({
  type: 'autoplay-started',
  plan: { ...plan, ...more },
});
const toActive = [round('7'), bet, answered('k2', active)];
const toSending = [...toActive, cashOut];

const wrong = { type: 'field-typed', field: 'a', isWrong: true } as const;

const rows: readonly Row<CrashBet>[] = [
  {
    name: 'the stake of a bet that waits is the one it was put to wait with',
    from: [queue],
    event: { type: 'stake-set', stake: 500n },
    at: 'idle',
    effects: [],
    after: { round: { isQueued: true, stake: 2_000n } },
  },
  {
    name: 'and so is its automatic cash-out',
    from: [queue],
    event: { type: 'opening-set', opening: '2.00' },
    at: 'idle',
    effects: [],
    after: { round: { isQueued: true, opening: null } },
  },
  {
    name: 'a bet that waits is not placed once its field holds what cannot be taken',
    from: [queue, wrong],
    event: round('7'),
    at: 'idle',
    effects: [],
    after: { round: { isQueued: false, isWrongTold: true } },
  },
  {
    name: 'nor is one put to wait then',
    from: [wrong],
    event: queue,
    at: 'idle',
    effects: [],
    after: { round: { isQueued: false, isWrongTold: true } },
  },
  {
    name: 'a bet is asked for once, and the balance waits for the wallet',
    from: [round('7'), bet],
    event: bet,
    at: 'placing',
    effects: [],
    after: { session: { balance: 10_000n } },
  },
  {
    name: 'a bet whose answer was lost is asked for again soon, by the same key',
    from: [round('7'), bet],
    event: failed('k2'),
    at: 'placing',
    effects: ['timer:400'],
    after: { session: { waiting: 'connection' } },
  },
  {
    name: 'it is still asked for when the next round is open: it may have been taken',
    from: [round('7'), bet, failed('k2'), round('8')],
    event: { type: 'time' },
    at: 'placing',
    effects: ['place:k2'],
  },
  {
    name: 'an answer after its round is over only asks for the balance',
    from: [round('7'), bet, failed('k2'), round('8')],
    event: answered('k2', active),
    at: 'idle',
    effects: ['ask-balance'],
    after: { session: { waiting: null } },
  },
  {
    name: 'an active bet waits for the cash-out',
    from: [round('7'), bet],
    event: answered('k2', active),
    at: 'acting',
    effects: ['meter:0'],
    after: { session: { balance: 8_000n, staked: 2_000n } },
  },
  {
    name: 'news may be here before the answer',
    from: [round('7'), bet],
    event: told(active),
    at: 'acting',
    effects: ['meter:0'],
    after: { session: { staked: 2_000n } },
  },
  {
    name: 'news that a bet was not taken wait for the answer that says why',
    from: [round('7'), bet],
    event: told(betOf('refused')),
    at: 'placing',
    effects: [],
  },
  {
    name: 'then the reason is told, and the slot is free with the next round',
    from: [round('7'), bet, told(betOf('asking')), told(betOf('refused'))],
    event: failed('k2', refusal('insufficient_funds')),
    at: 'ending',
    effects: [
      'ask-balance',
      'meter:0',
      'meter:0',
      'tell-balance-changed',
      'tell-seen',
      'ask-balance',
    ],
    after: { session: { trouble: 'insufficient_funds', staked: 0n, playing: 0 } },
  },
  {
    name: 'an active bet is in play until its round is over',
    from: [round('7'), bet],
    event: told(active),
    at: 'acting',
    effects: ['meter:0'],
    after: { session: { playing: 1 } },
  },
  {
    name: 'and the late answer takes nothing back',
    from: [round('7'), bet, told(active)],
    event: answered('k2', betOf('asking')),
    at: 'acting',
    effects: [],
    after: { session: { staked: 2_000n } },
  },
  {
    name: 'a bet is counted once however often it is told',
    from: [...toActive, told(active)],
    event: told(active),
    at: 'acting',
    effects: ['meter:0'],
    after: { session: { staked: 2_000n } },
  },
  {
    name: 'a double click on the cash-out asks once',
    from: toSending,
    event: cashOut,
    at: 'sending',
    effects: [],
  },
  {
    name: 'a cash-out whose answer was lost is asked for again',
    from: [...toSending, failed('k4')],
    event: { type: 'time' },
    at: 'sending',
    effects: ['act:k4:1:cash-out'],
  },
  {
    name: 'a bet that is cashed out says what it came to',
    from: toSending,
    event: answered('k4', paid),
    at: 'ending',
    effects: ['meter:5000', 'meter:5000', 'tell-balance-changed', 'tell-seen', 'ask-balance'],
    after: { session: { balance: 13_000n, won: 5_000n, rounds: 1 } },
  },
  {
    name: 'news of the end wins over a cash-out that is on its way',
    from: toSending,
    event: told(betOf('lost')),
    at: 'ending',
    effects: ['meter:0', 'meter:0', 'tell-balance-changed', 'tell-seen', 'ask-balance'],
    after: { session: { won: 0n, rounds: 1 } },
  },
  {
    name: 'whose late refusal then says nothing',
    from: [...toSending, told(betOf('lost'))],
    event: failed('k4', refusal('insufficient_funds')),
    at: 'ending',
    effects: [],
    after: { session: { trouble: null } },
  },
  {
    name: 'the same end told twice is counted once',
    from: [...toSending, told(paid)],
    event: answered('k4', paid),
    at: 'ending',
    effects: ['meter:5000'],
    after: { session: { won: 5_000n, rounds: 1 } },
  },
  {
    name: 'a cash-out that was too early leaves the bet active',
    from: toSending,
    event: failed('k4', missed),
    at: 'acting',
    effects: ['ask-balance'],
    after: { session: { trouble: null } },
  },
  {
    name: 'a stake that came back was not staked',
    from: toActive,
    event: told(betOf('returned', { balance: '100.00' })),
    at: 'ending',
    effects: ['meter:0', 'meter:0', 'tell-balance-changed', 'tell-seen', 'ask-balance'],
    after: { session: { staked: 0n, rounds: 0, balance: 10_000n } },
  },
  {
    name: 'after a reload an active bet is active',
    from: [round('7', false)],
    event: told(active),
    at: 'acting',
    effects: ['meter:0', 'ask-balance'],
    after: { session: { balance: 10_000n } },
  },
  {
    name: 'late news of an earlier round only asks for the balance',
    from: [round('8')],
    event: told(paid),
    at: 'idle',
    effects: ['ask-balance'],
  },
  {
    name: 'the next round makes room for the next bet',
    from: [...toActive, told(paid)],
    event: round('8', false),
    at: 'idle',
    effects: [],
  },
  {
    name: 'a bet that waits is placed as the next round opens',
    from: [...toActive, queue],
    event: round('8'),
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k5'],
    after: { round: { isQueued: false } },
  },
  {
    name: 'but not beside one that is placed already',
    from: [round('7', false), queue, told(active)],
    event: round('7'),
    at: 'acting',
    effects: [],
  },
  {
    name: 'automatic play bets on every round',
    from: [...toActive, auto(), told(betOf('lost'))],
    event: round('8'),
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k6'],
  },
  {
    name: 'too late for one round it stays for the next',
    from: [round('7', false), auto(), round('8'), failed('k3', missed)],
    event: round('9'),
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k5'],
  },
  {
    name: 'a limit that is reached ends it',
    from: [round('7', false), auto(), round('8')],
    event: failed('k3', refusal('limit_reached', { kind: 'stake', period: 'day' })),
    at: 'idle',
    effects: ['ask-balance'],
    after: { session: { trouble: 'stake_limit' }, round: { autoplay: null } },
  },
  {
    name: 'so does a reality check, and a bet that waits is let go',
    from: [round('7', false), auto(), queue, { type: 'pause', isPaused: true }],
    event: round('8'),
    at: 'idle',
    effects: [],
    after: { round: { isQueued: false } },
  },
  {
    name: 'it stops before one more loss would pass the limit',
    from: [...toActive, auto({ lossLimit: 3_999n })],
    event: told(betOf('lost')),
    at: 'ending',
    effects: ['meter:0', 'meter:0', 'tell-balance-changed', 'tell-seen', 'ask-balance'],
    after: { round: { autoplay: null, autoplayStopped: 'loss_limit' } },
  },
  {
    name: 'it stops after its rounds, though it might go on by its limits',
    from: [...toActive, auto({ count: 1 })],
    event: told(paid),
    at: 'ending',
    effects: ['meter:5000', 'meter:5000', 'tell-balance-changed', 'tell-seen', 'ask-balance'],
    after: { round: { autoplay: null, autoplayStopped: 'count' } },
  },
  {
    name: 'the next stake follows a loss',
    from: [
      ...toActive,
      auto({ stakes: { first: 2_000n, span, onWin: null, onLoss: { raisePercent: 50 } } }),
    ],
    event: told(betOf('lost')),
    at: 'ending',
    effects: ['meter:0', 'meter:0', 'tell-balance-changed', 'tell-seen', 'ask-balance'],
    after: { round: { stake: 3_000n } },
  },
  {
    name: 'and the own stake is back once automatic play is over',
    from: [
      ...toActive,
      auto({ stakes: { first: 2_000n, span, onWin: null, onLoss: { raisePercent: 50 } } }),
      told(betOf('lost')),
    ],
    event: { type: 'autoplay-stopped' },
    at: 'ending',
    effects: [],
    after: { round: { stake: 2_000n } },
  },
  {
    name: 'no stake is raised above what the game takes',
    from: [
      ...toActive,
      auto({
        lossLimit: 90_000n,
        stakes: { first: 2_000n, span, onWin: null, onLoss: { raisePercent: 300 } },
      }),
    ],
    event: told(betOf('lost')),
    at: 'ending',
    effects: ['meter:0', 'meter:0', 'tell-balance-changed', 'tell-seen', 'ask-balance'],
    after: { round: { autoplayStopped: 'stake_cap' } },
  },
];

testTable(machine, rows);
