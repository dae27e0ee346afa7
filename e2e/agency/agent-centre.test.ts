/** The agent centre: its menu by finger and by key, and the team behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { openAgent } from '#e2e/fixtures/agent.ts';
import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { enterSite, type PlantedMember, plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true, parts: ['platform'] }),
  sharedBrowser(),
]);

const onPhone: Person = {
  browser,
  stack,
  language: 'sw',
  look: { ...phone, theme: 'light' },
  isThorough: 'in turn',
};
const onDesk: Person = {
  browser,
  stack,
  language: 'en',
  look: { ...desktop, theme: 'dark' },
  isThorough: 'in turn',
};

const standBelow = (lower: PlantedMember, upper: PlantedMember) =>
  database.query('UPDATE members SET upline_id = $2 WHERE id = $1', [lower.id, upper.id]);

/** An agent, an agent below, and a member below that one. */
const plantLine = async () => {
  const [top, middle, member] = await Promise.all([
    plantMember(stack, { type: 1 }),
    plantMember(stack, { type: 1 }),
    plantMember(stack),
  ]);
  await standBelow(middle, top);
  await standBelow(member, middle);
  return { top, middle, member };
};

const pages = [
  'announcements',
  'register',
  'downlines',
  'betting',
  'loss',
  'income',
  'account',
  'overview',
] as const;

test('an agent logs in and walks through the menu with a thumb', async () => {
  const { top, middle, member } = await plantLine();
  const agent = await openAgent(onPhone);
  const { page, words, lookAt } = agent;
  const heading = (key: string) => page.getByRole('heading', { level: 1, name: words(key) });
  await watched('agent-centre-phone', [agent], async () => {
    await agent.arrive();
    await agent.logIn(top);
    for (const one of pages) {
      await page.getByRole('button', { name: words('menu_open') }).click();
      const drawer = page.getByRole('dialog', { name: words('agent_menu') });
      if (one === 'announcements') await lookAt('menu');
      await drawer.getByRole('link', { name: words(`agent_menu_${one}`) }).click();
      await heading(`agent_menu_${one}`).waitFor();
      await drawer.waitFor({ state: 'detached' });
      await lookAt(one);
    }
    // Who has no contract is shown no page of any.
    assert.equal(await page.getByText(words('agent_menu_dividend')).count(), 0);

    const bar = page.getByRole('navigation', { name: words('agent_menu_quick') });
    await bar.getByRole('link', { name: words('agent_menu_short_downlines') }).click();
    await page
      .getByRole('link', { name: words('team_open', { name: middle.username, shown: '1' }) })
      .click();
    await page.getByRole('button', { name: member.username, exact: true }).click();
    const card = page.getByRole('dialog', { name: member.username });
    await card.getByRole('button', { name: words('team_freeze') }).click();
    await lookAt('card of a member');
    const freeze = page.getByRole('dialog', {
      name: words('team_freeze_title', { name: member.username }),
    });
    await freeze.getByLabel(words('team_freeze_reason')).fill('Anatumia akaunti mbili');
    await freeze.getByRole('button', { name: words('team_freeze_submit') }).click();
    await freeze.waitFor({ state: 'detached' });
    await card.getByText(words('team_freeze_waits')).waitFor();
    await card.getByRole('link', { name: words('team_show_bets') }).click();
    await page.getByText(words('team_range_none')).waitFor();
    await lookAt('rounds of a member');

    await page.getByRole('link', { name: words('agent_close') }).click();
    await heading('agent_menu_overview').waitFor();
    assert.equal(new URL(page.url()).pathname, '/agentHome');
  });
});

/** As often as it takes, and no more than a page has places. */
const tabTo = async (page: Page, place: Locator): Promise<void> => {
  await place.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
};

test('an agent at a desk needs no more than the keyboard', async () => {
  const { top, middle } = await plantLine();
  const agent = await openAgent(onDesk);
  const { page, words, lookAt } = agent;
  await watched('agent-centre-desk', [agent], async () => {
    await enterSite(agent.context, top, 'en');
    await page.goto(`${stack.origins.playerSite}/agentHome`);
    const chart = page.getByRole('slider', { name: words('team_panel_play') });
    await tabTo(page, chart);
    const last = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await until('another day is told', async () => {
      const told = await chart.getAttribute('aria-valuetext');
      return told !== null && told !== last;
    });
    await lookAt('a day of the chart');

    await page.locator('.skip-link').focus();
    const menu = page.getByRole('navigation', { name: words('agent_menu') });
    await tabTo(page, menu.getByRole('link', { name: words('agent_menu_downlines') }));
    await page.keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: words('team_search') });
    await tabTo(page, search);
    await page.keyboard.type(middle.username);
    await until('the address tells what is searched', async () =>
      page.url().includes(middle.username),
    );
    const row = page.getByRole('button', { name: middle.username, exact: true });
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    const card = page.getByRole('complementary', { name: middle.username });
    await card.getByText(words('team_30_days')).waitFor();
    await lookAt('card beside the list');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    assert.ok(await row.evaluate((element) => element === document.activeElement));

    await page.locator('.skip-link').focus();
    await tabTo(page, menu.getByRole('link', { name: words('agent_menu_account') }));
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: words('team_choose') });
    await tabTo(page, field);
    await page.getByRole('option', { name: middle.username }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText(words('team_range_none')).waitFor();
    await lookAt('movements of a member');
  });
});

test('who is no agent is led to the agents’ login', async () => {
  const agent = await openAgent(onDesk);
  const { page, words } = agent;
  await watched('agent-centre-none', [agent], async () => {
    await enterSite(agent.context, await plantMember(stack), 'en');
    await page.goto(`${stack.origins.playerSite}/agentHome/downlineManagmentView`);
    await page.getByRole('heading', { level: 1, name: words('agent_login_title') }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/agent');
  });
});
