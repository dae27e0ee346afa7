import { appendFileSync } from 'node:fs';

/** Where the lines of a run are gathered that is kept or compared; main.ts sets it. */
export const gatheredIn = 'BENCH_LINES';

/** One JSON line a figure: the ratio, and both sides of it. */
export function report(bench: string, ratio: number, sides: object): void {
  const rounded = JSON.stringify({ bench, ratio, ...sides }, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
  process.stdout.write(`${rounded}\n`);
  const file = process.env[gatheredIn];
  if (file) appendFileSync(file, `${rounded}\n`);
}
