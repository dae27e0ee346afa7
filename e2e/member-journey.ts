/** A member at work, by what he sees and clicks; no step calls the server by itself. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';

import {
  clickAtRest,
  findObstacles,
  isItsTurn,
  type Look,
  openVisitor,
  takePicture,
  until,
} from './browser.ts';
import type { DemoPerson } from './demo-people.ts';
import { openGame } from './game-frame.ts';
import { enterSite, plantMember } from './planted.ts';
import type { Stack } from './stack.ts';
import { type Language, patternOf, readWords, type Words } from './words.ts';

export type Person = {
  browser: Browser;
  stack: Stack;
  language: Language;
  look: Look;
  /**
   * Hold every page against the rules of accessibility, not only against the screen's width? In
   * turn where somebody walks the same way in the other language.
   */
  isThorough?: boolean | 'in turn';
  /** In a page that nobody had before: where what a first visit fetches is the subject. */
  isOwn?: boolean;
};

const password = 'Ndizi-Tatu-2040';
const paymentPassword = '730582';
const mobileNumber = '712345678';

/** Is this screen to be held against the rules of accessibility by this person? */
export const isJudged = ({ isThorough = false, language }: Person, screen: string): boolean =>
  isThorough === 'in turn' ? isItsTurn(screen, language === 'en' ? 0 : 1) : isThorough;

