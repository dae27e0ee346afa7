/** What a brand offers by its flags: seen and open while a flag is on, hidden and closed while it is off. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { logInAs, openMember } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { enterOffice, plantMember, plantStaffSession } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { openStaff } from '#e2e/fixtures/staff.ts';
import type { Words } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['payment-simulator', 'platform'] }),
  sharedBrowser(),
]);
await database.query(`UPDATE social_providers SET issuer = $1 || '/sign-in/' || code`, [
  stack.origins.payments,
]);

const onPhone: Person = {
  browser,
  stack,
  language: 'sw',
  look: { ...phone, theme: 'light' },
  isThorough: true,
};
const atDesk: Person = { ...onPhone, language: 'en', look: { ...desktop, theme: 'dark' } };

const setFlags = (flags: Record<string, boolean>) =>
  database.query('UPDATE brands SET flags = flags || $1', [JSON.stringify(flags)]);

/** What the login and the registration offer, each with the flag it hangs on. */
const offers = (page: Page, words: Words): Record<string, Locator> => {
  const dialog = page.getByRole('dialog');
  return {
    mobileCodeLogin: dialog.getByRole('tab', { name: words('login_by_sms') }),
    CHNGPASSMAIL3: dialog.getByRole('link', { name: words('login_forgot') }),
    freePlay: dialog.getByRole('button', { name: words('free_play_start') }),
    oneClickSocialLogin: dialog.getByRole('button', {
      name: words('social_continue', { name: 'Taa ID (demo)' }),
    }),
  };
};

const openPopup = async (page: Page, words: Words, popup: 'login' | 'register') => {
  await page.goto(`${stack.origins.playerSite}/?popup=${popup}`);
  const dialog = page.getByRole('dialog', { name: words(`${popup}_title`) });
  await dialog.locator('form').waitFor();
  return dialog;
};

const { rows: demo } = await database.query('SELECT flags FROM brands');
/** However the test before ended. */
beforeEach(() => setFlags(demo[0].flags));

test('a phone shows what the brand offers, and nothing of what it does not', async () => {
  const member = await openMember(onPhone);
  const { page, words, lookAt } = member;
  const digits = `71${randomInt(1_000_000, 9_999_999)}`;
  await watched('brand-flags-sw', [member], async () => {
    await member.arrive();
    for (const [flag, offer] of Object.entries(offers(page, words))) {
      await offer.waitFor().catch(() => assert.fail(`${flag} is on, and nothing shows it`));
    }
    const both = await openPopup(page, words, 'register');
    await both.getByRole('tab', { name: words('register_by_mobile') }).waitFor();

    await setFlags({
      USERNAMEREG3: false,
      MOBILENUMPASSREG3: false,
      CHNGPASSMAIL3: false,
      CHNGPASSVERIF3: false,
      mobileCodeLogin: false,
      verificationCodeLogin: true,
      freePlay: false,
      oneClickSocialLogin: false,
      manualRebate: false,
      points: false,
    });
    const login = await openPopup(page, words, 'login');
    await login.locator('input[name=captcha]').waitFor();
    for (const [flag, offer] of Object.entries(offers(page, words))) {
      assert.equal(await offer.count(), 0, `${flag} is off, and still shown`);
    }
    await lookAt('login with little offered');
    const form = await openPopup(page, words, 'register');
    assert.equal(await form.getByRole('tab').count(), 0);
    assert.equal(await form.locator('input[type=password]').count(), 0);
    await form.locator('input[name=mobileNum]').fill(digits);
    await form.getByRole('button', { name: words('code_send') }).click();
    const code = await until('the code was sent', async () => {
      const { rows } = await database.query(
        'SELECT body FROM outgoing_messages WHERE recipient = $1',
        [`+254${digits}`],
      );
      return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0];
    });
    await form.locator('input[name=verificationCode]').fill(code);
    await form.locator('input[name=birthday]').fill('1990-05-17');
    await form.locator('input[name=terms]').check();
    await lookAt('registration without a password');
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'detached' });
    await page.goto(`${stack.origins.playerSite}/member`);
    await page.getByRole('button', { name: words('first_password_set'), exact: true }).waitFor();
    assert.equal(await page.getByRole('link', { name: words('rebate_title') }).count(), 0);
    assert.equal(await page.getByRole('link', { name: words('points_menu') }).count(), 0);
  });
});

