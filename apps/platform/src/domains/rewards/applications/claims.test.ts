/** Codes, applications and held awards: what members ask for and staff decide. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sentPicture } from '#domains/kyc/kyc.testing.ts';
import { cash, follow, startedCampaign } from '#domains/rewards/campaigns/campaigns.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  const permissions = ['rewards.read', 'rewards.change', 'rewards.decide'] as const;
  staff = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const office = (key: string, body?: object) =>
  platform.staff(key, { token: staff.token, ...(body ? { body } : {}) });
const ask = ({ token }: NewMember, path: string, body?: object) =>
  platform.player(body ? `POST /wps/rewards${path}` : `GET /wps/rewards${path}`, {
    token,
    ...(body ? { body } : {}),
  });
const enter = (member: NewMember, code: string) => ask(member, '/codes', { code });

test('a promo code gives each member once, as often as its stock, however many type it at once', async () => {
  const id = await startedCampaign(platform, staff, cash({ kind: 'code' }));
  const promo = { kind: 'promo', code: 'KARIBU26', stock: 2 };
  assert.deepEqual((await office(`POST /bo/campaigns/${id}/codes`, promo)).value.codes, [
    'KARIBU26',
  ]);
  assert.equal((await office(`POST /bo/campaigns/${id}/codes`, promo)).code, 'code_taken');
  const members = await Promise.all([1, 2, 3].map(() => registerTestMember(platform)));
  const answers = await Promise.all(members.map((member) => enter(member, ' karibu-26 ')));
  assert.deepEqual(answers.map(({ code }) => code ?? 'given').toSorted(), [
    'code_used_up',
    'given',
    'given',
  ]);
  const winner = members[answers.findIndex(({ success }) => success)]!;
  assert.equal((await enter(winner, 'KARIBU26')).code, 'code_already_used');
  const { items } = (await office(`GET /bo/campaigns/${id}/codes`)).value;
  assert.deepEqual([items[0].used, items[0].stock], [2, 2]);
});

test('bonus codes are one for one, a second code of the campaign gives the same member nothing', async () => {
  const id = await startedCampaign(platform, staff, cash({ kind: 'code' }));
  const { codes } = (await office(`POST /bo/campaigns/${id}/codes`, { kind: 'bonus', count: 3 }))
    .value;
  const [one, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  const { value } = await enter(one, codes[0]);
  assert.deepEqual([value.awards[0].amount, value.awards[0].state], ['50.00', 'claimable']);
  assert.equal((await enter(other, codes[0])).code, 'code_used_up');
  assert.equal((await enter(one, codes[1])).code, 'code_already_used');
  await platform.owner.query(
    `INSERT INTO exclusions (owner_id, kind, source) VALUES ($1, 'self_exclusion', 'member')`,
    [other.id],
  );
  assert.equal((await enter(other, codes[1])).code, 'play_paused');
  const registered = await startedCampaign(platform, staff, cash({ kind: 'staff' }));
  const refused = await office(`POST /bo/campaigns/${registered}/codes`, {
    kind: 'bonus',
    count: 1,
  });
  assert.equal(refused.code, 'campaign_has_no_codes');
});

test('who guesses codes is slowed down, and a paused campaign has none', async () => {
  const id = await startedCampaign(platform, staff, cash({ kind: 'code' }));
  await office(`POST /bo/campaigns/${id}/codes`, { kind: 'promo', code: 'PAUSED1', stock: 9 });
  await office(`POST /bo/campaigns/${id}/pause`, { reason: 'A wrong amount' });
  const member = await registerTestMember(platform);
  const codes = ['PAUSED1', 'GUESS11', 'GUESS22', 'GUESS33', 'GUESS44', 'GUESS55'];
  const answers: (string | undefined)[] = [];
  for (const code of codes) answers.push((await enter(member, code)).code);
  assert.deepEqual(answers, [...Array(5).fill('code_unknown'), 'too_many_requests']);
});

test('an application carries words and pictures, is answered once, and gives what it asks for', async () => {
  const id = await startedCampaign(
    platform,
    staff,
    cash({ kind: 'application', needsPicture: true }),
  );
  const member = await registerTestMember(platform);
  const apply = (imageIds: string[], remark = 'I shared the post') =>
    ask(member, '/applications', { promotionId: id, remark, imageIds });
  const stateOf = async () => (await ask(member, '/promotions')).value.items[0].state;
  assert.equal(await stateOf(), 'join');
  assert.equal((await apply([])).code, 'picture_needed');
  assert.equal((await apply([randomUUID()])).code, 'image_unknown');
  assert.equal((await apply([], 'x'.repeat(141))).code, 'invalid_input');
  const picture = await sentPicture(platform, member.id);
  const sent = await apply([picture]);
  assert.deepEqual([sent.value.state, sent.value.images.length], ['waiting', 1], sent.text);
  assert.equal(await stateOf(), 'applying');
  assert.equal(
    (await apply([await sentPicture(platform, member.id)])).code,
    'application_not_open',
  );
  const decide = (application: string, decision: string) =>
    office(`POST /bo/rewards/applications/${application}/decide`, {
      decision,
      answer: 'The picture shows <another> post',
    });
  assert.equal((await decide(sent.value.id, 'reject')).value.state, 'rejected');
  assert.equal((await decide(sent.value.id, 'approve')).code, 'already_decided');
  assert.equal(await stateOf(), 'rejected');
  const again = await apply([await sentPicture(platform, member.id)]);
  const answers = await Promise.all([1, 2].map(() => decide(again.value.id, 'approve')));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  assert.equal(await stateOf(), 'claim');
  const history = (await ask(member, '/applications')).value.items;
  assert.deepEqual(
    history.map(({ state }: { state: string }) => state),
    ['approved', 'rejected'],
  );
  const inbox = await platform.player('GET /wps/member/messages', { token: member.token });
  assert.ok(inbox.value.items[1].content.includes('&lt;another&gt;'));
  assert.equal(
    (await apply([await sentPicture(platform, member.id)])).code,
    'application_not_open',
  );
});

test('an award of linked accounts waits with its reasons, and staff give or reject it once', async () => {
  const [first, same, honest] = [
    await registerTestMember(platform),
    await registerTestMember(platform),
    await registerTestMember(platform),
  ];
  for (const { id } of [first, same]) {
    await platform.owner.query(
      `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at)
       VALUES ($1, 'mobile_money', '+254700000001', now(), now())`,
      [id],
    );
  }
  const id = await startedCampaign(platform, staff, cash({ kind: 'staff' }));
  const names = [first, same, honest].map(({ username }) => username);
  const body = { requestId: randomUUID(), names, reason: 'For waiting so long' };
  assert.equal((await office(`POST /bo/campaigns/${id}/give`, body)).value.given, 3);
  const held = (await office('GET /bo/rewards/held')).value.items;
  assert.deepEqual(
    held.map(({ username, reasons }: { username: string; reasons: object[] }) => [
      username,
      reasons,
    ]),
    [
      [first.username, [{ code: 'shared_payout', figure: '1' }]],
      [
        same.username,
        [
          { code: 'shared_payout', figure: '1' },
          { code: 'claim_ring', figure: '1' },
        ],
      ],
    ],
  );
  const own = (await ask(first, '/awards')).value.items;
  assert.equal((await ask(first, '/awards/claim', { id: own[0].id })).code, 'award_not_claimable');
  assert.ok(!JSON.stringify(own).includes('shared_payout'));
  const decide = (award: string, decision: string) =>
    office(`POST /bo/rewards/held/${award}/decide`, { decision, reason: 'Looked at both' });
  assert.equal((await decide(held[0].id, 'give')).value.state, 'claimable');
  assert.equal((await decide(held[1].id, 'reject')).value.state, 'rejected');
  assert.equal((await decide(held[1].id, 'give')).code, 'already_decided');
  assert.ok((await ask(first, '/awards/claim', { id: own[0].id })).success);
  await follow(platform);
});
