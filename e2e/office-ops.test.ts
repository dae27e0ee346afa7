/** The operations page: what is wrong is told first, in words, and who has no right sees nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Pool } from 'pg';
import type { Browser } from 'playwright-core';

import { isLongTier } from '@bahati/testing/tier.ts';
import {
  desktop,
  findObstacles,
  type Look,
  sharedBrowser,
  openVisitor,
  phone,
  takePicture,
  until,
} from './browser.ts';
import { type DemoPerson, demoStaff } from './demo-people.ts';
import { logInToOffice } from './office-login.ts';
import { type Stack, startStack } from './stack.ts';
import { type Language, readWords } from './words.ts';

let stack: Stack;
let browser: Browser;
let database: Pool;
const cashier: DemoPerson = { ...demoStaff('zawadi'), username: 'mwajuma' };

before(async () => {
  [stack, browser] = await Promise.all([
    startStack({ parts: ['platform', 'games-server', 'payment-simulator'] }),
    sharedBrowser(),
  ]);
  database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  // A colleague at the till, with the authenticator of another.
  await database.query(
    `INSERT INTO staff_members (username, password_hash, totp_secret, role)
     SELECT $1, password_hash, totp_secret, 'cashier' FROM staff_members
      WHERE username = 'zawadi'`,
    [cashier.username],
  );
});

after(async () => {
  await database?.end();
  await stack?.stop();
});

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

const walks: [language: Language, look: Look][] = [
  ['en', { ...desktop, theme: 'dark' }],
  ['sw', { ...phone, theme: 'light' }],
];

for (const [language, look] of walks) {
  // The other language walks the same way in the long tier.
  if (!isLongTier && language !== 'sw') continue;
  test(`a resting rail and work that was given up are told, and end (${language})`, async () => {
    const words = readWords('back-office', language);
    const { page, complaints, close } = await openVisitor(browser, look);
    const findings: string[] = [];
    const lookAt = async (where: string): Promise<void> => {
      await takePicture(page, `${language}-${look.size.width}-operations-${where}`);
      findings.push(...(await findObstacles(page, true)).map((found) => `${where}: ${found}`));
    };
    const view = (key: string) =>
      page.getByRole('radio', { name: words(`operation_views.${key}`), exact: true });
    try {
      await logInToOffice(page, stack, language, demoStaff('zawadi'));
      await restRail(5);
      await addDeadLetter(`given up ${language}`);
      await page.goto(`${stack.origins.backOffice}/operations`);
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
      assert.deepEqual(findings, []);
      assert.deepEqual(complaints, []);
    } catch (error) {
      await takePicture(page, `${language}-operations-failed`);
      throw error;
    } finally {
      await close();
    }
  });
}

test('who lacks the right finds no entry, and is turned away at the door', async () => {
  const words = readWords('back-office', 'en');
  const { page, close } = await openVisitor(browser, { ...desktop, theme: 'light' });
  try {
    await logInToOffice(page, stack, 'en', cashier);
    const links = page.getByRole('navigation', { name: words('layout.sections') });
    await links.getByRole('link', { name: words('sections.deposits') }).waitFor();
    assert.equal(await links.getByRole('link', { name: words('sections.operations') }).count(), 0);
    await page.goto(`${stack.origins.backOffice}/operations`);
    await page.getByRole('heading', { name: words('ra.page.access_denied') }).waitFor();
  } finally {
    await close();
  }
});
