import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { awaitTurn } from './picture-turns.ts';

/** The page's frames, one at a time, and how far it is scrolled. */
const page = new EventTarget();
const frames: (() => void)[] = [];
const nextFrame = () => frames.shift()?.();
const scrollTo = (top: number) => {
  Object.assign(page, { scrollY: top });
  page.dispatchEvent(new Event('scroll'));
};

before(() => {
  const requestAnimationFrame = (work: () => void) => frames.push(work);
  Object.assign(globalThis, {
    window: Object.assign(page, { scrollY: 0, innerHeight: 900 }),
    requestAnimationFrame,
  });
});

after(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
});

const queue = (names: string[]) => {
  const shown: string[] = [];
  const giveUps = names.map((name) => awaitTurn(() => shown.push(name)));
  return { shown, giveUps };
};

test('one picture begins a frame, in order, and then the clock rests', () => {
  const { shown } = queue(['a', 'b']);
  nextFrame();
  assert.deepEqual(shown, ['a']);
  nextFrame();
  assert.deepEqual(shown, ['a', 'b']);
  assert.equal(frames.length, 0);
});

test('while the list flies by none begins; they follow as the hand rests', () => {
  const { shown } = queue(['a', 'b']);
  scrollTo(1_000);
  nextFrame();
  scrollTo(2_000);
  nextFrame();
  assert.deepEqual(shown, []);
  nextFrame();
  nextFrame();
  assert.deepEqual(shown, ['a', 'b']);
});

test('a picture that left the page before its turn never begins', () => {
  const { shown, giveUps } = queue(['a', 'b', 'c']);
  giveUps[0]?.();
  nextFrame();
  nextFrame();
  assert.deepEqual(shown, ['b', 'c']);
});
