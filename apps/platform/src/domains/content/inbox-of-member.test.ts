import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ToldMessage } from '@bahati/contract/back-office/members/member-card.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { tellMember } from './content.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let other: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['members.read'] });
  other = await signInStaff(platform, { permissions: ['deposits.read'] });
});
after(() => platform.close());

const told = (memberId: bigint, query = '', { token } = staff) =>
  platform.staff(`GET /bo/members/${memberId}/inbox?${query}`, { token });

test('staff see what a member was told and whether he looked, page by page, never the words', async () => {
  const member = await registerTestMember(platform);
  for (const key of ['one', 'two', 'three']) await tellMember(platform, member.id, key);
  const first = (await told(member.id, 'pageSize=2')).value;
  assert.deepEqual(
    first.items.map(({ title, readAt, deletedAt }: ToldMessage) => [title, readAt, deletedAt]),
    [
      ['three', null, null],
      ['two', null, null],
    ],
  );
  const [newest, second] = first.items;
  const { token } = member;
  await platform.player(`POST /wps/member/messages/${newest.id}/read`, { token, body: {} });
  await platform.player(`DELETE /wps/member/messages/${second.id}`, { token });
  const [read, deleted] = (await told(member.id)).value.items;
  assert.ok(read.readAt !== null && read.deletedAt === null);
  assert.ok(deleted.readAt === null && deleted.deletedAt !== null);
  const rest = await told(member.id, `pageSize=2&language=sw&cursor=${first.nextCursor}`);
  assert.deepEqual(
    rest.value.items.map(({ title }: ToldMessage) => title),
    ['sw one'],
  );
  assert.equal(rest.value.nextCursor, null);
  assert.ok(!rest.text.includes('Maneno'));
});

test('of another member nothing is told, and to who may not read members neither', async () => {
  const [member, empty] = [await registerTestMember(platform), await registerTestMember(platform)];
  await tellMember(platform, member.id, 'own');
  assert.deepEqual((await told(empty.id)).value.items, []);
  assert.equal((await told(member.id, '', other)).code, 'forbidden');
  assert.equal((await told(member.id, 'cursor=!')).code, 'invalid_input');
});
