import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { InboxMessage } from '@bahati/contract/player-site/content/content.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { anyone, words } from './mailings.testing.ts';
import { sendMailings } from './send-mailings.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['content.read', 'messages.send'] });
});
after(() => platform.close());

const by = () => ({ token: staff.token, ip: '198.51.100.9' });
const write = (audience: object, more: object = {}) =>
  platform.staff('POST /bo/mailings', {
    ...by(),
    body: { ...words, idempotencyKey: randomUUID(), audience, sendAt: null, ...more },
  });
const toNames = (...names: string[]) => ({ kind: 'members', names });
const toSegment = (more: object = {}) => ({ kind: 'segment', rules: { ...anyone, ...more } });
const count = (audience: object) =>
  platform.staff('POST /bo/mailings/count', { ...by(), body: { audience } });
const stop = (id: string) =>
  platform.staff(`POST /bo/mailings/${id}/stop`, { ...by(), body: { reason: 'A wrong date' } });
const find = (id: string) => platform.staff(`GET /bo/mailings/${id}`, by());
const nameOf = ({ username }: NewMember): string => username;
const inboxOf = async ({ token }: NewMember, language = 'en'): Promise<InboxMessage[]> => {
  const path = `GET /wps/member/messages?language=${language}`;
  return (await platform.player(path, { token })).value.items;
};
const send = () => sendMailings(platform.context, {});
const actsOn = async (id: string): Promise<unknown[]> => {
  const { rows } = await platform.owner.query(
    'SELECT actor, action, reason FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`mailing:${id}`],
  );
  return rows;
};

test('whom it is written to reads it in his language, once, and nobody else does', async () => {
  const [amina, juma] = [await registerTestMember(platform), await registerTestMember(platform)];
  const written = await write(toNames(nameOf(amina)), { link: '/promotions' });
  assert.equal(written.success, true, written.text);
  assert.deepEqual([written.value.state, written.value.matched], ['scheduled', 1]);
  await Promise.all([send(), send(), send()]);
  await send();
  const [message, ...others] = await inboxOf(amina);
  assert.deepEqual(others, []);
  const { title, content, link } = message!;
  assert.deepEqual(
    { title, content, link },
    {
      title: words.title.en,
      content: words.html.en,
      link: '/promotions',
    },
  );
  assert.equal((await inboxOf(amina, 'sw'))[0]?.title, words.title.sw);
  assert.deepEqual(await inboxOf(juma), []);
  const told = (await find(written.value.id)).value;
  assert.deepEqual([told.state, told.told, told.read], ['sent', 1, 0]);
  const path = `POST /wps/member/messages/${message!.id}/read`;
  await platform.player(path, { token: amina.token, body: {} });
  assert.equal((await find(written.value.id)).value.read, 1);
  assert.deepEqual(await actsOn(written.value.id), [
    { actor: staff.username, action: 'mailing.written', reason: words.reason },
    { actor: 'system', action: 'mailing.sent', reason: null },
  ]);
});

test('a process that dies between two batches leaves nobody out and tells nobody twice', async () => {
  const { rows } = await platform.owner.query<{ id: bigint }>(
    `INSERT INTO members (id, nickname, currency, birthday, registered_at)
     SELECT 500000 + n, 'm', 'KES', '1990-01-01', now() - interval '400 days'
       FROM generate_series(1, 1200) n RETURNING id`,
  );
  await platform.owner.query(
    `INSERT INTO credentials (member_id, username, password_hash)
     SELECT id, 'mtu' || id, 'x' FROM members WHERE id > 500000`,
  );
  await platform.owner.query('UPDATE brands SET mass_message_from = 5000');
  const rules = { registered: { atLeast: 399, atMost: 401 } };
  const { value } = await write(toSegment(rules));
  assert.equal(value.matched, rows.length);
  const leaving = new AbortController();
  const pool = platform.context.database;
  let batches = 0;
  // Begun, looked again, told one batch; the next one never comes.
  const dying = {
    ...platform.context,
    database: new Proxy(pool, {
      get(target, key) {
        const own = Reflect.get(target, key, target);
        if (key !== 'connect') return typeof own === 'function' ? own.bind(target) : own;
        return async () => {
          batches += 1;
          if (batches === 4) throw new Error('killed');
          return target.connect();
        };
      },
    }),
  };
  await assert.rejects(sendMailings(dying, {}, leaving.signal), /killed/);
  const halfWay = (await find(value.id)).value;
  assert.deepEqual([halfWay.state, halfWay.told], ['sending', 500]);
  await Promise.all([send(), send()]);
  const whole = (await find(value.id)).value;
  assert.deepEqual([whole.state, whole.told], ['sent', rows.length]);
  const { rows: told } = await platform.owner.query(
    `SELECT count(*)::int AS messages, count(DISTINCT member_id)::int AS members
       FROM inbox_messages WHERE mailing_id = $1`,
    [value.id],
  );
  assert.deepEqual(told, [{ messages: rows.length, members: rows.length }]);
  await platform.owner.query('UPDATE brands SET mass_message_from = 1000');
});

