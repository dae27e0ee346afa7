/** Staying logged in on a device, what ends it, passkeys as a way in, and the lock. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { clickAtRest, desktop, phone, sharedBrowser } from '#e2e/fixtures/browser.ts';
import { logInAs, logOut, openLogin } from '#e2e/fixtures/member.ts';
import { openPerson, type Person, watched } from '#e2e/fixtures/person.ts';
import {
  enterOffice,
  type PlantedMember,
  plantMember,
  plantStaffSession,
} from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { openStaff } from '#e2e/fixtures/staff.ts';
import { patternOf } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);

// Passkeys are made for names alone.
const site = stack.origins.playerSite.replace('127.0.0.1', 'localhost');
const onPhone = {
  browser,
  stack,
  language: 'en',
  look: { ...phone, theme: 'dark' },
  isThorough: true,
  isOwn: true,
} as const satisfies Person;
const atDesk = {
  ...onPhone,
  language: 'sw',
  look: { ...desktop, theme: 'light' },
} as const satisfies Person;

/** A member's browser, with any number of tabs. */
const openDevice = async (person: Person, role: string) => {
  const visitor = await openPerson(person, 'player-site', role);
  const { context, words } = visitor;
  await context.addInitScript((language) => {
    if (location.protocol === 'about:' || localStorage.getItem('bahati.language')) return;
    localStorage.setItem('bahati.language', language);
  }, person.language);
  const member = (page: Page): Locator =>
    page.getByRole('button', { name: words('account_menu') }).first();
  const guest = (page: Page): Locator =>
    page.getByRole('link', { name: words('hd_log_in'), exact: true }).first();
  const newTab = async (path = '/'): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto(`${site}${path}`);
    return tab;
  };
  /** A tab of a process of its own has to compile the site: this one has done so. */
  let spare: Page | undefined;
  return {
    ...visitor,
    member,
    newTab,
    async logInAndStay(page: Page, who: { username: string; password: string }): Promise<void> {
      await page.goto(site);
      const dialog = await openLogin(page, words);
      await dialog.getByLabel(words('stay_logged_in')).check();
      const stays = page.waitForResponse((answer) => answer.url().endsWith('/stay'));
      await logInAs(page, who);
      assert.equal((await stays).status(), 200);
      await member(page).waitFor();
    },
    /** Whether a tab begins as the member that has nothing of its own, as a new one. */
    async opensAs(who: 'member' | 'guest'): Promise<void> {
      spare ??= await context.newPage();
      await spare.goto(`${site}/healthz`);
      await spare.evaluate(() => sessionStorage.clear());
      await spare.goto(site);
      await (who === 'member' ? member : guest)(spare).waitFor();
      await spare.goto(`${site}/healthz`);
    },
  };
};

type Device = Awaited<ReturnType<typeof openDevice>>;

const dialogOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

const press = (at: Locator, name: string): Promise<void> =>
  clickAtRest(at.getByRole('button', { name, exact: true }));

const changePassword = async (
  { page, words }: Device,
  who: PlantedMember,
  next: string,
): Promise<void> => {
  await page.goto(`${site}/member`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: words('safety_password') }) });
  await press(row, words('safety_change'));
  const dialog = dialogOf(page, words('change_password_title'));
  await dialog.locator('input[name=oldPassword]').fill(who.password);
  await dialog.locator('input[name=newPassword]').fill(next);
  await dialog.locator('input[name=confirmNewPassword]').fill(next);
  await press(dialog, words('change_password_submit'));
  await dialog.waitFor({ state: 'detached' });
};

const excludeOneself = async ({ page, words }: Device, password: string): Promise<void> => {
  await page.goto(`${site}/member/limits`);
  const row = page
    .locator('.break-row')
    .filter({ has: page.getByRole('heading', { name: words('limits_exclusion') }) });
  await press(row, words('limits_choose'));
  const dialog = dialogOf(page, words('limits_exclusion'));
  await dialog.locator('input[name=password]').fill(password);
  const typed = dialog.getByLabel(words('limits_type', { word: words('limits_word') }));
  await typed.fill(words('limits_word'));
  await press(dialog, words('limits_start_exclusion'));
};

