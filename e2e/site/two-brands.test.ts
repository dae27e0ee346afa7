/** Two brands behind one port: a phone in Tanzania and a desk in Kenya, under the same user name. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';

import { holdPhone } from '#e2e/cashier/simulated-phone.ts';
import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { logInAs, openLogin, openMember, readBalance } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack }, browser] = await Promise.all([openStack({ hasTanzania: true }), sharedBrowser()]);
if (!stack.tanzania) throw new Error('The second brand is missing.');
const tanzania = { ...stack, ...stack.tanzania };

/** One name for both, since nobody of one brand is anybody in the other. */
const username = `pacha${randomBytes(3).toString('hex')}`;
const payer = '255754000777';

const arrive = async (person: Person, logo: string) => {
  const member = await openMember(person, username);
  const { page, words } = member;
  return {
    ...member,
    async comeIn(): Promise<void> {
      await page.goto(person.stack.origins.playerSite);
      await page.getByRole('link', { name: words('brand_home', { name: logo }) }).waitFor();
      await until(`the site speaks ${person.language}`, () =>
        page.evaluate((tag) => document.documentElement.lang === tag, person.language),
      );
      await member.lookAt('brand home');
      const dialog = await openLogin(page, words);
      await dialog.getByRole('link', { name: words('login_to_register') }).click();
      await member.fillRegistration();
    },
    /** The names of what money may come in by. */
    async openDeposit(): Promise<string[]> {
      await page.goto(`${person.stack.origins.playerSite}/member/depositv2`);
      const names = page.getByRole('main').locator('.method-name');
      await names.first().waitFor();
      await member.lookAt('brand deposit');
      return names.allInnerTexts();
    },
  };
};

test('a member of Tanzania and one of Kenya have one name, and nothing else in common', async () => {
  const look = { ...phone, theme: 'dark' as const };
  const here = await arrive(
    { browser, stack: tanzania, language: 'sw', look, isThorough: true },
    'Bahati TZ',
  );
  const desk = { ...desktop, theme: 'light' as const };
  const there = await arrive(
    { browser, stack, language: 'en', look: desk, isThorough: true },
    'Bahati',
  );
  await watched('two-brands', [here, there], async () => {
    await here.comeIn();
    assert.deepEqual(await here.openDeposit(), ['M-Pesa', 'Airtel Money', 'Uhamisho wa benki']);
    const main = here.page.getByRole('main');
    await main.getByRole('textbox', { name: here.words('deposit_payer') }).fill(`+${payer}`);
    await main.getByRole('textbox', { name: here.words('deposit_amount') }).fill('5000');
    await main.getByText(here.words('deposit_credited')).waitFor();
    await main.locator('button[type=submit]').click();
    // The simulator of this brand asks its own phone, and tells this brand of the answer.
    await holdPhone(tanzania.origins.payments, payer).answer();
    await main.getByRole('heading', { name: here.words('deposit_title_completed') }).waitFor();
    await until('the balance in shillings of Tanzania', async () =>
      /TSh\s*5,000/.test(await readBalance(here.page, here.words)),
    );
    await here.lookAt('brand deposit completed');

    await there.comeIn();
    const methods = await there.openDeposit();
    assert.ok(methods.includes('Card') && methods.includes('Pesa Pepe'), methods.join());
    await until('the balance in shillings of Kenya', async () =>
      /KSh\s*0/.test(await readBalance(there.page, there.words)),
    );
    await there.logOut();
    await openLogin(there.page, there.words);
    await logInAs(there.page, there);
    await until('the balance in shillings of Kenya', async () =>
      /KSh\s*0/.test(await readBalance(there.page, there.words)),
    );
  });
  await stack.verify();
});
