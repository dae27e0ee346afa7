import {
  readWheelBet,
  wheel,
  type WheelBet,
  type WheelView,
} from '@bahati/game-rules/originals/wheel/wheel.rules.ts';
import { segmentCounts, wheelSegments } from '@bahati/game-rules/originals/wheel/wheel.tables.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { PastChips } from '#frame/bets/stage/past-chips.tsx';
import { RiskField } from '#frame/bets/fields/risk-field.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { type WheelKind, wheelKinds } from './wheel-colours.ts';
import { WheelDisc, WheelFlapper, WheelFront, WheelStand } from './wheel-drawing.tsx';
import { restingAngle, WheelMotion } from './wheel-motion.ts';
import { words } from './words.ts';
import './wheel.css';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
const stillMs = 90;
const firstBet: WheelBet = { risk: 'low', count: 10 };

/** Keeps the wheel turning with the round; the two refs are the parts that move. */
function useWheelMotion(props: BoardProps<WheelView>, count: number, view: WheelView | null) {
  const { phase, turn, isFast, onShown, sound } = props;
  const disc = useRef<SVGSVGElement>(null);
  const flapper = useRef<SVGGElement>(null);
  const motion = useRef<WheelMotion | null>(null);
  const heard = useRef(sound);
  const size = 360 / count;
  const landed = view?.landed ?? null;

  useEffect(() => {
    heard.current = sound;
  }, [sound]);
  useEffect(() => {
    if (!disc.current || !flapper.current) return undefined;
    const moving = new WheelMotion({
      disc: disc.current,
      flapper: flapper.current,
      onPeg: (step) => heard.current('tick', step),
    });
    motion.current = moving;
    return () => moving.stop();
  }, []);
  useEffect(() => {
    const moving = motion.current;
    if (!moving) return undefined;
    if (phase === 'asking' && !isFast) moving.drive();
    const angle = landed === null ? 0 : restingAngle(landed, size, turn);
    if (phase === 'showing' && reduced.matches) {
      moving.rest(angle, size);
      const timer = setTimeout(onShown, stillMs);
      return () => clearTimeout(timer);
    }
    if (phase === 'showing') moving.brakeTo(angle, isFast, onShown);
    if (phase === 'ready' && !moving.isTurning) moving.rest(angle, size);
    // A bet that came to nothing leaves the wheel to run out.
    if (phase === 'ready' && moving.isTurning) moving.brakeTo(angle, isFast, () => undefined);
    return undefined;
  }, [phase, turn, isFast, onShown, landed, size]);
  return { disc, flapper };
}

function WheelBoard(props: BoardProps<WheelView>) {
  const { view, phase, opening, past } = props;
  const say = useText();
  const { risk, count } = readWheelBet(opening) ?? firstBet;
  const segments = useMemo(() => wheelSegments(risk, count), [risk, count]);
  const kinds = useMemo(() => wheelKinds(segments), [segments]);
  const isThisWheel = view?.risk === risk && view.count === count;
  const ours = isThisWheel ? view : null;
  const { disc, flapper } = useWheelMotion(props, count, ours);
  const told = phase === 'ready' ? ours : null;
  const result = told && (told.multiple === '0' ? 'lost' : 'won');
  return (
    <div className="wheel" data-phase={phase} data-result={result}>
      <PastChips chips={past.map(chipOf)} label={say(words.past)} />
      <div className="wheel-box">
        <div className="wheel-round">
          <WheelStand />
          <WheelDisc segments={segments} kinds={kinds} landed={told?.landed ?? null} disc={disc} />
          <WheelFront />
          <WheelFlapper flapper={flapper} />
          <output className="wheel-told display tabular" aria-hidden="true">
            {told ? `${told.multiple}×` : ''}
          </output>
        </div>
      </div>
      <Legend kinds={kinds} landed={told?.multiple} />
    </div>
  );
}

function chipOf({ roundId, view }: { roundId: string; view: WheelView }) {
  const kinds = wheelKinds(wheelSegments(view.risk, view.count));
  const colour = kinds.find(({ multiple }) => multiple === view.multiple)?.light ?? '#232c63';
  return { id: roundId, text: `${view.multiple}×`, colour };
}

function Legend({ kinds, landed }: { kinds: readonly WheelKind[]; landed: string | undefined }) {
  const say = useText();
  return (
    <ul className="wheel-legend tabular" aria-label={say(words.pays)}>
      {kinds.map(({ multiple, segments, light, deep, ink }) => (
        <li
          key={multiple}
          data-landed={multiple === landed || undefined}
          style={{ '--light': light, '--deep': deep, '--ink': ink } as CSSProperties}
        >
          <strong>{multiple}×</strong> <span>{segments}</span>
        </li>
      ))}
    </ul>
  );
}

function WheelSettings({ opening, onOpening, isLocked, sound }: OpeningProps) {
  const say = useText();
  const bet = readWheelBet(opening) ?? firstBet;
  const change = ({ risk, count }: WheelBet) => {
    sound('press');
    onOpening(`${risk}:${count}`);
  };
  return (
    <div className="wheel-settings" data-locked={isLocked || undefined}>
      <RiskField risk={bet.risk} onRisk={(risk) => change({ ...bet, risk })} isLocked={isLocked} />
      <div className="risk-field">
        <span className="quiet small" aria-hidden="true">
          {say(words.segments)}
        </span>
        <Segmented
          label={say(words.segments)}
          options={segmentCounts.map((count) => ({ value: `${count}`, label: `${count}` }))}
          value={`${bet.count}`}
          onValueChange={(value) => {
            const count = segmentCounts.find((one) => `${one}` === value);
            if (count && !isLocked) change({ ...bet, count });
          }}
        />
      </div>
    </div>
  );
}

export const board = betModule({
  game: wheel,
  staking: 'amount',
  Board: WheelBoard,
  Settings: WheelSettings,
  describe: ({ multiple }) => ({
    en: `The wheel stopped at ${multiple}×.`,
    sw: `Gurudumu limesimama kwenye ${multiple}×.`,
  }),
  rules: [words.ruleTurn, words.rulePay, words.ruleChoice, words.ruleReturn],
  cloth: { seed: 'wheel' },
});
