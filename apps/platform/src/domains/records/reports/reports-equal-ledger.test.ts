import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { toDecimal } from '@bahati/money/money.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { countOnce } from '#domains/records/daily-aggregates/count-days.ts';
import { dayIn } from '#domains/records/records.ts';
import { recount } from '#domains/records/daily-aggregates/recount.ts';
import { openRecords, timeZone } from '#domains/records/records.testing.ts';
import { writeHistory } from '#domains/records/random-history.testing.ts';

/** Enough for more than one batch of counting. */
const memberCount = repetitions('members whose reports of three months equal the ledger', {
  usual: 250,
  long: 500,
});
/** The end of the last day of the history. */
const now = new Date('2026-11-21T20:00:00Z');
const from = new Date('2026-08-24T21:00:00Z');
const all = await openRecords(() => now);
after(() => all.close());

type Transfer = {
  id: bigint;
  debit: bigint;
  credit: bigint;
  amount: bigint;
  code: number;
  reference: bigint;
  at: Date;
  day: string;
};
type Owned = { owner: bigint; kind: string };

let members: bigint[] = [];
let transfers: Transfer[] = [];
let accounts = new Map<bigint, Owned>();
/** What counts of each round that closed, as its closing operation says; by its operations. */
const validOf = new Map<bigint, bigint>();
/** What each member had a part in, so that adding up one need not look at all. */
const parts = new Map<bigint, Transfer[]>();

before(async () => {
  const order = { firstMember: 700_000n, from, days: 89, eventsPerDay: 1.2, seed: 5 };
  members = await writeHistory(all.owner, { ...order, members: memberCount });
  await all.seal();
  const { rows } = await all.owner.query<Omit<Transfer, 'day'>>(
    `SELECT id, debit_account_id AS debit, credit_account_id AS credit, amount, code, reference,
            created_at AS at FROM transfers ORDER BY id`,
  );
  transfers = rows.map((row) => ({ ...row, day: dayIn(row.at, timeZone) }));
  // Each round of the history has one bet, and what is said of it is said by what closed it.
  const said = await all.owner.query<{ id: bigint; valid: bigint }>(
    `SELECT o.id, closing.valid_stake AS valid FROM provider_transactions o
       JOIN provider_transactions closing ON closing.round_id = o.round_id
        AND closing.valid_stake IS NOT NULL`,
  );
  for (const { id, valid } of said.rows) validOf.set(id, valid);
  const owned = await all.owner.query<Owned & { id: bigint }>(
    'SELECT id, owner_id AS owner, kind FROM accounts',
  );
  accounts = new Map(owned.rows.map((row) => [row.id, row]));
  for (const transfer of transfers) {
    for (const owner of new Set([ownerOf(transfer.debit), ownerOf(transfer.credit)])) {
      const known = parts.get(owner);
      if (known) known.push(transfer);
      else parts.set(owner, [transfer]);
    }
  }
  // Counted by two at once up to some point: what is told has to be whole all the same.
  const size = 20_000;
  const count = () => countOnce(all.database, timeZone, size);
  await Promise.all([count(), count()]);
});

const range = { from: '2026-08-25', to: '2026-11-21' };
const query = `from=${range.from}&to=${range.to}`;
const cents = (text: string) => BigInt(text.replace('.', ''));
const ownerOf = (account: bigint) => accounts.get(account)?.owner ?? 0n;
const isCash = (account: bigint) => accounts.get(account)?.kind === 'cash';
const some = () => members.filter((_, at) => at % Math.floor(memberCount / 20) === 0);

/** Movements of a member's cash, newest first, straight from the ledger. */
function cashOf(member: bigint) {
  let balance = 0n;
  return (parts.get(member) ?? [])
    .filter(({ debit, credit }) =>
      [debit, credit].some((account) => isCash(account) && ownerOf(account) === member),
    )
    .map((transfer) => {
      const isDebit = isCash(transfer.debit) && ownerOf(transfer.debit) === member;
      const change = isDebit ? -transfer.amount : transfer.amount;
      balance += change;
      return { ...transfer, change, balance };
    })
    .toReversed();
}

const sumOf =
  (member: bigint, hold: (day: string) => boolean) =>
  (codes: readonly number[], sign: bigint): bigint =>
    (parts.get(member) ?? [])
      .filter(({ day, code }) => hold(day) && codes.includes(code))
      .reduce((total, { amount }) => total + sign * amount, 0n);

/** Cash and bonus money of awards, less bonus money that went back. */
function rewardsOf(member: bigint, hold: (day: string) => boolean): bigint {
  const sum = sumOf(member, hold);
  return sum([70, 79], 1n) + sum([76], -1n);
}

