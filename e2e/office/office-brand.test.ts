/** Staff set the brand and the open player site follows: desk in English, phone in Swahili. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { addStaffUser, type Desk, openDesk, openReader } from '#e2e/fixtures/desk.ts';
import { plantSession } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }] = await Promise.all([
  openStack({ parts: ['platform'] }),
  sharedBrowser(),
]);

before(() => addStaffUser(database, { username: 'mkuu', role: 'administrator' }));

const accent = { fill: '#5fb3d9', onLight: '#0f5c80', onDark: '#7cc6e8' };

const open = async ({ page, words, go, press, dialog }: Desk, part: string, card: string) => {
  await go(`/brand?part=${part}`);
  const region = page.getByRole('region', { name: words(card), exact: true });
  await press('access.change', region);
  await dialog.waitFor();
  return region;
};

const openPlayer = async (at = '/') => {
  const member = await plantSession(stack, 'amani');
  const reader = await openReader({ stack, language: 'sw', member, at, isRefused: 'closed' });
  return {
    ...reader,
    accent: () =>
      reader.page.evaluate(() => document.documentElement.style.getPropertyValue('--brass')),
  };
};

test('the look, the games and the contacts that staff set stand on open phones', async () => {
  const desk = await openDesk({ stack, language: 'en', staff: 'zawadi', isRefused: true });
  const { page, words, dialog, lookAt, lookAround, confirm } = desk;
  const player = await openPlayer();
  const slots = player.page.getByRole('link', { name: player.words('con_rng'), exact: true });
  await slots.first().waitFor({ state: 'attached' });

  await open(desk, 'look', 'theme.title');
  await dialog.getByLabel(words('theme.own_accent')).check();
  const onLight = dialog.getByLabel(words('theme.accent_onLight'));
  await onLight.fill(accent.onDark);
  await dialog.getByText(words('theme.accent_unreadable')).waitFor();
  await onLight.fill(accent.onLight);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await page.locator('.office-brand').screenshot(),
  });
  await dialog.getByRole('img', { name: words('theme.picture') }).waitFor();
  await lookAt('own look');
  await confirm('access.save', 'The new look of the house');
  await until('the accent', async () => (await player.accent()) === accent.fill);
  await player.page.locator('header img.brand-picture:visible').first().waitFor();
  await player.lookAt('own look');
  await page.locator('img.office-logo:visible').first().waitFor();

  await open(desk, 'lobby', 'brand_settings.lobby');
  await dialog.getByLabel(words('game_categories.RNG'), { exact: true }).check();
  await lookAround('lobby');
  await confirm('access.save', 'Slots are being tested');
  await until('the menu', async () => (await slots.count()) === 0);

  await open(desk, 'contacts', 'brand_settings.contacts');
  const service = 'https://help.example/bahati';
  await dialog.getByLabel(words('brand_settings.customerServiceUrl')).fill(service);
  await lookAround('contacts');
  await confirm('access.save', 'The desk has moved house');
  await page.getByText(service).waitFor();
  await database.query('UPDATE brands SET status = 1');
  await player.page.locator(`a[href="${service}"]`).waitFor();
  await database.query('UPDATE brands SET status = 0');
  await desk.end();
  await player.end();
});

test('less protection of players waits for another of the staff, who reads it on a phone', async () => {
  const desk = await openDesk({ stack, language: 'en', staff: 'zawadi', isRefused: true });
  const { words, dialog, lookAround, confirm } = desk;
  const card = await open(desk, 'protection', 'brand_settings.protection');
  // Over a slow line, where a form that closes at once could be opened again over what was read before.
  await desk.page.route('**/bo/brand/protection', async (route) => {
    if (route.request().method() === 'GET') await pause(500);
    await route.continue();
  });
  const age = dialog.getByLabel(words('brand_settings.minimumAge'), { exact: true });
  await age.fill('17');
  await confirm('access.save', 'The board has decided');
  await dialog
    .getByText(words('brand_settings.number_wrong', { least: '18', most: '25' }))
    .waitFor();
  await age.fill('21');
  await lookAround('protection');
  await confirm('access.save');
  await dialog.waitFor({ state: 'detached' });
  await open(desk, 'protection', 'brand_settings.protection');
  await age.fill('20');
  await confirm('access.save', 'The board has decided again');
  await card.getByText(words('approvals.one_more')).waitFor();
  await lookAround('protection that waits');
  await desk.end();

  const other = await openDesk({ stack, language: 'sw', staff: 'mkuu', at: '/approvals' });
  await other.page.getByText(other.words('change_kinds.brand_protection')).first().waitFor();
  await other.lookAt('protection among the approvals');
  await other.go('/brand?part=protection');
  await other.press('money_rules.approve');
  await until('the age', async () => {
    const { rows } = await database.query<{ age: number }>('SELECT minimum_age AS age FROM brands');
    return rows[0]?.age === 20;
  });
  const company = other.page.getByRole('region', { name: other.words('brand_settings.company') });
  await other.go('/brand?part=company');
  await company.getByText('Africa/Nairobi').waitFor();
  await other.lookAt('company');
  await other.end();
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM audit_entries WHERE action LIKE 'brand_protection.%'`,
  );
  assert.equal(rows[0]?.count, 3);
});
