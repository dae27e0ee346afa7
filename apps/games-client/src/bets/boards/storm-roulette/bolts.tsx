import { useEffect, useMemo, useRef, useState } from 'react';
import { clothSpots, type Lie } from '#frame/bets/boards/roulette/cloth-layout.ts';
import { middle } from '#frame/chips/boxes.ts';
import { boltPath } from './bolt-path.ts';

type BoltsProps = {
  readonly lie: Lie;
  /** The number that is being struck; null: the storm only gathers. */
  readonly number: string | null;
  /** Which strike of the round it is, from 1. */
  readonly nth: number;
};

/** Over the cloth: dark clouds, rain, and the bolt that is coming down. Words beside tell the same. */
export function Bolts({ lie, number, nth }: BoltsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0, sky: 0 });
  useEffect(() => {
    const board = box.current?.closest('.roulette');
    if (!box.current || !board) return;
    const { width, height, top } = box.current.getBoundingClientRect();
    setSize({ width, height, sky: board.getBoundingClientRect().top - top });
  }, []);
  const spots = useMemo(() => clothSpots('european', lie), [lie]);
  const spot = spots.find(({ name }) => name === number);
  const to = spot && middle(spot);
  return (
    <>
      <div ref={box} className="storm-sky" aria-hidden="true">
        <span className="storm-rain" />
        <span className="storm-cloud" data-side="left" />
        <span className="storm-cloud" data-side="right" />
      </div>
      {to && size.width > 0 && (
        <div className="storm-fall" aria-hidden="true">
          <Bolt
            key={nth}
            to={{ x: to.x * size.width, y: to.y * size.height }}
            size={size}
            seed={nth * 41 + Number(number)}
          />
        </div>
      )}
    </>
  );
}

function Bolt({
  to,
  size,
  seed,
}: {
  readonly to: { readonly x: number; readonly y: number };
  /** Of the cloth, and where over it the sky is. */
  readonly size: { readonly width: number; readonly height: number; readonly sky: number };
  readonly seed: number;
}) {
  const lean = ((seed * 37) % 100) / 100 - 0.5;
  const fall = to.y - size.sky;
  const from = { x: to.x + lean * Math.min(260, fall), y: size.sky };
  const { trunk, branches } = boltPath(from, to, seed);
  return (
    <>
      <span className="storm-flash" style={{ left: to.x, top: to.y }} />
      <svg className="storm-bolt" width={size.width} height={size.height}>
        {branches.map((branch) => (
          <path key={branch} className="storm-branch" d={branch} />
        ))}
        <path className="storm-halo" d={trunk} />
        <path className="storm-core" d={trunk} />
      </svg>
      <span className="storm-burst" style={{ left: to.x, top: to.y }} />
    </>
  );
}
