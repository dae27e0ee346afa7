/**
 * Movement over time. A timeline plays steps one after another or side by side and can be hurried:
 * then everything running jumps to its end and what comes after takes no time, so a sequence
 * written once serves both the patient and the impatient. A stage has one timeline for all.
 */

export type Easing = (progress: number) => number;

type Step = {
  elapsedMs: number;
  durationMs: number;
  easing: Easing;
  apply: (progress: number) => void;
  done: () => void;
};

export type Timeline = {
  /** Runs `apply` from 0 to 1; answers when it has reached 1. */
  play(durationMs: number, easing: Easing, apply: (progress: number) => void): Promise<void>;
  wait(durationMs: number): Promise<void>;
  /** Ends what runs; what follows takes no time until `relax`. */
  hurry(): void;
  /** From here on steps take their time again. */
  relax(): void;
  update(deltaMs: number): void;
};

export function createTimeline(): Timeline {
  const steps: Step[] = [];
  let isHurried = false;

  function finish(step: Step): void {
    step.apply(1);
    step.done();
  }

  function play(durationMs: number, easing: Easing, apply: (progress: number) => void) {
    return new Promise<void>((done) => {
      const step = { elapsedMs: 0, durationMs, easing, apply, done };
      if (isHurried || durationMs <= 0) return finish(step);
      apply(easing(0));
      steps.push(step);
    });
  }

  return {
    play,
    wait: (durationMs) => play(durationMs, linearly, nothing),
    hurry() {
      isHurried = true;
      for (const step of steps.splice(0)) finish(step);
    },
    relax() {
      isHurried = false;
    },
    update(deltaMs) {
      for (let index = steps.length - 1; index >= 0; index -= 1) {
        const step = steps[index];
        if (!step) continue;
        step.elapsedMs += deltaMs;
        if (step.elapsedMs >= step.durationMs) {
          steps.splice(index, 1);
          finish(step);
        } else {
          step.apply(step.easing(step.elapsedMs / step.durationMs));
        }
      }
    },
  };
}

function nothing(): void {}

export const linearly: Easing = (t) => t;
export const easeIn: Easing = (t) => t * t;
export const easeOut: Easing = (t) => 1 - (1 - t) ** 3;
export const easeInOut: Easing = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
/** Goes a little past its end and settles. */
export const springOut: Easing = (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
