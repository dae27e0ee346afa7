/** Ten cars that change places on the way and come in as they were drawn. */
import { useEffect, useRef } from 'react';
import { RaceCar } from './race-car.tsx';
import { raceWay } from './race-way.ts';
import { race } from './show-times.ts';
import './race-show.css';

const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function RaceShow({ order }: { order: readonly number[] }) {
  const trackRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const runners = trackRef.current?.querySelectorAll<HTMLElement>('.race-runner') ?? [];
    const runs = Array.from(runners, (runner, at) => {
      const car = cars[at] ?? 1;
      const place = order.indexOf(car);
      const frames = raceWay(car, place, order).map((share) => ({
        transform: `translateX(${share * 100}%)`,
      }));
      return runner.animate(frames, {
        duration: race.lastsMs,
        easing: 'linear',
        fill: 'both',
      });
    });
    return () => {
      for (const run of runs) run.cancel();
    };
  }, [order]);
  return (
    <div className="race">
      <div ref={trackRef} className="race-track">
        {cars.map((car) => (
          <div key={car} className="race-lane">
            <span className="race-runner">
              <RaceCar car={car} />
            </span>
          </div>
        ))}
        <span className="race-finish" />
      </div>
      <ol
        className="race-podium"
        style={{ animationDelay: `${race.lastsMs + race.podiumAfterMs}ms` }}
      >
        {order.slice(0, 3).map((car, at) => (
          <li key={car} data-place={at + 1}>
            <RaceCar car={car} />
            <b>{at + 1}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
