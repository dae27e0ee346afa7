/**
 * Writes a day of the feed, a JSON line each for fixtures and messages:
 * `node apps/odds-feed/src/record.ts --messages 200000 --seed 1 [--mischief much] [--from 2026-11-27]`.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { mischiefLevels } from './mischief/mischief.ts';
import { disturb, recordDay, usualDayMs } from './recording/record-day.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '200000' },
      seed: { type: 'string', default: '1' },
      mischief: { type: 'string', default: 'off' },
      from: { type: 'string' },
    },
  });
  const level = mischiefLevels.find((name) => name === values.mischief);
  const [messages, seed] = [Number(values.messages), Number(values.seed)];
  const fromMs = values.from === undefined ? usualDayMs : Date.parse(values.from);
  if (!level || !Number.isInteger(messages) || !Number.isInteger(seed) || Number.isNaN(fromMs)) {
    throw new StartError('Usage: record.ts [--messages n] [--seed n] [--mischief off|some|much]');
  }
  for (const recorded of disturb(recordDay({ seed, messages, fromMs }), seed, level)) {
    const isFull = !process.stdout.write(`${JSON.stringify(recorded)}\n`);
    if (isFull) await once(process.stdout, 'drain');
  }
});
