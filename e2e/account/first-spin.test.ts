/** From the first look at the site to the first spin, as somebody new does it on a phone. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';

import type { Locator } from 'playwright-core';

import { holdPhone } from '#e2e/cashier/simulated-phone.ts';
import { clickAtRest, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { openGame } from '#e2e/fixtures/game-frame.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

// A stack of its own: other journeys make games popular that only they can open.
const [{ stack }, browser] = await Promise.all([
  openStack({ hasRealPasswords: true }),
  sharedBrowser(),
]);

/** What the way may cost at most. */
const mostTaps = 12;

/** A number nobody has, without its country. */
const digits = `7${randomInt(10_000_000, 99_999_999)}`;

test('a visitor registers, deposits and spins within twelve taps, then adds the number', async () => {
  const language = 'en';
  const look = { ...phone, theme: 'dark' as const };
  const member = await openMember({ browser, stack, language, look, isThorough: false });
  const { page, words, lookAt, password, username } = member;
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: words('register_title') });
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  const tapAndType = async (target: Locator, text: string): Promise<void> => {
    await tap(target);
    await target.fill(text);
  };
  try {
    await page.goto(stack.origins.playerSite);
    await tap(page.getByRole('link', { name: words('hd_sign_up'), exact: true }).first());
    const name = form.locator('input[name=username]');
    // The keyboard is up already: typing needs no tap.
    await until('the first field is under the fingers', () =>
      name.evaluate((field) => field === document.activeElement),
    );
    await page.keyboard.type(username);
    await tapAndType(form.locator('input[name=password]'), password);
    await tapAndType(form.locator('input[name=confirmPassword]'), password);
    await tapAndType(form.locator('input[name=birthday]'), '1990-05-17');
    await tap(form.locator('input[name=terms]'));
    await tap(form.getByRole('button', { name: words('register_submit') }));

    const welcome = page.getByRole('dialog').filter({ hasText: words('welcome_lead') });
    await lookAt('welcome');
    await tap(welcome.getByRole('link', { name: words('welcome_deposit') }));
    await tapAndType(main.getByRole('textbox', { name: words('deposit_payer') }), `0${digits}`);
    await tap(main.getByRole('button', { name: /500$/ }));
    await main.getByText(words('deposit_credited')).waitFor();
    await tap(main.locator('button[type=submit]'));
    await holdPhone(stack.origins.payments, `254${digits}`).answer();
    // Five of a hundred are tax.
    await page.getByText(words('toast_deposit_completed', { amount: 'KSh 475.00' })).waitFor();
    await page.getByRole('heading', { name: words('deposit_title_completed') }).waitFor();
    await lookAt('first deposit completed');
    const completed = page.url();
    await tap(
      main
        .getByRole('region', { name: words('deposit_games') })
        .getByRole('link')
        .first(),
    );
    const game = openGame(page, language);
    await game.waitUntilOpen();
    await tap(game.spinButton);
    assert.ok((await game.playToEnd()).length > 0);
    assert.ok(taps <= mostTaps, `${taps} taps`);

    await page.goto(`${stack.origins.playerSite}/member/depositv2`);
    // Who paid once by a phone is asked at it again.
    await main
      .getByText(`${digits.slice(-2)}`, { exact: false })
      .first()
      .waitFor();
    assert.equal(await main.getByRole('textbox', { name: words('deposit_payer') }).count(), 0);
    await page.goto(completed);
    await addNumber();
    assert.deepEqual(member.complaints, []);
  } catch (error) {
    await takePicture(page, 'first-spin-failed');
    throw error;
  } finally {
    await member.close();
  }

  /** From the deposit of before: the code arrives at the same simulated phone. */
  async function addNumber(): Promise<void> {
    await main.getByText(words('phone_offer_text')).waitFor();
    await lookAt('the number is offered');
    await clickAtRest(main.getByRole('button', { name: words('safety_mobile_bind') }));
    const dialog = page.getByRole('dialog', { name: words('safety_mobile_bind') });
    await dialog.locator('input[type=password]').fill(password);
    await dialog.locator('input[type=tel]').fill(digits);
    await dialog.getByRole('button', { name: words('code_send') }).click();
    const held = holdPhone(stack.origins.payments, `254${digits}`);
    const code = await until(
      'the code is on the phone',
      async () => /\b(\d{6}) /.exec(await held.messages())?.[1],
    );
    await dialog.locator('input[name=verificationCode]').fill(code);
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await main.getByText(words('phone_offer_text')).waitFor({ state: 'detached' });
  }
});
