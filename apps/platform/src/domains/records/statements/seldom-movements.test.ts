import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRecords } from '#domains/records/records.testing.ts';

const all = await openRecords();
after(() => all.close());

const member = 750_000n;
const query = 'from=2026-03-01&to=2026-03-31&pageSize=30';

/** 2,500 stakes of which one was won, near the first, and one stake comes back after all of them. */
before(async () => {
  await all.owner.query(
    `WITH cash AS (INSERT INTO accounts (owner_id, kind, currency)
       SELECT $1, kind, 'KES' FROM unnest(ARRAY['cash', 'held']) AS kind RETURNING id, kind)
     INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
       debit_balance_after, credit_balance_after, created_at)
     SELECT CASE WHEN is_in THEN 9999 ELSE id END, CASE WHEN is_in THEN id ELSE 9999 END, 100,
            CASE WHEN NOT is_in THEN 4 WHEN place = 10 THEN 5 ELSE 7 END, place,
            CASE WHEN is_in THEN NULL ELSE 100000 END, CASE WHEN is_in THEN 100000 END,
            '2026-03-02T00:00:00Z'::timestamptz + place * interval '1 minute'
       FROM cash, generate_series(1, 2502) AS place, LATERAL (SELECT place IN (10, 2502) AS is_in) p
      WHERE kind = 'cash' ORDER BY place`,
    [member],
  );
});

async function walk(kind: string) {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const place: string = cursor === null ? '' : `&cursor=${cursor}`;
    const key = `GET /wps/records/movements?${query}&kind=${kind}${place}`;
    const { value } = await all.ask(member, key);
    pages.push(value.items.map(({ code }: { code: string }) => code));
    cursor = value.nextCursor;
  } while (cursor !== null);
  return pages;
}

test('the one payout among many stakes is found, behind a page that found none', async () => {
  assert.deepEqual(await walk('payout'), [[], ['payout']]);
});

test('every stake is listed once, newest first', async () => {
  const codes = (await walk('bet')).flat();
  assert.deepEqual(
    [codes[0], codes.length, codes.filter((code) => code === 'stake').length],
    ['settled_stake_returned', 2501, 2500],
  );
});

test('a kind that never moved is one empty page', async () => {
  assert.deepEqual(await walk('adjustment'), [[]]);
});
