/** The house's bots in matches against players of a test, all of it drawn from a seed. */
import type {
  AnySeatGame,
  Chips,
  Seat,
  SeatedPlayer,
} from '@bahati/game-rules/seat-games/seat-game.ts';
import {
  createTestDraw,
  optionsOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { randomWord } from '@bahati/game-rules/seat-games/poker/random-hands.testing.ts';
import type { PokerOptions } from '@bahati/game-rules/seat-games/poker/hand/betting.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { decideFor } from './house-bots.ts';

/** A player of a test: what is said at this state. */
export type Opponent = (game: AnySeatGame, state: unknown, draw: DrawStream) => unknown;

export const idler: Opponent = (game, state) => game.idle(state);

const isPoker = ({ code }: AnySeatGame): boolean => code === 'holdem' || code === 'omaha';

const isResignation = (act: unknown): boolean => (act as { kind: string }).kind === 'resign';

/** Says anything that is allowed but to resign. */
export const rover: Opponent = (game, state, draw) => {
  const view = game.view(state, game.turn(state));
  if (isPoker(game)) return randomWord(draw, (view as { options: PokerOptions }).options);
  const moves = optionsOf(game as never, view).filter((act) => !isResignation(act));
  return moves[draw.nextInt(moves.length)];
};

/** Calls every bet and makes none. */
export const caller: Opponent = (game, state) => {
  const { options } = game.view(state, game.turn(state)) as { options: PokerOptions };
  return { kind: options.canCheck ? 'check' : 'call' };
};

export type Contest = {
  game: AnySeatGame;
  settings: unknown;
  stack: Chips;
  seats: readonly Seat[];
  matches: number;
  seed: number;
  opponent: Opponent;
  /** In milliseconds, to say how long a decision takes. */
  now: () => number;
  /** Looks at each state in which a bot is asked. */
  inspect?: (state: unknown) => void;
};

export type Outcome = {
  /** What the bot won in all, before the rake. */
  net: Chips;
  won: number;
  lost: number;
  /** Whatever the pot was worth: the stakes come back less the rake. */
  drawn: number;
  decisions: number;
  ms: number;
  slowestMs: number;
};

/** One bot against the rest, which seat is the bot's going round. */
export function playContest(contest: Contest): Outcome {
  const { seats, matches } = contest;
  const total: Outcome = { net: 0n, won: 0, lost: 0, drawn: 0, decisions: 0, ms: 0, slowestMs: 0 };
  for (let match = 0; match < matches; match += 1) {
    const bot = seats[match - seats.length * Math.floor(match / seats.length)] ?? 0;
    playOne(contest, bot, contest.seed + match, total);
  }
  return total;
}

function playOne(
  { game, settings, stack, seats, opponent, now, inspect }: Contest,
  bot: Seat,
  seed: number,
  total: Outcome,
): void {
  const [draw, chance] = [createTestDraw(seed), createTestDraw(seed + 500_009)];
  const players: SeatedPlayer[] = seats.map((seat) => ({ seat, stack }));
  let step = game.begin(settings, players, null, draw);
  for (let turn = game.turn(step.state); turn !== null; turn = game.turn(step.state)) {
    if (turn === bot) inspect?.(step.state);
    const act =
      turn === bot
        ? timed(() => decideFor(game, step.state, chance), now, total)
        : opponent(game, step.state, chance);
    // As a frame sends it: JSON, amounts as text.
    const sent = game.readAct(
      JSON.parse(
        JSON.stringify(act, (_, value: unknown) =>
          typeof value === 'bigint' ? value.toString() : value,
        ),
      ),
    );
    if (sent === null) throw new Error(`No word of ${game.code}.`);
    const next = game.act(step.state, turn, sent, draw);
    if ('refused' in next) throw new Error(`${game.code} refuses ${next.refused}.`);
    step = next;
  }
  const after = game.result(step.state)?.stacks.find(({ seat }) => seat === bot)?.stack ?? 0n;
  total.net += after - stack;
  const others = game.result(step.state)?.stacks.filter(({ seat }) => seat !== bot) ?? [];
  const isDrawn = others.every((other) => other.stack === after);
  if (isDrawn) total.drawn += 1;
  else if (after > stack) total.won += 1;
  else total.lost += 1;
}

function timed(decide: () => unknown, now: () => number, total: Outcome): unknown {
  const began = now();
  const act = decide();
  const ms = now() - began;
  total.decisions += 1;
  total.ms += ms;
  total.slowestMs = Math.max(total.slowestMs, ms);
  return act;
}
