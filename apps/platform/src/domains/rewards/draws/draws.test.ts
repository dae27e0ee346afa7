import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { countDays } from '#domains/records/daily-aggregates/count-days.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { careForDraws } from './draws.ts';
import {
  checkDraw,
  draft,
  envelope,
  giveTickets,
  openDrawBy,
  raffle,
  runChecker,
  signInTwo,
  type Two,
  wheel,
} from './draws.testing.ts';

let platform: TestPlatform;
let second: TestPlatform;
let two: Two;
before(async () => {
  platform = await openTestPlatform();
  second = await openTestPlatform({ sharing: platform });
  two = await signInTwo(platform);
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await second.close();
  await platform.close();
  assert.deepEqual(breaches, []);
});

const read = (member: NewMember, id: string) =>
  platform.player(`GET /wps/rewards/draws/${id}`, { token: member.token });
const spin = ({ token }: NewMember, id: string, on = platform, clientSeed = 'mwezi') =>
  on.player(`POST /wps/rewards/draws/${id}/spin`, { token, body: { clientSeed } });
const open = ({ token }: NewMember, id: string, on = platform) =>
  on.player(`POST /wps/rewards/draws/${id}/open`, { token, body: {} });
const enter = ({ token }: NewMember, drawId: string, on = platform) =>
  on.player('POST /wps/relay/MCS2_claimRafflePromotion', { token, body: { drawId } });
const staff = (key: string, body?: object) =>
  platform.staff(key, { token: two.first.token, ...(body ? { body } : {}) });
const reason = 'As the plan says';

async function cashOf({ id }: NewMember): Promise<bigint> {
  const { rows } = await platform.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [id],
  );
  return rows[0]?.balance ?? 0n;
}

/** Past its times, as if they were over. */
async function passTime(id: string, columns: string): Promise<void> {
  await platform.owner.query(`UPDATE draws SET ${columns} WHERE id = $1`, [id]);
}

const endAll = () => Promise.all([careForDraws(platform.context), careForDraws(second.context)]);

test('a ticket is used once, whatever is sent at once through two processes, and pays its prize', async () => {
  const member = await registerTestMember(platform);
  const id = await openDrawBy(platform, two, wheel());
  await giveTickets(platform, member.id, { drawId: id, ticket: 'wheel', count: 6 });
  assert.equal((await read(member, id)).value.tickets, 6);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => spin(member, id, at % 2 === 0 ? platform : second)),
  );
  const later = await Promise.all(Array.from({ length: 6 }, () => spin(member, id)));
  const spun = [...answers, ...later].filter(({ success }) => success);
  assert.equal(spun.length, 6);
  for (const { code, success } of [...answers, ...later])
    assert.ok(success || code === 'no_ticket');
  const won = spun.reduce((sum, { value }) => sum + BigInt(value.prize.amount.split('.')[0]), 0n);
  assert.equal(await cashOf(member), won * 100n);
  const { items } = (
    await platform.player(`GET /wps/rewards/draws/${id}/spins`, { token: member.token })
  ).value;
  assert.deepEqual(
    new Set(items.map((one: { id: string }) => one.id)),
    new Set(spun.map(({ value }) => value.id)),
  );
});

test('a prize that is gone becomes the fallback, and the checker finds every spin as it was', async () => {
  const member = await registerTestMember(platform);
  const id = await openDrawBy(platform, two, wheel());
  await giveTickets(platform, member.id, { drawId: id, ticket: 'wheel', count: 12 });
  for (let at = 0; at < 12; at += 1)
    assert.ok((await spin(member, id, platform, `s${at}`)).success);
  const { prizes, proof } = (await read(member, id)).value;
  // Four of five numbers fall on the prize that is there twice.
  assert.equal(prizes[1].left, 0);
  assert.equal(proof.serverSeed, null);
  const early = await checkDraw(platform, id);
  assert.deepEqual([early.status, early.told.includes('has not ended')], [2, true]);
  await passTime(id, `closes_at = now() - interval '1 second'`);
  assert.equal((await spin(member, id)).code, 'draw_closed');
  await endAll();
  const checked = await checkDraw(platform, id);
  assert.equal(checked.status, 0, checked.told);
  const { value } = await platform.player(`GET /wps/rewards/draws/${id}/record`);
  const lie = value.lines.map((line: { given: number }) => ({ ...line, given: 2 }));
  assert.equal(runChecker({ ...value, lines: lie }).status, 1);
  const otherSeed = { ...value.proof, serverSeed: 'ab'.repeat(32) };
  assert.equal(runChecker({ ...value, proof: otherSeed }).status, 1);
});

