/** The catalogue as a file: exported, checked line by line, then applied. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** Enough for about twenty thousand games. */
const mostBytes = 3_000_000;
const file = z.string().min(1).max(2_500_000);

/** The columns of the file. A column that is missing changes nothing. */
export const gameFileColumns = [
  'gameId',
  'vendor',
  'nameEn',
  'nameSw',
  'category',
  'position',
  'isOn',
  'isHot',
  'isRecommended',
  'minimumStake',
  'maximumStake',
] as const;

export const fileProblems = ['no_game', 'twice', 'bad_value', 'not_built'] as const;

const line = z.object({
  /** The line number in the file; the header is line 1. */
  line: z.number().int(),
  gameId: z.string(),
  /** unknown: no such game, and too few columns to add it. */
  kind: z.enum(['added', 'changed', 'unknown', 'error']),
  changes: z.array(
    z.object({ column: z.enum(gameFileColumns), before: z.string(), after: z.string() }),
  ),
  problem: z.enum(fileProblems).nullable(),
  /** The column whose value is wrong. */
  column: z.string().nullable(),
});

const plan = z.object({
  /** Identifies the file and its changes; `apply` must name it. */
  version: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  unknown: z.number().int(),
  errors: z.number().int(),
  /** The first lines: errors, then unknown games, then changes. */
  lines: z.array(line).max(500),
});

export const boGameFileCalls = defineBackOfficeCalls({
  'GET /bo/gameFiles': {
    summary: 'All games as one file',
    audience: 'staff',
    permission: 'games.read',
    query: z.strictObject({ format: z.enum(['csv', 'json']).default('csv') }),
    value: z.object({ name: z.string(), file: z.string(), games: z.number().int() }),
    refusals: {},
    perMinute: 20,
  },
  'POST /bo/gameFiles/check': {
    summary: 'Check a file: report line by line what it would change, without changing anything',
    audience: 'staff',
    permission: 'games.change',
    body: z.strictObject({ file }),
    value: plan,
    refusals: { file_unreadable: 400 },
    perMinute: 30,
    mostBytes,
  },
  'POST /bo/gameFiles/apply': {
    summary: 'Apply a checked file, all changes or none',
    audience: 'staff',
    permission: 'games.change',
    body: z.strictObject({
      file,
      version: z.string().max(40),
      reason,
    }),
    value: plan,
    refusals: { file_unreadable: 400, file_has_errors: 409, changed_meanwhile: 409 },
    perMinute: 10,
    mostBytes,
  },
});

export type GameFilePlan = z.infer<typeof plan>;
export type GameFileLine = z.infer<typeof line>;
export type GameFileColumn = (typeof gameFileColumns)[number];
export type FileProblem = (typeof fileProblems)[number];