test('a segment is told by every rule at once', async () => {
  const [payer, poor, other] = await Promise.all([1, 2, 3].map(() => registerTestMember(platform)));
  await giveMoney(platform, payer!.id, 50_000n);
  await giveMoney(platform, poor!.id, 2_000n);
  await platform.owner.query(
    `UPDATE members SET language = 'sw', upline_id = $2 WHERE id = ANY($1)`,
    [[payer!.id, poor!.id], other!.id],
  );
  const upline = nameOf(other!);
  const names = async (more: object) =>
    (await count(toSegment({ upline, ...more }))).value.sample.toSorted();
  const [payerName, poorName] = [nameOf(payer!), nameOf(poor!)];
  assert.deepEqual(await names({}), [payerName, poorName].toSorted());
  const range = (atLeast: unknown, atMost: unknown) => ({ atLeast, atMost });
  assert.deepEqual(await names({ deposited: range('20.01', null) }), [payerName]);
  assert.deepEqual(await names({ deposited: range('20.00', '20.00') }), [poorName]);
  assert.deepEqual(await names({ languages: ['en'] }), []);
  assert.deepEqual(await names({ types: [1] }), []);
  assert.deepEqual(await names({ statuses: ['blocked'] }), []);
  assert.deepEqual(await names({ registered: range(1, null) }), []);
  assert.equal((await names({ registered: range(null, 0) })).length, 2);
  await platform.owner.query(
    `UPDATE credentials SET last_login_at = now() - interval '30 days 1 hour'
      WHERE member_id = $1`,
    [poor!.id],
  );
  assert.deepEqual(await names({ seen: range(30, 30) }), [poorName]);
  await platform.owner.query(
    `INSERT INTO exclusions (owner_id, kind, source) VALUES ($1, 'self_exclusion', 'member')`,
    [poor!.id],
  );
  assert.deepEqual(await names({}), [payerName]);
  assert.equal((await count(toNames(poorName))).value.matched, 1);
});

