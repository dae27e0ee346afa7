/** What the time machine is asked for on the command line. */
import { parseArgs } from 'node:util';
import { Problem } from '#scripts/problem.ts';
import {
  dayNamed,
  dayOf,
  dayText,
  hourMs,
  monthBefore,
  startOfDay,
} from '#time-machine/world/calendar.ts';
import type { TreeSize } from '#time-machine/world/tree.ts';

export type Options = {
  database: string;
  seed: number;
  size: TreeSize;
  firstDay: number;
  lastDay: number;
  /** Whether it ends now, so that the clock can be put right again. */
  endsNow: boolean;
};

const usual = {
  months: '3',
  seed: '20261127',
  branches: '3,3,3',
  players: '2',
  database: 'time_machine',
} as const;

/** Throws a Problem that names what is wrong. */
export function readOptions(args: readonly string[], now: number): Options {
  const { values } = parse(args);
  const database = values.database ?? usual.database;
  if (!/^[a-z][a-z0-9_]{2,39}$/.test(database) || database === 'bahati') {
    throw new Problem('--database is a name of small letters, digits and _, and not bahati.');
  }
  const until = values.until === undefined ? undefined : dayNamed(values.until);
  if (Number.isNaN(until)) throw new Problem('--until is a day, as 2026-11-27.');
  // The last day that is played is over, and its night settled.
  const lastDay = until ?? dayOf(now - 4 * hourMs) - 1;
  if (startOfDay(lastDay + 1) > now) throw new Problem('--until is a day that is over.');
  const branches = (values.branches ?? usual.branches)
    .split(',')
    .map((text) => numberOf('--branches', text, 10));
  if (branches.length > 6) throw new Problem('--branches has six levels at most.');
  return {
    database,
    seed: numberOf('--seed', values.seed ?? usual.seed, 4_294_967_295),
    size: { branches, players: numberOf('--players', values.players ?? usual.players, 50) },
    firstDay: monthBefore(lastDay, numberOf('--months', values.months ?? usual.months, 24)),
    lastDay,
    endsNow: until === undefined,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        months: text,
        seed: text,
        branches: text,
        players: text,
        database: text,
        until: text,
      },
    });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new Problem(`${name} is a whole number from 1 to ${most}, not ${text}.`);
  }
  return number;
}

export const spanText = ({ firstDay, lastDay }: Options): string =>
  `${dayText(firstDay)} to ${dayText(lastDay)}`;
