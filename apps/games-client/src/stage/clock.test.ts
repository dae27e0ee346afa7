import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { type Clock, startClock } from './clock.ts';

/** A page whose frames come when the test says so, 100 ms apart. */
const frameMs = 100;
let nowMs = 0;
let waiting: ((now: number) => void) | undefined;
let isHidden = false;
let tellVisibility: () => void = () => undefined;
const real = { performance: globalThis.performance };

beforeEach(() => {
  nowMs = 1_000;
  waiting = undefined;
  isHidden = false;
  Object.assign(globalThis, {
    performance: { now: () => nowMs },
    requestAnimationFrame: (callback: (now: number) => void) => {
      waiting = callback;
      return 1;
    },
    cancelAnimationFrame: () => {
      waiting = undefined;
    },
    document: {
      get hidden() {
        return isHidden;
      },
      addEventListener: (_: string, listener: () => void) => {
        tellVisibility = listener;
      },
      removeEventListener: () => undefined,
    },
  });
});

afterEach(() => {
  Object.assign(globalThis, real);
  for (const name of ['requestAnimationFrame', 'cancelAnimationFrame', 'document']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

const frames = (count: number): void => {
  for (let at = 0; at < count; at += 1) {
    nowMs += frameMs;
    const callback = waiting;
    waiting = undefined;
    callback?.(nowMs);
  }
};

const startCounting = (restAfterMs: number): { clock: Clock; beats: () => number } => {
  let beats = 0;
  const beat = () => void (beats += 1);
  return { clock: startClock({ beat, restAfterMs: () => restAfterMs }), beats: () => beats };
};

test('a clock that nobody wakes rests: no frame is asked for any more', () => {
  const { beats } = startCounting(500);
  frames(20);
  assert.equal(beats(), 5);
  assert.equal(waiting, undefined);
});

test('waking a resting clock lets it beat for as long again', () => {
  const { clock, beats } = startCounting(500);
  frames(20);
  clock.wake();
  frames(20);
  assert.equal(beats(), 10);
});

test('a clock that is held beats until it is let go, and rests after that', () => {
  const { clock, beats } = startCounting(500);
  const release = clock.hold();
  frames(30);
  assert.equal(beats(), 30);
  release();
  release();
  frames(30);
  assert.equal(beats(), 35);
  assert.equal(waiting, undefined);
});

test('a hidden page has no beat, and one that is seen again has', () => {
  const { beats } = startCounting(500);
  isHidden = true;
  tellVisibility();
  frames(3);
  assert.equal(beats(), 0);
  isHidden = false;
  tellVisibility();
  frames(3);
  assert.equal(beats(), 3);
});

test('a stopped clock does not beat', () => {
  const { clock, beats } = startCounting(500);
  clock.stop();
  frames(3);
  assert.equal(beats(), 0);
});