export const openMember = async (person: Person) => {
  const { browser, stack, language, look, isOwn = false } = person;
  const visitor = await openVisitor(browser, look, { isOwn });
  const { page, complaints } = visitor;
  const words = readWords('player-site', language);
  const username = `mtu${randomBytes(4).toString('hex')}`;
  /** What keeps people from using the pages seen on the way. */
  const findings: string[] = [];

  const lookAt = async (where: string): Promise<void> => {
    await takePicture(page, `${language}-${look.size.width}-${where}`);
    findings.push(
      ...(await findObstacles(page, isJudged(person, where))).map(
        (finding) => `${where}: ${finding}`,
      ),
    );
  };
  const button = (key: string, values?: Record<string, string>): Locator =>
    page.getByRole('button', { name: words(key, values), exact: true });
  const main = page.getByRole('main');

  return {
    username,
    password,
    findings,
    complaints,
    page,
    context: visitor.context,
    words,
    close: visitor.close,
    lookAt,

    /** Home, in the language and on the screen of this visitor. */
    async arrive(): Promise<void> {
      await page.goto(stack.origins.playerSite);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (language !== 'en') await chooseLanguage(page, readWords('player-site', 'en'), language);
      await lookAt('home');
      await page
        .getByRole('link', { name: words('hd_log_in'), exact: true })
        .first()
        .click();
      await page.getByRole('dialog', { name: words('login_title') }).waitFor();
      await lookAt('login dialog');
    },

    /** From the open login dialog. */
    async logInAs(who: DemoPerson): Promise<void> {
      const dialog = page.getByRole('dialog', { name: words('login_title') });
      await dialog.locator('input[name=username]').fill(who.username);
      await dialog.locator('input[name=password]').fill(who.password);
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'detached' });
    },

    /** The same page in another tab with the same session, as a browser's "duplicate tab" does. */
    async openCopy(): Promise<Page> {
      const opened = page.waitForEvent('popup');
      await page.evaluate(() => void window.open(location.href));
      return opened;
    },

    async register(): Promise<void> {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('login_to_register') })
        .click();
      await this.fillRegistration();
      await lookAt('home of a member');
    },

    /** In the open dialog, to the end of it. */
    async fillRegistration(): Promise<void> {
      const form = page.getByRole('dialog', { name: words('register_title') });
      const field = (key: string): Locator => form.getByLabel(words(key), { exact: false }).first();
      await field('field_username').fill(username);
      await form.locator('input[name=password]').fill(password);
      await form.locator('input[name=confirmPassword]').fill(password);
      await field('field_birthday').fill('1990-05-17');
      await form.getByRole('checkbox').check();
      await lookAt('register dialog');
      await form.getByRole('button', { name: words('register_submit') }).click();
      await form.waitFor({ state: 'detached' });
    },

    async logOut(): Promise<void> {
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('account_menu') })
        .click();
      await page
        .getByRole('button', { name: words('hd_sign_out') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words('in_increase_submit'), exact: true }).click();
      await page
        .getByRole('link', { name: words('hd_log_in'), exact: true })
        .first()
        .waitFor();
    },

    /** By card, through the payment service's own page; paid late, the money is seen to arrive live. */
    async deposit(amount: string, isPaidLate: boolean): Promise<void> {
      await page
        .getByRole('link', { name: words('hd_deposit'), exact: true })
        .first()
        .click();
      await main.getByRole('radio', { name: /^(Card|Kadi)/ }).check({ force: true });
      await main.getByRole('textbox', { name: words('deposit_amount') }).fill(amount);
      await main.getByText(words('deposit_credited')).waitFor();
      await lookAt('deposit');
      await main.locator('button[type=submit]').click();
      await page.waitForURL(`${stack.origins.payments}/**`);
      await lookAt('payment page');
      const choice = isPaidLate ? 'pay-later' : 'pay';
      await page.locator(`button[value=${choice}]`).click();
      if (isPaidLate) await page.waitForURL(`${stack.origins.playerSite}/**`);
      await page.getByRole('heading', { name: words('deposit_title_completed') }).waitFor();
      // The law of the demo's market takes its twentieth as money comes in.
      const credited = ((BigInt(amount) * 95n) / 100n).toString();
      await until('the balance shows the deposit', async () =>
        (await readBalance(page, words)).replaceAll(',', '').includes(credited),
      );
      await lookAt('deposit completed');
    },

    async playUntilWinAndLoss(): Promise<void> {
      await clickAtRest(page.getByRole('link', { name: words('deposit_play') }));
      const featured = page.getByRole('region', { name: /.+/ }).filter({
        has: page.getByRole('link', { name: words('game_play') }),
      });
      // The heroes turn: only the one in front can be pressed, whichever that is by now.
      const inFront = page.locator(':not([inert] *)');
      await clickAtRest(
        featured
          .getByRole('link', { name: words('game_play') })
          .and(inFront)
          .first(),
      );
      const game = openGame(page, language);
      await game.waitUntilOpen();
      await lookAt('game');
      const { wins, losses } = await game.playUntilWinAndLoss();
      assert.ok(wins > 0 && losses > 0);
      const told = await game.readBalance();
      // The site around the frame hears of the same money on its own way.
      const edge = page.getByRole('banner');
      const balance = edge.getByRole('link').first();
      await until(`the site shows ${told} too`, async () =>
        (await balance.innerText()).includes(told),
      );
      await edge.getByRole('button', { name: words('game_back') }).click();
    },

    async findTheBet(): Promise<void> {
      await openMemberPage(page, words, 'member_betting_record');
      await page.getByRole('heading', { level: 1, name: words('member_betting_record') }).waitFor();
      const first = main.getByRole('link', { name: patternOf(words('record_stake')) }).first();
      await first.waitFor();
      await lookAt('betting record');
      await first.click();
      await main.getByRole('heading', { name: words('fair_title') }).waitFor();
      await main.getByRole('heading', { name: words('bet_picture') }).waitFor();
      await lookAt('bet');
    },

    async setPaymentPassword(): Promise<void> {
      await openMemberPage(page, words, 'member_withdrawal');
      await main.getByLabel(words('payment_password_new')).fill(paymentPassword);
      await main.getByLabel(words('payment_password_again')).fill(paymentPassword);
      await main.getByLabel(words('payment_password_login')).fill(password);
      await lookAt('payment password');
      await button('payment_password_save').click();
    },

    async withdraw(amount: string): Promise<void> {
      await main.getByRole('textbox', { name: words('payee_phone') }).fill(mobileNumber);
      await main.getByRole('textbox', { name: words('withdraw_amount') }).fill(amount);
      await lookAt('withdraw');
      await button('withdraw_next').click();
      const dialog = page.getByRole('dialog', { name: words('withdraw_confirm_title') });
      await dialog.getByLabel(words('payment_password')).fill(paymentPassword);
      await lookAt('withdraw dialog');
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'detached' });
      await main.getByText(words('withdraw_status_requested'), { exact: true }).waitFor();
      await lookAt('withdrawal asked for');
    },

    /** The page was left open: that it was paid arrives by itself. */
    async confirmReceipt(): Promise<void> {
      await main.getByText(words('withdraw_status_paid'), { exact: true }).waitFor();
      await lookAt('withdrawal paid');
      await button('receipt_confirm').click();
      const dialog = page.getByRole('dialog', { name: words('receipt_title') });
      await dialog.getByRole('button', { name: words('receipt_yes') }).click();
      await dialog.waitFor({ state: 'hidden' });
      await main.getByText(words('withdraw_status_confirmed'), { exact: true }).waitFor();
      await lookAt('withdrawal confirmed');
    },
  };
};

/** A member of his own who is there already, with money (minor units), on a page not opened yet. */
export const openPlayer = async (person: Person, balance = 10_000_000n) => {
  const planted = await plantMember(person.stack, { balance });
  const member = await openMember(person);
  await enterSite(member.context, planted, person.language);
  return { ...member, id: planted.id, username: planted.username };
};

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** By the language's own name, in the header or, on a phone, in the menu. */
const chooseLanguage = async (page: Page, words: Words, language: Language): Promise<void> => {
  if (isPhone(page)) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('menu_open') })
      .click();
  }
  const select = page.getByLabel(words('language_label')).filter({ visible: true });
  await select.selectOption(language);
  await until('the page speaks the language', () =>
    page.evaluate((wanted) => document.documentElement.lang.startsWith(wanted), language),
  );
  if (isPhone(page)) await page.keyboard.press('Escape');
};

export const readBalance = (page: Page, words: Words): Promise<string> =>
  page.getByRole('group', { name: words('balance'), exact: true }).innerText();

export const openMemberPage = async (page: Page, words: Words, key: string): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('account_menu') })
    .click();
  const menu = page.getByRole('navigation', { name: words('account_menu') });
  await menu.getByRole('link', { name: words(key), exact: true }).click();
};
