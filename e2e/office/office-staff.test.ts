/** Staff users come by a link, are given rights by two people, and lose them by two. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { isLongTier } from '@bahati/testing/tier.ts';
import { desktop, type Look, phone, sharedBrowser } from '#e2e/fixtures/browser.ts';
import { type DemoPerson, demoStaff, codeOf } from '#e2e/fixtures/demo-people.ts';
import { watched } from '#e2e/fixtures/person.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { openStaff } from '#e2e/fixtures/staff.ts';
import { type Language, readWords } from '#e2e/fixtures/words.ts';

const [{ stack }, browser] = await Promise.all([
  openStack({ parts: ['platform'] }),
  sharedBrowser(),
]);

/** One person before a screen of his own, with what was found there. */
const openDesk = async (name: string, language: Language, look: Look) => {
  const staff = await openStaff({ browser, stack, language, look, isThorough: true }, name);
  const { page, words, lookAt, speak } = staff;
  const english = readWords('back-office', 'en');
  const dialog = page.getByRole('dialog');
  const press = (key: string, within: Pick<Page, 'getByRole'> = page) =>
    within.getByRole('button', { name: words(key), exact: true }).click();
  const told = (key: string, values: Record<string, string> = {}) =>
    page.getByText(words(key, values), { exact: true }).first().waitFor();

  return {
    ...staff,
    dialog,
    press,
    told,

    /** By the address: on a phone the way between screens stands in a menu. */
    open: (path: string) => page.goto(`${stack.origins.backOffice}${path}`),

    async confirm(key: string): Promise<void> {
      await dialog.getByLabel(words('access.reason')).fill('For the evening shift');
      await press(key, dialog);
    },

    async invite(username: string, roleKey: string): Promise<string> {
      await this.open('/staff');
      await press('staff.invite');
      await press('staff.invite_now', dialog);
      await dialog.getByText(words('staff.role_missing')).waitFor();
      await dialog.getByLabel(words('ra.auth.username')).fill(username);
      await dialog.getByLabel(words('staff.role')).selectOption({ label: words(roleKey) });
      await lookAt('inviting');
      await this.confirm('staff.invite_now');
      const link = await dialog.getByText(`${stack.origins.backOffice}/invitation#`).innerText();
      await lookAt('link');
      await press('staff.link_done', dialog);
      return link;
    },

    /** The new person at the door: a password, the authenticator, one code of it. */
    async enrol(link: string, username: string): Promise<DemoPerson> {
      await page.goto(link);
      await page.getByRole('heading', { name: english('invitation.title') }).waitFor();
      await speak();
      await page.getByRole('img', { name: words('own.qr') }).waitFor();
      const shown = await page.locator('.authenticator-key code').innerText();
      const person = {
        username,
        password: 'Bustani-ya-Forodhani-9',
        totpSecret: shown.replaceAll(' ', ''),
      };
      await page.getByLabel(words('own.new_password')).fill(person.password);
      await page.getByLabel(words('login.code')).fill('000000');
      await press('invitation.accept');
      await told('refusals.code_wrong');
      await lookAt('door');
      await page.getByLabel(words('login.code')).fill(await codeOf(stack, person));
      await press('invitation.accept');
      await page.getByRole('heading', { level: 1, name: words('sections.own') }).waitFor();
      await lookAt('own account');
      return person;
    },

    /** Asks for another role on the staff user's card. */
    async askRole(username: string, roleKey: string): Promise<void> {
      await this.open('/staff');
      await page.getByRole('link', { name: username, exact: true }).click();
      await page.getByRole('region', { name: words('staff.account') }).waitFor();
      await press('staff.change_role');
      await dialog.getByLabel(words('staff.role')).selectOption({ label: words(roleKey) });
      await this.confirm('staff.role_now');
      await told('staff.told_role_asked', { username });
    },

    /** Gives the second word to the one wish that waits. */
    async approve(): Promise<void> {
      await this.open('/approvals');
      await press('withdrawals.approve');
      await lookAt('approval');
      await press('approvals.approve_now', dialog);
      await told('approvals.told_applied');
    },
  };
};

for (const [language, look] of [
  ['en', { ...desktop, theme: 'dark' }],
  ['sw', { ...phone, theme: 'light' }],
] as const) {
  // The other language walks the same way in the long tier.
  if (!isLongTier && language !== 'en') continue;
  test(`a staffUser comes by a link and is given rights by two people (${language})`, async () => {
    const username = `mgeni-${language}`;
    const asker = await openDesk('asker', language, look);
    const second = await openDesk('second', language, look);
    const newcomer = await openDesk('newcomer', language, look);
    await watched('staff', [asker, second, newcomer], async () => {
      await asker.logIn(demoStaff('zawadi'));
      const link = await asker.invite(username, 'roles.cashier');
      await asker.page.getByRole('link', { name: username, exact: true }).waitFor();
      await asker.lookAt('people');

      await newcomer.enrol(link, username);
      const deposits = () => newcomer.open('/deposits');
      await deposits();
      await newcomer.page.getByText(newcomer.words('ra.page.access_denied')).first().waitFor();

      // Who asked may take it back, and finds nothing to approve.
      await asker.open('/approvals');
      await asker.page
        .getByRole('button', { name: asker.words('adjustments.take_back') })
        .waitFor();
      const ownWord = asker.page.getByRole('button', { name: asker.words('withdrawals.approve') });
      assert.equal(await ownWord.count(), 0);

      await second.logIn(demoStaff('rehema'));
      await second.approve();
      await deposits();
      const heading = newcomer.page.getByRole('heading', {
        level: 1,
        name: newcomer.words('sections.deposits'),
      });
      await heading.waitFor();
      // A cashier keeps no staff users and has no way there.
      const staffLink = newcomer.page.getByRole('link', {
        name: newcomer.words('sections.staff'),
        exact: true,
      });
      assert.equal(await staffLink.count(), 0);

      await asker.askRole(username, 'roles.analyst');
      await asker.lookAt('card');
      await second.approve();
      await deposits();
      await newcomer.page.getByText(newcomer.words('ra.page.access_denied')).first().waitFor();
      await asker.open('/staff?part=roles');
      await asker.page.getByRole('button', { name: asker.words('roles.operator') }).click();
      await asker.lookAt('roles');
    });
  });
}
