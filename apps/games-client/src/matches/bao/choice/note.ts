/** What is to be done or known now. Pure. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { BaoView } from '#frame/matches/bao/seen-bao.ts';
import { words } from '#frame/matches/bao/words.ts';

/** Told from so many moves before the last on. */
const movesToldFrom = 40;

export type Situation = {
  readonly view: Pick<BaoView, 'movesLeft' | 'blocked'>;
  readonly isOwnTurn: boolean;
  readonly isNamua: boolean;
  readonly mustCapture: boolean;
  readonly hasPit: boolean;
  readonly isHouseAsked: boolean;
};

export type Note = {
  readonly text: Words;
  readonly blanks?: Readonly<Record<string, number>>;
  readonly is: 'do' | 'must' | 'know';
};

const todo = {
  namua: { capture: words.namuaCapture, takata: words.namuaTakata },
  mtaji: { capture: words.mtajiCapture, takata: words.mtajiTakata },
} as const;

/** What is to be done now, or known; null: nothing. */
export function noteOf(situation: Situation): Note | null {
  const { view, isOwnTurn, isNamua, mustCapture, hasPit, isHouseAsked } = situation;
  if (isHouseAsked) return { text: words.chooseHouse, is: 'must' };
  if (hasPit) return { text: words.chooseWay, is: 'do' };
  if (isOwnTurn && view.blocked !== null && !mustCapture)
    return { text: words.blocked, is: 'must' };
  if (isOwnTurn) {
    const text = todo[isNamua ? 'namua' : 'mtaji'][mustCapture ? 'capture' : 'takata'];
    return { text, is: mustCapture ? 'must' : 'do' };
  }
  if (view.movesLeft > movesToldFrom) return null;
  return { text: words.fewMoves, blanks: { count: view.movesLeft }, is: 'know' };
}
