import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { readCashierSettings } from './cashier-settings.ts';
import { taxOn } from './tax-rates.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await platform.owner.query(
    `INSERT INTO tax_rates
       (jurisdiction, event, code, name_en, name_sw, rate_bps, valid_from, valid_to)
     VALUES ('KE', 'deposit', 'excise', 'Excise duty', 'Ushuru wa bidhaa', 1500,
             '2025-01-01Z', '2025-07-01Z'),
            ('KE', 'deposit', 'excise', 'Excise duty', 'Ushuru wa bidhaa', 500,
             '2025-07-01Z', NULL),
            ('TZ', 'deposit', 'none', 'No tax', 'Hakuna kodi', 0, '2020-01-01Z', NULL)`,
  );
});
after(() => platform.close());

const on = (amount: bigint, at: string, jurisdiction = 'KE') =>
  taxOn(platform.context.database, {
    jurisdiction,
    event: 'deposit',
    amount,
    at: new Date(at),
  });

test('a tax is taken by the rate of its moment, the new one from its first instant on', async () => {
  assert.equal(await on(10_000n, '2024-12-31T23:59:59Z'), null);
  assert.equal((await on(10_000n, '2025-06-30T23:59:59.999Z'))?.rateBps, 1500);
  const now = await on(10_000n, '2025-07-01T00:00:00Z');
  assert.deepEqual(now, {
    tax: 500n,
    net: 9_500n,
    code: 'excise',
    name: { en: 'Excise duty', sw: 'Ushuru wa bidhaa' },
    rateBps: 500,
  });
});

test('tax is rounded half up to the minor unit, and tax and net are the whole', async () => {
  const taxes = [
    [1n, 0n],
    [9n, 0n],
    [10n, 1n],
    [29n, 1n],
    [30n, 2n],
    [2_001n, 100n],
    [10_000_000_000_000n, 500_000_000_000n],
  ] as const;
  for (const [amount, tax] of taxes) {
    const taken = await on(amount, '2026-01-01Z');
    assert.equal(taken?.tax, tax, `of ${amount}`);
    assert.equal(taken.tax + taken.net, amount);
  }
});

test('a rail that pays out whole shillings takes whole shillings of tax', async () => {
  for (const [amount, tax] of [
    [33_300n, 1_700n],
    [2_900n, 100n],
    [3_000n, 200n],
    [900n, 0n],
    [40_000n, 2_000n],
  ] as const) {
    const taken = await taxOn(platform.context.database, {
      jurisdiction: 'KE',
      event: 'deposit',
      amount,
      at: new Date('2026-01-01Z'),
      unit: 100n,
    });
    assert.equal(taken?.tax, tax, `of ${amount}`);
    assert.equal(taken.net % 100n, 0n);
  }
});

test('another law, another event and a rate of nothing take nothing', async () => {
  assert.equal(await on(10_000n, '2026-01-01Z', 'TZ'), null);
  assert.equal(await on(10_000n, '2026-01-01Z', 'UG'), null);
  const withdrawal = await taxOn(platform.context.database, {
    jurisdiction: 'KE',
    event: 'withdrawal',
    amount: 10_000n,
    at: new Date('2026-01-01Z'),
  });
  assert.equal(withdrawal, null);
});

test('the demo brand is under the law of Kenya', async () => {
  const settings = await readCashierSettings(platform.context.database, 'bahati');
  assert.deepEqual(settings, { jurisdiction: 'KE', isWithdrawOnly: false });
});

test('anybody is told what is taken of a withdrawal now, and nothing where nothing is', async () => {
  const told = async () => (await platform.player('GET /wps/cashier/withdrawalTax')).value;
  assert.equal(await told(), null);
  await platform.owner.query(
    `INSERT INTO tax_rates (jurisdiction, event, code, name_en, name_sw, rate_bps, valid_from)
     VALUES ('KE', 'withdrawal', 'withholding', 'Withholding tax', 'Kodi ya zuio', 500,
             '2025-07-01Z')`,
  );
  const name = { en: 'Withholding tax', sw: 'Kodi ya zuio' };
  assert.deepEqual(await told(), { name, rateBps: 500 });
});
