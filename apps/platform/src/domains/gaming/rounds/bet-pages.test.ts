import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { type BetPlace, readBets } from './bet-pages.ts';
import type { BetFilter } from './bet-rows.ts';

const { ownerUrl, drop } = await createTestDatabase();
const database = openDatabase(ownerUrl, { applicationName: 'test', onIdleError: () => undefined });
after(async () => {
  await database.end();
  await drop();
});

const memberId = 740_000n;
const times = `'2026-03-01T00:00:00Z'::timestamptz`;

/**
 * More rounds than are looked at for a page, by turns with vendors' rounds, a second apart: of the
 * vendor OTHER few on either side, and few voided.
 */
before(async () => {
  await addProvider(database);
  await addProvider(database, { id: 901, code: 'OTHER' });
  await database.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, opened_at, settled_at)
     SELECT r * 2, 900, $1, 'r' || r, CASE WHEN r % 1300 = 3 THEN 901 ELSE 900 END, 'KES', 100, 0, 1,
            0, CASE WHEN r % 1700 = 5 THEN 3 ELSE 2 END, ${times} + r * interval '2 seconds', now()
       FROM generate_series(1, 4500) AS r`,
    [memberId],
  );
  await database.query(
    `INSERT INTO vendor_rounds (id, vendor_id, external_id, member_id, game_id, currency, stake,
       payout, played_at)
     SELECT r * 2 + 1, 900, 'v' || r, $1, CASE WHEN r % 900 = 7 THEN 901 ELSE 900 END, 'KES', 100, 0,
            ${times} + r * interval '2 seconds' + interval '1 second'
       FROM generate_series(1, 2500) AS r`,
    [memberId],
  );
});

type Asked = Omit<BetFilter, 'limit'>;

/** Every page's bets, walked to the end. */
async function walk(filter: Asked, limit = 20): Promise<bigint[][]> {
  const pages: bigint[][] = [];
  let before: BetPlace | null = { round: null, vendor: null };
  while (before) {
    const whose = { memberId, language: 'en' } as const;
    const page: Awaited<ReturnType<typeof readBets>> = await readBets(database, whose, {
      ...filter,
      before,
      limit,
    });
    pages.push(page.rows.map(({ rowId }) => rowId));
    before = page.next;
  }
  return pages;
}

/** What a filter means, newest first, read without pages. */
async function meant(condition: string): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT id FROM (
       SELECT id, game_id, state, opened_at AS at FROM rounds UNION ALL
       SELECT id, game_id, 2, played_at FROM vendor_rounds) bets
      WHERE ${condition} ORDER BY at DESC`,
  );
  return rows.map(({ id }) => id);
}

const cases: [string, Asked, string][] = [
  ['a vendor seldom played', { vassalage: 'OTHER' }, 'game_id = 901'],
  ['a vendor never played', { vassalage: 'NONE' }, 'false'],
  ['rounds voided', { state: 'voided' }, 'state = 3'],
  ['rounds settled', { state: 'settled' }, 'state = 2'],
  [
    'a vendor within days',
    { vassalage: 'OTHER', from: '2026-03-01T00:30:00Z', to: '2026-03-01T02:10:00Z' },
    `game_id = 901 AND at >= ${times} + interval '30 minutes' AND at < ${times} + interval '130 minutes'`,
  ],
  ['every bet', {}, 'true'],
];

for (const [name, filter, condition] of cases) {
  test(`a walk through ${name} shows each once, newest first`, async () => {
    const pages = await walk(filter, 90);
    assert.deepEqual(pages.flat(), await meant(condition));
  });
}

test('a filter that finds nothing answers short pages and goes on from where it looked', async () => {
  const pages = await walk({ vassalage: 'NONE', wallet: 'main' });
  assert.deepEqual(pages, [[], [], []]);
});
