/**
 * How a step of Ludo is shown, one thing after another: the die is thrown, a token walks square by
 * square, what it strikes flies to its yard. Pure; each beat holds until the next.
 */
import { home, pipsToLeave } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import type { Beat as ShownBeat } from '#frame/matches/board/beat-player.ts';
import type { SeenEvent } from '#frame/seats/told.ts';
import type { SeenLudo } from './seen-ludo.ts';

/** Steps of each token, by seat. */
export type Stands = ReadonlyMap<number, readonly number[]>;

export type Die = {
  readonly seat: number;
  readonly pips: number;
  /** Counts the throws that were seen. */
  readonly turn: number;
  readonly isTumbling: boolean;
};

export type TokenName = { readonly seat: number; readonly token: number };

export type Picture = {
  readonly stands: Stands;
  readonly die: Die | null;
  /** The token that walks. */
  readonly walking: TokenName | null;
  /** Those that fly to their yards. */
  readonly struck: readonly TokenName[];
  /** A token has just come home. */
  readonly arrived: TokenName | null;
  /** What a throw came to that moves nothing. */
  readonly said: 'no_move' | 'turn_lost' | null;
};

type Beat = ShownBeat<Picture>;

export const throwMs = 900;
const restMs = 220;
const stepMs = 140;
const leaveMs = 280;
const strikeMs = 520;
const arriveMs = 560;
const sayMs = 620;

export const standsOf = ({ players }: SeenLudo): Stands =>
  new Map(players.map(({ seat, tokens }) => [seat, tokens]));

/** As the view tells it, with the last die that was seen. */
export function settledPicture(view: SeenLudo, die: Die | null): Picture {
  const { pips, turn } = view;
  const isTold = pips !== null && turn !== null;
  return {
    stands: standsOf(view),
    die: isTold ? { seat: turn, pips, turn: die?.turn ?? 0, isTumbling: false } : die,
    walking: null,
    struck: [],
    arrived: null,
    said: null,
  };
}

function moveTo(stands: Stands, { seat, token }: TokenName, steps: number): Stands {
  const tokens = stands.get(seat) ?? [];
  return new Map(stands).set(seat, tokens.with(token, steps));
}

const nothingMoves = { walking: null, struck: [], arrived: null, said: null } as const;

function throwBeats(before: Picture, { seat = -1, pips }: SeenEvent): Beat[] {
  const turn = (before.die?.turn ?? 0) + 1;
  const die: Die = { seat, pips: Number(pips), turn, isTumbling: true };
  const thrown: Picture = { ...before, ...nothingMoves, die };
  const lying: Picture = { ...thrown, die: { ...die, isTumbling: false } };
  return [
    { picture: thrown, lastsMs: throwMs, cue: 'throw' },
    { picture: lying, lastsMs: restMs },
  ];
}

type Moved = { from: number; to: number; token: number; captured: readonly TokenName[] };

function moveBeats(before: Picture, event: SeenEvent): Beat[] {
  const { seat = -1 } = event;
  const { from, to, token, captured } = event as unknown as Moved;
  const name: TokenName = { seat, token };
  const beats: Beat[] = [];
  let { stands } = before;
  for (let steps = from + 1; steps <= to; steps += 1) {
    stands = moveTo(stands, name, steps);
    const picture: Picture = { ...before, ...nothingMoves, stands, walking: name };
    beats.push({ picture, lastsMs: from === 0 ? leaveMs : stepMs, cue: 'move' });
  }
  if (captured.length > 0) {
    for (const struck of captured) stands = moveTo(stands, struck, 0);
    const picture: Picture = { ...before, ...nothingMoves, stands, struck: captured };
    beats.push({ picture, lastsMs: strikeMs, cue: 'capture' });
  }
  if (to === home) {
    const picture: Picture = { ...before, ...nothingMoves, stands, arrived: name };
    beats.push({ picture, lastsMs: arriveMs, cue: 'home' });
  }
  return beats;
}

function beatsOfEvent(before: Picture, event: SeenEvent): Beat[] {
  switch (event.kind) {
    case 'thrown':
      return throwBeats(before, event);
    case 'moved':
      return moveBeats(before, event);
    case 'no_move':
    case 'turn_lost': {
      const picture: Picture = { ...before, ...nothingMoves, said: event.kind };
      return [{ picture, lastsMs: sayMs }];
    }
    case 'resigned': {
      const tokens = before.stands.get(event.seat ?? -1) ?? [];
      const stands = new Map(before.stands).set(
        event.seat ?? -1,
        tokens.map(() => 0),
      );
      return [{ picture: { ...before, ...nothingMoves, stands }, lastsMs: strikeMs }];
    }
    default:
      return [];
  }
}

/** What is shown after `before`, in order; the picture of the view follows it. */
export function beatsOf(before: Picture, events: readonly SeenEvent[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const event of events) beats.push(...beatsOfEvent(beats.at(-1)?.picture ?? before, event));
  return beats;
}

/** Where a token would come to with what lies there. */
export function stepsWith(steps: number, pips: number): number {
  return steps === 0 && pips === pipsToLeave ? 1 : steps + pips;
}
