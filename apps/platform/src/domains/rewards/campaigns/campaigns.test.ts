/** Campaigns from the studio to the member: offers, budgets, two people, pause. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import type { MemberPromotion } from '@bahati/contract/player-site/rewards/promotions.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { cash, follow, reason, startedCampaign, welcome } from './campaigns.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  const permissions = [
    'rewards.read',
    'rewards.change',
    'rewards.decide',
    'approvals.read',
    'approvals.decide',
  ] as const;
  first = await signInStaff(platform, { permissions });
  second = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const studio = (path: string, body?: object, { token } = first) =>
  platform.staff(body ? `POST /bo/campaigns${path}` : `GET /bo/campaigns${path}`, {
    token,
    ...(body ? { body } : {}),
  });
const ask = ({ token }: NewMember, path: string, body?: object) =>
  platform.player(body ? `POST /wps/rewards${path}` : `GET /wps/rewards${path}`, {
    token,
    ...(body ? { body } : {}),
  });
const awardsOf = async (member: NewMember): Promise<MemberAward[]> =>
  (await ask(member, '/awards')).value.items;
const promotionOf = async (member: NewMember, id: string): Promise<MemberPromotion | undefined> =>
  (await ask(member, '/promotions')).value.items.find((one: MemberPromotion) => one.id === id);

test('a welcome offer is chosen, met by the first deposit, claimed once and becomes bonus money', async () => {
  const id = await startedCampaign(platform, first, welcome());
  const member = await registerTestMember(platform);
  assert.equal((await promotionOf(member, id))?.state, 'join');
  const offers = await ask(member, '/depositOffers');
  assert.deepEqual([offers.value.items.length, offers.value.chosenId], [1, null]);
  assert.equal((await ask(member, '/depositOffers/choose', { id })).value.chosenId, id);
  assert.equal((await promotionOf(member, id))?.state, 'joined');
  await giveMoney(platform, member.id, 300_000n);
  assert.equal((await ask(member, '/depositOffers')).value.chosenId, null);
  await follow(platform);
  const [award, ...more] = await awardsOf(member);
  assert.deepEqual([award?.kind, award?.amount, more.length], ['bonus', '3000.00', 0]);
  assert.equal((await promotionOf(member, id))?.awardId, award?.id);
  const claims = await Promise.all(
    [1, 2, 3].map(() => ask(member, '/awards/claim', { id: award?.id })),
  );
  assert.equal(claims.filter(({ success }) => success).length, 1);
  const [given] = (await ask(member, '/bonuses')).value.items;
  assert.deepEqual([given.state, given.balance, given.required], ['active', '3000.00', '60000.00']);
  assert.equal((await promotionOf(member, id))?.state, 'claimed');
  const { value } = await studio(`/${id}`);
  assert.deepEqual([value.spent, value.times, value.members], ['3000.00', 1, 1]);
  await studio(`/${id}/end`, { reason });
});

test('a choice can be withdrawn, a smaller deposit does not meet it, and what is over gives nothing', async () => {
  const id = await startedCampaign(platform, first, welcome());
  const [withdrawn, small, late] = [
    await registerTestMember(platform),
    await registerTestMember(platform),
    await registerTestMember(platform),
  ];
  for (const member of [withdrawn, small, late]) await ask(member, '/depositOffers/choose', { id });
  assert.equal((await ask(withdrawn, '/depositOffers/withdraw', {})).value.chosenId, null);
  await giveMoney(platform, withdrawn.id, 100_000n);
  await giveMoney(platform, small.id, 5_000n);
  await studio(`/${id}/pause`, { reason });
  await giveMoney(platform, late.id, 100_000n);
  await follow(platform);
  for (const member of [withdrawn, small, late]) assert.deepEqual(await awardsOf(member), []);
  assert.equal((await ask(late, '/depositOffers/choose', { id })).code, 'offer_not_open');
  await studio(`/${id}/end`, { reason });
});

test('what a deposit earned waits for staff once the deposit went back to its payer', async () => {
  const id = await startedCampaign(
    platform,
    first,
    cash({ kind: 'deposit', number: null, leastDeposit: '100.00', isChosen: false }),
  );
  const member = await registerTestMember(platform);
  await giveMoney(platform, member.id, 20_000n);
  await follow(platform);
  assert.deepEqual(
    (await awardsOf(member)).map(({ state }) => state),
    ['claimable'],
  );
  await platform.owner.query(
    `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference)
     SELECT credit_account_id, debit_account_id, amount, 25, reference FROM transfers
      WHERE code = 20 AND reference = (SELECT id FROM deposits WHERE member_id = $1)`,
    [member.id],
  );
  await follow(platform);
  assert.deepEqual(
    (await awardsOf(member)).map(({ state }) => state),
    ['held'],
  );
  await studio(`/${id}/end`, { reason });
});

test('a registration is met by the job, once, and a budget is never passed however many come at once', async () => {
  const budget = { total: '100.00', day: null, member: null, timesPerMember: 1 };
  const id = await startedCampaign(
    platform,
    first,
    cash({ kind: 'registration' }, '50.00', { budget }),
  );
  const members = await Promise.all([1, 2, 3, 4].map(() => registerTestMember(platform)));
  await Promise.all([follow(platform), follow(platform)]);
  await follow(platform);
  const got = (await Promise.all(members.map(awardsOf))).filter(({ length }) => length > 0);
  const told = await platform.owner.query(
    `SELECT 1 FROM inbox_messages WHERE key LIKE 'campaign grant %' AND member_id = ANY($1)`,
    [members.map(({ id }) => id)],
  );
  assert.equal(told.rowCount, 2);
  assert.deepEqual(
    got.map((awards) => awards.map(({ amount }) => amount)),
    [['50.00'], ['50.00']],
  );
  assert.equal((await studio(`/${id}`)).value.spent, '100.00');
  await studio(`/${id}/end`, { reason });
});

test('who is excluded, wants no offers or is held out is offered nothing', async () => {
  const all = await startedCampaign(platform, first, cash({ kind: 'registration' }));
  const none = await startedCampaign(
    platform,
    first,
    cash({ kind: 'registration' }, '50.00', { controlPercent: 50 }),
  );
  const [excluded, quiet] = [
    await registerTestMember(platform),
    await registerTestMember(platform),
  ];
  const open = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => registerTestMember(platform)));
  await platform.owner.query(
    `INSERT INTO exclusions (owner_id, kind, source) VALUES ($1, 'self_exclusion', 'member')`,
    [excluded.id],
  );
  assert.equal((await ask(quiet, '/optOut', { isOptedOut: true })).value.isOptedOut, true);
  await follow(platform);
  for (const member of [excluded, quiet]) {
    assert.deepEqual(await awardsOf(member), []);
    assert.deepEqual((await ask(member, '/promotions')).value.items, []);
  }
  const counts = (await Promise.all(open.map(awardsOf))).map(({ length }) => length);
  const { value } = await studio(`/${none}`);
  assert.equal(counts.filter((count) => count === 2).length, value.members);
  assert.ok(counts.every((count) => count === 1 || count === 2));
  const { uplift } = (await studio(`/${none}/report`)).value;
  assert.equal(uplift.control.members + uplift.treated.members > 8, true);
  for (const id of [all, none]) await studio(`/${id}/end`, { reason });
});

test('above the limit of the brand a second person starts it, and a change asks anew', async () => {
  const budget = { total: '100000.01', day: null, member: null, timesPerMember: 1 };
  const terms = welcome({ budget });
  const { id } = (await studio('', { name: 'Large', terms })).value;
  const start = async (version: number) =>
    (await studio(`/${id}/start`, { version, reason })).value;
  const asked = await start(1);
  assert.deepEqual([asked.state, asked.wanted.requestedBy], ['waiting', first.username]);
  const wishOf = async () => {
    const path = 'GET /bo/approvals?kind=campaign_start&state=requested';
    const { value } = await platform.staff(path, { token: first.token });
    return value.items[0].id;
  };
  const decide = (wish: string, { token }: StaffLogin) =>
    platform.staff(`POST /bo/approvals/${wish}/approve`, { token, body: {} });
  const wish = await wishOf();
  assert.equal((await decide(wish, first)).code, 'second_person_needed');
  const changed = await studio(`/${id}`, { name: 'Large one', terms, version: 1 });
  assert.deepEqual([changed.value.state, changed.value.version], ['draft', 2]);
  assert.equal((await decide(wish, second)).code, 'already_decided');
  assert.equal(
    (await studio(`/${id}`, { name: 'Late', terms, version: 1 })).code,
    'changed_meanwhile',
  );
  await start(2);
  assert.ok((await decide(await wishOf(), second)).success);
  assert.equal((await studio(`/${id}`)).value.state, 'running');
  assert.equal((await studio(`/${id}`, { name: 'Now', terms, version: 2 })).code, 'campaign_runs');
  assert.equal((await studio(`/${id}/pause`, { reason })).value.state, 'paused');
  // Two people have seen these very rules.
  assert.equal((await start(2)).state, 'running');
  await studio(`/${id}/end`, { reason });
  assert.equal((await studio(`/${id}/start`, { version: 2, reason })).code, 'campaign_over');
});

test('rules that cannot be kept are refused by name, and a copy begins now', async () => {
  const write = async (more: Parameters<typeof welcome>[0]) =>
    (await studio('', { name: 'Unsound', terms: welcome(more) })).code;
  const past = new Date(Date.now() - 1_000).toISOString();
  assert.equal(await write({ endsAt: past }), 'dates_reversed');
  assert.equal(await write({ trigger: { kind: 'registration' } }), 'percent_of_nothing');
  const budget = { total: '0.00', day: null, member: null, timesPerMember: 1 };
  assert.equal(await write({ budget }), 'amount_out_of_range');
  const { condition } = welcome();
  assert.equal(await write({ condition: { ...condition, tags: ['nobody'] } }), 'tag_unknown');
  assert.equal(await write({ condition: { ...condition, vendorIds: [99_999] } }), 'award_unknown');
  const tickets = { kind: 'tickets', ticket: 'wheel', drawId: '99999', count: 1 } as const;
  assert.equal(await write({ awards: [{ kind: 'fixed', award: tickets }] }), 'award_unknown');
  const { id } = (await studio('', { name: 'Original', terms: welcome() })).value;
  const copy = (await studio(`/${id}/duplicate`, { name: 'A copy' })).value;
  assert.deepEqual([copy.state, copy.name, copy.times], ['draft', 'A copy', 0]);
  assert.ok(Date.parse(copy.terms.startsAt) > Date.now() - 60_000);
});

test('an estimate counts what the last days would have cost, and the calendar and lists show it', async () => {
  const { value } = await studio('/estimate', { terms: welcome() });
  // First deposits of the tests above: 3,000, 1,000, 1,000 and 200; 50 is below the least.
  assert.deepEqual([value.times, value.members, value.cost], [4, 4, '5200.00']);
  const from = new Date(Date.now() - 86_400_000).toISOString();
  const to = new Date(Date.now() + 86_400_000).toISOString();
  const calendar = await studio(`/calendar?from=${from}&to=${to}`);
  assert.ok(calendar.value.items.length >= 6);
  const page = await studio('?state=ended&pageSize=2');
  assert.equal(page.value.items.length, 2);
  const next = await studio(`?state=ended&pageSize=50&cursor=${page.value.nextCursor}`);
  assert.ok(next.value.items.every(({ state }: { state: string }) => state === 'ended'));
});

test('staff give a campaign by name, each request once', async () => {
  const id = await startedCampaign(platform, first, cash({ kind: 'staff' }));
  const member = await registerTestMember(platform);
  const body = {
    requestId: crypto.randomUUID(),
    names: [member.username.toUpperCase(), 'nobody-here'],
    reason,
  };
  for (const _ of [1, 2]) {
    const { value } = await studio(`/${id}/give`, body);
    assert.deepEqual(value, { given: 1, refused: ['nobody-here'] });
  }
  const awards = await awardsOf(member);
  assert.deepEqual(
    awards.map(({ source }) => source),
    ['staff'],
  );
});
