/** What is to be done or known now. Pure. */
import {
  mostChaseMoves,
  mostQuietMoves,
} from '@bahati/game-rules/seat-games/draughts/draughts.draws.ts';
import type { DraughtsAct } from '@bahati/game-rules/seat-games/draughts/draughts.rules.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Path } from './path.ts';
import { type DraughtsView, sideOfSeat } from '#frame/matches/draughts/seen-draughts.ts';
import { words } from '#frame/matches/draughts/words.ts';

export type Note = {
  readonly text: Words;
  readonly blanks?: Readonly<Record<string, string | number>>;
  /** `must`: something is compulsory; `draw`: a draw is near or offered. */
  readonly is: 'quiet' | 'must' | 'draw';
};

/** Told from so many quiet moves of both on. */
const quietToldFrom = 20;

function drawNear({ quiet, chase, times }: DraughtsView): Note | null {
  if (times > 1) return { text: words.twice, is: 'draw' };
  if (chase > 0) {
    return { text: words.chaseLeft, blanks: { count: mostChaseMoves - chase }, is: 'draw' };
  }
  if (quiet < quietToldFrom) return null;
  const count = Math.ceil((2 * mostQuietMoves - quiet) / 2);
  return { text: words.quietLeft, blanks: { count }, is: 'draw' };
}

export type Situation = {
  readonly view: DraughtsView;
  readonly seat: number | null;
  readonly options: readonly DraughtsAct[];
  readonly path: Path;
  readonly mustCapture: boolean;
  /** A piece was pressed that may not move because another one can capture. */
  readonly isHeldBack: boolean;
  readonly isOver: boolean;
  readonly nameOf: (seat: number) => string;
};

/** What is to be known now, the most pressing first; null: nothing. */
export function noteOf(situation: Situation): Note | null {
  const { view, seat, options, path, mustCapture, isHeldBack, isOver, nameOf } = situation;
  if (isOver) return null;
  const canAccept = options.some(({ kind }) => kind === 'accept_draw');
  if (isHeldBack) return { text: words.noteOnlyCapture, is: 'must' };
  if (path.length > 1) return { text: words.noteGoOn, is: 'must' };
  if (canAccept && view.offeredBy) {
    return { text: words.offered, blanks: { name: nameOf(view[view.offeredBy]) }, is: 'draw' };
  }
  if (mustCapture && path.length === 0) return { text: words.noteCapture, is: 'must' };
  const own = sideOfSeat(view, seat);
  if (own !== null && view.offeredBy === own) return { text: words.youOffered, is: 'draw' };
  const near = drawNear(view);
  if (near) return near;
  if (path.length === 1) return { text: words.noteTarget, is: 'quiet' };
  if (options.some(({ kind }) => kind === 'move')) return { text: words.noteMove, is: 'quiet' };
  return view.moves === 0 ? { text: words.noteWait, is: 'quiet' } : null;
}
