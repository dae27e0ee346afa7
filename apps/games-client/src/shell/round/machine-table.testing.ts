/** For tests: a state is reached by events, one event follows, and what came of it is one row. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoundEffect, RoundEvent, Stamp } from './round-events.ts';
import { roundMachine } from './round-machine.ts';
import type { MachineState, RoundRules, RoundState, SessionState } from './round-state.ts';

export type Row<Round> = {
  readonly name: string;
  readonly rules?: Partial<RoundRules<Round>>;
  /** What the state differs in from the first one before any event. */
  readonly session?: Partial<SessionState>;
  /** Events that lead to the state. */
  readonly from: readonly RoundEvent<Round>[];
  readonly event: RoundEvent<Round>;
  readonly at: RoundState<Round>['phase']['at'];
  /** The types of the effects; with `:` what they are about. */
  readonly effects: readonly string[];
  readonly after?: {
    readonly session?: Partial<SessionState>;
    readonly round?: Partial<RoundState<Round>>;
  };
};

type Machine<Round> = { readonly rules: RoundRules<Round>; readonly first: MachineState<Round> };

/** The n-th event comes at n thousand milliseconds and brings the key `k` n, from 1. */
const stampOf = (count: number): Stamp => ({ nowMs: count * 1000, key: `k${count}` });

function run<Round>(
  { rules, first }: Machine<Round>,
  events: readonly RoundEvent<Round>[],
): { readonly state: MachineState<Round>; readonly effects: readonly RoundEffect<Round>[] } {
  const reduce = roundMachine(rules);
  let step: ReturnType<typeof reduce> = { state: first, effects: [] };
  for (const [index, event] of events.entries()) {
    step = reduce(step.state, event, stampOf(index + 1));
  }
  return step;
}

/** All effects of a whole run, in order. */
export function effectsOf<Round>(
  machine: Machine<Round>,
  events: readonly RoundEvent<Round>[],
): readonly string[] {
  return events.flatMap((_, index) =>
    run(machine, events.slice(0, index + 1)).effects.map((effect) => nameOf(effect)),
  );
}

function nameOf<Round>(effect: RoundEffect<Round>): string {
  switch (effect.type) {
    case 'place':
      return `place:${effect.request.idempotencyKey}`;
    case 'act':
      return `act:${effect.request.idempotencyKey}:${effect.request.sequence}:${effect.request.action}`;
    case 'find':
      return `find:${effect.roundId}${effect.isAny ? ':any' : ''}`;
    case 'timer':
      return `timer:${effect.ms}`;
    case 'meter':
      return `meter:${effect.win}`;
    default:
      return effect.type;
  }
}

export function testTable<Round>(machine: Machine<Round>, rows: readonly Row<Round>[]): void {
  for (const row of rows) {
    test(row.name, () => {
      const { rules, first } = machine;
      const session = { ...first.session, ...row.session };
      const { state, effects } = run(
        { rules: { ...rules, ...row.rules }, first: { ...first, session } },
        [...row.from, row.event],
      );
      assert.equal(state.round.phase.at, row.at);
      assert.deepEqual(effects.map(nameOf), row.effects);
      for (const [key, value] of Object.entries(row.after?.session ?? {})) {
        assert.deepEqual(state.session[key as keyof SessionState], value, key);
      }
      for (const [key, value] of Object.entries(row.after?.round ?? {})) {
        assert.deepEqual(state.round[key as keyof RoundState<Round>], value, key);
      }
    });
  }
}

export function firstSession(offer: SessionState['offer']): SessionState {
  return {
    balance: 10_000n,
    isBalanceOld: false,
    offer,
    cost: 0n,
    waiting: null,
    trouble: null,
    limitPeriod: 'day',
    ending: null,
    freeRounds: null,
    freeRoundsEnd: null,
    isPaused: false,
    isTurbo: false,
    isGamble: false,
    seeds: { serverSeedHash: 'h', clientSeed: 'c', nonce: 1 },
    playing: 0,
    staked: 0n,
    won: 0n,
    rounds: 0,
  };
}
