/** The catalogue as a file: read out, looked through before anything changes, and taken over. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** A catalogue of some twenty thousand games; more is a mistake. */
const mostBytes = 3_000_000;
const file = z.string().min(1).max(2_500_000);

/** The columns of the file. What a file leaves out stays as it is. */
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
  /** Of the file, the head being the first. */
  line: z.number().int(),
  gameId: z.string(),
  /** unknown: no such game, and too little to list it by. */
  kind: z.enum(['added', 'changed', 'unknown', 'error']),
  changes: z.array(
    z.object({ column: z.enum(gameFileColumns), before: z.string(), after: z.string() }),
  ),
  problem: z.enum(fileProblems).nullable(),
  /** Whose value is wrong. */
  column: z.string().nullable(),
});

const plan = z.object({
  /** Of the file and of all it would change; applying names it. */
  version: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  unknown: z.number().int(),
  errors: z.number().int(),
  /** Errors first, then unknown games, then what would change; the first of them. */
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
    summary: 'Say line by line what a file would change; nothing changes by it',
    audience: 'staff',
    permission: 'games.change',
    body: z.strictObject({ file }),
    value: plan,
    refusals: { file_unreadable: 400 },
    perMinute: 30,
    mostBytes,
  },
  'POST /bo/gameFiles/apply': {
    summary: 'Change exactly what was looked at, all of it or nothing',
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
