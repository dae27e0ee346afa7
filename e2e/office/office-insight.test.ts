/** The operator's figures in the back office: they move by what members do, and can be taken away. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { addProvider, testProvider } from '@bahati/testing/factories.ts';
import { desktop, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { ask, postSigned } from '#e2e/fixtures/calls.ts';
import type { DemoPerson } from '#e2e/fixtures/demo-people.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { openDesk as openOfficeDesk } from '#e2e/fixtures/desk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform', 'payment-simulator'] }),
  sharedBrowser(),
]);
await addProvider(database);

/** Somebody of the staff before the figures. */
const openDesk = async (language: Language, staff: string) => {
  const desk = await openOfficeDesk({ stack, language, staff });
  const { page, words, lookAt } = desk;
  return {
    ...desk,
    /** Into the test's vendor and its game, which is kept as a view and taken away as a file. */
    async takeApart(): Promise<void> {
      await page.goto(`${stack.origins.backOffice}/insight?by=vendor`);
      await page.getByRole('link', { name: testProvider.code, exact: true }).click();
      const game = page.getByRole('row', { name: /Test slot/ });
      await game.waitFor();
      assert.match(await game.innerText(), /150\.00\s+60\.00\s+40\.00\s+110\.00/);
      await lookAt('games of the vendor');

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words('list.export') }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const [head, row, ...more] = file.slice(1).trimEnd().split('\r\n');
      assert.match(head ?? '', new RegExp(`^${words('insight_dimensions.game')},`));
      assert.match(
        row ?? '',
        /^TESTER-test-slot,Test slot,Sloti ya jaribio,1,150\.00,60\.00,40\.00,110\.00,/,
      );
      assert.deepEqual(more, []);

      await page.getByRole('button', { name: words('views.open') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('views.name')).fill('Games of the tester');
      await lookAt('saving a view');
      await dialog.getByRole('button', { name: words('views.save') }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto(`${stack.origins.backOffice}/insight`);
      await page.getByRole('button', { name: words('views.open') }).click();
      await dialog.getByRole('link', { name: 'Games of the tester' }).click();
      await game.waitFor();
    },
  };
};

/** One figure of the dashboard, in whole minor units or people. */
const figureOf = async (page: Page, name: string): Promise<number> =>
  Number((await page.locator(`[data-figure="${name}"]`).innerText()).replaceAll(/[^\d-]/g, ''));

const figureNames = [
  'active_members',
  'registrations',
  'first_depositors',
  'deposits',
  'turnover',
  'valid_bet',
  'ggr',
  'ngr',
] as const;

const figuresOf = async (page: Page) => {
  const told: Record<string, number> = {};
  for (const name of figureNames) told[name] = await figureOf(page, name);
  return told;
};

const asProvider = (call: string, body: object) =>
  until(`the provider's ${call} is answered`, async () => {
    const url = `${stack.origins.playerSite}/provider/v1/${call}`;
    const { success, value } = await postSigned(url, body, testProvider);
    return success && value;
  });

/** Stakes 150.00, of which 60.00 count, and wins 40.00 at a game of the test provider, launched as the site does. */
const playOneRound = async (member: DemoPerson | { username: string; password: string }) => {
  const { username, password } = member;
  const login = { username, password, type: 'username' };
  const site = stack.origins.playerSite;
  const { token } = await ask(`${site}/wps/session/login`, login);
  const { code, gameCode } = testProvider;
  const launch = { gameId: `${code}-${gameCode}` };
  const { gameUrl = '' } = await ask(`${site}/wps/relay/GCS_gameLaunchFB`, launch, token);
  const launchToken = new URL(gameUrl).searchParams.get('token');
  const session = await asProvider('authenticate', { launchToken });
  await asProvider('betwin', {
    memberId: session['memberId'],
    sessionToken: session['sessionToken'],
    transactionId: `${username}-1`,
    roundId: `${username}-1`,
    gameCode,
    currency: 'KES',
    stake: '150.00',
    payout: '40.00',
    validStake: '60.00',
  });
};

/** What the demo people brought is counted soon after, as long as a dashboard is open. */
const untilAllIsCounted = () =>
  until('all transfers are counted', async () => {
    const { rows } = await database.query<{ isCounted: boolean }>(
      `SELECT last_transfer_id >= (SELECT max(id) FROM transfers) AS "isCounted"
         FROM insight_progress`,
    );
    return rows[0]?.isCounted;
  });

test('the figures move by what a member deposits and plays, and nothing else', async () => {
  const desk = await openDesk('en', 'zawadi');
  const { page, words } = desk;
  await page.getByRole('heading', { name: words('sections.dashboard') }).waitFor();
  await page.locator('[data-figure="ngr"]').waitFor();
  await untilAllIsCounted();
  await page.reload();
  await page.locator('[data-figure="ngr"]').waitFor();
  await desk.lookAt('dashboard');
  const before = await figuresOf(page);

  const look = { ...desktop, theme: 'dark' } as const;
  const member = await openMember({ browser, stack, language: 'en', look });
  await member.arrive();
  await member.register();
  await member.deposit('5000', false);
  await playOneRound(member);
  await member.close();

  const expected = {
    active_members: 1,
    registrations: 1,
    first_depositors: 1,
    deposits: 500_000,
    turnover: 15_000,
    valid_bet: 6_000,
    ggr: 11_000,
    ngr: 11_000,
  };
  let after = before;
  await until('the figures are those of before and what was done', async () => {
    after = await figuresOf(page);
    return figureNames.every((name) => after[name] === (before[name] ?? 0) + expected[name]);
  }).catch((error: unknown) => {
    throw new Error(`${JSON.stringify(before)} became ${JSON.stringify(after)}`, { cause: error });
  });
  await desk.lookAt('dashboard moved');
  await desk.takeApart();
  await desk.end();
});

test('an auditor reads the same on a phone, and who has no right to it sees no way there', async () => {
  const desk = await openDesk('sw', 'baraka');
  const { page, words } = desk;
  await page.locator('[data-figure="ngr"]').waitFor();
  await desk.lookAt('dashboard');
  await desk.go('/insight?by=device');
  await page.getByRole('table').waitFor();
  await desk.lookAt('devices');
  await desk.go('/insight?part=cohorts');
  await page.getByRole('columnheader', { name: words('insight.size') }).waitFor();
  await desk.lookAt('cohorts');
  await desk.end();

  await database.query(`UPDATE staff_members SET role = 'support' WHERE username = 'rehema'`);
  const other = await openDesk('en', 'rehema');
  const sections = other.page.getByRole('navigation', { name: other.words('layout.sections') });
  await sections.getByRole('link', { name: other.words('sections.members') }).waitFor();
  for (const key of ['sections.dashboard', 'sections.insight']) {
    const link = sections.getByRole('link', { name: other.words(key), exact: true });
    assert.equal(await link.count(), 0, key);
  }
  await other.end();
});
