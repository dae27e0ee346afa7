import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { csvOpening } from '@bahati/server-kit/csv.ts';
import { exportLimits } from '@bahati/contract/player-site/records/records.ts';
import { openExport } from '#domains/records/exports/export-lines.ts';
import { readProfit } from '#domains/records/statements/read-profit.ts';
import { firstTrialMember, openRecords, testActor } from './records.testing.ts';
import { writeHistory } from './random-history.testing.ts';

let now = new Date('2026-11-21T20:00:00Z');
const all = await openRecords(() => now);
after(() => all.close());

const range = 'from=2026-11-01&to=2026-11-21';
const [first, other] = [710_000n, 710_001n];

before(async () => {
  const from = new Date('2026-10-31T21:00:00Z');
  await writeHistory(all.owner, {
    members: 2,
    firstMember: first,
    from,
    days: 20,
    eventsPerDay: 12,
    seed: 11,
  });
  await all.seal();
  await all.count();
});

const calls = [
  `GET /wps/records/movements?${range}`,
  `GET /wps/records/profit?${range}`,
  'GET /wps/records/statement?month=2026-11',
  'GET /wps/relay/ODSFE2_MemTransDet?id=1',
];
const order = { record: 'movements', format: 'csv', from: '2026-11-01', to: '2026-11-21' };

test('a trial member has no records', async () => {
  const answers = [
    ...(await Promise.all(calls.map((key) => all.ask(firstTrialMember, key)))),
    await all.ask(firstTrialMember, 'POST /wps/records/exports', order),
  ];
  for (const answer of answers) {
    assert.deepEqual([answer.status, answer.code], [403, 'need_true_account']);
  }
});

test('a range longer than a quarter, or one that ends before it begins, is refused', async () => {
  for (const days of ['from=2026-08-21&to=2026-11-21', 'from=2026-11-21&to=2026-11-20']) {
    for (const path of ['movements', 'profit']) {
      const answer = await all.ask(first, `GET /wps/records/${path}?${days}`);
      assert.deepEqual([answer.status, answer.code], [400, 'range_invalid'], path);
    }
  }
  const long = { ...order, from: '2026-01-01' };
  assert.equal((await all.ask(first, 'POST /wps/records/exports', long)).code, 'range_invalid');
  const whole = await all.ask(first, 'GET /wps/records/profit?from=2026-08-22&to=2026-11-21');
  assert.equal(whole.status, 200);
});

test('a day that is none and a month that is none are refused', async () => {
  const bad = ['profit?from=2026-02-30&to=2026-03-01', 'statement?month=2026-13'];
  for (const path of bad) {
    assert.equal((await all.ask(first, `GET /wps/records/${path}`)).code, 'invalid_input');
  }
});

test('a filter no text can hold is refused, whichever question is answered first', async () => {
  const { database } = all.context;
  const refused = Promise.withResolvers<void>();
  let zones = 0;
  const query = async (text: string, values?: unknown[]) => {
    if (text.startsWith('SELECT time_zone') && (zones += 1) > 1) await refused.promise;
    // Whoever waits goes on a turn after the refusal, when nobody may have heard it.
    const tell = () => void setImmediate(refused.resolve);
    const answer = database.query(text, values);
    if (text.includes('GROUPING SETS')) answer.then(tell, tell);
    return answer;
  };
  const asked = Object.create(database, { query: { value: query } }) as typeof database;
  const filter = { from: '2026-11-01', to: '2026-11-21', vassalage: 'a\0b' };
  await assert.rejects(readProfit({ ...all.context, database: asked }, testActor(first), filter), {
    code: '22021',
  });
  const answer = await all.ask(first, `GET /wps/records/profit?${range}&vassalage=a%00b`);
  assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
});

async function movements(member: bigint, kind: string) {
  const key = `GET /wps/records/movements?${range}&pageSize=100&kind=${kind}`;
  return (await all.ask(member, key)).value.items as {
    id: string;
    code: string;
    amount: string;
    about: string | null;
  }[];
}

const detail = (member: bigint, id: string) =>
  all.ask(member, `GET /wps/relay/ODSFE2_MemTransDet?id=${id}`);

test('a deposit tells its method, its state and the tax that was taken of it', async () => {
  const [tax] = await movements(first, 'tax');
  assert.ok(tax);
  const { value } = await detail(first, tax.id);
  assert.equal(value.deposit.method, 'Test rail');
  assert.equal(value.deposit.status, 'completed');
  const codes = value.related.map(({ code }: { code: string }) => code);
  assert.deepEqual(codes, ['deposit', 'deposit_tax']);
  assert.equal(value.withdrawal, null);
});

