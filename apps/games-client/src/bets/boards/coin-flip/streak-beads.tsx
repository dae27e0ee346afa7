/** The ten flips of a round as ten sockets on a string: which side fell, and what it is worth. */
import type { CoinFlip } from '@bahati/game-rules/originals/coin-flip/coin-flip.rules.ts';
import { useText } from '#frame/bets/use-text.ts';
import { CoinFace } from './coin-face.tsx';
import { words } from './words.ts';

type BeadState = 'right' | 'wrong' | 'next' | 'open';

function stateOf(flips: readonly CoinFlip[], at: number, isOver: boolean): BeadState {
  const flip = flips[at];
  if (flip) return flip.called === flip.fell ? 'right' : 'wrong';
  return at === flips.length && !isOver ? 'next' : 'open';
}

export function StreakBeads({
  multiples,
  flips,
  isOver,
  label,
}: {
  /** Of each length of streak, as decimal texts. */
  multiples: readonly string[];
  flips: readonly CoinFlip[];
  isOver: boolean;
  label: string;
}) {
  const say = useText();
  return (
    <ol className="coin-beads" aria-label={label}>
      {multiples.map((multiple, at) => {
        const flip = flips[at];
        const state = stateOf(flips, at, isOver);
        return (
          <li key={multiple} className="coin-bead-place" data-state={state}>
            <span className="unseen">
              {say(words.step, { multiple, state: say(words[state]) })}
            </span>
            <span className="coin-socket" aria-hidden="true">
              {flip && <CoinFace side={flip.fell} />}
            </span>
            <span className="coin-worth tabular" aria-hidden="true">
              {multiple}×
            </span>
          </li>
        );
      })}
    </ol>
  );
}