/** A member's figures by day, added up here by other means than the product's. */
function figuresOf(member: bigint, hold: (day: string) => boolean) {
  const sum = sumOf(member, hold);
  const counted = (codes: readonly number[]) =>
    (parts.get(member) ?? [])
      .filter(({ day, code }) => hold(day) && codes.includes(code))
      .reduce((total, { amount, reference }) => total + (validOf.get(reference) ?? amount), 0n);
  const turnover = sum([2, 4], 1n) + sum([7], -1n);
  const payout = sum([5], 1n) + sum([8], -1n);
  const promotion = sum([6], 1n) + rewardsOf(member, hold);
  return {
    stake: sum([1, 4], 1n) + sum([3, 7], -1n),
    turnover,
    validBet: counted([2, 4]) - counted([7]),
    payout,
    promotion,
    profit: payout + promotion - turnover,
    deposit: sum([20], 1n),
    withdrawal: sum([22], 1n),
    tax: sum([24, 26], 1n),
    fee: sum([27, 29], 1n),
  };
}

async function walk(member: bigint, path: string) {
  const items: { id: string; amount: string; balanceAfter: string; kind: string }[] = [];
  let cursor: string | null = null;
  do {
    const place: string = cursor === null ? '' : `&cursor=${cursor}`;
    const answer = await all.ask(member, `GET ${path}&pageSize=100${place}`);
    assert.equal(answer.status, 200, JSON.stringify(answer));
    items.push(...answer.value.items);
    cursor = answer.value.nextCursor;
  } while (cursor !== null);
  return items;
}

async function assertProfit(member: bigint) {
  const { value } = await all.ask(member, `GET /wps/records/profit?${query}`);
  const expected = figuresOf(member, (day) => day >= range.from && day <= range.to);
  for (const [name, amount] of Object.entries(expected)) {
    assert.equal(cents(value.total[name]), amount, `${name} of ${member}`);
  }
  for (const day of value.days.slice(0, 5)) {
    const ofDay = figuresOf(member, (one) => one === day.day);
    for (const [name, amount] of Object.entries(ofDay)) {
      assert.equal(cents(day[name]), amount, `${name} of ${member} on ${day.day}`);
    }
  }
  const bySum = (name: string) =>
    value.products.reduce(
      (sum: bigint, row: Record<string, string>) => sum + cents(row[name] ?? '0'),
      0n,
    );
  // A reward is of no product.
  const rewards = rewardsOf(member, (day) => day >= range.from && day <= range.to);
  for (const name of ['stake', 'turnover', 'validBet', 'payout', 'promotion', 'profit'] as const) {
    const ofNone = name === 'promotion' || name === 'profit' ? rewards : 0n;
    assert.equal(bySum(name) + ofNone, expected[name], `${name} by product`);
  }
}

test('the history the reports are held against is a whole ledger', async () => {
  const { breaches } = await verifyLedger(all.owner);
  assert.deepEqual(breaches, []);
  assert.ok(transfers.length > 100 * memberCount, `${transfers.length} transfers`);
  const voided = transfers.filter(({ code }) => code === 7 || code === 8);
  assert.ok(voided.length > 2 * memberCount, `${voided.length} transfers of voids`);
});

test('profit and loss equals the ledger while some of it is not counted yet', async () => {
  const { rows } = await all.owner.query<{ last: bigint }>(
    'SELECT last_transfer_id AS last FROM records_progress',
  );
  const last = rows[0]?.last ?? 0n;
  assert.ok(last > 0n && last < (transfers.at(-1)?.id ?? 0n), 'half of it is counted');
  for (const member of some().slice(0, 6)) await assertProfit(member);
});

test('a statement equals the ledger while some of its month is not counted yet', async () => {
  const { rows } = await all.owner.query<{ day: string }>(
    `SELECT (created_at AT TIME ZONE $1)::date::text AS day FROM transfers
      WHERE id = (SELECT last_transfer_id FROM records_progress)`,
    [timeZone],
  );
  const month = rows[0]?.day.slice(0, 7) ?? '';
  const next = `2026-${String(Number(month.slice(5)) + 1).padStart(2, '0')}`;
  for (const member of some().slice(0, 6)) await assertStatement(member, month, next);
});

test('profit and loss of every member asked equals the ledger once all is counted', async () => {
  await all.count();
  for (const member of some()) await assertProfit(member);
});

test('the account record, walked page by page, is every movement with its balance', async () => {
  for (const member of some().slice(0, 8)) {
    const items = await walk(member, `/wps/records/movements?${query}`);
    const expected = cashOf(member);
    assert.deepEqual(
      items.map(({ id, amount, balanceAfter }) => [id, cents(amount), cents(balanceAfter)]),
      expected.map(({ id, change, balance }) => [id.toString(), change, balance]),
    );
  }
});

test('each kind of the account record is the movements of its codes, counted or not', async () => {
  const codes = {
    deposit: [20],
    withdrawal: [21, 23],
    tax: [24],
    bonus: [6, 71, 72, 75, 79],
    bet: [1, 3, 4, 7],
    payout: [5, 8],
  };
  const [member = 0n] = some();
  for (const [kind, own] of Object.entries(codes)) {
    const items = await walk(member, `/wps/records/movements?${query}&kind=${kind}`);
    const expected = cashOf(member).filter(({ code }) => own.includes(code));
    assert.deepEqual(
      items.map(({ id }) => id),
      expected.map(({ id }) => id.toString()),
      kind,
    );
  }
});

