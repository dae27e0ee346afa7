import { RefusedError } from '@bahati/client/caller.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { faultOf } from './fault.ts';
import { firstSession, type Row, testTable } from './machine-table.testing.ts';
import type { RoundEvent } from './round-events.ts';
import { factsOf } from './round-rules.ts';
import { firstRound, type RoundRules } from './round-state.ts';

const offer = { steps: [1_000n, 2_000n], span: null, bounds: { minimum: null, maximum: null } };

const rules: RoundRules = {
  currency: 'KES',
  canBet: true,
  isTurboAllowed: true,
  isAutoplayAllowed: true,
  minimumCycleMs: 0,
  isShared: false,
  canActByItself: false,
  priceOf: (choice) => (choice === 'buy' ? 3 : 1),
  offerWithin: (bounds) => ({ ...offer, bounds }),
  factsOf: (round) => factsOf(round, 'KES'),
  wonSoFar: () => 700n,
  hasEnd: () => false,
};

const free = { grantId: 'g1', stake: 500n, rounds: 2, left: 2, won: 0n };

/** Free round `number` of two, which won 7.00. */
const roundOf = (number: number) =>
  ({
    roundId: `r${number}`,
    actions: [],
    acts: [],
    stake: '5.00',
    debit: '0.00',
    payout: '7.00',
    balance: '107.00',
    freeRound: { grantId: 'g1', number, rounds: 2, won: `${7 * number}.00` },
    seeds: { serverSeedHash: 'h', clientSeed: 'c', nonce: 4 },
  }) as unknown as FrameRound;

const press = { type: 'press' } as const;
const landed = { type: 'landed' } as const;
const answered = (key: string, number: number): RoundEvent => ({
  type: 'answered',
  key,
  round: roundOf(number),
});
const over = faultOf(
  new RefusedError(409, {
    code: 'free_rounds_over',
    message: '',
    requestId: 'q',
    details: {},
  }),
);
const played = [press, answered('k1', 1), landed, { type: 'time' } as const];
const last = [...played, press, answered('k5', 2)];

const rows: readonly Row<FrameRound>[] = [
  {
    name: 'a press plays a free round, and nothing is taken off the balance',
    session: { freeRounds: free, balance: 0n },
    from: [],
    event: press,
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k1'],
    after: { session: { balance: 0n, trouble: null, freeRounds: free } },
  },
  {
    name: 'it counts down once it has been seen, and nothing counts as staked',
    session: { freeRounds: free },
    from: [press, answered('k1', 1)],
    event: landed,
    at: 'settling',
    effects: ['meter:700', 'meter:700', 'tell-balance-changed', 'tell-seen', 'timer:250'],
    after: {
      session: { freeRounds: { ...free, left: 1, won: 700n }, staked: 0n, won: 700n },
    },
  },
  {
    name: 'what all won is told after the last, and whether there are others is asked',
    session: { freeRounds: free },
    from: last,
    event: landed,
    at: 'settling',
    effects: [
      'meter:700',
      'meter:700',
      'tell-balance-changed',
      'tell-seen',
      'ask-free-rounds',
      'timer:250',
    ],
    after: { session: { freeRounds: null, freeRoundsEnd: { rounds: 2, won: 1_400n } } },
  },
  {
    name: 'until that is read no press stakes',
    session: { freeRounds: free },
    from: [...last, landed, { type: 'time' }],
    event: press,
    at: 'idle',
    effects: [],
    after: { session: { balance: 10_700n } },
  },
  {
    name: 'then a press stakes again',
    session: { freeRounds: free },
    from: [...last, landed, { type: 'time' }, { type: 'free-rounds-read' }],
    event: press,
    at: 'placing',
    effects: ['meter:0', 'stage-start', 'place:k10'],
    after: { session: { balance: 8_700n } },
  },
  {
    name: 'where they are over meanwhile it is said, and nothing was paid',
    session: { freeRounds: free },
    from: [press, { type: 'failed', key: 'k1', fault: over }],
    event: { type: 'abandoned' },
    at: 'settling',
    effects: ['ask-free-rounds', 'timer:250'],
    after: { session: { freeRounds: null, trouble: 'free_rounds_over', balance: 10_000n } },
  },
  {
    name: 'automatic play waits until they are played',
    session: { freeRounds: free },
    from: [],
    event: {
      type: 'autoplay-started',
      plan: { count: 2, lossLimit: null, singleWinLimit: null },
    },
    at: 'idle',
    effects: [],
    after: { round: { autoplay: null } },
  },
];

testTable(
  { rules, first: { session: firstSession(offer), round: firstRound<FrameRound>(2_000n, null) } },
  rows,
);