test('a withdrawal tells where it went, and every step its money took', async () => {
  const held = (await movements(first, 'withdrawal')).filter(
    ({ code }) => code === 'withdrawal_held',
  );
  const all_ = await Promise.all(held.map(({ id }) => detail(first, id)));
  const paid = all_.find(({ value }) => value.withdrawal.status === 'confirmed');
  assert.ok(paid);
  assert.equal(paid.value.withdrawal.payee.includes('712345'), false);
  const steps = paid.value.related as { code: string; balanceAfter: string | null }[];
  assert.deepEqual(
    steps.map(({ code }) => code),
    ['withdrawal_held', 'withdrawal_paid', 'withdrawal_tax', 'withdrawal_fee'],
  );
  assert.deepEqual(
    steps.map(({ balanceAfter }) => balanceAfter === null),
    [false, true, true, true],
  );
});

test('a stake tells its round and what the round paid', async () => {
  const payouts = await movements(first, 'payout');
  const [payout] = payouts;
  assert.ok(payout);
  assert.equal(typeof payout.about, 'string');
  const { value } = await detail(first, payout.id);
  assert.equal(value.bet.state, 'settled');
  assert.equal(`${value.bet.payout}`, payout.amount);
  assert.ok(value.related.length >= 1);
});

test('a movement of somebody else is not found, like one that is not there', async () => {
  const [foreign] = await movements(other, 'deposit');
  assert.ok(foreign);
  assert.equal((await detail(first, foreign.id)).code, 'not_found');
  assert.equal((await detail(first, '999999999')).code, 'not_found');
});

test('play from a wallet a vendor keeps is told apart, and enters no sum of the ledger', async () => {
  const member = 719_500n;
  await all.owner.query(
    `INSERT INTO accounts (owner_id, kind, currency) VALUES ($1, 'cash', 'KES')`,
    [member],
  );
  // The first two are of the last instant and the first of the range's days, the next two beside it.
  const times = [
    '11-05T20:59:59.999Z',
    '11-02T21:00:00Z',
    '11-05T21:00:00Z',
    '11-02T20:59:59.999Z',
  ];
  await all.owner.query(
    `INSERT INTO vendor_rounds (vendor_id, external_id, member_id, game_id, currency, stake, payout,
       played_at, valid_stake)
     SELECT 901, 'v' || place, $1, 901, 'KES', 1000 * place, 50, at, nullif(500 * (place - 1), 0)
       FROM unnest($2::timestamptz[]) WITH ORDINALITY AS told (at, place)`,
    [member, times.map((time) => `2026-${time}`)],
  );
  const ask = async (more = '') =>
    (await all.ask(member, `GET /wps/records/profit?from=2026-11-03&to=2026-11-05${more}`)).value;
  const play = {
    vassalage: 'OTHER',
    vendorName: 'OTHER',
    betCount: 2,
    stake: '30.00',
    validBet: '15.00',
    payout: '1.00',
  };
  const told = await ask();
  assert.deepEqual(told.vendorPlay, [play]);
  assert.deepEqual([told.total.stake, told.total.profit, told.products], ['0.00', '0.00', []]);
  assert.deepEqual((await ask('&gameType=LIVE&vassalage=OTHER')).vendorPlay, [play]);
  assert.deepEqual((await ask('&gameType=RNG')).vendorPlay, []);
  assert.deepEqual((await ask('&vassalage=TESTER')).vendorPlay, []);
});

test('an exported betting record says which wallet a round was played from', async () => {
  await all.owner.query(
    `INSERT INTO vendor_rounds (vendor_id, external_id, member_id, game_id, currency, stake, payout,
       played_at)
     VALUES (901, 'of-the-first', $1, 901, 'KES', 12345, 0, '2026-11-10T10:00:00Z')`,
    [first],
  );
  const file = await fetched(await link({ ...order, record: 'bets' }));
  const lines = file.body.trimEnd().split('\r\n').slice(3);
  const atVendor = lines.filter((line) => line.endsWith(',Game'));
  assert.equal(atVendor.length, 1);
  assert.match(atVendor[0] ?? '', /,123\.45,0\.00,123\.45,Game$/);
  assert.ok(lines.length > 1 && lines.every((line) => /,(Main|Game)$/.test(line)));
  const times = lines.map((line) => line.split(',')[1] ?? '');
  assert.deepEqual(times, times.toSorted().toReversed());
});

