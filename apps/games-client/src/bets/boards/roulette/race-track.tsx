import {
  colourOf,
  numbers as allNumbers,
  type Wheel,
} from '@bahati/game-rules/tables/roulette/pockets.ts';
import { type CSSProperties, useMemo, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { boxStyle, middle } from '#frame/chips/boxes.ts';
import { LaidChips } from '#frame/chips/laid-chips.tsx';
import { chipsOn } from '#frame/chips/laying.ts';
import type { Chips } from '#frame/chips/use-chips.ts';
import { useClothKeys } from '#frame/chips/use-cloth-keys.ts';
import type { Lie } from './cloth-layout.ts';
import { rouletteWords } from './roulette-words.ts';
import { neighboursOf, trackLength, trackSpots } from './track-layout.ts';
import './race-track.css';

export function TrackSwitch({
  isTrack,
  onTrack,
}: {
  readonly isTrack: boolean;
  readonly onTrack: (isTrack: boolean) => void;
}) {
  const say = useText();
  return (
    <button
      type="button"
      className="track-switch small"
      aria-pressed={isTrack}
      onClick={() => onTrack(!isTrack)}
    >
      <svg viewBox="0 0 28 16" aria-hidden="true">
        <path d="M8 1.500H20A6.500 6.500 0 0 1 20 14.500H8A6.500 6.500 0 0 1 8 1.500ZM9 5.500H19A2.500 2.500 0 0 1 19 10.500H9A2.500 2.500 0 0 1 9 5.500Z" />
      </svg>
      <span>{say(rouletteWords.track)}</span>
    </button>
  );
}

type TrackProps = {
  readonly wheel: Wheel;
  readonly lie: Lie;
  readonly chips: Chips;
  readonly stake: bigint;
  /** That came, the newest first. */
  readonly numbers: readonly string[];
  /** What lightning makes numbers pay; none where there is no storm. */
  readonly times?: ReadonlyMap<string, number> | undefined;
};

const mostNeighbours = 4;

/** The wheel's own order as a cloth: a press lays on a number and on those beside it. */
export function RaceTrack({ wheel, lie, chips, stake, numbers, times }: TrackProps) {
  const say = useText();
  const [count, setCount] = useState(2);
  const [lit, setLit] = useState<string | null>(null);
  const spots = useMemo(() => trackSpots(wheel, lie), [wheel, lie]);
  const buttonOf = useClothKeys(spots, chips, '0');
  const isLit = new Set(lit === null ? [] : neighboursOf(wheel, lit, count));
  return (
    <fieldset
      className="track"
      data-lie={lie}
      style={{ '--length': trackLength[lie] } as CSSProperties}
      aria-label={say(rouletteWords.trackText)}
      onPointerLeave={() => setLit(null)}
    >
      <div className="track-oval">
        {spots.map((spot) => {
          const { name, box } = spot;
          const [, ...others] = neighboursOf(wheel, name, count);
          return (
            <button
              key={name}
              {...buttonOf(spot)}
              className="track-field tabular"
              style={boxStyle(box)}
              data-colour={colourOf(name)}
              data-is-lit={isLit.has(name) || undefined}
              data-is-last={numbers[0] === name || undefined}
              data-is-struck={times?.has(name) || undefined}
              aria-label={say(rouletteWords.withNeighbours, {
                number: name,
                others: others.join(', '),
              })}
              onClick={() => chips.placeAll([name, ...others])}
              onFocus={() => setLit(name)}
              onBlur={() => setLit(null)}
              onPointerEnter={() => setLit(name)}
            >
              {name}
            </button>
          );
        })}
        {spots.map((spot) => {
          const laid = chipsOn(chips.laying, spot.name);
          if (laid === 0) return null;
          const at = middle(spot);
          return (
            <LaidChips
              key={`${spot.name} ${laid}`}
              count={laid}
              stake={stake}
              back={null}
              at={at}
            />
          );
        })}
        <div className="track-middle">
          <div className="track-count">
            <button
              type="button"
              aria-label={say(rouletteWords.less)}
              disabled={count === 0}
              onClick={() => setCount(count - 1)}
            >
              −
            </button>
            <output>{say(rouletteWords.neighbours, { count })}</output>
            <button
              type="button"
              aria-label={say(rouletteWords.more)}
              disabled={count === mostNeighbours}
              onClick={() => setCount(count + 1)}
            >
              +
            </button>
          </div>
          <TrackFigures wheel={wheel} numbers={numbers} />
        </div>
      </div>
    </fieldset>
  );
}

const coldShown = 4;

/** How the last rounds fell, by colour; and what did not come for longest. */
function TrackFigures({ wheel, numbers }: Pick<TrackProps, 'wheel' | 'numbers'>) {
  const say = useText();
  if (numbers.length === 0) return null;
  const shareOf = (colour: ReturnType<typeof colourOf>) =>
    Math.round(
      (numbers.filter((number) => colourOf(number) === colour).length * 100) / numbers.length,
    );
  const since = (number: string) => {
    const at = numbers.indexOf(number);
    return at < 0 ? numbers.length : at;
  };
  const cold = allNumbers[wheel].toSorted((one, other) => since(other) - since(one));
  return (
    <>
      <p className="track-shares small">
        <span className="track-shares-name">
          {say(rouletteWords.shares, { count: numbers.length })}
        </span>
        {(['red', 'black', 'green'] as const).map((colour) => (
          <span
            key={colour}
            data-colour={colour}
            className="tabular"
          >{`${shareOf(colour)} %`}</span>
        ))}
      </p>
      <p className="track-cold small">
        {say(rouletteWords.cold)}: {cold.slice(0, coldShown).join(', ')}
      </p>
    </>
  );
}
