/** AML in the back office: structured deposits become a case, which two people report. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { until } from '#e2e/fixtures/browser.ts';
import { postSigned } from '#e2e/fixtures/calls.ts';
import { openDesk as openOfficeDesk } from '#e2e/fixtures/desk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const { stack, database } = await openStack({ parts: ['platform'] });

/** Somebody of the staff before the back office; what the browser notes of a refusal is expected. */
const openDesk = async (language: Language, staff: string) => {
  const desk = await openOfficeDesk({ stack, language, staff, isRefused: true });
  return { ...desk, dialog: desk.dialog.last() };
};

/** Money that the gateway reports as paid, by its signed callback. */
const payIn = async (username: string, amount: string): Promise<void> => {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount)
     SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'pesa-pepe', 'KES', $2::bigint * 100
       FROM credentials WHERE username = $1 RETURNING public_id AS id`,
    [username, amount],
  );
  const depositId = rows[0]?.id;
  const body = {
    kind: 'charge',
    reference: `C-${depositId}`,
    depositId,
    currency: 'KES',
    amount: `${amount}.00`,
    state: 'paid',
    at: new Date().toISOString(),
  };
  const url = `${stack.origins.playerSite}/gateway-callbacks/pesa-pepe`;
  const key = 'demo-gateway-key-not-for-production';
  const answer = await postSigned(url, body, { code: 'pesa-pepe', key });
  assert.equal(answer.status, 200);
};

/** What the minute's jobs do, now: asked again until the case is there. */
const untilCase = (username: string): Promise<string> =>
  until(`a case of ${username}`, async () => {
    for (const task of ['records.count_days', 'risk.watch_payments']) {
      await database.query('SELECT graphile_worker.add_job($1, run_at := now(), job_key := $2)', [
        task,
        `${task} now`,
      ]);
    }
    const { rows } = await database.query<{ id: string }>(
      `SELECT public_id AS id FROM aml_cases JOIN credentials USING (member_id)
        WHERE username = $1 AND state = 'open'`,
      [username],
    );
    return rows[0]?.id;
  });

const structure = async (username: string): Promise<string> => {
  for (let paid = 0; paid < 3; paid += 1) await payIn(username, '240000');
  return untilCase(username);
};

const narrative =
  'Three deposits within minutes, each just under 250,000; no income explains them.';

test('structured deposits stop a withdrawal, and two people report the case', async () => {
  await structure('zuri');
  const first = await openDesk('en', 'zawadi');
  const { page, words, dialog } = first;
  await first.go('/withdrawals');
  await page.getByRole('link', { name: 'zuri' }).first().click();
  await first.press('withdrawals.approve');
  await page.getByRole('button', { name: words('withdrawals.approve_now') }).click();
  await page.getByText(words('refusals.withdrawals_wait')).waitFor();
  await first.lookAt('payout holds');

  await first.go('/aml');
  await page.getByRole('link', { name: 'zuri', exact: true }).click();
  const panel = page.getByRole('complementary', { name: words('aml.one') });
  await panel.getByText(/^3 deposits, KES 720,000.00 in total/).waitFor();
  await first.lookAt('case');
  await panel.getByRole('button', { name: words('aml.take'), exact: true }).click();
  await page.getByText(words('aml.told_taken')).waitFor();
  await panel.getByLabel(words('aml.note')).fill('The receipts name three payers.');
  await panel.getByRole('button', { name: words('aml.write_note') }).click();
  await panel.getByRole('listitem').getByText('The receipts name three payers.').waitFor();
  await panel.getByRole('button', { name: words('aml.report'), exact: true }).click();
  await first.confirm('aml.report_now');
  await dialog.getByText(words('aml.narrative_short')).waitFor();
  await dialog.getByLabel(words('aml.narrative')).fill(narrative);
  await first.lookAt('report');
  await first.confirm('aml.report_now', 'No source of funds was shown');
  await panel.getByText(words('aml.report_waits')).waitFor();

  const second = await openDesk('en', 'rehema');
  await second.go('/approvals');
  await second.press('withdrawals.approve');
  await second.lookAt('approval');
  await second.confirm('approvals.approve_now');
  await second.page.getByText(words('approvals.told_applied')).waitFor();
  await second.go('/aml?state=reported');
  await second.page.getByRole('link', { name: 'zuri', exact: true }).click();
  await second.page.getByRole('heading', { name: /^STR-\d{4}-\d{6}$/ }).waitFor();
  await second.page.getByRole('button', { name: 'PDF' }).click();
  const download = second.page.waitForEvent('download');
  await second.dialog.getByLabel(words('access.reason')).fill('Sent to the reporting centre');
  await second.dialog.getByRole('button', { name: /PDF/ }).click();
  assert.match((await download).suggestedFilename(), /^STR-\d{4}-\d{6}\.pdf$/);
  await second.lookAt('reported');
  await first.end();
  await second.end();
  await stack.verify();
});

test('on a phone, in Swahili, a case is cleared and a threshold is looked at', async () => {
  await structure('halima');
  const { page, words, dialog, go, lookAt, confirm, end } = await openDesk('sw', 'rehema');
  await go('/aml');
  await page.getByRole('link', { name: 'halima', exact: true }).waitFor();
  await lookAt('cases');
  await page.getByRole('link', { name: 'halima', exact: true }).click();
  await dialog.getByText(words('aml.holds')).waitFor();
  await lookAt('case');
  await dialog.getByRole('button', { name: words('aml.clear'), exact: true }).click();
  await page.getByRole('heading', { name: words('aml.clear_title') }).waitFor();
  await lookAt('clear');
  await confirm('aml.clear_now', 'Ameonyesha hati za mshahara');
  await page.getByText(words('aml.told_clear')).waitFor();
  await go('/aml?view=rules');
  const name = `${words('access.change')}: ${words('aml_rules.structuring')}`;
  await page.getByRole('button', { name }).waitFor();
  await lookAt('rules');
  await page.getByRole('button', { name }).click();
  await dialog.getByLabel(words('aml_figures.structuring.count')).fill('2');
  await lookAt('rule');
  await confirm('access.save', 'Mdhibiti ameomba');
  await page.getByText(words('content.told_saved')).waitFor();
  await end();
});

test('what lies far from its past is looked at, and the month’s taxes stand beside their base', async () => {
  await database.query(
    `INSERT INTO anomalies (figure, scope, currency, begins_at, value, median, low, high,
       history_count)
     VALUES ('deposit_success', '', '', now() - interval '2 hours', 2000, 9000, 8000, 10000, 20)`,
  );
  const { page, words, dialog, go, lookAt, confirm, end } = await openDesk('en', 'zawadi');
  await go('/anomalies');
  await page.getByText(/^Usual is 90 %, between 80 % and 100 %; compared with 20/).waitFor();
  await lookAt('anomalies');
  await page.getByRole('button', { name: words('anomaly_figures.deposit_success') }).click();
  await dialog.getByLabel(words('anomalies.note')).fill('The rail was down for an hour');
  await confirm('anomalies.answer');
  await page.getByText(words('anomalies.empty')).waitFor();
  await page.getByRole('radio', { name: words('anomaly_views.seen') }).check();
  await page.getByText('The rail was down for an hour').waitFor();
  await go('/anomalies?view=figures');
  await page.getByText(words('anomaly_figures.login_failures')).waitFor();
  await lookAt('figures');
  await go('/taxes');
  await page.getByText('Excise duty').first().waitFor();
  await page.getByText(words('tax_states.running')).first().waitFor();
  await lookAt('taxes');
  await go('/scheduled_reports');
  await page.getByRole('button', { name: words('schedules.add') }).click();
  await dialog.getByLabel(words('schedules.recipients')).fill('cfo@bahati.example');
  await lookAt('planning');
  await confirm('schedules.add_now', 'The board reads it each morning');
  await page.getByText('cfo@bahati.example').waitFor();
  await lookAt('schedules');
  await end();
});

test('who reads decides nothing, and who has no right finds no way to it', async () => {
  await database.query(
    `INSERT INTO staff_members (username, password_hash, totp_secret, role)
     SELECT 'halima', password_hash, totp_secret, 'support' FROM staff_members
      WHERE username = 'zawadi'`,
  );
  const reader = await openDesk('en', 'baraka');
  const { words } = reader;
  await reader.go('/aml?view=rules');
  await reader.page.getByText(words('aml_rules.velocity')).waitFor();
  assert.equal(await reader.page.getByRole('button', { name: words('access.change') }).count(), 0);
  await reader.end();
  const nobody = await openDesk('en', 'halima');
  await nobody.page.getByRole('link', { name: words('sections.members') }).waitFor();
  assert.equal(await nobody.page.getByRole('link', { name: words('sections.aml') }).count(), 0);
  await nobody.go('/aml');
  await nobody.page.getByText(words('ra.page.access_denied')).first().waitFor();
  await nobody.end();
});
