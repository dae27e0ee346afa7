/**
 * The one way sound leaves the frame. Silent until the player's first touch (browsers ask for it),
 * silent while muted, and silent whenever the page is hidden. While it is silent nothing is computed
 * for it and no thread of the browser mixes it: that would cost a phone its battery.
 */
import { sampleRate } from './synth.ts';

export type Samples = Float32Array<ArrayBuffer>;

export type PlaySettings = {
  readonly level?: number;
  /** Playback rate: 2 is an octave higher. */
  readonly rate?: number;
  readonly afterSeconds?: number;
};

export type Prepared = { readonly name: string; readonly make: () => Samples };

type Loop = { readonly name: string; readonly make: () => Samples };

export type SoundWishes = { readonly isMuted: boolean; readonly volume: number };

type Running = { readonly source: AudioBufferSourceNode; readonly gain: GainNode };

const loopLevel = 0.5;
const fadeSeconds = 0.5;
/** Between two computed sounds the game has time to draw several frames. */
const betweenPreparedMs = 60;

export class SoundBus {
  private readonly buffers = new Map<string, AudioBuffer>();
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private loop: Loop | null = null;
  private running: Running | null = null;
  private wishes: SoundWishes;
  private toPrepare: Prepared[] = [];

  constructor(wishes: SoundWishes) {
    this.wishes = wishes;
    // A finger counts as a gesture when it is lifted, a mouse and a key when they go down.
    for (const gesture of ['pointerdown', 'pointerup'] as const) {
      window.addEventListener(gesture, this.unlock);
    }
    window.addEventListener('keydown', this.unlock);
    document.addEventListener('visibilitychange', this.onVisibility);
  }

  /** Computes these in idle moments once sound may be made, so that no win waits for its music. */
  prepare(sounds: readonly Prepared[]): void {
    this.toPrepare.push(...sounds);
    if (this.context) this.prepareNext();
  }

  /** Plays samples; they are computed at their first use. */
  play(name: string, make: () => Samples, settings: PlaySettings = {}): void {
    const { context } = this;
    if (this.wishes.isMuted || context?.state !== 'running') return;
    const node = this.connect(this.bufferOf(name, make, context), settings.level ?? 1);
    if (!node) return;
    node.source.playbackRate.value = settings.rate ?? 1;
    node.source.start(context.currentTime + (settings.afterSeconds ?? 0));
  }

  /** Starts the one loop that may run, in place of any before; it is heard once sound may be made. */
  startLoop(name: string, make: () => Samples): void {
    this.endLoop();
    this.loop = { name, make };
    this.runLoop();
  }

  endLoop(): void {
    const { running, context } = this;
    this.loop = null;
    this.running = null;
    if (!running || !context) return;
    running.gain.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 3);
    running.source.stop(context.currentTime + fadeSeconds * 2);
  }

  /** Called in the gesture that mutes, unmutes or changes the volume. */
  setWishes(wishes: SoundWishes): void {
    const isHeardAgain = this.wishes.isMuted && this.context !== null;
    this.wishes = wishes;
    if (wishes.isMuted) void this.context?.suspend();
    else this.unlock();
    this.level();
    if (isHeardAgain) this.prepareNext();
  }

  /** The context is made in a gesture, the only moment a browser lets it sound. */
  private readonly unlock = (): void => {
    if (this.wishes.isMuted) return;
    if (!this.context) {
      this.context = new AudioContext({ latencyHint: 'interactive' });
      this.master = this.context.createGain();
      const guard = this.context.createDynamicsCompressor();
      this.master.connect(guard).connect(this.context.destination);
      this.level();
      this.runLoop();
      this.prepareNext();
    }
    if (this.context.state === 'suspended' && !document.hidden) void this.context.resume();
  };

  private readonly onVisibility = (): void => {
    if (document.hidden) void this.context?.suspend();
    else if (!this.wishes.isMuted) void this.context?.resume();
  };

  private runLoop(): void {
    if (!this.loop || !this.context) return;
    this.running = this.connect(
      this.bufferOf(this.loop.name, this.loop.make, this.context),
      loopLevel,
    );
    if (!this.running) return;
    this.running.source.loop = true;
    this.running.source.start();
  }

  private prepareNext(): void {
    if (!this.context || this.wishes.isMuted) return;
    const next = this.toPrepare.shift();
    if (!next) return;
    this.bufferOf(next.name, next.make, this.context);
    setTimeout(() => this.prepareNext(), betweenPreparedMs);
  }

  private level(): void {
    const { master, context, wishes } = this;
    if (!master || !context) return;
    master.gain.setTargetAtTime(wishes.volume, context.currentTime, 0.02);
  }

  private bufferOf(name: string, make: () => Samples, context: AudioContext): AudioBuffer {
    const known = this.buffers.get(name);
    if (known) return known;
    const samples = make();
    const buffer = context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.buffers.set(name, buffer);
    return buffer;
  }

  private connect(buffer: AudioBuffer, level: number): Running | null {
    if (!this.context || !this.master) return null;
    const source = this.context.createBufferSource();
    const gain = this.context.createGain();
    source.buffer = buffer;
    gain.gain.value = level;
    source.connect(gain).connect(this.master);
    return { source, gain };
  }
}
