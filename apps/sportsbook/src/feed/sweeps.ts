/**
 * Sweeps over the prices that wait to be stored: a few rows at a time, so that no bet waits behind
 * many. Once all that waited as a sweep began is stored, so is all that was heard until then.
 */
import type { Batch } from './store-changes.ts';
import type { WaitingChanges } from './waiting-changes.ts';

const sliceMs = 100;
/** A sweep begins so long after the one before began, or later. */
const betweenSweepsMs = 1_000;
/** About five seconds from a sweep's begin to its end. */
const mostSlices = 50;
const leastSlice = 50;

export type Sweep = {
  /** Of the events that waited as it began, how many still do. */
  left: number;
  /** About how many rows are to be written at once. */
  slice: number;
  /** Up to when the producers' words are stored with its last slice. */
  reached: Batch['marks'];
};

export type Sweeps = {
  /** Something was noted. */
  note: () => void;
  /** When the next slice is due, in milliseconds; Infinity: nothing waits for it. */
  dueAt: () => number;
  /** What of prices is to be written now; `isWhole`: all that waits. */
  take: (isWhole: boolean) => Sweep;
  /** What was taken is stored. */
  stored: () => void;
  /** It could not be: another sweep begins as soon as may be. */
  failed: () => void;
};

export function createSweeps(waiting: WaitingChanges, marks: () => Batch['marks']): Sweeps {
  let sweep: Sweep | undefined;
  let beganAt = -Infinity;
  let dueAt = Infinity;
  /** Was anything noted since the last one began? */
  let isNoted = false;
  const nextAt = () => Math.max(performance.now() + sliceMs, sweep ? 0 : beganAt + betweenSweepsMs);
  const begin = (isWhole: boolean): Sweep => {
    const { rows, events } = waiting.odds();
    const slice = isWhole ? Infinity : Math.max(leastSlice, Math.ceil(rows / mostSlices));
    beganAt = performance.now();
    isNoted = false;
    // Of before the first row is taken: whatever comes meanwhile is of the next sweep.
    return { left: events, slice, reached: marks() };
  };
  return {
    note() {
      isNoted = true;
      dueAt = Math.min(dueAt, nextAt());
    },
    dueAt: () => dueAt,
    take(isWhole) {
      if (isWhole || !sweep) sweep = begin(isWhole);
      return sweep;
    },
    stored() {
      if (sweep && sweep.left <= 0) sweep = undefined;
      dueAt = sweep || isNoted ? nextAt() : Infinity;
    },
    failed() {
      sweep = undefined;
      dueAt = 0;
    },
  };
}
