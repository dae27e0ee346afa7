import { rouletteCloths, type RouletteView } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { colourOf, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { areSame } from '#frame/chips/laying.ts';
import { useChips } from '#frame/chips/use-chips.ts';
import { useTableShape } from '#frame/chips/use-table-shape.ts';
import { NumberHistory, OftenNumbers } from './number-history.tsx';
import { RaceTrack, TrackSwitch } from './race-track.tsx';
import { RouletteCloth } from './roulette-cloth.tsx';
import { RouletteWheel } from './roulette-wheel.tsx';
import './roulette.css';
import './roulette-wheel.css';

/** How long the ball is looked at in its pocket before the cloth is settled. */
const lookMs = { slow: 1_100, fast: 90 } as const;

/** The wheel and the cloth. On a phone the wheel comes over the cloth while the ball runs. */
export function RouletteBoard({ wheel, ...props }: BoardProps<RouletteView> & { wheel: Wheel }) {
  const { view, phase, turn, isFast, onShown, sound, past, stake, most, money, isLive } = props;
  const [isTrack, setIsTrack] = useState(false);
  const chips = useChips(rouletteCloths[wheel], props, (view ?? past[0]?.view)?.bets ?? []);
  const [frame, shape] = useTableShape();
  const isRunning = phase === 'showing';
  const isOn = isRunning || phase === 'asking';
  const [restedTurn, setRestedTurn] = useState(-1);
  const isRested = isRunning && restedTurn === turn;
  const hearRest = useEffectEvent(() => sound('reveal'));
  useEffect(() => {
    if (!isRested) return undefined;
    hearRest();
    const timer = setTimeout(onShown, isFast ? lookMs.fast : lookMs.slow);
    return () => clearTimeout(timer);
  }, [isRested, isFast, onShown]);

  const came = view && (!isOn || isRested) ? [view.number] : [];
  // While a new round is asked for, the one in view is already among those of the past.
  const numbers = [...came, ...past.map((round) => round.view.number)];
  const number = view && (isRunning || phase === 'ready') ? view.number : (numbers[0] ?? null);
  const lie = shape === 'tall' ? 'tall' : 'wide';
  const isAsLaid = view !== null && areSame(view.bets, chips.laying.stacks);
  return (
    <div
      ref={frame}
      className="roulette"
      data-shape={shape}
      data-is-on={(isOn && !isFast) || undefined}
    >
      <div className="roulette-head">
        <NumberHistory numbers={numbers} />
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
          </p>
        )}
      </div>
      {shape === 'desk' && <OftenNumbers numbers={numbers} />}
      <div className="roulette-table">
        {isTrack ? (
          <RaceTrack wheel={wheel} lie={lie} chips={chips} stake={stake} numbers={numbers} />
        ) : (
          <RouletteCloth
            wheel={wheel}
            lie={lie}
            chips={chips}
            stake={stake}
            money={money}
            drawn={isOn ? null : (view?.number ?? null)}
            ended={!isOn && isAsLaid ? view.bets : null}
          />
        )}
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
    </div>
  );
}
