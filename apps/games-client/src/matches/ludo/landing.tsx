import type { Side } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import type { CSSProperties } from 'react';
import { cornerOf, percent, standsAt, turned } from './ludo-places.ts';
import { stepsWith } from './ludo-show.ts';
import type { SeenLudo } from './seen-ludo.ts';
import { sides } from './sides.ts';

type Props = {
  readonly view: SeenLudo;
  readonly seat: number;
  readonly near: Side;
  /** Those that may move. */
  readonly tokens: readonly number[];
};

/** Where each of them would come to. */
export function Landing({ view, seat, near, tokens }: Props) {
  const mine = view.players.find((player) => player.seat === seat);
  if (!mine || view.pips === null) return null;
  const { pips } = view;
  return tokens.map((token) => {
    const steps = stepsWith(mine.tokens[token] ?? 0, pips);
    const place = standsAt(steps, token, mine.tokens.length);
    const { x, y } = turned(place, cornerOf(mine.side, near));
    return (
      <i
        key={token}
        className="ludo-landing"
        aria-hidden="true"
        style={
          { '--side': sides[mine.side].colour, left: percent(x), top: percent(y) } as CSSProperties
        }
      />
    );
  });
}