test('a device stays logged in until a logout, a new password, staff or an exclusion ends it', async () => {
  const who = await plantMember(stack);
  const device = await openDevice(onPhone, 'phone');
  const other = await openDevice(atDesk, 'desk');
  const staff = await openStaff({ ...atDesk, isOwn: false });
  await watched('staying', [device, other, staff], async () => {
    const { page, words } = device;
    await device.logInAndStay(page, who);
    await device.opensAs('member');
    const reopened = await device.newTab();
    await device.member(reopened).waitFor();
    await page.goto(`${site}/member`);
    await page.getByText(words('device_stays')).waitFor();
    await device.lookAt('devices');
    await logOut(reopened, words);
    await page.getByText(words('login_expired')).waitFor();
    await device.opensAs('guest');
    await reopened.close();

    await device.logInAndStay(page, who);
    const password = 'Embe-Saba-2041';
    await changePassword(device, who, password);
    await device.member(page).waitFor();
    await device.opensAs('guest');
    await logOut(page, words);

    await device.logInAndStay(page, { ...who, password });
    await other.page.goto(site);
    await openLogin(other.page, other.words);
    await logInAs(other.page, { ...who, password });
    await other.page.goto(`${site}/member`);
    const remembered = other.page
      .getByRole('listitem')
      .filter({ hasText: other.words('device_stays') });
    await clickAtRest(remembered.getByRole('button'));
    const dialog = dialogOf(other.page, other.words('device_end'));
    await other.lookAt('ending a device');
    await press(dialog, other.words('device_end'));
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(words('login_expired')).waitFor();
    await device.opensAs('guest');

    await device.logInAndStay(page, { ...who, password });
    await enterOffice(staff.page.context(), await plantStaffSession(stack, 'zawadi'), 'sw');
    await staff.page.goto(stack.origins.backOffice);
    await staff.openCard(who.username);
    await staff.block(who.username);
    await page.getByText(words('login_expired')).waitFor();
    await device.opensAs('guest');
    await staff.unblock(who.username);

    await device.logInAndStay(page, { ...who, password });
    await excludeOneself(device, password);
    await device.opensAs('guest');
  });
});

const pin = '2907';

/** As if nobody had touched any device of the member for six minutes. */
const passUnused = async (id: bigint): Promise<void> => {
  for (const table of ['sessions', 'remembered_devices']) {
    await database.query(
      `UPDATE ${table} SET active_at = active_at - interval '6 minutes' WHERE member_id = $1`,
      [id],
    );
  }
};

test('a passkey logs in, and a lock shuts every tab until the PIN or the passkey opens it', async () => {
  const who = await plantMember(stack, { balance: 123_400n });
  const device = await openDevice(onPhone, 'phone');
  await watched('lock', [device], async () => {
    const { page, words, lookAt } = device;
    const cdp = await device.context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await device.logInAndStay(page, who);
    await page.goto(`${site}/member`);
    const main = page.getByRole('main');
    await press(main, words('passkey_add'));
    const adding = dialogOf(page, words('passkey_add'));
    await adding.locator('input[name=passkeyName]').fill('My phone');
    await adding.locator('input[name=password]').fill(who.password);
    await press(adding, words('passkey_add'));
    await main.getByText('My phone').waitFor();
    await logOut(page, words);
    const login = await openLogin(page, words);
    await login.getByLabel(words('stay_logged_in')).check();
    await press(login, words('passkey_log_in'));
    await login.waitFor({ state: 'detached' });

    await page.goto(`${site}/member`);
    const section = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words('lock_setting_title') }) });
    await press(section, words('lock_turn_on'));
    const setting = dialogOf(page, words('lock_setting_title'));
    await setting.locator('input[name=pin]').fill('1234');
    await setting.locator('input[name=pinAgain]').fill('1234');
    await setting.locator('input[name=password]').fill(who.password);
    await press(setting, words('lock_turn_on'));
    await setting.getByText(words('refusal_pin_weak')).waitFor();
    await setting.locator('input[name=pin]').fill(pin);
    await setting.locator('input[name=pinAgain]').fill(pin);
    await lookAt('setting a lock');
    await press(setting, words('lock_turn_on'));
    await setting.waitFor({ state: 'detached' });
    await section.getByText(words('lock_setting_on_other', { count: '5' })).waitFor();
    await lookAt('lock is set');

    const second = await device.newTab();
    await second.getByText('1,234').first().waitFor();
    await press(section, words('lock_now'));
    const locked = (tab: Page): Locator =>
      tab.getByRole('heading', { level: 1, name: words('lock_title') });
    for (const tab of [page, second]) await locked(tab).waitFor();
    assert.equal(await second.getByText('1,234').count(), 0);
    assert.equal(await page.locator('.ui-toast').count(), 0);
    await lookAt('locked');
    // A tab that begins by the device's cookie is locked too.
    const third = await device.newTab();
    await locked(third).waitFor();
    await third.locator('input[name=pin]').fill('1357');
    await third.keyboard.press('Enter');
    await third.getByText(patternOf(words('refusal_pin_wrong'))).waitFor();
    await third.locator('input[name=pin]').fill(pin);
    await third.keyboard.press('Enter');
    for (const tab of [page, second, third]) await device.member(tab).waitFor();
    await second.getByText('1,234').first().waitFor();
    await third.close();

    await passUnused(who.id);
    await page.reload();
    await locked(page).waitFor();
    // A page that begins locked offers the passkey as well.
    await page.reload();
    await press(main, words('lock_by_passkey'));
    await device.member(page).waitFor();

    await passUnused(who.id);
    await page.reload();
    for (const left of [4, 3, 2, 1, 0]) {
      await page.locator('input[name=pin]').fill('1357');
      await press(main, words('lock_unlock'));
      const said = left > 0 ? words('refusal_pin_wrong', { left: String(left) }) : undefined;
      await page.getByText(said ?? words('login_expired')).waitFor();
      if (left === 4) await lookAt('wrong PIN');
    }
    await device.opensAs('guest');
  });
});