test('a segment is told by country, tag and level, and who is counted is who is told', async () => {
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(() => registerTestMember(platform)),
  );
  const [one, two, three] = [first!, second!, third!];
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = CASE member_id WHEN $1 THEN '+254700000051'
                                                 ELSE '+255700000052' END
      WHERE member_id = ANY($2)`,
    [one.id, [one.id, two.id]],
  );
  await platform.owner.query(
    'UPDATE credentials SET last_login_at = now() WHERE member_id = ANY($1)',
    [[one.id, two.id]],
  );
  await platform.owner.query('INSERT INTO kyc_levels (member_id, level) VALUES ($1, 2)', [two.id]);
  await platform.owner.query(
    `INSERT INTO member_tags (brand, code, name_en, name_sw, colour)
     VALUES ('bahati', 'coast', 'Coast', 'Pwani', 'lagoon'), ('bahati', 'hills', 'Hills', 'Milima', 'brass')`,
  );
  await platform.owner.query(
    `INSERT INTO tagged_members (member_id, brand, tag, tagged_by)
     VALUES ($1, 'bahati', 'coast', 'x'), ($2, 'bahati', 'hills', 'x'), ($2, 'bahati', 'coast', 'x')`,
    [two.id, three.id],
  );
  const recent = { registered: { atLeast: null, atMost: 0 } };
  const own = new Set([one, two, three].map(nameOf));
  const names = async (more: object) => {
    const { value } = await count(toSegment({ ...recent, ...more }));
    return value.sample.filter((name: string) => own.has(name)).toSorted();
  };
  const sorted = (...members: NewMember[]) => members.map(nameOf).toSorted();
  assert.deepEqual(await names({ countries: ['+255'] }), sorted(two));
  assert.deepEqual(await names({ countries: ['+254', '+255'] }), sorted(one, two));
  assert.deepEqual(await names({ kycLevels: [2] }), sorted(two));
  assert.deepEqual(await names({ kycLevels: [1, 2] }), sorted(one, two));
  assert.deepEqual(await names({ tags: ['hills'] }), sorted(three));
  assert.deepEqual(await names({ tags: ['coast', 'hills'] }), sorted(two, three));
  assert.deepEqual(
    await names({ tags: ['coast'], countries: ['+255'], kycLevels: [2] }),
    sorted(two),
  );
  assert.deepEqual(await names({ tags: ['hills'], kycLevels: [2] }), []);
  const unknown = await count(toSegment({ tags: ['nobody_knows'] }));
  assert.deepEqual([unknown.status, unknown.code], [409, 'tag_unknown']);
  const rules = { tags: ['coast', 'hills'] };
  const { matched } = (await count(toSegment(rules))).value;
  const { value } = await write(toSegment(rules));
  await send();
  const whole = (await find(value.id)).value;
  assert.deepEqual([whole.state, whole.told, matched], ['sent', 2, 2]);
  assert.deepEqual(await inboxOf(one), []);
});

test('what is planned waits for its time, and can be stopped before it', async () => {
  const member = await registerTestMember(platform);
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const { value } = await write(toNames(nameOf(member)), { sendAt });
  await send();
  assert.equal((await find(value.id)).value.state, 'scheduled');
  const stopped = await stop(value.id);
  assert.deepEqual([stopped.value.state, stopped.value.endedBy], ['stopped', staff.username]);
  assert.deepEqual(
    [(await stop(value.id)).status, (await stop(value.id)).code],
    [409, 'mailing_over'],
  );
  await platform.owner.query('UPDATE mailings SET send_at = now() WHERE id = $1', [value.id]);
  await send();
  assert.deepEqual(await inboxOf(member), []);
});

test('one that is stopped on its way reaches nobody more', async () => {
  const member = await registerTestMember(platform);
  const { value } = await write(toNames(nameOf(member)));
  await platform.owner.query(
    `UPDATE mailings SET state = 'sending', started_at = now() WHERE id = $1`,
    [value.id],
  );
  await platform.owner.query('INSERT INTO mailing_recipients VALUES ($1, $2)', [
    value.id,
    member.id,
  ]);
  await stop(value.id);
  await send();
  assert.deepEqual(await inboxOf(member), []);
  const { rows } = await platform.owner.query(
    'SELECT 1 FROM mailing_recipients WHERE mailing_id = $1',
    [value.id],
  );
  assert.deepEqual(rows, []);
});

test('the same request is written once, and with other words refused', async () => {
  const member = await registerTestMember(platform);
  const audience = toNames(nameOf(member));
  const idempotencyKey = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => write(audience, { idempotencyKey })));
  assert.equal(new Set(answers.map(({ value }) => value.id)).size, 1);
  const other = await write(audience, { idempotencyKey, reason: 'Another reason' });
  assert.deepEqual([other.status, other.code], [409, 'request_conflict']);
  await send();
  assert.equal((await inboxOf(member)).length, 1);
});

test('an audience that is nobody, and a link that leads astray, are refused', async () => {
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  assert.equal(trial.success, true);
  const unknown = await write(toNames('nobody-here'));
  assert.deepEqual([unknown.status, unknown.code], [400, 'members_unknown']);
  assert.deepEqual(unknown.details, { names: ['nobody-here'] });
  const { rows } = await platform.owner.query('SELECT id FROM members WHERE type = 4 LIMIT 1');
  assert.equal((await write(toNames(String(rows[0].id)))).code, 'members_unknown');
  const reversed = { registered: { atLeast: 5, atMost: 4 } };
  assert.equal((await write(toSegment(reversed))).code, 'rule_reversed');
  assert.equal((await count(toSegment(reversed))).code, 'rule_reversed');
  const noUpline = await write(toSegment({ upline: 'nobody-here' }));
  assert.deepEqual([noUpline.status, noUpline.code], [404, 'member_not_found']);
  const nobody = await write(toSegment({ registered: { atLeast: 30_000, atMost: null } }));
  assert.deepEqual([nobody.status, nobody.code], [409, 'nobody_matches']);
  const member = await registerTestMember(platform);
  const astray = await write(toNames(nameOf(member)), { link: 'javascript:alert(1)' });
  assert.deepEqual([astray.status, astray.code], [400, 'link_invalid']);
  assert.equal((await find('999999')).code, 'not_found');
  assert.equal((await stop('999999')).code, 'not_found');
});

test('the list comes newest first, by state, page by page', async () => {
  const list = async (query: string) =>
    (await platform.staff(`GET /bo/mailings?${query}`, by())).value;
  const first = await list('pageSize=1');
  const second = await list(`pageSize=1&cursor=${first.nextCursor}`);
  assert.ok(BigInt(first.items[0].id) > BigInt(second.items[0].id));
  const stopped = await list('state=stopped');
  assert.ok(stopped.items.length > 0);
  for (const { state } of stopped.items) assert.equal(state, 'stopped');
});
