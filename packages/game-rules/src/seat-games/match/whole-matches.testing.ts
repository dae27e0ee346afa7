/** Plays whole matches by chance, and holds every step of them to what all games promise. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type {
  Chips,
  SeatGame,
  SeatEvent,
  SeatedPlayer,
} from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Purse } from './purse.ts';
import { isSameAct } from './sent.ts';

type Plan<Settings, State, Act> = {
  readonly game: SeatGame<Settings, State, Act>;
  readonly settings: Settings;
  readonly seats: readonly number[];
  readonly seed: number;
  /** No match takes more acts than this. */
  readonly mostActs: number;
  /** What the game keeps its money in. */
  readonly purseOf: (state: State) => Purse;
  /** Sets a first state of its own, with all chips kept. */
  readonly prepare?: (state: State) => State;
  /** Looks at some states for what only this game promises. */
  readonly inspect?: (state: State, events: readonly SeatEvent[]) => void;
  /** How seldom anybody resigns: at one act in so many. */
  readonly oneResignsIn?: number;
  /** Where not every act is as good as another: takes one of those that are no resignation. */
  readonly choose?: (acts: readonly Act[], state: State, pick: (below: number) => number) => Act;
};

/** A cheap row of numbers for tests, the same for the same seed (Marsaglia's xorshift). */
export function createTestDraw(seed: number): DrawStream {
  let word = Math.imul(seed + 1, 0x9e3779b1) >>> 0 || 1;
  let cursor = 0;
  return {
    get cursor() {
      return cursor;
    },
    nextInt(range) {
      cursor += 1;
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      word >>>= 0;
      return Math.floor((word / 2 ** 32) * range);
    },
  };
}

/** Plain JSON with amounts as text, to compare and to search. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' ? `${each}n` : each,
  );
}

/** Nothing reached from here can be changed any more; what is frozen already was seen before. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

function assume(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

/** What the view of a seat offers it. */
export function optionsOf<Act>(game: SeatGame<never, never, Act>, view: unknown): readonly Act[] {
  assume(typeof view === 'object' && view !== null && 'options' in view, 'a view has options');
  const { options } = view;
  assume(Array.isArray(options), 'options are a list');
  return options.map((option) => {
    const act = game.readAct(option);
    if (act === null || !isSameAct(act, option)) throw new Error(`unread: ${textOf(option)}`);
    return act;
  });
}

function isResignation(act: unknown): boolean {
  return typeof act === 'object' && act !== null && 'kind' in act && act.kind === 'resign';
}

function isRefused(answer: object): boolean {
  return 'refused' in answer;
}

/** Plays one match to its end; answers its last state and how many acts it took. */
export function playMatch<Settings, State, Act>(
  plan: Plan<Settings, State, Act>,
): { state: State; acts: number } {
  const { game, settings, seats, seed, mostActs, purseOf, prepare, inspect } = plan;
  const draw = createTestDraw(seed);
  const chance = createTestDraw(seed + 1_000_003);
  const players: SeatedPlayer[] = seats.map((seat) => ({
    seat,
    stack: 10_000n + BigInt(chance.nextInt(999)),
  }));
  const brought = players.reduce((sum, { stack }) => sum + stack, 0n);
  const before = seed - 3 * Math.floor(seed / 3) === 0 ? null : { button: chance.nextInt(6) };
  let step = game.begin(settings, players, before, draw);
  if (prepare) step = { ...step, state: prepare(step.state) };
  let stale: Act | null = null;
  let acts = 0;
  for (;;) {
    const state = freeze(step.state);
    assertChips(purseOf(state), brought);
    // What writes everything out is done for some of the states, the first and the last among them.
    const looksClosely = acts === 0 || game.turn(state) === null || chance.nextInt(24) === 0;
    if (looksClosely) inspect?.(state, step.events);
    const seat = game.turn(state);
    if (seat === null) break;
    assume(game.result(state) === null, 'a match that waits for somebody has no result');
    assume(acts < mostActs, `a match ends within ${mostActs} acts`);
    const options = optionsOf(game as never, game.view(state, seat)) as readonly Act[];
    const idle = game.idle(state);
    if (!options.some((option) => isSameAct(option, idle))) {
      throw new Error(`what idles is not allowed: ${textOf(idle)} of ${textOf(options)}`);
    }
    assume(
      optionsOf(game as never, game.view(state, null)).length === 0,
      'nobody watches and acts',
    );
    assertRefusals(game, state, seats, stale);
    const act = chooseAct(plan, state, options, chance);
    const answer = game.act(state, seat, act, draw);
    if ('refused' in answer) throw new Error(`an option is refused: ${textOf(act)}`);
    stale = act;
    step = answer;
    acts += 1;
  }
  assertResult(game, step.state, players);
  return { state: step.state, acts };
}

function chooseAct<Settings, State, Act>(
  { oneResignsIn = 400, choose }: Plan<Settings, State, Act>,
  state: State,
  options: readonly Act[],
  chance: DrawStream,
): Act {
  const moves = options.filter((option) => !isResignation(option));
  const resignation = options.find(isResignation);
  if (resignation && chance.nextInt(oneResignsIn) === 0) return resignation;
  if (choose) return choose(moves, state, (below) => chance.nextInt(below));
  const act = moves[chance.nextInt(moves.length)];
  assume(act !== undefined, 'whoever is asked can say something');
  return act;
}

function assertChips({ stacks, pot, rake }: Purse, brought: Chips): void {
  const all = stacks.reduce((sum, { stack }) => sum + stack, pot + rake);
  assume(all === brought, `chips are kept: ${all} of ${brought}`);
  assume(pot >= 0n && rake >= 0n && stacks.every(({ stack }) => stack >= 0n), 'none is owed');
}

/** Somebody else's act, one of a stranger, and one that was good a move ago. */
function assertRefusals<Settings, State, Act>(
  game: SeatGame<Settings, State, Act>,
  state: State,
  seats: readonly number[],
  stale: Act | null,
): void {
  const turn = game.turn(state);
  const kept = textOf(state);
  assume(optionsOf(game as never, game.view(state, null)).length === 0, 'nobody watches and acts');
  const draw = createTestDraw(7);
  for (const seat of [...seats, 97]) {
    if (stale === null) break;
    const options = seat === 97 ? [] : optionsOf(game as never, game.view(state, seat));
    if (options.some((option) => isSameAct(option, stale))) continue;
    const answer = game.act(state, seat, stale, draw);
    if (!isRefused(answer)) throw new Error(`${textOf(stale)} of seat ${seat} is not refused`);
    const wasTurn = 'refused' in answer && answer.refused === 'not_your_turn';
    assume(wasTurn === (seat !== turn), 'a refusal says whose turn it is');
  }
  assume(draw.cursor === 0, 'what is refused draws nothing');
  assume(textOf(state) === kept, 'what is refused changes nothing');
}

function assertResult<Settings, State, Act>(
  game: SeatGame<Settings, State, Act>,
  state: State,
  players: readonly SeatedPlayer[],
): void {
  const result = game.result(state);
  assume(result !== null, 'a match that waits for nobody has a result');
  const sum = (list: readonly SeatedPlayer[]) => list.reduce((all, { stack }) => all + stack, 0n);
  assume(sum(result.stacks) + result.rake === sum(players), 'all stacks are paid');
  assume(
    textOf(result.stacks.map(({ seat }) => seat)) === textOf(players.map(({ seat }) => seat)),
    'each who was dealt in is paid',
  );
  const button = game.between(state).button;
  assume(
    players.some(({ seat }) => seat === button),
    'the button is before a player',
  );
}
