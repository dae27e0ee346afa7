/** How the house's bot plays Ludo: home, then a capture, then a token out, then what stands safe. */
import { bestOf } from '@bahati/game-rules/seat-games/bots/best-of.ts';
import {
  capturedOn,
  home,
  isSafe,
  pipsToLeave,
  ringSize,
  squareOf,
  stepsAfter,
} from './ludo.board.ts';
import type { LudoAct, LudoPlayer, LudoState } from './ludo.state.ts';

export type LudoTable = Pick<LudoState, 'players' | 'pips'> & {
  readonly turn: number | null;
  readonly options: readonly LudoAct[];
};

const worth = { home: 90, capture: 100, out: 60, safe: 30, pair: 20, threat: 12, lastColumn: 40 };

/** Tokens of others that could come to this square with their next throw. */
function threatsTo(square: number, mover: LudoPlayer, players: readonly LudoPlayer[]): number {
  return players
    .filter((other) => other !== mover && !other.hasResigned)
    .flatMap(({ side, tokens }) => tokens.map((steps) => squareOf(side, steps)))
    .filter((from): from is number => from !== null)
    .filter((from) => {
      const apart = square - from;
      const ahead = apart < 0 ? apart + ringSize : apart;
      return ahead >= 1 && ahead <= pipsToLeave;
    }).length;
}

function riskAt(steps: number, mover: LudoPlayer, players: readonly LudoPlayer[]): number {
  const square = squareOf(mover.side, steps);
  if (square === null || isSafe(square)) return 0;
  const isPair = mover.tokens.filter((each) => each === steps).length > 1;
  return isPair ? 0 : threatsTo(square, mover, players) * (worth.threat + steps / 4);
}

function worthOf(token: number, mover: LudoPlayer, { players, pips }: LudoTable): number {
  const from = mover.tokens[token] ?? 0;
  const to = stepsAfter(from, pips ?? 0) ?? from;
  const moved = { ...mover, tokens: mover.tokens.with(token, to) };
  const square = squareOf(mover.side, to);
  const others = players.filter((player) => player !== mover && !player.hasResigned);
  const captured = others.flatMap(({ side, tokens }) => {
    const hit = square === null ? null : capturedOn(square, side, tokens);
    return hit === null ? [] : [tokens[hit] ?? 0];
  });
  const after = [moved, ...others];
  return (
    captured.reduce((sum, steps) => sum + worth.capture + steps, 0) +
    (to === home ? worth.home : 0) +
    (from === 0 ? worth.out : 0) +
    (square === null && to !== home ? worth.lastColumn : 0) +
    (square !== null && isSafe(square) ? worth.safe : 0) +
    (mover.tokens.some((steps, at) => at !== token && steps === to && to < home) ? worth.pair : 0) +
    riskAt(from, mover, players) -
    riskAt(to, moved, after) +
    to / 10
  );
}

export function ludoBot(view: LudoTable): LudoAct {
  const mover = view.players.find(({ seat }) => seat === view.turn);
  const [first] = view.options;
  if (!mover || !first) throw new RangeError('A bot is asked at its turn.');
  const moves = view.options.filter((act) => act.kind === 'move');
  return bestOf(moves, ({ token }) => worthOf(token, mover, view)) ?? first;
}