test('a range in the middle begins and ends with its days', async () => {
  for (const member of some().slice(0, 5)) {
    const items = await walk(member, '/wps/records/movements?from=2026-09-10&to=2026-09-20');
    const expected = cashOf(member).filter(({ day }) => day >= '2026-09-10' && day <= '2026-09-20');
    assert.deepEqual(
      items.map(({ id }) => id),
      expected.map(({ id }) => id.toString()),
    );
  }
});

async function assertStatement(member: bigint, month: string, next: string) {
  const { value } = await all.ask(member, `GET /wps/records/statement?month=${month}`);
  const moved = cashOf(member);
  const upTo = (day: string) => moved.find((one) => one.day < day)?.balance ?? 0n;
  assert.equal(cents(value.opening), upTo(`${month}-01`));
  assert.equal(cents(value.closing), upTo(`${next}-01`));
  const told = value.kinds.map(({ kind, amount }: Record<string, string>) => [
    kind,
    cents(amount ?? ''),
  ]);
  const changes = new Map<string, bigint>();
  for (const { code, change } of moved.filter(({ day }) => day.startsWith(month))) {
    const kind = Object.entries(codesOfKinds).find(([, own]) => own.includes(code))?.[0] ?? '';
    changes.set(kind, (changes.get(kind) ?? 0n) + change);
  }
  assert.deepEqual(new Map(told), new Map([...changes].filter(([, change]) => change !== 0n)));
  return value;
}

/** Kinds of the cash's movements, named here by other means than the product's. */
const codesOfKinds: Record<string, number[]> = {
  bet: [1, 3, 4, 7],
  payout: [5, 8],
  promotion: [6, 71, 72, 75, 79],
  deposit: [20],
  withdrawal: [21, 23],
  tax: [24],
  fee: [29],
};

test('a month’s statement leads from its opening to its closing balance, kind by kind', async () => {
  for (const member of some().slice(0, 8)) {
    assert.equal((await assertStatement(member, '2026-10', '2026-11')).isOpen, false);
    assert.equal((await assertStatement(member, '2026-11', '2026-12')).isOpen, true);
  }
});

async function exported(member: bigint, body: object): Promise<string[][]> {
  const order = { ...range, format: 'csv', language: 'en', ...body };
  const { value } = await all.ask(member, 'POST /wps/records/exports', order);
  const file = await all.server.inject({ method: 'GET', url: value.url });
  assert.equal(file.statusCode, 200);
  return file.body
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('an exported account record holds the very lines of the pages', async () => {
  for (const member of some().slice(0, 4)) {
    const lines = (await exported(member, { record: 'movements' })).slice(3);
    const expected = cashOf(member);
    assert.deepEqual(
      lines.map((line) => [line[0], cents(line[4] ?? ''), cents(line[5] ?? '')]),
      expected.map(({ id, change, balance }) => [id.toString(), change, balance]),
    );
  }
});

test('an exported betting record adds up to the member’s rounds', async () => {
  for (const member of some().slice(0, 4)) {
    const lines = (await exported(member, { record: 'bets' })).slice(3);
    type Row = { id: bigint; stake: bigint; payout: bigint; valid: bigint | null };
    const { rows } = await all.owner.query<Row>(
      `SELECT id, stake, payout, valid_stake AS valid FROM rounds
        WHERE member_id = $1 ORDER BY id DESC`,
      [member],
    );
    assert.deepEqual(
      lines.map((line) => [line[0], cents(line[5] ?? ''), cents(line[6] ?? ''), line[7]]),
      rows.map(({ id, stake, payout, valid }) => [
        id.toString(),
        stake,
        payout,
        valid === null ? '' : toDecimal(valid, 'KES'),
      ]),
    );
  }
});

test('every day of the operator equals the ledger', async () => {
  const key = (day: string, code: number, debit: bigint, credit: bigint) =>
    `${day} ${code} ${accounts.get(debit)?.kind} ${accounts.get(credit)?.kind}`;
  const expected = new Map<string, bigint>();
  for (const { day, code, debit, credit, amount } of transfers) {
    const name = key(day, code, debit, credit);
    expected.set(name, (expected.get(name) ?? 0n) + amount);
  }
  const { rows } = await all.owner.query<{ name: string; amount: bigint }>(
    `SELECT day || ' ' || code || ' ' || debit_kind || ' ' || credit_kind AS name,
            sum(amount)::bigint AS amount FROM ledger_days GROUP BY 1`,
  );
  assert.deepEqual(new Map(rows.map(({ name, amount }) => [name, amount])), expected);
});

test('counting anew from the first transfer comes to the same days', async () => {
  const read = async () => {
    const { rows } = await all.owner.query(
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM member_days t`,
    );
    return rows;
  };
  const first = await read();
  const counted = await recount(all.owner, 'bahati');
  assert.equal(counted, transfers.length);
  assert.deepEqual(await read(), first);
});
