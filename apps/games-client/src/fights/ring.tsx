import {
  resultWords,
  sides,
  type FightResult,
  type Side,
} from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { type FightView, poolText } from '@bahati/game-rules/cockfight/fight-game.ts';
import type { Beat } from '@bahati/game-rules/cockfight/fight-script.ts';
import { betWords } from '@bahati/game-rules/cockfight/tell-fight.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { posesAfter, posesAt, type Poses } from './poses.ts';
import { Rooster } from './rooster.tsx';
import { words } from './words.ts';
import './ring.css';

const calm: Poses = { meron: 'stand', wala: 'stand' };
const middle = 500;

type RingProps = {
  /** What is on; null: no fight is. */
  readonly beat: Beat | null;
  /** The fight that has just ended; null: bets are taken, or it goes on. */
  readonly ended: FightView | null;
  /** How even they are, before a fight. */
  readonly match: string | null;
};

/** The sand ring under its lanterns, and the two in it. Words beside it say the same. */
export function Ring({ beat, ended, match }: RingProps) {
  const poses = beat ? posesAt(beat) : ended ? posesAfter(ended.result) : calm;
  const isStriking = beat?.kind === 'strike' || beat?.kind === 'clash';
  const place = beat?.place ?? middle;
  return (
    <div
      className="ring"
      data-is-fighting={beat !== null || undefined}
      data-result={ended?.result}
      style={{ '--place': place / 1_000 } as CSSProperties}
    >
      <span className="ring-sky" />
      <span className="ring-back" />
      <span className="ring-sand" />
      {sides.map((side) => (
        <Plate key={side} side={side} left={beat?.energy[side] ?? null} />
      ))}
      <span className="ring-pair">
        {sides.map((side) => (
          <span key={side} className="ring-cock" data-side={side} data-pose={poses[side]}>
            <Rooster side={side} pose={poses[side]} />
          </span>
        ))}
        {isStriking && <Dust key={beat.atMs} />}
      </span>
      {match && !beat && !ended && <p className="ring-match">{match}</p>}
      {ended && <Banner result={ended.result} pool={ended.pool} />}
    </div>
  );
}

/** A side's name, and what strength it has left while it fights. */
function Plate({ side, left }: { side: Side; left: number | null }) {
  const say = useText();
  const name = say(betWords[side]);
  return (
    <span className="ring-plate" data-side={side}>
      <b className="display" aria-hidden="true">
        {name}
      </b>
      {left !== null && (
        <>
          <span className="unseen">{say(words.energy, { side: name, left })}</span>
          <span className="ring-energy" aria-hidden="true">
            <i style={{ inlineSize: `${left}%` }} data-is-low={left < 35 || undefined} />
          </span>
        </>
      )}
    </span>
  );
}

function Dust() {
  return (
    <svg className="ring-dust" viewBox="-60 -60 120 120" aria-hidden="true">
      <path d="M0-46L8-16 38-34 20-8 50 2 20 10 32 40 6 20-8 48-12 18-42 30-22 6-50-4-20-12-34-38-8-18Z" />
      <circle cx="-34" cy="30" r="9" />
      <circle cx="36" cy="28" r="12" />
      <circle cx="2" cy="40" r="8" />
    </svg>
  );
}

function Banner({ result, pool }: { result: FightResult; pool: FightView['pool'] }) {
  const say = useText();
  const price = pool && (result === 'meron' || result === 'wala') ? pool[result] : null;
  return (
    <p className="ring-banner" data-result={result} aria-hidden="true">
      <b className="display">{say(resultWords[result])}</b>
      {price !== null && <span className="tabular">{poolText(price)}×</span>}
    </p>
  );
}
