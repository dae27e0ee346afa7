/** Lets cards fly over a table whenever something happened; a later step ends what still flies. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { type Flight, flightMs, heardMs, landedMs } from './flights.ts';

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

export type Lying = { readonly x: number; readonly y: number; readonly width: number | null };

/** Where the cards of the own hand lay when they were last seen there. */
export type LastPlaces = Map<Card, Lying>;

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

const middleOf = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where cards lie at a spot, and how wide one is there; null: as wide as where it comes from. */
function lyingAt(root: HTMLElement, spot: string): Lying | null {
  const place = root.querySelector(`[data-spot="${spot}"]`);
  if (!place) return null;
  const card = place.querySelector<HTMLElement>('.small-back, .playing-card');
  return { ...middleOf(place.getBoundingClientRect()), width: card?.offsetWidth ?? null };
}

const curve: KeyframeEffectOptions = {
  duration: flightMs,
  easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
  fill: 'backwards',
};

/** As it looks at `from`, for an element that lies at `to`. */
function keyframeAt(from: Lying, to: DOMRect, width: number): Keyframe {
  const here = middleOf(to);
  return {
    translate: `${from.x - here.x}px ${from.y - here.y}px`,
    scale: String((from.width ?? width) / width),
  };
}

/** A card that lies there comes from where it was; one that nobody saw turns over on its way. */
function flyCard(root: HTMLElement, flight: Flight, lastPlaces: LastPlaces): Animation[] {
  const card = root.querySelector<HTMLElement>(`[data-card="${flight.card}"]`);
  const known = flight.from === 'hand' ? lastPlaces.get(flight.card ?? -1) : undefined;
  const from = known ?? lyingAt(root, flight.from);
  if (!card || !from) return [];
  const start = keyframeAt(from, card.getBoundingClientRect(), card.offsetWidth);
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
function flyBack(root: HTMLElement, flight: Flight, back: HTMLElement): Animation[] {
  const [from, to] = [lyingAt(root, flight.from), lyingAt(root, flight.to)];
  if (!from || !to) return [];
  const here = back.getBoundingClientRect();
  const width = back.offsetWidth;
  return [
    back.animate(
      [
        { ...keyframeAt(from, here, width), opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.8 },
        { ...keyframeAt(to, here, width), opacity: 0 },
      ],
      { ...curve, delay: flight.afterMs },
    ),
  ];
}

function fly(root: HTMLElement, flights: readonly Flight[], lastPlaces: LastPlaces): Animation[] {
  const backs = root.querySelectorAll<HTMLElement>('.match-cards-back');
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
    const timers = heardMs(planned).map((afterMs) => setTimeout(() => sound(), afterMs));
    timers.push(setTimeout(() => end(), landedMs(planned)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [moment]);
}
