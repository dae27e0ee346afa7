/** Lets cards fly over a table whenever something happened; a later step ends what still flies. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { type Flight, flightMs, landedMs } from './flights.ts';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Where the cards of the own hand lay when they were last seen there. */
export type LastPlaces = Map<Card, DOMRect>;

type FlightParts = {
  readonly root: RefObject<HTMLElement | null>;
  /** Of what happened: another one begins anew. */
  readonly moment: string;
  readonly flights: readonly Flight[];
  readonly lastPlaces: LastPlaces;
  /** A card sets off. */
  readonly onCard: () => void;
  /** All have landed. */
  readonly onLanded: () => void;
};

const centreOf = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

const curve: KeyframeEffectOptions = {
  duration: flightMs,
  easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
  fill: 'backwards',
};

function keyframesBetween(from: DOMRect, to: DOMRect): { translate: string; scale: string } {
  const [a, b] = [centreOf(from), centreOf(to)];
  return {
    translate: `${a.x - b.x}px ${a.y - b.y}px`,
    scale: String(from.width / Math.max(1, to.width)),
  };
}

/** A card that lies there comes from where it was; one that nobody saw turns over on its way. */
function flyCard(root: HTMLElement, flight: Flight, lastPlaces: LastPlaces): Animation[] {
  const card = root.querySelector(`[data-card="${flight.card}"]`);
  const known = flight.from === 'hand' ? lastPlaces.get(flight.card ?? -1) : undefined;
  const from = known ?? root.querySelector(`[data-spot="${flight.from}"]`)?.getBoundingClientRect();
  if (!card || !from) return [];
  const start = keyframesBetween(from, card.getBoundingClientRect());
  const timing = { ...curve, delay: flight.afterMs };
  const moved = card.animate(
    [{ ...start, opacity: known ? 1 : 0 }, { opacity: 1, offset: 0.2 }, {}],
    timing,
  );
  const sides = card.querySelector('.playing-card-turn');
  if (known || !sides) return [moved];
  return [moved, sides.animate([{ transform: 'rotateY(0)' }, {}], timing)];
}

/** A back goes from spot to spot and is seen no longer than that. */
function flyBack(root: HTMLElement, flight: Flight, back: Element): Animation[] {
  const [from, to] = [flight.from, flight.to].map((spot) =>
    root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect(),
  );
  if (!from || !to) return [];
  const here = back.getBoundingClientRect();
  const [start, end] = [keyframesBetween(from, here), keyframesBetween(to, here)];
  return [
    back.animate(
      [
        { ...start, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.8 },
        { ...end, opacity: 0 },
      ],
      { ...curve, delay: flight.afterMs },
    ),
  ];
}

function fly(root: HTMLElement, flights: readonly Flight[], lastPlaces: LastPlaces): Animation[] {
  const backs = root.querySelectorAll('.card-table-back');
  let next = 0;
  return flights.flatMap((flight) => {
    if (flight.card !== null) return flyCard(root, flight, lastPlaces);
    const back = backs[next];
    next += 1;
    return back ? flyBack(root, flight, back) : [];
  });
}

export function useFlights({ root, moment, flights, lastPlaces, onCard, onLanded }: FlightParts) {
  const start = useEffectEvent(() => {
    if (!root.current || reduced.matches) return [];
    return fly(root.current, flights, lastPlaces);
  });
  const plan = useEffectEvent(() => (reduced.matches ? [] : flights));
  const sound = useEffectEvent(onCard);
  const end = useEffectEvent(onLanded);
  useLayoutEffect(() => {
    const flying = start();
    return () => {
      for (const animation of flying) animation.cancel();
    };
  }, [moment]);
  useEffect(() => {
    const planned = plan();
    const moments = new Set(planned.map(({ afterMs }) => afterMs));
    const timers = [...moments].map((afterMs) => setTimeout(() => sound(), afterMs));
    timers.push(setTimeout(() => end(), landedMs(planned)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [moment]);
}
