import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Facts, judgeAlarms, type Thresholds } from './alarms.rules.ts';

const limits: Thresholds = {
  lateMinutes: 5,
  failedPercent: 10,
  proofMinutes: 10,
  connectionPercent: 80,
  replicaSeconds: 60,
};
const now = new Date('2026-11-22T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const database = { connections: 8, maxConnections: 100, replicas: [], archive: null };
const sound: Required<Facts> = {
  now,
  proofs: [{ subject: 'ledger_newest', endedAt: minutesAgo(1), breaches: [] }],
  jobs: [{ task: 'watch_ledger', failuresInARow: 0, paused: null }],
  queues: [{ name: 'jobs', oldestDueAt: minutesAgo(1), failing: 2, dead: 0 }],
  own: [{ party: '', call: 'GET /bo/members', total: 100, failed: 3 }],
  outside: [{ party: 'mpesa', call: 'POST /pay', total: 4, failed: 4 }],
  processes: [{ host: 'a', pid: 1, isUp: true }],
  database,
  switches: {
    isSiteClosed: false,
    isWithdrawOnly: false,
    rails: [{ rail: 'mpesa', faults: 1, restsUntil: null }],
  },
};
const codes = (facts: Partial<Facts>) =>
  judgeAlarms({ ...sound, ...facts }, [], limits).map(
    ({ code, level, subject, figure }) => `${level} ${code} ${subject} ${figure}`,
  );

test('where everything is sound nothing is wrong, and four calls say nothing of a machine', () => {
  assert.deepEqual(codes({}), []);
});

test('each rule finds what it is for, with its figure', () => {
  const cases: [Partial<Facts>, string][] = [
    [
      { proofs: [{ subject: 'ledger_whole', endedAt: null, breaches: ['a', 'b'] }] },
      'alarm ledger_broken null 2',
    ],
    [
      { proofs: [{ subject: 'audit', endedAt: null, breaches: ['a'] }] },
      'alarm audit_broken null 1',
    ],
    [
      { proofs: [{ subject: 'ledger_newest', endedAt: minutesAgo(11), breaches: [] }] },
      'alarm proof_late null 11',
    ],
    [{ processes: [] }, 'alarm no_process null null'],
    [
      { processes: [...sound.processes, { host: 'b', pid: 2, isUp: false }] },
      'warning process_lost b 2 null',
    ],
    [{ jobs: [{ task: 'j', failuresInARow: 1, paused: null }] }, 'warning job_failing j 1'],
    [{ jobs: [{ task: 'j', failuresInARow: 3, paused: null }] }, 'alarm job_failing j 3'],
    [{ jobs: [{ task: 'j', failuresInARow: 0, paused: {} }] }, 'warning job_paused j null'],
    [
      { queues: [{ name: 'jobs', oldestDueAt: minutesAgo(6), failing: 0, dead: 0 }] },
      'alarm jobs_late jobs 6',
    ],
    [
      { queues: [{ name: 'jobs', oldestDueAt: null, failing: 0, dead: 2 }] },
      'alarm dead_letters null 2',
    ],
    [
      { queues: [{ name: 'sms', oldestDueAt: minutesAgo(6), failing: 0, dead: 0 }] },
      'alarm messages_late sms 6',
    ],
    [
      { queues: [{ name: 'email', oldestDueAt: null, failing: 1, dead: 2 }] },
      'warning messages_failing email 3',
    ],
    [
      {
        switches: {
          ...sound.switches,
          rails: [{ rail: 'airtel', faults: 4, restsUntil: minutesAgo(-1) }],
        },
      },
      'alarm rail_resting airtel 4',
    ],
    [
      {
        outside: [
          { party: 'mpesa', call: 'POST /pay', total: 4, failed: 1 },
          { party: 'mpesa', call: 'GET /pay', total: 4, failed: 0 },
        ],
      },
      'alarm outside_failing mpesa 12',
    ],
    [
      { own: [{ party: '', call: 'GET /x', total: 10, failed: 2 }] },
      'alarm calls_failing GET /x 20',
    ],
    [{ database: { ...database, connections: 81 } }, 'alarm connections_scarce null 81'],
    [
      { database: { ...database, replicas: [{ name: 'r', lagSeconds: 61 }] } },
      'alarm replica_late r 61',
    ],
    [
      {
        database: { ...database, archive: { lastAt: minutesAgo(9), failedAt: minutesAgo(2) } },
      },
      'alarm archive_failing null null',
    ],
    [{ switches: { ...sound.switches, isSiteClosed: true } }, 'warning site_closed null null'],
    [{ switches: { ...sound.switches, isWithdrawOnly: true } }, 'warning withdraw_only null null'],
  ];
  for (const [facts, wanted] of cases) assert.deepEqual(codes(facts), [wanted]);
});

test('a part that could not be read is said, and alarms stand before warnings', () => {
  const facts: Facts = { now, switches: { ...sound.switches, isWithdrawOnly: true } };
  const queues = [{ name: 'jobs', oldestDueAt: null, failing: 0, dead: 1 }];
  assert.deepEqual(
    judgeAlarms({ ...facts, queues }, ['proofs'], limits).map(({ code }) => code),
    ['part_unread', 'dead_letters', 'withdraw_only'],
  );
});