async function link(body: object): Promise<string> {
  const answer = await all.ask(first, 'POST /wps/records/exports', body);
  assert.equal(answer.status, 200, JSON.stringify(answer));
  return answer.value.url;
}

const fetched = (url: string) => all.server.inject({ method: 'GET', url });

test('a link to a file is good for two minutes, and for what it was signed for', async () => {
  const url = await link(order);
  assert.equal((await fetched(url)).statusCode, 200);
  const [path, query = ''] = url.split('?');
  const given = new URLSearchParams(query);
  const signed = JSON.parse(Buffer.from(given.get('order') ?? '', 'base64url').toString());
  signed.order.memberId = other.toString();
  given.set('order', Buffer.from(JSON.stringify(signed)).toString('base64url'));
  assert.equal((await fetched(`${path}?${given}`)).statusCode, 404);
  assert.equal((await fetched(`${path}`)).statusCode, 404);
  assert.equal((await fetched(`${path}?order=eyJ9&order=a&proof=b`)).statusCode, 404);
  now = new Date(now.getTime() + 121_000);
  assert.equal((await fetched(url)).statusCode, 404);
});

test('a CSV opens as UTF-8, is kept by nobody and is named by what it is', async () => {
  const file = await fetched(await link(order));
  assert.ok(file.body.startsWith(csvOpening));
  assert.equal(file.headers['cache-control'], 'no-store');
  assert.match(
    String(file.headers['content-disposition']),
    /bahati-movements-2026-11-01-2026-11-21\.csv/,
  );
});

test('a game whose name is a formula is text in the file', async () => {
  await all.owner.query(`UPDATE games SET name_en = '=HYPERLINK("x")' WHERE id IN (900, 901)`);
  const file = await fetched(await link({ ...order, record: 'bets' }));
  assert.ok(file.body.includes(`"'=HYPERLINK(""x"")"`));
  assert.equal(/(^|,)=/m.test(file.body), false);
});

test('a PDF of every record is whole, in both languages', async () => {
  for (const record of ['movements', 'bets', 'statement']) {
    for (const language of ['en', 'sw']) {
      const file = await fetched(await link({ ...order, record, language, format: 'pdf' }));
      assert.equal(file.headers['content-type'], 'application/pdf');
      assert.ok(file.body.startsWith('%PDF-'));
      assert.ok(file.body.trimEnd().endsWith('%%EOF'));
    }
  }
});

test('a range in which nothing moved is an empty record and no fault', async () => {
  const empty = 'from=2026-01-01&to=2026-01-31';
  const list = await all.ask(first, `GET /wps/records/movements?${empty}`);
  assert.deepEqual(list.value, { items: [], nextCursor: null });
  const profit = await all.ask(first, `GET /wps/records/profit?${empty}`);
  assert.deepEqual([profit.value.total.profit, profit.value.days], ['0.00', []]);
  const statement = await all.ask(first, 'GET /wps/records/statement?month=2026-01');
  assert.deepEqual([statement.value.opening, statement.value.closing], ['0.00', '0.00']);
});

test('a file that would hold more lines than it may says that it was cut', async () => {
  const member = 719_000n;
  const from = new Date('2026-11-01T00:00:00Z');
  // The accounts of the operator are there from the first history; this one only adds to it.
  await all.owner.query(`UPDATE accounts SET scope = scope || ' before' WHERE owner_id = 0`);
  const order = { members: 1, firstMember: member, from, days: 2, eventsPerDay: 2_600, seed: 2 };
  await writeHistory(all.owner, order, { firstOperation: 6_000_000n, firstRow: 5_000n });
  const asked = {
    record: 'movements',
    language: 'en',
    from: '2026-11-01',
    to: '2026-11-21',
  } as const;
  const whose = { memberId: member.toString(), currency: 'KES', username: 'tester' } as const;
  const lines = async (format: 'csv' | 'pdf') => {
    const file = await openExport(all.context, { ...asked, ...whose, format });
    return Array.fromAsync(file.lines);
  };
  const whole = await lines('csv');
  assert.ok(whole.length > exportLimits.pdf, `${whole.length} lines`);
  assert.ok(whole.every((line) => line.length === 6));
  const cut = await lines('pdf');
  assert.equal(cut.length, exportLimits.pdf + 1);
  assert.match(cut.at(-1)?.join('') ?? '', /left out/);
  assert.deepEqual(cut.slice(0, -1), whole.slice(0, exportLimits.pdf));
});
