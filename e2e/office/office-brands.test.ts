/** A staff user of one brand is admitted to another by two of its own, and goes over to work there. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from 'pg';

import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { repositoryFolder } from '@bahati/testing/test-server.ts';
import { until } from '@bahati/testing/until.ts';
import { openDesk } from '#e2e/fixtures/desk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const { stack, database } = await openStack({ parts: [] });
const other = await createTestDatabase();
after(() => other.drop());
const port = new URL(stack.origins.backOffice).port;

/** A further brand of the same installation, as its operator makes it. */
const install = async (): Promise<void> => {
  await database.query('INSERT INTO installed_brands (code, database_name) VALUES ($1, $2)', [
    'rufiji',
    other.name,
  ]);
  const answers = [
    '--code=rufiji',
    '--name=Rufiji',
    '--legal-name=Rufiji Limited',
    '--currency=TZS',
    '--time-zone=Africa/Dar_es_Salaam',
    '--dialling-codes=+255',
    '--jurisdiction=TZ',
    '--player-domain=rufiji.localhost',
    '--back-office-domain=office.rufiji.localhost',
    '--staff=asha',
    '--second-staff=otieno',
  ];
  await promisify(execFile)(process.execPath, ['scripts/bootstrap/main.ts', ...answers], {
    cwd: repositoryFolder,
    env: { ...process.env, ...stack.env, NODE_TEST_CONTEXT: undefined },
  });
  // Its first staff users have used their links.
  const client = new Client({ connectionString: other.ownerUrl });
  await client.connect();
  await client.query(
    `UPDATE staff_members SET password_hash = 'of a link', totp_secret = 'of a link'`,
  );
  await client.end();
  await stack.servers.platform.start();
};

await install();
const rufiji = {
  ...stack,
  databaseUrl: other.ownerUrl,
  origins: { ...stack.origins, backOffice: `http://office.rufiji.localhost:${port}` },
};

test('admitted by two, a staff user goes over, reads both brands and is gone when shut out', async () => {
  const reason = 'Looks after payouts in both';
  const maker = await openDesk({ stack: rufiji, staff: 'asha', language: 'en', at: '/staff' });
  const { words, dialog } = maker;
  await maker.press('brands.admit');
  await dialog.getByLabel(words('brands.home_brand')).fill('bahati');
  await dialog.getByLabel(words('brands.home_username')).fill('zawadi');
  await dialog.getByLabel(words('brands.username_here')).fill('zawadi.b');
  await dialog.getByLabel(words('staff.role')).selectOption({ label: words('roles.operator') });
  await maker.lookAt('admitting');
  await maker.confirm('brands.admit_now', reason);
  await maker.rowOf('zawadi.b').waitFor();

  const checker = await openDesk({
    stack: rufiji,
    staff: 'otieno',
    language: 'en',
    at: '/approvals',
  });
  await checker.press('withdrawals.approve', checker.rowOf(reason));
  await checker.press('approvals.approve_now', checker.dialog);
  await checker.page.getByText(words('approvals.told_applied')).waitFor();
  await checker.end();

  const traveller = await openDesk({ stack, staff: 'zawadi', language: 'sw' });
  const { page } = traveller;
  const openSwitch = (name: string) =>
    page.getByRole('button', { name: traveller.words('brands.switch', { name }) }).click();
  const sums = () => page.getByRole('link', { name: traveller.words('sections.brands') }).click();
  await openSwitch('Bahati');
  await sums();
  await page.getByRole('heading', { name: /Rufiji/ }).waitFor();
  await page.getByRole('heading', { name: /Bahati/ }).waitFor();
  await traveller.lookAround('sums of brands');
  await openSwitch('Bahati');
  await traveller.lookAt('switch of brands');
  await page
    .getByRole('button', { name: traveller.words('brands.go_to', { name: 'Rufiji' }) })
    .click();
  await page.waitForURL(/^http:\/\/office\.rufiji\.localhost:\d+\/(?!enter)/);
  const account = traveller.words('layout.account', { name: 'zawadi.b' });
  await page.getByRole('button', { name: account }).waitFor();
  assert.equal(new URL(page.url()).hash, '');

  await maker.page.getByRole('link', { name: 'zawadi.b' }).click();
  await maker.press('staff.disable');
  await maker.lookAt('shutting out');
  await maker.confirm('staff.disable', 'The season is over');
  await maker.page.getByText(words('staff_states.disabled')).first().waitFor();
  await maker.end();
  await until('the session is over', async () => {
    await page.reload();
    return page.url().includes('/login');
  });
});
