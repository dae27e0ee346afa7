import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeJournal } from './provider-rules.ts';
import type { JournalEntry } from '@bahati/testing/conformance/reference-server.ts';

const accepted = { success: true, value: {} } as const;
const refused = { success: false, code: 'insufficient_funds' } as const;

type Sent = Partial<JournalEntry> & { call: string };

const journalOf = (sent: Sent[]): JournalEntry[] =>
  sent.map(({ call, ...entry }, number) => ({
    number,
    path: `/provider/v1/${call}`,
    isSigned: true,
    sender: 'X',
    answer: accepted,
    wasAnswered: true,
    wish: 'go',
    receivedAt: number * 1_000,
    ...entry,
  }));

const body = (transactionId: string, roundId = 'r1', more: object = {}) => ({
  memberId: '1',
  transactionId,
  roundId,
  amount: '1.00',
  ...more,
});

const bet = (transactionId = 'b1', roundId = 'r1'): Sent => ({
  call: 'bet',
  body: body(transactionId, roundId),
});
const win = (transactionId = 'w1', roundId = 'r1'): Sent => ({
  call: 'win',
  body: body(transactionId, roundId),
});
const freeRound = (transactionId: string): Sent => ({
  call: 'promo_win',
  body: body(transactionId, 'r9', { campaignId: 'welcome', grantId: 'g1' }),
});
const rollback = (betTransactionId: string): Sent => ({
  call: 'rollback',
  body: body(`${betTransactionId}-rb`, 'r1', { betTransactionId }),
});
const lost = (sent: Sent): Sent => ({ ...sent, wasAnswered: false });

const failuresOf = (sent: Sent[]) =>
  judgeJournal(journalOf(sent))
    .filter(({ result }) => result === 'failed')
    .map(({ id }) => id);

test('a provider that repeats, waits and rolls back passes', () => {
  const good = [
    { call: 'authenticate', body: { launchToken: 'l1' } },
    lost(bet()),
    bet(),
    win(),
    lost(bet('b2', 'r2')),
    rollback('b2'),
    { ...bet('b3', 'r3'), answer: refused },
  ];
  assert.deepEqual(failuresOf(good), []);
});

const bad: [rule: string, name: string, sent: Sent[]][] = [
  ['P1', 'does not sign', [bet(), { ...bet('b2', 'r2'), isSigned: false }]],
  ['P2', 'sends what is not of the contract', [bet(), { call: 'bet' }]],
  [
    'P3',
    'exchanges a launch token twice',
    [
      { call: 'authenticate', body: { launchToken: 'l1' } },
      { call: 'authenticate', body: { launchToken: 'l1' } },
      bet(),
    ],
  ],
  ['P4', 'draws again', [lost(bet()), { call: 'bet', body: { ...body('b1'), amount: '2.00' } }]],
  ['P5', 'forgets what was not decided', [lost(bet())]],
  ['P5', 'takes a retry for a refusal', [{ ...bet(), answer: { success: false, code: 'retry' } }]],
  ['P6', 'bets again under another id', [lost(bet()), bet('b2'), bet()]],
  ['P7', 'wins before the bet is known to stand', [lost(bet()), win(), bet()]],
  ['P7', 'wins a refused bet', [{ ...bet(), answer: refused }, win()]],
  ['P8', 'rolls a paid round back', [{ call: 'betwin', body: body('b1') }, rollback('b1')]],
  ['P12', 'reports a free round twice', [freeRound('f1'), freeRound('f2')]],
  ['P9', 'repeats what is decided', [bet(), bet(), bet(), bet()]],
  [
    'P9',
    'hammers a silent wallet',
    [...Array.from({ length: 11 }, () => ({ ...lost(bet()), receivedAt: 0 })), bet()],
  ],
];

for (const [rule, name, sent] of bad) {
  test(`a provider that ${name} fails ${rule} alone`, () => {
    assert.deepEqual(failuresOf(sent), [rule]);
  });
}

test('nothing sent is nothing proven', () => {
  assert.ok(judgeJournal([]).every(({ result }) => result === 'not tried'));
});
