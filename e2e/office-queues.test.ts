/** The money queues by role: the cashier works them, two approve what is large, an auditor reads. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Pool } from 'pg';
import type { Browser, Page } from 'playwright-core';

import {
  desktop,
  findObstacles,
  openBrowser,
  openVisitor,
  phone,
  takePicture,
  type Visitor,
} from './browser.ts';
import { type DemoPerson, demoStaff } from './demo-people.ts';
import { logInToOffice } from './office-login.ts';
import { type Stack, startStack } from './stack.ts';
import { type Language, readWords } from './words.ts';

let stack: Stack;
let browser: Browser;
let database: Pool;
const cashier: DemoPerson = { ...demoStaff('rehema'), username: 'mwajuma' };

before(async () => {
  const parts = ['platform', 'payment-simulator'] as const;
  [stack, browser] = await Promise.all([startStack({ parts: [...parts] }), openBrowser()]);
  database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  // A colleague at the till, with the authenticator of another.
  await database.query(
    `INSERT INTO staff_members (username, password_hash, totp_secret, role)
     SELECT $1, password_hash, totp_secret, 'cashier' FROM staff_members
      WHERE username = 'rehema'`,
    [cashier.username],
  );
  await database.query('UPDATE withdrawal_rules SET two_person_from = 200000');
  // A transfer with its proof, and a payment that did not arrive.
  await database.query(
    `INSERT INTO deposits (public_id, member_id, request_id, method, currency, amount, proof_sent_at)
     SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'bank-deposit', 'KES', 50000, now()
       FROM credentials WHERE username = 'amani'`,
  );
  await database.query(
    `WITH paid AS (
       INSERT INTO withdrawals (public_id, member_id, request_id, method, payee, currency, amount,
         hold_id, status, paid_at, decided_at)
       SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'pesa-pepe-payout', '+254712345678',
              'KES', 50000, -1, 'disputed', now(), now()
         FROM credentials WHERE username = 'amani'
       RETURNING id, member_id, amount)
     INSERT INTO withdrawal_disputes (withdrawal_id, member_id, kind, received, remaining)
     SELECT id, member_id, 'not_received', 0, amount FROM paid`,
  );
});

after(async () => {
  await browser?.close();
  await database?.end();
  await stack?.stop();
});

type Desk = Visitor & {
  words: (key: string, values?: Record<string, string>) => string;
  button: (key: string) => ReturnType<Page['getByRole']>;
  open: (path: string) => Promise<unknown>;
  lookAt: (where: string) => Promise<void>;
  findings: string[];
};

const openDesk = async (person: DemoPerson, language: Language): Promise<Desk> => {
  const look = language === 'en' ? { ...desktop, theme: 'light' as const } : phoneLook;
  const visitor = await openVisitor(browser, look);
  const { page } = visitor;
  const words = readWords('back-office', language);
  const findings: string[] = [];
  await logInToOffice(page, stack, language, person);
  return {
    ...visitor,
    words,
    findings,
    button: (key) => page.getByRole('button', { name: words(key), exact: true }),
    open: (path) => page.goto(`${stack.origins.backOffice}${path}`),
    async lookAt(where) {
      await takePicture(page, `${language}-queues-${where}`);
      findings.push(...(await findObstacles(page, true)).map((found) => `${where}: ${found}`));
    },
  };
};
const phoneLook = { ...phone, theme: 'dark' as const };

const walked = async (desks: readonly Desk[], walk: () => Promise<void>): Promise<void> => {
  try {
    await walk();
    for (const { findings, complaints } of desks) {
      assert.deepEqual(findings, []);
      assert.deepEqual(complaints, []);
    }
  } catch (error) {
    for (const [at, { page }] of desks.entries()) await takePicture(page, `queues-${at}-failed`);
    throw error;
  } finally {
    for (const { close } of desks) await close();
  }
};

test('an auditor reads every money queue on a phone, and decides nothing', async () => {
  const desk = await openDesk(demoStaff('baraka'), 'sw');
  const { page, words, button, open, lookAt } = desk;
  await walked([desk], async () => {
    await open('/withdrawals');
    await page.getByRole('link', { name: 'zuri', exact: true }).click();
    await page.getByText(words('withdrawals.only_look')).waitFor();
    assert.equal(await button('withdrawals.approve').count(), 0);
    assert.equal(await button('claims.take').count(), 0);
    await lookAt('withdrawal');
    await open('/disputes');
    await page.getByRole('link', { name: 'amani', exact: true }).first().click();
    await page.getByText(words('disputes.one'), { exact: true }).waitFor();
    assert.equal(await button('dispute_outcomes.forced_receipt').count(), 0);
    await lookAt('dispute');
    await open('/deposits?status=look');
    await page.locator('.records-open').first().click();
    const title = { level: 2, name: words('deposits.one'), exact: true };
    await page.getByRole('heading', title).waitFor();
    assert.equal(await button('deposits.accept').count(), 0);
    await lookAt('deposit');
  });
});

test('what is late stands first in every queue, and a queue is narrowed to what is looked for', async () => {
  // A second transfer, proven later and late already, and a difference that is late.
  await database.query(
    `INSERT INTO deposits (public_id, member_id, request_id, method, currency, amount,
       proof_sent_at, due_at)
     SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'bank-deposit', 'KES', 99000, now(),
            now() - interval '2 hours' FROM credentials WHERE username = 'zuri'`,
  );
  await database.query(
    `INSERT INTO reconciliation_breaks (rail, kind, reference, currency, theirs, happened_at, due_at)
     VALUES ('mpesa', 'missing_here', 'QUEUELATE', 'KES', 70000, now(), now() - interval '1 hour'),
            ('mpesa', 'missing_here', 'QUEUESOON', 'KES', 80000, now(), now() + interval '3 hours')`,
  );
  const desk = await openDesk(demoStaff('baraka'), 'sw');
  const wide = await openDesk(cashier, 'en');
  await walked([desk, wide], async () => {
    for (const { page, words, button, open, lookAt } of [desk, wide]) {
      await open('/deposits?status=look');
      const rows = page.locator('[data-row]');
      await rows.filter({ hasText: 'zuri' }).waitFor();
      assert.match((await rows.first().textContent()) ?? '', /zuri/);
      await rows.first().locator('[data-level="long"]').waitFor();
      await lookAt('transfers late first');
      // On a phone the fields are folded away.
      if (page === desk.page) await button('member_filters.more').click();
      await page.getByLabel(words('queue_filters.to')).fill('600');
      await rows.filter({ hasText: 'zuri' }).waitFor({ state: 'detached' });
      await rows.filter({ hasText: 'amani' }).waitFor();
      await page.getByLabel(words('queue_filters.mine')).check();
      await page.getByText(words('queue_filters.empty')).waitFor();

      await open('/reconciliation');
      await rows.filter({ hasText: 'QUEUESOON' }).waitFor();
      assert.match((await rows.first().textContent()) ?? '', /QUEUELATE/);
      if (page === desk.page) await button('member_filters.more').click();
      await page.getByLabel(words('queue_filters.from')).fill('750');
      await rows.filter({ hasText: 'QUEUELATE' }).waitFor({ state: 'detached' });
      await rows.filter({ hasText: 'QUEUESOON' }).waitFor();
      await lookAt('differences narrowed');
    }
  });
  await database.query(`DELETE FROM deposits WHERE amount = 99000 AND method = 'bank-deposit'`);
});

test('the cashier is on a transfer and a case, seen by others, and ends both', async () => {
  const desk = await openDesk(cashier, 'en');
  const other = await openDesk(demoStaff('zawadi'), 'en');
  const { page, words, button, open, lookAt } = desk;
  await walked([desk, other], async () => {
    await open('/deposits?status=look');
    await page.locator('.records-open').first().click();
    await button('claims.take').click();
    await button('claims.release').waitFor();
    await lookAt('claimed');
    await other.open('/deposits?status=look');
    const theirs = words('claims.theirs', { staff: cashier.username });
    await other.page.getByText(theirs).first().waitFor();
    await other.lookAt('claimed by another');

    await button('deposits.accept').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('deposits.amount_seen')).fill('500');
    await dialog.getByLabel(words('deposits.receipt_seen')).fill('FT26326QUEUE');
    await dialog.getByRole('button', { name: words('deposits.accept_now') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(words('deposits.told_accepted', { username: 'amani' })).waitFor();

    await open('/disputes');
    await page.getByRole('link', { name: 'amani', exact: true }).first().click();
    await button('claims.take').click();
    await button('claims.release').waitFor();
    await button('dispute_outcomes.forced_receipt').click();
    await dialog.getByLabel(words('disputes.reason')).fill('The network shows that it was paid');
    await dialog.getByRole('button', { name: words('disputes.settle_now') }).click();
    await page.getByText(words('disputes.told_settled', { username: 'amani' })).waitFor();
    await lookAt('case settled');
  });
});

test('an adjustment and a difference show who is on them, and end with who decides', async () => {
  await database.query(
    `INSERT INTO balance_adjustments (request_id, member_id, currency, amount, reason,
       requested_by, due_at)
     SELECT gen_random_uuid(), member_id, 'KES', 12500, 'A bet was counted twice', 'rehema',
            now() + interval '1 day' FROM credentials WHERE username = 'amani'`,
  );
  const desk = await openDesk(demoStaff('zawadi'), 'en');
  const other = await openDesk(demoStaff('rehema'), 'sw');
  const { page, words, button } = desk;
  const theirs = other.words('claims.theirs', { staff: 'zawadi' });
  const dialog = page.getByRole('dialog');
  await walked([desk, other], async () => {
    await desk.open('/adjustments');
    const asked = page.getByRole('row').filter({ hasText: 'A bet was counted twice' });
    await asked.getByRole('button', { name: words('claims.take') }).click();
    await asked.getByText(words('claims.mine')).waitFor();
    await desk.lookAt('adjustment claimed');
    await page.getByLabel(words('queue_filters.mine')).check();
    await asked.getByRole('button', { name: words('claims.release') }).waitFor();
    await other.open('/adjustments');
    await other.page.getByText(theirs).waitFor();
    await other.lookAt('adjustment claimed by another');
    await asked.getByRole('button', { name: words('withdrawals.reject') }).click();
    await dialog.getByLabel(words('access.reason')).fill('The member was paid before');
    await dialog.getByRole('button', { name: words('adjustments.reject_now') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(words('queue_filters.empty')).waitFor();

    await desk.open('/reconciliation');
    const found = page.getByRole('row').filter({ hasText: 'QUEUESOON' });
    await found.getByRole('button', { name: words('claims.take') }).click();
    await found.getByText(words('claims.mine')).waitFor();
    await desk.lookAt('difference claimed');
    await other.open('/reconciliation');
    const card = other.page.locator('[data-row]').filter({ hasText: 'QUEUESOON' });
    await card.getByText(theirs).waitFor();
    // A colleague can decide on it, but not be on it as well.
    await card.getByRole('button', { name: other.words('reconciliation.resolve') }).waitFor();
    const take = { name: other.words('claims.take') };
    assert.equal(await card.getByRole('button', take).count(), 0);
    await other.lookAt('difference claimed by another');
    await found.getByRole('button', { name: words('claims.release') }).click();
    await found.getByText(words('claims.mine')).waitFor({ state: 'detached' });
    await button('claims.take').first().waitFor();
    await other.open('/reconciliation');
    await card.getByRole('button', take).click();
    await card.getByText(other.words('claims.mine')).waitFor();
  });
  const { rows } = await database.query(
    `SELECT staff FROM claims WHERE subject LIKE 'adjustment:%' OR subject LIKE 'reconciliation%'`,
  );
  assert.deepEqual(rows, [{ staff: 'rehema' }]);
});

test('a large withdrawal is found by its amount, and leaves with the word of a second', async () => {
  const desk = await openDesk(demoStaff('rehema'), 'en');
  const other = await openDesk(demoStaff('zawadi'), 'en');
  const { page, words, button, open, lookAt } = desk;
  await walked([desk, other], async () => {
    await open('/withdrawals');
    await page.getByLabel(words('queue_filters.from')).fill('9000');
    await page.getByText(words('queue_filters.empty')).waitFor();
    await page.getByLabel(words('queue_filters.from')).fill('2000');
    await page.getByRole('link', { name: 'zuri', exact: true }).click();
    await button('withdrawals.approve').click();
    await button('withdrawals.approve_now').click();
    await page.getByText('1/2').first().waitFor();
    await lookAt('first word');

    await other.open('/withdrawals');
    await other.page.getByRole('link', { name: 'zuri', exact: true }).click();
    await other.button('withdrawals.approve').click();
    await other.button('withdrawals.approve_now').click();
    await other.page.getByText(words('withdrawals.empty'), { exact: true }).waitFor();
    await other.lookAt('empty queue');
  });
});

test('the inbox of approvals says what changes in words, amounts as money and shares as percent', async () => {
  await database.query(
    `INSERT INTO asked_changes (brand, kind, subject, wanted, reason, requested_by)
     SELECT brand, 'withdrawal_rules', 'withdrawal_rules', jsonb_build_object(
              'dailyMaximum', '750000.00', 'dailyCount', daily_count, 'wageringBps', 250,
              'waitsForOpenStakes', waits_for_open_stakes, 'twoPersonFrom', '60000.00',
              'automaticMaximum', '2000.00', 'automaticScore', automatic_score,
              'automaticAfterPaid', automatic_after_paid, 'dueHours', due_hours),
            'As the board decided', 'rehema' FROM withdrawal_rules
     UNION ALL
     SELECT brand, 'aml_rule', 'aml_rule:velocity',
            '{"isOn": true, "points": 10, "amount": null, "count": 40, "hours": 24,
              "ratioBps": null, "playBps": null}', 'Too many findings', 'rehema'
       FROM withdrawal_rules`,
  );
  const desks = [
    await openDesk(demoStaff('zawadi'), 'en'),
    await openDesk(demoStaff('baraka'), 'sw'),
  ];
  await walked(desks, async () => {
    for (const { page, words, open, lookAt } of desks) {
      await open('/approvals');
      const row = (key: string) =>
        page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words(key) }) });
      const daily = row('money_rules.dailyMaximum');
      await daily.getByText('750,000').waitFor();
      await daily.getByText('500,000').waitFor();
      await row('money_rules.wageringBps').getByText('2.5\u00A0%').waitFor();
      await row('aml_figures.velocity.count').getByText('40', { exact: true }).waitFor();
      assert.equal(await page.getByText('dailyMaximum').count(), 0);
      await lookAt('approvals');
    }
  });
  await database.query(`UPDATE asked_changes SET state = 'replaced', decided_by = 'nobody',
    decided_at = now() WHERE state = 'requested'`);
});

test('one of the staff stops deposits at once, and two take them again', async () => {
  const asker = await openDesk(demoStaff('rehema'), 'sw');
  const decider = await openDesk(demoStaff('zawadi'), 'en');
  const { page, words, button } = asker;
  const dialog = page.getByRole('dialog');
  const press = async (key: string, reason: string) => {
    await button(key).click();
    await dialog.getByLabel(words('access.reason')).fill(reason);
    if (key === 'ways_to_pay.resume') {
      await dialog.getByText(words('ways_to_pay.resume_hint')).waitFor();
      await asker.lookAt('deposits asked for');
    }
    await dialog.getByRole('button', { name: words(key), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await walked([asker, decider], async () => {
    await asker.open('/ways_to_pay');
    await press('ways_to_pay.pause', 'The rail pays twice');
    await page.getByText(words('ways_to_pay.only_out'), { exact: true }).waitFor();
    await press('ways_to_pay.resume', 'The rail is mended');
    await page.getByRole('link', { name: words('money_rules.wanted') }).waitFor();
    await page.getByText(words('ways_to_pay.only_out'), { exact: true }).waitFor();
    await asker.lookAt('deposits wait');
    await asker.open('/approvals');
    // Who asked may take it back, and no more.
    const own = page.locator('[data-row]').filter({ hasText: words('change_kinds.money_in') });
    await own.getByRole('button', { name: words('adjustments.take_back') }).waitFor();
    assert.equal(await own.getByRole('button', { name: words('withdrawals.approve') }).count(), 0);
    await asker.lookAt('deposits in the inbox of who asked');

    await decider.open('/ways_to_pay');
    await decider.page.getByRole('link', { name: decider.words('money_rules.wanted') }).click();
    const change = decider.words('change_kinds.money_in');
    const row = decider.page.locator('[data-row]').filter({ hasText: change });
    await row.getByRole('button', { name: decider.words('withdrawals.approve') }).click();
    await decider.lookAt('deposits decided on');
    const approve = { name: decider.words('approvals.approve_now') };
    await decider.page.getByRole('dialog').getByRole('button', approve).click();
    await decider.page.getByText(decider.words('approvals.told_applied')).waitFor();
    for (const desk of [decider, asker]) {
      await desk.open('/ways_to_pay');
      const mode = desk.page.getByText(desk.words('ways_to_pay.in_and_out'), { exact: true });
      await mode.waitFor();
    }
    await decider.lookAt('deposits taken');
  });
});
