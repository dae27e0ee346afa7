import { useText } from '#frame/bets/use-text.ts';
import { dieOn } from '#frame/dice/die-path.ts';
import { type Throw, ThrownDice } from '#frame/dice/thrown-dice.tsx';
import { type Corner, percent, turned, yardMiddle } from './ludo-places.ts';
import { type Die, type Picture, throwMs } from './ludo-show.ts';
import { words } from './ludo-words.ts';
import './ludo-die.css';

type DieProps = {
  /** The last that was thrown. */
  readonly die: Die | null;
  /** In whose yard it lies. */
  readonly seat: number;
  readonly corner: Corner;
  readonly mayThrow: boolean;
  readonly said: Picture['said'];
  readonly onThrow: () => void;
};

/** A die tossed up over its yard, coming down where it was. */
const way: Throw = {
  throwMs: throwMs - 80,
  knocks: [0.38, 0.62],
  dieAt: (_, part) =>
    dieOn(
      {
        from: { x: 0.9, z: 1.1 },
        to: { x: 0, z: 0, yaw: -14 },
        turns: { yaw: 1, pitch: 3, roll: -2 },
        height: 1.9,
        late: 0,
      },
      part,
    ),
};

const six = 6;

/** The die in the yard of whose turn it is; his own player throws it by pressing it. */
export function LudoDie({ die, seat, corner, mayThrow, said, onThrow }: DieProps) {
  const say = useText();
  const { x, y } = turned(yardMiddle, corner);
  const mine = die?.seat === seat ? die : null;
  const isTumbling = mine?.isTumbling === true;
  const told = said && say(said === 'no_move' ? words.noMove : words.turnLost);
  return (
    <div className="ludo-die-place" style={{ left: percent(x), top: percent(y) }}>
      <button
        type="button"
        className="ludo-die"
        aria-label={mayThrow || !mine ? say(words.throw) : say(words.die, { pips: mine.pips })}
        aria-disabled={!mayThrow || undefined}
        data-may-throw={mayThrow || undefined}
        data-is-idle={(!mine && !mayThrow) || undefined}
        onClick={() => mayThrow && onThrow()}
      >
        <ThrownDice
          faces={[mine?.pips ?? six]}
          look="ivory"
          way={way}
          turn={mine?.turn ?? 0}
          isRunning={isTumbling}
          isFast={false}
          onRest={() => undefined}
          sound={() => undefined}
        />
      </button>
      {told && <span className="ludo-said">{told}</span>}
    </div>
  );
}
