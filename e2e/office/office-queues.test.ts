/** The money queues by role: the cashier works them, two approve what is large, an auditor reads. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { addStaffUser, openDesk } from '#e2e/fixtures/desk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

// Its own: it stops all deposits for a while, and changes what takes two people.
const { stack, database } = await openStack({ parts: ['platform', 'payment-simulator'] });

const cashier = 'mwajuma';

before(async () => {
  await addStaffUser(database, { username: cashier, role: 'cashier' });
  await database.query('UPDATE withdrawal_rules SET two_person_from = 200000');
  // A transfer with its proof, and a payment that did not arrive.
  await database.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, proof_sent_at)
     SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'bank-deposit', 'KES', 50000, now()
       FROM credentials WHERE username = 'amani'`,
  );
  await database.query(
    `WITH paid AS (
       INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
         hold_id, status, paid_at, decided_at)
       SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'pesa-pepe-payout', '+254712345678',
              'KES', 50000, -1, 'disputed', now(), now()
         FROM credentials WHERE username = 'amani'
       RETURNING id, member_id, amount)
     INSERT INTO withdrawal_disputes (withdrawal_id, member_id, kind, received, remaining)
     SELECT id, member_id, 'not_received', 0, amount FROM paid`,
  );
});

const themes = { en: 'light', sw: 'dark' } as const;

const sitDown = (staff: string, language: Language, at: string) =>
  openDesk({ stack, staff, language, theme: themes[language], at });

test('an auditor reads every money queue on a phone, and decides nothing', async () => {
  const desk = await sitDown('baraka', 'sw', '/withdrawals');
  const { page, words, button, go, lookAt } = desk;
  await page.getByRole('link', { name: 'zuri', exact: true }).click();
  await page.getByText(words('withdrawals.only_look')).waitFor();
  assert.equal(await button('withdrawals.approve').count(), 0);
  assert.equal(await button('claims.take').count(), 0);
  await lookAt('withdrawal');
  await go('/disputes');
  await page.getByRole('link', { name: 'amani', exact: true }).first().click();
  await page.getByText(words('disputes.one'), { exact: true }).waitFor();
  assert.equal(await button('dispute_outcomes.forced_receipt').count(), 0);
  await lookAt('dispute');
  await go('/deposits?status=look');
  await page.locator('.records-open').first().click();
  const title = { level: 2, name: words('deposits.one'), exact: true };
  await page.getByRole('heading', title).waitFor();
  assert.equal(await button('deposits.accept').count(), 0);
  await lookAt('deposit');
  await desk.end();
});

test('what is late stands first in every queue, and a queue is narrowed to what is looked for', async () => {
  // A second transfer, proven later and late already, and an exception that is late.
  await database.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount,
       proof_sent_at, due_at)
     SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'bank-deposit', 'KES', 99000, now(),
            now() - interval '2 hours' FROM credentials WHERE username = 'zuri'`,
  );
  await database.query(
    `INSERT INTO reconciliation_exceptions (rail, kind, reference, currency, theirs, happened_at, due_at)
     VALUES ('mpesa', 'missing_here', 'QUEUELATE', 'KES', 70000, now(), now() - interval '1 hour'),
            ('mpesa', 'missing_here', 'QUEUESOON', 'KES', 80000, now(), now() + interval '3 hours')`,
  );
  const desk = await sitDown('baraka', 'sw', '/deposits?status=look');
  const { page, words, press, rowOf, go } = desk;
  const rows = page.locator('[data-row]');
  await rowOf('zuri').waitFor();
  assert.match((await rows.first().textContent()) ?? '', /zuri/);
  await rows.first().locator('[data-level="long"]').waitFor();
  await desk.lookAround('transfers late first');
  // On a phone the fields are folded away.
  await press('member_filters.more');
  await page.getByLabel(words('queue_filters.to')).fill('600');
  await rowOf('zuri').waitFor({ state: 'detached' });
  await rowOf('amani').waitFor();
  await page.getByLabel(words('queue_filters.mine')).check();
  await page.getByText(words('queue_filters.empty')).waitFor();

  await go('/reconciliation');
  await rowOf('QUEUESOON').waitFor();
  assert.match((await rows.first().textContent()) ?? '', /QUEUELATE/);
  await press('member_filters.more');
  await page.getByLabel(words('queue_filters.from')).fill('750');
  await rowOf('QUEUELATE').waitFor({ state: 'detached' });
  await rowOf('QUEUESOON').waitFor();
  await desk.lookAround('exceptions narrowed');
  await desk.end();
  await database.query(`DELETE FROM deposits WHERE amount = 99000 AND method = 'bank-deposit'`);
});

test('the cashier is on a transfer and a case, seen by others, and ends both', async () => {
  const desk = await sitDown(cashier, 'en', '/deposits?status=look');
  const { page, words, button, press, go, lookAt, dialog } = desk;
  await page.locator('.records-open').first().click();
  await press('claims.take');
  await button('claims.release').waitFor();
  await lookAt('claimed');
  const other = await sitDown('zawadi', 'sw', '/deposits?status=look');
  const theirs = other.words('claims.theirs', { staff: cashier });
  await other.page.getByText(theirs).first().waitFor();
  await other.lookAt('claimed by another');
  await other.end();

  await press('deposits.accept');
  await dialog.getByLabel(words('deposits.amount_seen')).fill('500');
  await dialog.getByLabel(words('deposits.receipt_seen')).fill('FT26326QUEUE');
  await press('deposits.accept_now', dialog);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(words('deposits.told_accepted', { username: 'amani' })).waitFor();

  await go('/disputes');
  await page.getByRole('link', { name: 'amani', exact: true }).first().click();
  await press('claims.take');
  await button('claims.release').waitFor();
  await press('dispute_outcomes.forced_receipt');
  await dialog.getByLabel(words('disputes.reason')).fill('The network shows that it was paid');
  await press('disputes.settle_now', dialog);
  await page.getByText(words('disputes.told_settled', { username: 'amani' })).waitFor();
  await lookAt('case settled');
  await desk.end();
});

test('an adjustment and an exception show who is on them, and end with who decides', async () => {
  await database.query(
    `INSERT INTO balance_adjustments (idempotency_key, member_id, currency, amount, reason,
       requested_by, due_at)
     SELECT gen_random_uuid(), member_id, 'KES', 12500, 'A bet was counted twice', 'rehema',
            now() + interval '1 day' FROM credentials WHERE username = 'amani'`,
  );
  const desk = await sitDown('zawadi', 'en', '/adjustments');
  const { page, words, button, press, dialog, rowOf } = desk;
  const asked = rowOf('A bet was counted twice');
  await press('claims.take', asked);
  await asked.getByText(words('claims.mine')).waitFor();
  await desk.lookAt('adjustment claimed');
  await page.getByLabel(words('queue_filters.mine')).check();
  await button('claims.release', asked).waitFor();
  const other = await sitDown('rehema', 'sw', '/adjustments');
  const theirs = other.words('claims.theirs', { staff: 'zawadi' });
  await other.page.getByText(theirs).waitFor();
  await other.lookAt('adjustment claimed by another');
  await press('withdrawals.reject', asked);
  await desk.confirm('adjustments.reject_now', 'The member was paid before');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(words('queue_filters.empty')).waitFor();

  await desk.go('/reconciliation');
  const found = rowOf('QUEUESOON');
  await press('claims.take', found);
  await found.getByText(words('claims.mine')).waitFor();
  await desk.lookAt('exception claimed');
  await other.go('/reconciliation');
  const card = other.rowOf('QUEUESOON');
  await card.getByText(theirs).waitFor();
  // Another staff user can decide on it, but not be on it as well.
  await other.button('reconciliation.resolve', card).waitFor();
  assert.equal(await other.button('claims.take', card).count(), 0);
  await other.lookAt('exception claimed by another');
  await press('claims.release', found);
  await found.getByText(words('claims.mine')).waitFor({ state: 'detached' });
  await button('claims.take').first().waitFor();
  await other.load('/reconciliation');
  await other.press('claims.take', card);
  await card.getByText(other.words('claims.mine')).waitFor();
  await other.end();
  await desk.end();
  const { rows } = await database.query(
    `SELECT staff FROM claims WHERE subject LIKE 'adjustment:%' OR subject LIKE 'reconciliation%'`,
  );
  assert.deepEqual(rows, [{ staff: 'rehema' }]);
});

test('a large withdrawal is found by its amount, and leaves with the word of a second', async () => {
  const desk = await sitDown('rehema', 'en', '/withdrawals');
  const { page, words, press } = desk;
  await page.getByLabel(words('queue_filters.from')).fill('9000');
  await page.getByText(words('queue_filters.empty')).waitFor();
  await page.getByLabel(words('queue_filters.from')).fill('2000');
  await page.getByRole('link', { name: 'zuri', exact: true }).click();
  await press('withdrawals.approve');
  await press('withdrawals.approve_now');
  await page.getByText('1/2').first().waitFor();
  await desk.lookAt('first word');
  await desk.end();

  const other = await sitDown('zawadi', 'sw', '/withdrawals');
  await other.page.getByRole('link', { name: 'zuri', exact: true }).click();
  await other.press('withdrawals.approve');
  await other.press('withdrawals.approve_now');
  await other.page.getByText(other.words('withdrawals.empty'), { exact: true }).waitFor();
  await other.lookAround('empty queue');
  await other.end();
});

test('the inbox of approvals says what changes in words, amounts as money and shares as percent', async () => {
  await database.query(
    `INSERT INTO change_requests (brand, kind, subject, wanted, reason, requested_by)
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
  for (const [staff, language] of [
    ['zawadi', 'en'],
    ['baraka', 'sw'],
  ] as const) {
    const desk = await sitDown(staff, language, '/approvals');
    const { page, words } = desk;
    const row = (key: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words(key) }) });
    const daily = row('money_rules.dailyMaximum');
    await daily.getByText('750,000').waitFor();
    await daily.getByText('500,000').waitFor();
    await row('money_rules.wageringBps').getByText('2.5\u00A0%').waitFor();
    await row('aml_figures.velocity.count').getByText('40', { exact: true }).waitFor();
    assert.equal(await page.getByText('dailyMaximum').count(), 0);
    await desk.lookAt('approvals');
    await desk.end();
  }
  await database.query(`UPDATE change_requests SET state = 'replaced', decided_by = 'nobody',
    decided_at = now() WHERE state = 'requested'`);
});

test('one of the staff stops deposits at once, and two take them again', async () => {
  const asker = await sitDown('rehema', 'sw', '/payment_methods');
  const { page, words, button, dialog, rowOf } = asker;
  const press = async (key: string, reason: string) => {
    await asker.press(key);
    await dialog.getByLabel(words('access.reason')).fill(reason);
    if (key === 'payment_methods.resume') {
      await dialog.getByText(words('payment_methods.resume_hint')).waitFor();
      await asker.lookAt('deposits asked for');
    }
    await asker.press(key, dialog);
    await dialog.waitFor({ state: 'hidden' });
  };
  await press('payment_methods.pause', 'The rail pays twice');
  await page.getByText(words('payment_methods.only_out'), { exact: true }).waitFor();
  await press('payment_methods.resume', 'The rail is mended');
  await page.getByRole('link', { name: words('money_rules.wanted') }).waitFor();
  await page.getByText(words('payment_methods.only_out'), { exact: true }).waitFor();
  await asker.lookAt('deposits wait');
  await asker.go('/approvals');
  // Who asked may take it back, and no more.
  const own = rowOf(words('change_kinds.money_in'));
  await button('adjustments.take_back', own).waitFor();
  assert.equal(await button('withdrawals.approve', own).count(), 0);
  await asker.lookAt('deposits in the inbox of who asked');

  const decider = await sitDown('zawadi', 'en', '/payment_methods');
  await decider.page.getByRole('link', { name: decider.words('money_rules.wanted') }).click();
  const change = decider.rowOf(decider.words('change_kinds.money_in'));
  await decider.press('withdrawals.approve', change);
  await decider.lookAt('deposits decided on');
  await decider.press('approvals.approve_now', decider.dialog);
  await decider.page.getByText(decider.words('approvals.told_applied')).waitFor();
  for (const desk of [decider, asker]) {
    await desk.load('/payment_methods');
    const mode = desk.page.getByText(desk.words('payment_methods.in_and_out'), { exact: true });
    await mode.waitFor();
  }
  await decider.lookAt('deposits taken');
  await decider.end();
  await asker.end();
});
