/** Somebody at the sportsbook, by what he sees and clicks. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

import { until } from '#e2e/fixtures/browser.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { openPerson, type Person } from '#e2e/fixtures/person.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import type { Words } from '#e2e/fixtures/words.ts';
import type { ScriptedEvent } from './scripted-events.ts';

type Visitor = Awaited<ReturnType<typeof openPerson>>;

/** In front of the book without a login. */
export const openGuest = async (person: Person) => {
  const visitor = await openPerson(person, 'player-site');
  await visitor.context.addInitScript((language) => {
    if (location.protocol === 'about:') return;
    sessionStorage.setItem('USER_POPUP', 'closed');
    localStorage.setItem('bahati.language', language);
  }, person.language);
  return { ...visitor, ...atTheBook(visitor, person) };
};

/** A member with a thousand shillings. */
export const openBettor = async (person: Person) => {
  const member = await openPlayer(person, 100_000n);
  return { ...member, ...atTheBook(member, person) };
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The button of an outcome, by what it says aloud before its price. */
const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}, `);

const atTheBook = ({ page, words }: Visitor, { stack, look }: Person) => {
  const isPhone = look.size.width < 768;
  const slip = isPhone
    ? page.getByRole('dialog', { name: words('book_slip') })
    : page.getByRole('complementary', { name: words('book_slip') });
  const main = page.getByRole('main');
  const toWin = (side: string): Locator =>
    main.getByRole('button', { name: startingWith(words('book_to_win', { side })) });
  return {
    slip,
    main,
    toWin,

    /** An outcome of a market on an event's page. */
    outcome: (market: string, outcome: string): Locator =>
      main.getByRole('button', { name: startingWith(`${market}: ${outcome}`) }),

    async enter(): Promise<void> {
      await page.goto(`${stack.origins.playerSite}/sports`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },

    /** By the search, with the first letters of a name; leads to the page of the match. */
    async find({ home, away }: ScriptedEvent, typed = home): Promise<void> {
      await main.getByRole('button', { name: words('book_search_short'), exact: true }).click();
      const search = page.getByRole('dialog', { name: words('book_search') });
      await search.getByRole('searchbox').fill(typed);
      await search.getByRole('link', { name: new RegExp(escaped(home)) }).click();
      await main.getByRole('heading', { level: 1, name: new RegExp(escaped(away)) }).waitFor();
    },

    async pick(button: Locator): Promise<void> {
      await button.first().click();
      await until(
        'it is picked',
        async () => (await button.first().getAttribute('aria-pressed')) === 'true',
      );
    },

    /** On a phone it opens over the page. */
    async openSlip(): Promise<void> {
      if (isPhone) await page.locator('.slip-bar').click();
      await slip.getByRole('list', { name: words('slip_selections') }).waitFor();
    },

    /** Of an empty slip on a phone: the field stands in it. */
    openEmptySlip: () =>
      page.getByRole('button', { name: words('slip_code'), exact: true }).click(),

    /** @param key what the field is called: of singles it is the stake of each. */
    stake: (amount: string, key = 'slip_stake'): Promise<void> =>
      slip.getByRole('textbox', { name: words(key), exact: true }).fill(amount),

    chooseAcceptance: (acceptance: string) =>
      slip.getByLabel(words('slip_acceptance')).selectOption(acceptance),

    /** With the stake on it. */
    place: (amount: string): Promise<void> =>
      slip.getByRole('button', { name: words('slip_place_for', { amount }), exact: true }).click(),

    /** The reference of the bet the slip says was taken. */
    async readReference(): Promise<string> {
      await slip.getByRole('heading', { name: words('slip_accepted') }).waitFor();
      return factOf(slip, words('bets_reference'));
    },

    fact: (within: Locator, key: string): Promise<string> => factOf(within, words(key)),

    /** From the slip's receipt to the list of bets; answers the bet that stands there. */
    async openBets(reference: string): Promise<Locator> {
      await slip.getByRole('button', { name: words('bets_title'), exact: true }).click();
      await main.getByRole('heading', { level: 1, name: words('bets_title') }).waitFor();
      const bet = main.getByRole('article', { name: new RegExp(`${escaped(reference)}$`) });
      await bet.waitFor();
      return bet;
    },

    /** Once the bet has left the open ones it stands among those that are over. */
    async showSettled(bet: Locator): Promise<void> {
      await bet.waitFor({ state: 'detached' });
      const tabs = main.getByRole('navigation', { name: words('bets_title') });
      await tabs.getByRole('link', { name: words('bets_settled') }).click();
      await bet.waitFor();
    },

    balance: (): Promise<number> => readCents(page.locator('.balance .ui-amount')),

    /** News of a balance come a moment after what moved it. */
    untilBalance: (cents: number): Promise<void> =>
      untilCents(page.locator('.balance .ui-amount'), cents, words),
  };
};

/** What stands at a name in a list of names and values. */
const factOf = (within: Locator, name: string): Promise<string> =>
  within
    .locator('dt', { hasText: new RegExp(`^${escaped(name)}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]')
    .evaluate((dd) => (dd.querySelector('.ui-amount > :first-child') ?? dd).textContent);

const readCents = async (amount: Locator): Promise<number> =>
  centsIn((await amount.locator('> :first-child').first().textContent()) ?? '');

const untilCents = async (amount: Locator, cents: number, words: Words): Promise<void> => {
  await until(
    `${words('balance')}: ${cents}`,
    async () => (await readCents(amount)) === cents,
  ).catch(async (error: unknown) => {
    assert.equal(await readCents(amount), cents, String(error));
  });
};
