import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RebateClaim } from '@bahati/contract/player-site/records/rebate.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let other: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['members.read'] });
  other = await signInStaff(platform, { permissions: ['deposits.read'] });
});
after(() => platform.close());

const read = ({ id }: NewMember, query = '', { token } = staff) =>
  platform.staff(`GET /bo/members/${id}/rebates?${query}`, { token });

/** A claim for these days, as it stands once it was paid. */
const claim = async ({ id }: NewMember, amount: bigint, days: string[]) =>
  platform.owner.query(
    `WITH made AS (INSERT INTO rebate_claims (member_id, currency, amount)
                   VALUES ($1, 'KES', $2) RETURNING id)
     INSERT INTO rebate_days (member_id, day, claim_id, valid_bet, amount)
     SELECT $1, day, made.id, 1000, 10 FROM made, unnest($3::date[]) AS day`,
    [id, amount, days],
  );

test('staff read the rebates a member took, newest first, page by page', async () => {
  const [member, nobody] = [await registerTestMember(platform), await registerTestMember(platform)];
  await claim(member, 1_250n, ['2026-11-01', '2026-11-02', '2026-11-03']);
  await claim(member, 300n, ['2026-11-04']);
  const first = (await read(member, 'pageSize=1')).value;
  const plain = ({ amount, currency, from, to }: RebateClaim) => [amount, currency, from, to];
  assert.deepEqual(first.items.map(plain), [['3.00', 'KES', '2026-11-04', '2026-11-04']]);
  const second = (await read(member, `pageSize=1&cursor=${first.nextCursor}`)).value;
  assert.deepEqual(second.items.map(plain), [['12.50', 'KES', '2026-11-01', '2026-11-03']]);
  assert.equal(second.nextCursor, null);
  assert.deepEqual((await read(nobody)).value.items, []);
  assert.equal((await read(member, '', other)).code, 'forbidden');
});
