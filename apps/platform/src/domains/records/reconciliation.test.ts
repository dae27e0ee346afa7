import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  LedgerDifference,
  ReconciledLine,
} from '@bahati/contract/back-office/records/reports.ts';
import { openRecords } from './records.testing.ts';
import { writeHistory } from './random-history.testing.ts';

const now = new Date('2026-11-21T20:00:00Z');
const from = new Date('2026-10-31T21:00:00Z');
const all = await openRecords(() => now);
after(() => all.close());

before(async () => {
  const order = { members: 40, firstMember: 740_000n, from, days: 20, eventsPerDay: 9, seed: 31 };
  await writeHistory(all.owner, order);
  await all.seal();
});

const range = { from: '2026-11-03', to: '2026-11-15' };
const cents = (text: string) => BigInt(text.replace('.', ''));

type Told = { lines: ReconciledLine[]; differences: LedgerDifference[]; isCut: boolean };

async function report({ from: first, to } = range): Promise<Told> {
  const answer = await all.ask(1n, `GET /bo/reports/reconciliation?from=${first}&to=${to}`);
  assert.equal(answer.status, 200, JSON.stringify(answer));
  return answer.value;
}

/** What the transfers of these codes come to on a day, by themselves. */
async function ledgerOf(day: string, codes: readonly number[]): Promise<bigint> {
  const { rows } = await all.owner.query<{ amount: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM transfers
      WHERE code = ANY($1::smallint[]) AND (created_at AT TIME ZONE 'Africa/Nairobi')::date = $2`,
    [codes, day],
  );
  return rows[0]?.amount ?? 0n;
}

test('each day and method of the cashier’s rows equals the ledger, sum by sum', async () => {
  const { lines, differences, isCut } = await report();
  assert.deepEqual([differences, isCut], [[], false]);
  const days = [...new Set(lines.map(({ day }) => day))];
  assert.equal(days.length, 13);
  const codes = { deposits: [20], withdrawals: [22], taxes: [24, 26], fees: [29, 27] };
  for (const day of days) {
    for (const [sum, own] of Object.entries(codes)) {
      const ofDay = lines.filter((line) => line.day === day && line.sum === sum);
      const total = ofDay.reduce((amount, { cashier }) => amount + cents(cashier), 0n);
      assert.equal(total, await ledgerOf(day, own), `${sum} on ${day}`);
    }
  }
  for (const { cashier, ledger, difference } of lines) {
    assert.deepEqual([cashier, difference], [ledger, '0.00']);
  }
  const [line] = lines;
  assert.deepEqual([line?.method, line?.methodName], ['test-in', 'Test rail']);
});

/** A scratch history, changed as only its owner can, then put back as it was. */
async function changed(change: string, back: string, look: () => Promise<void>): Promise<void> {
  const guard = (state: string) =>
    all.owner.query(`ALTER TABLE transfers ${state} TRIGGER transfers_never_change`);
  await guard('DISABLE');
  await all.owner.query('CREATE TABLE kept AS SELECT * FROM transfers WHERE code IN (20, 22, 27)');
  await all.owner.query(change);
  await look();
  await all.owner.query(back);
  await all.owner.query('DROP TABLE kept');
  await guard('ENABLE');
  assert.deepEqual((await report()).differences, []);
}

const oneOf = async (code: number) => {
  const { rows } = await all.owner.query<{ id: bigint; reference: bigint; amount: bigint }>(
    `SELECT id, reference, amount FROM transfers
      WHERE code = $1 AND created_at BETWEEN '2026-11-08T00:00:00Z' AND '2026-11-09T00:00:00Z'
      ORDER BY id LIMIT 1`,
    [code],
  );
  if (!rows[0]) throw new Error(`No transfer of the code ${code}.`);
  return rows[0];
};

const told = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

test('a deposit whose transfer is missing is told by its number and by how much', async () => {
  const lost = await oneOf(20);
  await changed(
    `DELETE FROM transfers WHERE id = ${lost.id}`,
    `INSERT INTO transfers OVERRIDING SYSTEM VALUE SELECT * FROM kept WHERE id = ${lost.id}`,
    async () => {
      const { differences, lines } = await report();
      const { rows } = await all.owner.query<{ subject: string; day: string }>(
        `SELECT 'deposit:' || public_id AS subject,
                (completed_at AT TIME ZONE 'Africa/Nairobi')::date::text AS day
           FROM deposits WHERE id = $1`,
        [lost.reference],
      );
      assert.deepEqual(differences, [
        {
          day: rows[0]?.day,
          currency: 'KES',
          method: 'test-in',
          code: 'deposit',
          subject: rows[0]?.subject,
          reference: lost.reference.toString(),
          transferId: null,
          cashier: told(lost.amount),
          ledger: null,
        },
      ]);
      const broken = lines.filter(({ difference }) => difference !== '0.00');
      assert.deepEqual(
        broken.map(({ day, sum, difference }) => [day, sum, difference]),
        [[rows[0]?.day, 'deposits', told(lost.amount)]],
      );
    },
  );
});

test('a transfer that no row of the cashier knows, and one of another amount, are told', async () => {
  const [paid, fee] = [await oneOf(22), await oneOf(27)];
  await changed(
    `WITH more AS (UPDATE transfers SET amount = amount + 7 WHERE id = ${paid.id})
     UPDATE transfers SET reference = 88888888 WHERE id = ${fee.id}`,
    `WITH less AS (UPDATE transfers SET amount = amount - 7 WHERE id = ${paid.id})
     UPDATE transfers SET reference = ${fee.reference} WHERE id = ${fee.id}`,
    async () => {
      const { differences, lines } = await report();
      assert.deepEqual(
        differences.map(({ code, reference, method, cashier, ledger, transferId }) => [
          code,
          reference,
          method,
          cashier,
          ledger,
          transferId,
        ]),
        [
          [
            'withdrawal_paid',
            `${paid.reference}`,
            'test-out',
            told(paid.amount),
            told(paid.amount + 7n),
            `${paid.id}`,
          ],
          ['withdrawal_fee', `${fee.reference}`, 'test-out', told(fee.amount), null, null],
          ['withdrawal_fee', '88888888', null, null, told(fee.amount), `${fee.id}`],
        ],
      );
      const broken = lines.filter(({ difference }) => difference !== '0.00');
      assert.deepEqual(
        broken.map(({ sum, method, difference }) => [sum, method, difference]),
        [
          ['withdrawals', 'test-out', '-0.07'],
          ['fees', 'test-out', told(fee.amount)],
          ['fees', null, `-${told(fee.amount)}`],
        ],
      );
    },
  );
});

test('a withdrawal that came back is held against what went back in the ledger', async () => {
  const { rows } = await all.owner.query<{ id: bigint; amount: bigint }>(
    `SELECT id, amount FROM withdrawals WHERE paid_at BETWEEN '2026-11-08T00:00:00Z'
        AND '2026-11-09T00:00:00Z' ORDER BY id LIMIT 1`,
  );
  const [one] = rows;
  assert.ok(one);
  await all.owner.query(
    `INSERT INTO withdrawal_disputes (withdrawal_id, member_id, kind, received, remaining, state,
       outcome, resolved_by, opened_at, resolved_at)
     SELECT id, member_id, 'not_received', 0, amount, 'resolved', 'returned', 'rehema', paid_at,
            '2026-11-10T10:00:00Z' FROM withdrawals WHERE id = $1`,
    [one.id],
  );
  const { differences } = await report();
  assert.deepEqual(
    differences.map(({ day, code, ledger }) => [day, code, ledger]),
    [
      ['2026-11-10', 'payout_reversed', null],
      ['2026-11-10', 'withdrawal_tax_returned', null],
      ['2026-11-10', 'withdrawal_fee_returned', null],
    ],
  );
  await all.owner.query('DELETE FROM withdrawal_disputes');
});

test('more differences than are told are said to be more', async () => {
  await all.owner.query('UPDATE deposits SET fee = fee + 1');
  const { differences, isCut } = await report({ from: '2026-11-01', to: '2026-11-21' });
  const { rows } = await all.owner.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM deposits',
  );
  assert.ok((rows[0]?.count ?? 0n) > 500n);
  assert.deepEqual([differences.length, isCut], [500, true]);
  await all.owner.query('UPDATE deposits SET fee = fee - 1');
});

test('an exported reconciliation holds what the call told, its differences too', async () => {
  await all.owner.query(`UPDATE deposits SET fee = fee + 1 WHERE method = 'test-in' AND id < 20`);
  const value = await report({ from: '2026-11-01', to: '2026-11-21' });
  const rows = { reconciliation: value.lines, differences: value.differences };
  assert.ok(value.differences.length > 0);
  for (const [name, expected] of Object.entries(rows)) {
    const order = { report: name, from: '2026-11-01', to: '2026-11-21' };
    const { value: link } = await all.ask(1n, 'POST /bo/reports/exports', order);
    const file = await all.server.inject({ method: 'GET', url: link.url });
    assert.deepEqual(
      file.body.trimEnd().split('\r\n').slice(1),
      expected.map((row) =>
        Object.values(row)
          .map((cell) => cell ?? '')
          .join(','),
      ),
    );
  }
  await all.owner.query(`UPDATE deposits SET fee = fee - 1 WHERE method = 'test-in' AND id < 20`);
});

test('a range longer than a quarter is refused', async () => {
  const long = { from: '2026-01-01', to: '2026-11-21' };
  const asked = await all.ask(1n, `GET /bo/reports/reconciliation?from=${long.from}&to=${long.to}`);
  assert.deepEqual([asked.status, asked.code], [400, 'range_invalid']);
  const ordered = await all.ask(1n, 'POST /bo/reports/exports', { report: 'differences', ...long });
  assert.deepEqual([ordered.status, ordered.code], [400, 'range_invalid']);
});
