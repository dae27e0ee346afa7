/** Two brands behind one port: a phone in Tanzania and a desk in Kenya, under the same user name. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { holdPhone } from '#e2e/cashier/simulated-phone.ts';
import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { logInAs, openLogin, openMember, readBalance } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ hasTanzania: true }),
  sharedBrowser(),
]);
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

/** The figures an element goes through as it changes so often, in hundredths. */
const figuresOf = (element: Locator, changes: number): Promise<number[]> =>
  element.evaluate(async (node, wanted) => {
    const read = () => Number((node.textContent ?? '').replaceAll(/\D/g, ''));
    const figures = [read()];
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (read() === figures.at(-1)) return;
        figures.push(read());
        if (figures.length > wanted) resolve(observer.disconnect());
      });
      observer.observe(node, { childList: true, characterData: true, subtree: true });
    });
    return figures;
  }, changes);

const stepsOf = (figures: readonly number[]): number[] =>
  figures.slice(1).map((figure, at) => figure - (figures[at] ?? 0));

/** The decorative figures of the specification, on home and in a list (spec §2, §9). */
const seeDecoration = async (page: Page, site: string): Promise<void> => {
  const jackpot = page.locator('.jackpot-figure');
  await jackpot.waitFor();
  const figures = await figuresOf(jackpot, 2);
  for (const figure of figures) assert.ok(figure >= 1e10 && figure <= 1e11, `${figure}`);
  for (const step of stepsOf(figures)) assert.ok(step >= 10_000 && step <= 50_000, `${step}`);
  const ofRow = page.locator('.game-row .tile-counter').first();
  assert.deepEqual(stepsOf(await figuresOf(ofRow, 2)), [16_511, 16_511]);
  await page.goto(`${site}/rng`);
  const ofList = page.locator('.game-grid .tile-counter').first();
  assert.deepEqual(stepsOf(await figuresOf(ofList, 1)), [16_511]);
};

/** No figure that nobody has paid: none where there is no pool, and then the pool's own. */
const seePools = async (page: Page, site: string, title: string): Promise<void> => {
  const { rows } = await database.query(
    `SELECT 1 FROM accounts WHERE kind = 'jackpot_pool' AND balance > 0`,
  );
  assert.equal(rows.length, 0, 'nobody has played for a jackpot');
  await page.locator('.game-row .ui-tile').first().waitFor();
  assert.deepEqual(await page.locator('.jackpot, .tile-counter').allInnerTexts(), []);
  await database.query(
    `INSERT INTO accounts (id, owner_id, kind, scope, currency, balance)
     VALUES (nextval('operator_account_ids'), 0, 'jackpot_pool', 'BAHATI grand', 'KES', 123456700)`,
  );
  await page.goto(`${site}/rng`);
  await page.locator('.game-grid .ui-tile').first().waitFor();
  assert.equal(await page.locator('.tile-counter').count(), 0);
  await page.goto(site);
  await page.getByRole('heading', { name: title }).waitFor();
  await until('the pool stands in full', async () =>
    /,\d{3},567\.00|234,567\.00/.test(await page.locator('.jackpot-levels').innerText()),
  );
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
    await seeDecoration(here.page, tanzania.origins.playerSite);
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
    await seePools(there.page, stack.origins.playerSite, there.words('jackpots_total'));
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
  // A pool that no stake has paid in would not balance.
  await database.query(`DELETE FROM accounts WHERE kind = 'jackpot_pool'`);
  await stack.verify();
});