test('nobody takes part before it opens, without a ticket, after a pause of play, or as a trial', async () => {
  const member = await registerTestMember(platform);
  const later = { ...wheel(), opensAt: new Date(Date.now() + 1_800_000).toISOString() };
  const coming = await openDrawBy(platform, two, later);
  assert.equal((await spin(member, coming)).code, 'draw_not_open');
  const id = await openDrawBy(platform, two, wheel());
  assert.equal((await spin(member, id)).code, 'no_ticket');
  assert.equal((await spin(member, '999999')).code, 'not_found');
  assert.equal((await open(member, id)).code, 'not_found');
  const unopened = await draft(platform, two, wheel());
  assert.equal((await read(member, unopened)).code, 'not_found');
  await giveTickets(platform, member.id, { drawId: id, ticket: 'wheel', count: 1 });
  await platform.owner.query(
    `INSERT INTO exclusions (owner_id, kind, source) VALUES ($1, 'self_exclusion', 'member')`,
    [member.id],
  );
  const paused = await spin(member, id);
  assert.equal(paused.success, false);
  assert.notEqual(paused.code, 'no_ticket');
  const trial = await registerTestMember(platform);
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [trial.id]);
  assert.equal((await spin(trial, id)).code, 'need_true_account');
});

test('an envelope asks for a deposit of today or a level where its condition says so', async () => {
  const member = await registerTestMember(platform);
  const level = { ...envelope(5, '100.00'), condition: { kind: 'level', atLeast: 2 } as const };
  const ofLevel = await openDrawBy(platform, two, level);
  assert.equal((await open(member, ofLevel)).code, 'draw_not_eligible');
  await platform.owner.query(`INSERT INTO kyc_levels (member_id, level) VALUES ($1, 2)`, [
    member.id,
  ]);
  assert.equal((await open(member, ofLevel)).status, 200);
  const atLeast = { kind: 'deposited_today', atLeast: '20.00' } as const;
  const id = await openDrawBy(platform, two, { ...envelope(5, '100.00'), condition: atLeast });
  assert.equal((await open(member, id)).code, 'draw_not_eligible');
  await giveMoney(platform, member.id, 2_000n);
  await countDeposits();
  assert.equal((await open(member, id)).status, 200);
  assert.equal((await open(member, id)).code, 'already_taken');
});

