/** The operations page: what is wrong is told first, in words, and who has no right sees nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isLongTier } from '@bahati/testing/tier.ts';
import { takePicture, until } from '#e2e/fixtures/browser.ts';
import { addStaffUser, openDesk } from '#e2e/fixtures/desk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { readWords } from '#e2e/fixtures/words.ts';

const { stack, database } = await openStack();
/** Another staff user at the till. */
const cashier = 'mwajuma';
await addStaffUser(database, { username: cashier, role: 'cashier' });

const addDeadLetter = async (key: string): Promise<void> => {
  await database.query(
    `SELECT graphile_worker.add_job('content.drop_old_feedback', job_key := $1,
              run_at := now() + interval '1 day', max_attempts := 2)`,
    [key],
  );
  await database.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 2, last_error = 'Error: away'
      WHERE key = $1`,
    [key],
  );
};

const restRail = (minutes: number) =>
  database.query(
    `INSERT INTO rail_health (rail, faults, rests_until)
     VALUES ('airtel', 4, now() + make_interval(mins => $1))
     ON CONFLICT (rail) DO UPDATE SET rests_until = excluded.rests_until`,
    [minutes],
  );

for (const language of ['en', 'sw'] as const) {
  // The other language walks the same way in the long tier.
  if (!isLongTier && language !== 'sw') continue;
  test(`a resting rail and work that was given up are told, and end (${language})`, async () => {
    const words = readWords('back-office', language);
    const desk = await openDesk({ stack, language, staff: 'zawadi' });
    const { page, lookAt } = desk;
    const view = (key: string) =>
      page.getByRole('radio', { name: words(`operation_views.${key}`), exact: true });
    try {
      await restRail(5);
      await addDeadLetter(`given up ${language}`);
      await desk.go('/operations');
      const alarms = page.getByRole('region', { name: words('operations.alarms') });
      const rail = words('alarms.rail_resting', { subject: 'airtel', figure: '4' });
      const given = words('alarms.dead_letters', { figure: '1' });
      await alarms.getByText(rail).waitFor();
      await alarms.getByText(given).waitFor();
      await page.getByText(words('operations.rests'), { exact: true }).waitFor();
      await page.getByText('PostgreSQL').waitFor();
      await lookAt('trouble');

      await view('work').click();
      const failed = page.getByRole('region', { name: words('operations.failed_jobs') });
      await failed.getByText('content.drop_old_feedback').waitFor();
      await lookAt('work');
      await failed.getByRole('button', { name: words('failed_acts.retry') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('access.reason')).fill('The store is back');
      await lookAt('retry');
      await dialog.getByRole('button', { name: words('failed_acts.retry_now') }).click();
      await dialog.waitFor({ state: 'hidden' });
      await until('it was tried again and done', async () => {
        const { rows } = await database.query(
          'SELECT 1 FROM graphile_worker._private_jobs WHERE key = $1',
          [`given up ${language}`],
        );
        return rows.length === 0;
      });
      await alarms.getByText(given).waitFor({ state: 'hidden' });

      await restRail(-1);
      await alarms.getByText(rail).waitFor({ state: 'hidden' });
      await view('outside').click();
      await page.getByText('POST /vendor/v1/games').first().waitFor();
      await lookAt('outside');
      await view('calls').click();
      await page.getByText('GET /bo/operations/alarms').first().waitFor();
      await lookAt('calls');
    } catch (error) {
      await takePicture(page, `${language}-operations-failed`);
      throw error;
    } finally {
      await desk.end();
    }
  });
}

test('who lacks the right finds no entry, and is turned away at the door', async () => {
  const words = readWords('back-office', 'en');
  const desk = await openDesk({ stack, language: 'en', theme: 'light', staff: cashier });
  const { page } = desk;
  try {
    const links = page.getByRole('navigation', { name: words('layout.sections') });
    await links.getByRole('link', { name: words('sections.deposits') }).waitFor();
    assert.equal(await links.getByRole('link', { name: words('sections.operations') }).count(), 0);
    await desk.go('/operations');
    await page.getByRole('heading', { name: words('ra.page.access_denied') }).waitFor();
  } finally {
    await desk.end();
  }
});
