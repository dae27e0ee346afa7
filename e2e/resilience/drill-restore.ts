/** `npm run drill:restore [-- transfers]`: prints one JSON line; fails above ten minutes. */
import { drillRestore } from './restore-drill.ts';

const longestSeconds = 600;

const transfers = Number(process.argv[2] ?? 1_000_000);
const figures = await drillRestore({ transfers, trafficMs: 5_000 });
const rounded = JSON.stringify({ drill: 'restore', ...figures }, (_, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value,
);
process.stdout.write(`${rounded}\n`);
if (figures.totalSeconds > longestSeconds) {
  process.stderr.write(`The restore took longer than ${longestSeconds} seconds.\n`);
  process.exitCode = 1;
}
process.exit();
