import { createHash } from 'node:crypto';

/** The work below takes so long on the machine the budgets are stated for. */
const referenceMs = 80;
const everyMs = 15_000;
/** A file is judged by what was measured within so long of its run: a short one meets no sample. */
const aroundMs = 20_000;
const warmUps = 3;
const passes = 40;

type Sample = { at: number; slowness: number };

/** What tests do most: strings, maps, big integers, rows, a hash. */
const workOnce = (): string => {
  const sums = new Map<string, bigint>();
  for (let at = 0; at < 40_000; at += 1) {
    const key = `${at % 4_999}`;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(at));
  }
  const rows = [...sums]
    .map(([key, sum]) => ({ key, sum: `${sum}` }))
    .toSorted((a, b) => (a.sum < b.sum ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
};

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const measureSlowness = (): number => {
  const before = cpuMs();
  for (let pass = 0; pass < passes; pass += 1) workOnce();
  return (cpuMs() - before) / referenceMs;
};

/**
 * How many times as long as on the reference machine work took around these moments (of
 * `performance.now()`); 1 at least, so that no machine has less than the stated budget.
 */
export const slownessOf = (samples: readonly Sample[], from: number, to: number): number => {
  const near = samples.filter(({ at }) => at > from - aroundMs && at < to + aroundMs);
  const sum = near.reduce((total, { slowness }) => total + slowness, 0);
  return Math.max(1, near.length === 0 ? 1 : sum / near.length);
};

export type MachineSpeed = {
  slownessBetween: (from: number, to: number) => number;
  stop: () => void;
};

/**
 * Measures a fixed piece of work again and again while tests run: a shared machine gives the same
 * program half the work of a CPU-second at one hour that it gives at another.
 */
export const watchMachineSpeed = (): MachineSpeed => {
  for (let time = 0; time < warmUps; time += 1) measureSlowness();
  const samples: Sample[] = [];
  const measure = (): void => {
    samples.push({ at: performance.now(), slowness: measureSlowness() });
  };
  measure();
  const timer = setInterval(measure, everyMs);
  return {
    slownessBetween: (from, to) => slownessOf(samples, from, to),
    stop: () => clearInterval(timer),
  };
};
