import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { SoundBus } from './sound-bus.ts';

/** What the browser would have done, by name. */
let done: string[] = [];

const param = () => ({ value: 0, setTargetAtTime: () => undefined });
const node = (name = '') => ({
  gain: param(),
  playbackRate: param(),
  loop: false,
  connect: (next: unknown) => next,
  start: () => void done.push(`${name} starts`),
  stop: () => void done.push(`${name} stops`),
});

class FakeContext {
  state = 'suspended';
  currentTime = 0;
  destination = node();
  constructor() {
    done.push('made');
  }
  createGain = () => node();
  createDynamicsCompressor = () => node();
  createBufferSource = () => node('source');
  createBuffer = () => ({ copyToChannel: () => undefined });
  resume = async (): Promise<void> => {
    this.state = 'running';
    done.push('resumed');
  };
  suspend = async (): Promise<void> => {
    this.state = 'suspended';
    done.push('suspended');
  };
}

let page = new EventTarget();
beforeEach(() => {
  done = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  Object.assign(globalThis, {
    window: new EventTarget(),
    document: page,
    AudioContext: FakeContext,
  });
});

const touch = (): unknown => window.dispatchEvent(new Event('pointerdown'));
const samples = (name: string) => ({
  name,
  make: () => {
    done.push(`${name} computed`);
    return new Float32Array(1);
  },
});
const loud = { isMuted: false, volume: 0.7 };
const muted = { ...loud, isMuted: true };

test('a player who muted costs the browser nothing until he wants to hear', () => {
  const bus = new SoundBus(muted);
  bus.prepare([samples('win')]);
  bus.startLoop('theme', samples('theme').make);
  touch();
  bus.play('win', samples('win').make);
  assert.deepEqual(done, []);
  bus.setWishes(loud);
  assert.deepEqual(done, ['made', 'theme computed', 'source starts', 'win computed', 'resumed']);
});

test('who mutes stops what mixes the sound, and a page that is seen again stays silent', () => {
  const bus = new SoundBus(loud);
  touch();
  bus.setWishes(muted);
  page.dispatchEvent(new Event('visibilitychange'));
  touch();
  bus.play('win', samples('win').make);
  assert.deepEqual(done, ['made', 'resumed', 'suspended']);
  bus.setWishes(loud);
  bus.play('win', samples('win').make);
  assert.deepEqual(done.slice(3), ['resumed', 'win computed', 'source starts']);
});

test('what was not yet computed as a player muted is computed when he wants to hear again', () => {
  const bus = new SoundBus(loud);
  touch();
  bus.setWishes(muted);
  bus.prepare([samples('win')]);
  assert.ok(!done.includes('win computed'));
  bus.setWishes(loud);
  assert.ok(done.includes('win computed'));
});

test('a loop that ended while nobody heard it does not begin later', () => {
  const bus = new SoundBus(muted);
  bus.startLoop('theme', samples('theme').make);
  bus.endLoop();
  bus.setWishes(loud);
  touch();
  assert.ok(!done.includes('source starts'));
});
