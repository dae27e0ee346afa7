import {
  stormCloth,
  type StormView,
} from '@bahati/game-rules/tables/storm-roulette/storm-roulette.rules.ts';
import type { RouletteView } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { useMemo } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useShow } from '#frame/bets/stage/use-show.ts';
import { RouletteBoard } from '#frame/bets/boards/roulette/roulette-board.tsx';
import { Bolts } from './bolts.tsx';
import { Plates } from './plates.tsx';
import { stormScript } from './storm-script.ts';
import './storm.css';
import './struck.css';
import './coast.css';
import './lightning.css';

const nothing = () => undefined;
const noStrikes: StormView['strikes'] = [];

/** What the number that came paid by lightning. */
const timesOf = (view: RouletteView) =>
  (view as StormView).strikes.find(({ number }) => number === view.number)?.times;

/** The wheel and cloth of roulette under a storm: lightning strikes the cloth, then the ball runs. */
export function StormBoard(props: BoardProps<StormView>) {
  const { view, phase, turn, isFast, isLocked, isLive = false, sound } = props;
  const strikes = view?.strikes ?? noStrikes;
  const script = useMemo(() => stormScript(strikes.length, isLive), [strikes.length, isLive]);
  // The wheel tells when all is shown.
  const { beat, sinceMs } = useShow({ ...props, onShown: nothing }, script, (now) => {
    if (now >= 1 && now <= strikes.length) sound('strike', now);
  });
  const isShowing = phase === 'showing' && !isFast;
  const isRaging = isShowing && beat <= strikes.length;
  // While the next bets are taken at a table, the last storm is past.
  const isPast = phase === 'asking' || (isLive && phase === 'ready' && !isLocked);
  const fallen = isPast ? noStrikes : strikes.slice(0, isRaging ? Math.max(0, beat) : undefined);
  const times = new Map(fallen.map((strike) => [strike.number, strike.times]));
  const newest = isRaging ? fallen.at(-1) : undefined;
  return (
    <RouletteBoard
      {...props}
      wheel="european"
      storm={{
        cloth: stormCloth,
        times,
        timesOf,
        isRaging,
        isCalm: phase === 'ready' || phase === 'asking',
        ranMs: () => Math.max(0, sinceMs() - script.ballAtMs),
        lookMs: script.lookMs,
        plates: <Plates strikes={fallen} came={phase === 'ready' ? view?.number : undefined} />,
        bolts: (lie) =>
          isRaging && (
            <Bolts key={turn} lie={lie} number={newest?.number ?? null} nth={fallen.length} />
          ),
      }}
    />
  );
}
