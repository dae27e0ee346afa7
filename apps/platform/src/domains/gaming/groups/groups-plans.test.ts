import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { fixedPlans } from '#domains/gaming/gaming.ts';
import { readNext } from './end-slips.ts';
import { endStatement } from './end-together.ts';

const { ownerUrl, drop } = await createTestDatabase();
const onIdleError = () => undefined;
const owner = openDatabase(ownerUrl, { applicationName: 'test', onIdleError });
const closing = openDatabase(ownerUrl, {
  applicationName: 'test',
  onIdleError,
  settings: fixedPlans,
});
after(async () => {
  await Promise.all([owner.end(), closing.end()]);
  await drop();
});

async function planOf(text: string): Promise<string[]> {
  const { rows } = await closing.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
  return rows.map((row) => row['QUERY PLAN'].trim());
}

test('a close reads no table whole where tables were analysed while they were empty', async () => {
  await owner.query('VACUUM ANALYZE');
  const ends = (['lost', 'refunded'] as const).map((outcome) => endStatement({ outcome }, []).text);
  const texts = [readNext.text, ...ends];
  for (const text of texts) {
    const plan = await planOf(text);
    assert.deepEqual(
      plan.filter((line) => /Seq Scan|Bitmap/.test(line)),
      [],
      plan.join('\n'),
    );
  }
});

test('the next slips of a group are found in their order by its own index', async () => {
  const plan = await planOf(readNext.text);
  const at = plan.findIndex((line) => /Index Scan using rounds_of_group /.test(line));
  assert.ok(at >= 0, plan.join('\n'));
  assert.match(plan[at + 1] ?? '', /Index Cond: \(+ROW\(group_id, id\) > /);
  const limit = plan.findIndex((line) => /Limit /.test(line));
  assert.ok(limit >= 0 && limit < at);
  assert.ok(!plan.slice(limit, at).some((line) => line.includes('Sort')), plan.join('\n'));
});
