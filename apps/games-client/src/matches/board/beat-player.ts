/**
 * Plays pictures one after the other, each for its time. What comes while they play follows them,
 * faster; what is too far behind is passed over.
 */
import type { MatchCue } from '#frame/matches/match-game.ts';
import { createStore, type Store } from '#frame/shell/store.ts';

export type Beat<Picture> = {
  readonly picture: Picture;
  readonly lastsMs: number;
  readonly cue?: MatchCue;
};

export type Shown<Picture> = { readonly picture: Picture; readonly isPlaying: boolean };

type Ends<Picture> = {
  /** What is shown once all has been played. */
  readonly settle: (last: Picture) => Picture;
  readonly onShown: () => void;
};

const mostBeats = 24;
const hurry = 0.45;

export class BeatPlayer<Picture> {
  readonly shown: Store<Shown<Picture>>;
  private readonly hear: (cue: MatchCue) => void;
  private queue: Beat<Picture>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ends: Ends<Picture> | undefined;
  private pace = 1;

  constructor(first: Picture, hear: (cue: MatchCue) => void) {
    this.shown = createStore<Shown<Picture>>({ picture: first, isPlaying: false });
    this.hear = hear;
  }

  /**
   * Plays what `beatsAfter` makes of the picture that will be the last; `isAtOnce` shows the end of
   * it alone.
   */
  play(
    beatsAfter: (last: Picture) => readonly Beat<Picture>[],
    ends: Ends<Picture>,
    isAtOnce = false,
  ): void {
    const isBehind = this.timer !== undefined;
    this.stop();
    this.ends = ends;
    const last = this.queue.at(-1)?.picture ?? this.shown.get().picture;
    this.queue.push(...beatsAfter(last));
    this.pace = isBehind ? hurry : 1;
    if (isAtOnce || this.queue.length > mostBeats) {
      const end = this.queue.at(-1);
      this.queue = [];
      if (end) this.shown.set({ picture: end.picture });
    }
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    const beat = this.queue.shift();
    if (!beat) return this.end();
    this.shown.set({ picture: beat.picture, isPlaying: true });
    if (beat.cue) this.hear(beat.cue);
    this.timer = setTimeout(() => this.next(), beat.lastsMs * this.pace);
  }

  private end(): void {
    this.timer = undefined;
    const { picture } = this.shown.get();
    this.shown.set({ picture: this.ends?.settle(picture) ?? picture, isPlaying: false });
    this.ends?.onShown();
  }
}
