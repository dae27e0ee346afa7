import {
  type RouletteCloth as Cloth,
  rouletteCloths,
  type RouletteView,
} from '@bahati/game-rules/tables/roulette/roulette.ts';
import { colourOf, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { areSame } from '#frame/chips/laying.ts';
import { useChips } from '#frame/chips/use-chips.ts';
import { useTableShape } from '#frame/chips/use-table-shape.ts';
import type { Lie } from './cloth-layout.ts';
import { NumberHistory, OftenNumbers } from './number-history.tsx';
import { RaceTrack, TrackSwitch } from './race-track.tsx';
import { RouletteCloth } from './roulette-cloth.tsx';
import { RouletteWheel } from './roulette-wheel.tsx';
import './roulette.css';
import './roulette-wheel.css';

/** How long the ball is looked at in its pocket before the cloth is settled. */
const lookMs = { slow: 1_100, fast: 90 } as const;

/** What a storm over the wheel brings to its board. */
export type Storm = {
  readonly cloth: Cloth;
  /** What struck numbers pay, as far as lightning has come. */
  readonly times: ReadonlyMap<string, number>;
  /** What the number of a round paid by lightning; undefined where it was not struck. */
  readonly timesOf: (view: RouletteView) => number | undefined;
  /** Lightning is still to come: the ball waits for it. */
  readonly isRaging: boolean;
  /** The storm is over: the marks it left are calm. */
  readonly isCalm: boolean;
  readonly ranMs: () => number;
  readonly lookMs: number;
  readonly plates: ReactNode;
  readonly bolts: (lie: Lie) => ReactNode;
};

type RouletteBoardProps = BoardProps<RouletteView> & {
  readonly wheel: Wheel;
  readonly storm?: Storm;
};

/** The wheel and the cloth. On a phone the wheel comes over the cloth while the ball runs. */
export function RouletteBoard({ wheel, storm, ...props }: RouletteBoardProps) {
  const { view, phase, turn, isFast, onShown, sound, past, stake, most, money, isLive } = props;
  const [isTrack, setIsTrack] = useState(false);
  const cloth = storm?.cloth ?? rouletteCloths[wheel];
  const chips = useChips(cloth, props, (view ?? past[0]?.view)?.bets ?? []);
  const [frame, shape] = useTableShape();
  const isShowing = phase === 'showing';
  const isRunning = isShowing && !storm?.isRaging;
  const isOn = isShowing || phase === 'asking';
  const isWheelOver = storm ? isRunning : isOn;
  const look = isFast ? lookMs.fast : (storm?.lookMs ?? lookMs.slow);
  const [restedTurn, setRestedTurn] = useState(-1);
  const isRested = isRunning && restedTurn === turn;
  const hearRest = useEffectEvent(() => sound('reveal'));
  useEffect(() => {
    if (!isRested) return undefined;
    hearRest();
    const timer = setTimeout(onShown, look);
    return () => clearTimeout(timer);
  }, [isRested, look, onShown]);

  const came = view && (!isOn || isRested) ? [view] : [];
  // While a new round is asked for, the one in view is already among those of the past.
  const shown = [...came, ...past.map((round) => round.view)];
  const numbers = shown.map((each) => each.number);
  const number = view && (isRunning || phase === 'ready') ? view.number : (numbers[0] ?? null);
  const boost = view && storm?.timesOf(view);
  const lie = shape === 'tall' ? 'tall' : 'wide';
  const isAsLaid = view !== null && areSame(view.bets, chips.laying.stacks);
  return (
    <div
      ref={frame}
      className="roulette"
      data-shape={shape}
      data-is-on={(isWheelOver && !isFast) || undefined}
      data-storm={stormState(storm)}
    >
      {storm?.plates}
      <div className="roulette-head">
        <NumberHistory numbers={numbers} times={storm && shown.map(storm.timesOf)} />
        {isLive && <TrackSwitch isTrack={isTrack} onTrack={setIsTrack} />}
      </div>
      <div className="roulette-stand">
        <div className="roulette-tilt">
          <RouletteWheel
            wheel={wheel}
            number={number}
            turn={turn}
            isRunning={isRunning}
            isFast={isFast}
            onRest={() => setRestedTurn(turn)}
            ranMs={storm?.ranMs}
            struck={storm && [...storm.times.keys()]}
            sound={sound}
          />
        </div>
        {(isRested || (!isOn && view)) && view && (
          <p
            key={turn}
            className="roulette-came display tabular"
            data-colour={colourOf(view.number)}
            aria-hidden="true"
          >
            {view.number}
            {boost && <b className="storm-came">{`×${boost}`}</b>}
          </p>
        )}
      </div>
      {shape === 'desk' && <OftenNumbers numbers={numbers} />}
      <div className="roulette-table">
        {isTrack ? (
          <RaceTrack
            wheel={wheel}
            lie={lie}
            chips={chips}
            stake={stake}
            numbers={numbers}
            times={storm?.times}
          />
        ) : (
          <RouletteCloth
            wheel={wheel}
            lie={lie}
            chips={chips}
            stake={stake}
            money={money}
            drawn={isOn ? null : (view?.number ?? null)}
            ended={!isOn && isAsLaid ? view.bets : null}
            times={storm?.times}
          >
            {storm?.bolts(lie)}
          </RouletteCloth>
        )}
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
    </div>
  );
}

function stormState(storm: Storm | undefined): 'raging' | 'over' | 'calm' | undefined {
  if (!storm) return undefined;
  if (storm.isRaging) return 'raging';
  return storm.isCalm ? 'calm' : 'over';
}
