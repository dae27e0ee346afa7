/** Rounds of bet games as their rules show them, for tests of their pictures. */
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { replayBet } from '@bahati/game-rules/bet-games/replay.ts';
import type { Board, Mark } from './board.ts';
import type { BoardWord } from './drawing.ts';
import { drawRound } from './draw-round.ts';

/** The same draws for the same number, as uneven as luck: a linear congruence of 2^31 states. */
function drawsOf(number: number) {
  let state = (number * 2_654_435 + 12_345) & 0x7fffffff;
  let cursor = 0;
  return {
    get cursor() {
      return cursor;
    },
    nextInt(range: number) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      cursor += 1;
      return Math.floor((state / 2 ** 31) * range);
    },
  };
}

export function findGame(code: string): AnyBetGame {
  const found = betGames.find(({ game }) => game.code === code);
  if (!found) throw new RangeError(`There is no game ${code}.`);
  return found.game;
}

/** A round played to its end; `number` decides its luck and what is done in it. */
export function playRound(game: AnyBetGame, number: number, opening = game.firstOpening): unknown {
  const acts: string[] = [];
  for (;;) {
    const round = replayBet(game, { opening, acts: [...acts] }, drawsOf(number));
    // As it comes over the wire.
    if (round.pay !== null || !game.acts) return JSON.parse(JSON.stringify(round.shown));
    const actions = game.acts.actions(round.state);
    const isBold = acts.length < 4;
    const bold = actions[(number + acts.length * 7) % actions.length];
    acts.push((isBold ? bold : undefined) ?? game.acts.idle(round.state));
  }
}

export const say = (word: BoardWord): string => word;

export function drawShown(code: string, shown: unknown): Board | null {
  return drawRound({ game: code, version: findGame(code).version, shown }, say);
}

/** What the shapes of a board stand for, of those that begin so, in their order. */
export function toldBy(board: Board | null, beginning: string): string[] {
  return (board?.marks ?? []).flatMap(({ of }) => (of?.startsWith(beginning) ? [of] : []));
}

/** The text that stands for it. */
export function textOf(board: Board | null, of: string): string | undefined {
  const found = board?.marks.find((mark) => mark.of === of && mark.shape === 'text');
  return found?.shape === 'text' ? found.text : undefined;
}

/** How far a shape reaches, roughly: letters are as wide as their size at most. */
export function reachOf(mark: Mark): readonly number[] {
  switch (mark.shape) {
    case 'box':
      return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
    case 'disc':
      return [
        mark.x - mark.radius,
        mark.y - mark.radius,
        mark.x + mark.radius,
        mark.y + mark.radius,
      ];
    case 'text':
      return [mark.x, mark.y - mark.size / 2, mark.x, mark.y + mark.size / 2];
    case 'path':
      return mark.place ? [mark.place.x, mark.place.y, mark.place.x, mark.place.y] : [0, 0, 0, 0];
  }
}