test('staff switch a feature off and on, and an expired password is changed first', async () => {
  const staff = await openStaff(atDesk);
  const member = await openMember(atDesk);
  const { page, words, lookAt } = member;
  await enterOffice(staff.context, await plantStaffSession(stack, 'zawadi'), 'en');
  const planted = await plantMember(stack);
  await watched('brand-flags-en', [staff, member], async () => {
    await staff.page.goto(`${stack.origins.backOffice}/brand`);
    // Nobody has played for a jackpot: the real ones are none, the decoration is there.
    const pools = staff.page.getByRole('checkbox', {
      name: staff.words('brand_flags.jackpotCounterIsPool'),
    });
    const isDecorated = async () => {
      const told = page.waitForResponse(/whitelabel/);
      await page.goto(stack.origins.playerSite);
      await (await told).finished();
      await page.getByText(words('winners_none_title')).waitFor();
      return (await page.locator('.jackpot-figure').count()) === 1;
    };
    await pools.click();
    await until('the decorative counter is there', isDecorated);
    await pools.click();
    await until('the decorative counter is gone', async () => !(await isDecorated()));

    const free = staff.page.getByRole('checkbox', { name: staff.words('brand_flags.freePlay') });
    const isOffered = async () => {
      await openPopup(page, words, 'login');
      return (await offers(page, words)['freePlay']?.count()) === 1;
    };
    await free.click();
    await staff.lookAt('features of the brand');
    await until('free play is gone', async () => !(await isOffered()));
    await free.click();
    await until('free play is back', isOffered);

    await database.query('UPDATE brands SET password_expiry_days = 90');
    await setFlags({ forcedPasswordExpiry: true });
    await database.query(
      `UPDATE credentials SET password_changed_at = now() - interval '91 days' WHERE username = $1`,
      [planted.username],
    );
    await logInAs(page, planted);
    const change = page.getByRole('dialog', { name: words('change_password_title') });
    await lookAt('expired password');
    await change.locator('input[name=oldPassword]').fill(planted.password);
    await change.locator('input[name=newPassword]').fill('Embe-Saba-2041');
    await change.locator('input[name=confirmNewPassword]').fill('Embe-Saba-2041');
    await change.getByRole('button', { name: words('change_password_submit') }).click();
    await change.waitFor({ state: 'detached' });
    await page.getByRole('group', { name: words('balance'), exact: true }).waitFor();
  });
});

test('one registers and comes back by a demo provider, and links another', async () => {
  const member = await openMember({ ...atDesk, isOwn: true });
  const { page, words, lookAt } = member;
  const name = 'Zuhura wa Soko';
  const continueWith = (provider: string) =>
    page.getByRole('button', { name: words('social_continue', { name: provider }) });
  const answerAt = async (code: string) => {
    await page.waitForURL(`${stack.origins.payments}/sign-in/${code}/**`);
    await page.locator('input[name=name]').fill(name);
    await lookAt(`at the provider ${code}`);
    await page.locator('button[value=continue]').click();
    await page.waitForURL(`${stack.origins.playerSite}/**`);
  };
  await watched('demo-providers-en', [member], async () => {
    await openPopup(page, words, 'login');
    await lookAt('three providers');
    await continueWith('Taa ID (demo)').click();
    await answerAt('taa');
    await page.getByRole('heading', { name: words('social_register_title') }).waitFor();
    await page.locator('input[name=birthday]').fill('1990-05-17');
    await page.locator('input[name=terms]').check();
    await page.getByRole('button', { name: words('register_submit') }).click();
    await member.lookAroundFirst();
    await page.getByRole('group', { name: words('balance'), exact: true }).waitFor();

    await page.goto(`${stack.origins.playerSite}/member`);
    const dialog = page.getByRole('dialog');
    // A page that just came goes to its top once more, away from under the pointer.
    await until('the form is open', async () => {
      if ((await dialog.count()) > 0) return true;
      await page.getByRole('button', { name: words('first_password_set'), exact: true }).click();
      return false;
    });
    await lookAt('first password');
    await dialog.locator('input[name=newPassword]').fill('Embe-Saba-2041');
    await dialog.locator('input[name=confirmNewPassword]').fill('Embe-Saba-2041');
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    const link = page.getByRole('button', {
      name: words('social_bind_to', { name: 'Soko ID (demo)' }),
    });
    await link.click();
    await dialog.locator('input[name=password]').fill('Embe-Saba-2041');
    await dialog.locator('button[type=submit]').click();
    await answerAt('soko');
    await link.waitFor({ state: 'detached' });
    await member.logOut();

    await openPopup(page, words, 'login');
    await continueWith('Soko ID (demo)').click();
    await answerAt('soko');
    await page.getByRole('group', { name: words('balance'), exact: true }).waitFor();
  });
});
