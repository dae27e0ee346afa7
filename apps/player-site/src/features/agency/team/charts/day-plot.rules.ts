/**
 * Where the bars of a plot by days stand. Amounts become lengths here, so floats do: nothing is
 * reckoned with them.
 */
export type Bar = { key: string; x: number; y: number; width: number; height: number };
export type PlotShape = {
  /** For each series its bars, of days that have a value. */
  series: Bar[][];
  zero: number;
  most: number;
  least: number;
};

/** The shortest bar that is still seen. */
const shortest = 2;

/** Each day has a slot; its bars stand side by side in it, up from zero or down. */
export function plotOf(
  series: readonly (readonly number[])[],
  { width, height }: { width: number; height: number },
): PlotShape {
  const values = series.flat();
  const most = roundUp(Math.max(0, ...values));
  const least = -roundUp(Math.max(0, ...values.map((value) => -value)));
  const span = most - least || 1;
  const zero = (most / span) * height;
  const slot = width / Math.max(1, series[0]?.length ?? 0);
  const gap = Math.min(10, slot * 0.32);
  const wide = (slot - gap) / Math.max(1, series.length);
  const barsOf = (own: readonly number[], place: number): Bar[] =>
    own.flatMap((value, day) => {
      if (value === 0) return [];
      const long = Math.max(shortest, (Math.abs(value) / span) * height);
      const x = day * slot + gap / 2 + place * wide;
      return [
        { key: `${place} ${day}`, x, y: value > 0 ? zero - long : zero, width: wide, height: long },
      ];
    });
  return { series: series.map(barsOf), zero, most, least };
}

const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The end of a scale: a figure one reads at a glance. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const ten = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((one) => one * ten >= value) ?? 10;
  return step * ten;
}

/** Which of so many days lies under a finger, as a part of the plot's width. */
export function dayAt(part: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
}
