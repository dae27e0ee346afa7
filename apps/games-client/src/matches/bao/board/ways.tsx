import { middle } from '#frame/chips/boxes.ts';
import { useText } from '#frame/bets/use-text.ts';
import { boxOf, columnCount, type Way } from '#frame/matches/bao/places.ts';
import { words } from '#frame/matches/bao/words.ts';

type WaysProps = {
  readonly pit: number;
  readonly ways: readonly Way[];
  readonly onWay: (way: Way) => void;
};

/** Half of an arrow at the edge of the board still lies on it. */
const edge = 0.04;

/** An arrow to each side the chosen pit may be sown to, beside it. */
export function Ways({ pit, ways, onWay }: WaysProps) {
  const say = useText();
  const { x: middleX, y } = middle({ box: boxOf(pit, true) });
  return ways.map((way) => {
    const beside = middleX + (way === 'left' ? -1 : 1) / columnCount;
    const x = Math.min(1 - edge, Math.max(edge, beside));
    return (
      <button
        key={way}
        type="button"
        className="bao-way"
        data-way={way}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-label={say(way === 'left' ? words.sowLeft : words.sowRight)}
        onClick={() => onWay(way)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={way === 'left' ? 'M20 12H5M11 5 4 12 11 19' : 'M4 12H19M13 5 20 12 13 19'} />
        </svg>
      </button>
    );
  });
}
