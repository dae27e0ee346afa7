import { type RefObject, useEffect, useState } from 'react';
import { readLowData } from '#features/low-data/low-data.ts';
import { isReaderThere } from '#features/low-data/reader-presence.ts';
import { slideAt, slideOffset, type SlidePlace, slidePlace, turnTo } from './carousel.rules.ts';

/** Spec §9: how long a slide stands. */
const autoplayMs = 5000;
/** A finger that moved less did not mean to turn. */
const swipePixels = 44;

export type Carousel = {
  shown: number;
  isPlaying: boolean;
  toggle: () => void;
  turn: (step: 1 | -1) => void;
  show: (index: number) => void;
  placeOf: (index: number) => SlidePlace;
  /** Places right of the shown slide, the shorter way round. */
  offsetOf: (index: number) => number;
};

const prefersStillness = () =>
  readLowData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns `count` slides inside `stage`: by itself, by finger and by its controls. A touch begins
 * the wait anew and does not end it (spec §2); the button ends it. A library is five times these
 * bytes, and lays the slides out anew (ADR 24).
 */
export function useCarousel(stage: RefObject<HTMLElement | null>, count: number): Carousel {
  const [{ at, from }, setPlace] = useState({ at: 0, from: 0 });
  const [isPlaying, setIsPlaying] = useState(() => !prefersStillness());
  const go = (next: (at: number) => number) =>
    setPlace((now) => ({ at: next(now.at), from: now.at }));
  const turn = (step: 1 | -1) => go((now) => now + step);

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => {
      if (!isWatched(stage.current)) return;
      setPlace((now) => ({ at: now.at + 1, from: now.at }));
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [isPlaying, count, at, stage]);

  useEffect(() => {
    const element = stage.current;
    if (!element || count < 2) return;
    const step = (by: 1 | -1) => setPlace((now) => ({ at: now.at + by, from: now.at }));
    const stops = [watchSwipes(element, step), watchArrowKeys(element, step)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [count, stage]);

  return {
    shown: slideAt(at, count),
    isPlaying,
    toggle: () => setIsPlaying(!isPlaying),
    turn,
    show: (index) => go((now) => turnTo(index, now, count)),
    placeOf: (index) => slidePlace(index, at, from, count),
    offsetOf: (index) => slideOffset(index, at, count),
  };
}

/** Nothing turns away under a pointer or the focus, nor where or while nobody sees it. */
function isWatched(stage: HTMLElement | null): boolean {
  if (!stage || !isReaderThere()) return false;
  const { top, bottom } = stage.getBoundingClientRect();
  const isSeen = bottom > 0 && top < window.innerHeight;
  const canHover = window.matchMedia('(hover: hover)').matches;
  const isHeld = (canHover && stage.matches(':hover')) || stage.querySelector(':focus-visible');
  return isSeen && !isHeld && document.querySelector('dialog[open]') === null;
}

/** The slides follow the finger by `--drag`; the style of the stage says how. */
function watchSwipes(stage: HTMLElement, turn: (step: 1 | -1) => void): () => void {
  let startX: number | undefined;
  let moved = 0;
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.pointerType === 'mouse') return;
    startX = event.clientX;
    moved = 0;
  };
  const follow = (event: PointerEvent) => {
    if (startX === undefined || !event.isPrimary) return;
    moved = event.clientX - startX;
    if (Math.abs(moved) < 8) return;
    stage.dataset['dragging'] = '';
    stage.style.setProperty('--drag', `${Math.round(moved)}px`);
  };
  const end = (event: PointerEvent) => {
    if (startX === undefined || !event.isPrimary) return;
    startX = undefined;
    delete stage.dataset['dragging'];
    stage.style.removeProperty('--drag');
    if (event.type === 'pointerup' && Math.abs(moved) > swipePixels) turn(moved < 0 ? 1 : -1);
  };
  const listeners = { pointerdown: begin, pointermove: follow, pointerup: end, pointercancel: end };
  for (const [type, listen] of Object.entries(listeners))
    stage.addEventListener(type as keyof typeof listeners, listen);
  return () => {
    for (const [type, listen] of Object.entries(listeners))
      stage.removeEventListener(type as keyof typeof listeners, listen);
  };
}

/** Left and right turn while the focus is on the controls; elsewhere they are the page's. */
function watchArrowKeys(stage: HTMLElement, turn: (step: 1 | -1) => void): () => void {
  const press = (event: KeyboardEvent) => {
    const isOnControls =
      event.target instanceof Element && event.target.closest('.carousel-controls') !== null;
    if (!isOnControls || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    turn(event.key === 'ArrowLeft' ? -1 : 1);
  };
  stage.addEventListener('keydown', press);
  return () => stage.removeEventListener('keydown', press);
}