test('a raffle numbers its tickets, is frozen, and is drawn and paid once by two processes', async () => {
  const members = await Promise.all([1, 2, 3].map(() => registerTestMember(platform)));
  const id = await openDrawBy(platform, two, raffle());
  for (const member of members) {
    await giveTickets(platform, member.id, { drawId: id, ticket: 'raffle', count: 4 });
  }
  const entered = await Promise.all(
    members.map((member, at) => enter(member, id, at === 0 ? second : platform)),
  );
  const numbers = entered.flatMap(({ value }) => value.numbers as number[]);
  assert.deepEqual(
    numbers.toSorted((one, other) => one - other),
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  assert.equal((await enter(members[0]!, id)).code, 'no_ticket');
  assert.equal((await staff(`POST /bo/draws/${id}/drawNow`, { reason })).code, 'draw_not_frozen');
  await passTime(id, `closes_at = now() - interval '1 second'`);
  assert.equal((await enter(members[0]!, id)).code, 'draw_closed');
  await endAll();
  const frozen = (await read(members[0]!, id)).value;
  assert.deepEqual([frozen.phase, frozen.proof.serverSeed], ['closed', null]);
  assert.match(frozen.proof.ticketsHash, /^[0-9a-f]{64}$/);
  await passTime(id, `draws_at = now() - interval '1 second'`);
  await endAll();
  await endAll();
  const ended = (await read(members[0]!, id)).value;
  assert.deepEqual([ended.phase, ended.winners.length], ['ended', 3]);
  assert.equal(ended.proof.ticketsHash, frozen.proof.ticketsHash);
  const balances = await Promise.all(members.map(cashOf));
  assert.equal(
    balances.reduce((sum, balance) => sum + balance, 0n),
    120_000n,
  );
  const checked = await checkDraw(platform, id);
  assert.equal(checked.status, 0, checked.told);
  assert.equal((await staff(`POST /bo/draws/${id}/drawNow`, { reason })).code, 'draw_not_frozen');
});

test('staff draw a frozen raffle at once, and who paused play still gets what was won', async () => {
  const member = await registerTestMember(platform);
  const id = await openDrawBy(platform, two, raffle());
  await giveTickets(platform, member.id, { drawId: id, ticket: 'raffle', count: 1 });
  assert.deepEqual((await enter(member, id)).value.numbers, [1]);
  assert.equal((await staff(`POST /bo/draws/${id}/stop`, { reason })).status, 200);
  assert.equal((await staff(`POST /bo/draws/${id}/stop`, { reason })).code, 'draw_not_open');
  await endAll();
  await platform.owner.query(
    `INSERT INTO exclusions (owner_id, kind, source) VALUES ($1, 'self_exclusion', 'member')`,
    [member.id],
  );
  const drawn = await staff(`POST /bo/draws/${id}/drawNow`, { reason });
  assert.equal(drawn.value.winners, 1, drawn.text);
  assert.equal(await cashOf(member), 100_000n);
  const { items } = (await staff(`GET /bo/draws/${id}/winners`)).value;
  assert.deepEqual(
    items.map((one: { username: string; prize: number }) => [one.username, one.prize]),
    [[member.username.toLowerCase(), 1]],
  );
});

test('a draft is refused where its odds, stock, budget, times or split are wrong', async () => {
  const drafted = (input: object) =>
    staff('POST /bo/draws', { ...input, idempotencyKey: randomUUID() });
  const [nothing, fifty, five] = wheel().prizes;
  const refused: [object, string][] = [
    [{ ...wheel(), prizes: [nothing, fifty] }, 'odds_sum'],
    [{ ...wheel(), prizes: [nothing] }, 'odds_invalid'],
    [{ ...wheel(), prizes: [{ ...nothing, isFallback: false }, fifty, five] }, 'fallback_invalid'],
    [{ ...wheel(), prizes: [nothing, { ...fifty, stock: null }, five] }, 'stock_needed'],
    [{ ...wheel(), budget: '2599.99' }, 'budget_too_small'],
    [{ ...wheel(), closesAt: wheel().opensAt }, 'draw_times'],
    [{ ...raffle(), drawsAt: null }, 'draw_times'],
    [envelope(100, '499.00'), 'split_impossible'],
    [{ ...envelope(10, '100.50') }, 'split_impossible'],
    [{ ...envelope(10, '100.00'), budget: '99.99' }, 'budget_too_small'],
  ];
  for (const [input, code] of refused) assert.equal((await drafted(input)).code, code);
  assert.equal((await drafted({ ...wheel(), budget: '2600.00' })).status, 200);
});

test('one alone opens no draw, a changed draft needs new words, and an open one never changes', async () => {
  const id = await draft(platform, two, wheel());
  const asked = await staff(`POST /bo/draws/${id}/askToOpen`, { reason });
  const approve = (by: Two['first'], request: string) =>
    platform.staff(`POST /bo/approvals/${request}/approve`, { token: by.token, body: {} });
  const { requestId } = asked.value;
  assert.equal((await approve(two.first, requestId)).code, 'second_person_needed');
  const change = (version: number) =>
    staff(`POST /bo/draws/${id}`, { ...wheel(), budget: '5000.00', version });
  assert.equal((await change(7)).code, 'changed_meanwhile');
  assert.equal((await change(1)).value.version, 2);
  assert.equal((await approve(two.second, requestId)).success, false);
  const again = await staff(`POST /bo/draws/${id}/askToOpen`, { reason });
  assert.equal((await approve(two.second, again.value.requestId)).status, 200);
  assert.equal((await change(2)).code, 'draw_not_draft');
  const { value } = await staff(`GET /bo/draws/${id}`);
  assert.deepEqual([value.state, value.proof.serverSeed], ['open', null]);
  assert.match(value.proof.seedHash, /^[0-9a-f]{64}$/);
  for (const column of [`budget = budget + 1`, `seed_hash = 'x'`, `opens_at = now()`]) {
    await assert.rejects(passTime(id, column), /keeps what it committed to/);
  }
});

/** What the job of the records does with sealed transfers. */
async function countDeposits(): Promise<void> {
  const isSealed = `SELECT coalesce(max(last_transfer_id), 0) >= (SELECT max(id) FROM transfers) AS is
    FROM ledger_blocks`;
  do await sealOnce(platform.owner, []);
  while (!(await platform.owner.query<{ is: boolean }>(isSealed)).rows[0]?.is);
  await countDays(platform.context);
}
