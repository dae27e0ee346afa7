import type { PlinkoBet, PlinkoView } from '@bahati/game-rules/originals/plinko/plinko.rules.ts';
import { useEffect, useRef } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { ballColours } from './plinko-colours.ts';
import { planFor } from './plinko-flight.ts';
import { PlinkoStage } from './plinko-stage.ts';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
const quickShowMs = 110;
const quickSpeed = 2;

/** Lets balls fall with the rounds; where play is fast, the next may start while one still falls. */
export function usePlinkoStage(
  props: BoardProps<PlinkoView>,
  bet: PlinkoBet,
  view: PlinkoView | null,
) {
  const { phase, turn, isFast, onShown, sound } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const buckets = useRef<HTMLOListElement>(null);
  const stage = useRef<PlinkoStage | null>(null);
  const droppedTurn = useRef(-1);
  const heard = useRef(sound);
  const { rows, risk } = bet;

  useEffect(() => {
    heard.current = sound;
  }, [sound]);
  useEffect(() => {
    const [element, field] = [canvas.current, canvas.current?.parentElement];
    const context = element?.getContext('2d');
    if (!context || !field) return undefined;
    const ours = new PlinkoStage(context, (row) => heard.current('tick', Math.min(6, row / 2)));
    stage.current = ours;
    const layOut = () => {
      const { clientWidth, clientHeight } = field;
      if (clientWidth < 1 || clientHeight < 1) return;
      ours.layOut(planFor(rows, clientWidth, clientHeight), Math.min(2, devicePixelRatio));
    };
    layOut();
    const watch = new ResizeObserver(layOut);
    watch.observe(field);
    return () => {
      watch.disconnect();
      ours.stop();
    };
  }, [rows]);

  useEffect(() => {
    const ours = stage.current;
    const colour = ballColours[risk];
    if (phase === 'asking') ours?.setTrace(null, colour);
    if (phase === 'ready') ours?.setTrace(view?.path ?? null, colour);
    if (phase !== 'showing' || !view) return undefined;
    const isStill = reduced.matches;
    const { bucket, multiple, path } = view;
    const land = () => {
      catchBall(buckets.current?.children[bucket], isStill);
      heard.current(Number(multiple) > 1 ? 'good' : 'reveal', Math.min(6, Number(multiple)));
    };
    if (!isStill && droppedTurn.current !== turn) {
      droppedTurn.current = turn;
      ours?.drop(path, colour, isFast ? quickSpeed : 1, () => {
        land();
        // By now a later ball may be the one that is shown.
        if (droppedTurn.current === turn) onShown();
      });
      if (!isFast) return undefined;
    } else if (isFast) {
      ours?.hurry(quickShowMs / 1000);
    }
    if (!isFast && !isStill) return undefined;
    const timer = setTimeout(() => {
      if (isStill) land();
      onShown();
    }, quickShowMs);
    return () => clearTimeout(timer);
  }, [phase, turn, isFast, onShown, view, risk]);
  return { canvas, buckets };
}

/** The bucket gives way under the ball and lights up. */
function catchBall(bucket: Element | undefined, isStill: boolean): void {
  if (isStill) return;
  bucket?.animate(
    [
      { transform: 'none', filter: 'brightness(1)' },
      { transform: 'translateY(7px)', filter: 'brightness(1.9)', offset: 0.25 },
      { transform: 'translateY(-2px)', filter: 'brightness(1.25)', offset: 0.6 },
      { transform: 'none', filter: 'brightness(1)' },
    ],
    { duration: 380, easing: 'ease-out' },
  );
}
