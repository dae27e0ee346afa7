/** An agent's team grows: by accounts the agent opens, and by links people register with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { openAgent } from '#e2e/fixtures/agent.ts';
import { desktop, phone, sharedBrowser } from '#e2e/fixtures/browser.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { enterSite, plantMember } from '#e2e/fixtures/planted.ts';
import { defaultPassword, openStack } from '#e2e/fixtures/stack.ts';
import { patternOf, type Words } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);

const onPhone: Person = { browser, stack, language: 'sw', look: { ...phone, theme: 'light' } };
const onDesk: Person = { browser, stack, language: 'en', look: { ...desktop, theme: 'dark' } };

/** An agent of this code, at the centre already. */
const openCentre = async (person: Person, code: string) => {
  const planted = await plantMember(stack, { type: 1 });
  await database.query('INSERT INTO affiliate_codes (code, agent_id) VALUES ($1, $2)', [
    code,
    planted.id,
  ]);
  const agent = await openAgent({ ...person, isThorough: true });
  await enterSite(agent.context, planted, person.language);
  await agent.page.goto(`${stack.origins.playerSite}/agentHome/registerCenter`);
  return agent;
};

/** The first password opens nothing but its own change. */
const changePassword = async (page: Page, words: Words) => {
  const dialog = page.getByRole('dialog', { name: words('change_password_title') });
  await dialog.getByText(words('change_password_forced')).waitFor();
  await dialog.locator('input[name=oldPassword]').fill(defaultPassword);
  await dialog.getByLabel(words('field_new_password'), { exact: true }).fill('Ndizi-Tatu-2041');
  await dialog.locator('input[name=confirmNewPassword]').fill('Ndizi-Tatu-2041');
  await dialog.getByRole('button', { name: words('change_password_submit') }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('an account that an agent opened is its owner’s once the password is changed', async () => {
  const agent = await openCentre(onPhone, 'KARNE22');
  const owner = await openAgent(onDesk);
  await watched('opened-account', [agent, owner], async () => {
    const { page, words, lookAt } = agent;
    const form = page.getByRole('tabpanel').locator('form');
    const submit = form.locator('button[type=submit]');
    await form.getByLabel(words('field_username')).fill('a b');
    await submit.click();
    await form.getByText(words('error_required')).waitFor();
    await lookAt('account that is wrong');
    await form.getByRole('radio', { name: words('downline_type_1') }).check();
    const username = `asha${Date.now().toString(36)}`;
    await form.getByLabel(words('field_username')).fill(username);
    await form.getByLabel(words('field_birthday')).fill('1994-02-03');
    await submit.click();
    const card = page.getByRole('region', { name: words('opened_title_1') });
    await card.getByText(username, { exact: true }).waitFor();
    await card.getByText(defaultPassword, { exact: true }).waitFor();
    await lookAt('account opened');
    const told = await card
      .getByRole('link', { name: words('share_whatsapp') })
      .getAttribute('href');
    const message = new URL(told ?? '').searchParams.get('text') ?? '';
    assert.ok(message.includes(username) && message.includes(defaultPassword), message);
    assert.ok(message.includes(`${stack.origins.playerSite}/agent `), message);

    await owner.arrive();
    await owner.type({ username, password: defaultPassword });
    await changePassword(owner.page, owner.words);
    const home = owner.page.getByRole('heading', { name: owner.words('agent_menu_overview') });
    await home.waitFor();
  });
});

test('the one use of a link makes an agent, and then the link is used up', async () => {
  const agent = await openCentre(onDesk, 'KARNE33');
  const guest = await openMember({ ...onPhone, language: 'en' });
  await watched('agent-link', [agent, guest], async () => {
    const { page, words, lookAt } = agent;
    const link = await agent.invite('Stendi ya mabasi');
    await page.getByRole('button', { name: words('agent_link_settings') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: words('downline_type_1') }).check();
    await sheet.getByLabel(words('agent_link_expires')).selectOption('7');
    const uses = sheet.getByLabel(patternOf(words('agent_link_most_uses')));
    await uses.fill('2.5');
    await sheet.getByText(words('agent_link_most_uses_wrong')).waitFor();
    await uses.fill('1');
    await sheet.getByText(words('agent_link_offers_nothing')).waitFor();
    await lookAt('settings of a link');
    await sheet.locator('button[type=submit]').click();
    await page.getByText(words('agent_link_saved')).waitFor();
    const card = page.getByRole('article');
    await card.getByText(words('agent_link_uses_of', { left: '1', most: '1' })).waitFor();
    await lookAt('link for one agent');

    await guest.page.goto(link);
    const form = guest.page.getByRole('dialog', { name: guest.words('register_title') });
    await form.getByText(patternOf(guest.words('invited_as_agent'))).waitFor();
    await guest.fillRegistration();
    await guest.page.goto(`${stack.origins.playerSite}/agentHome`);
    const home = guest.page.getByRole('heading', { name: guest.words('agent_menu_overview') });
    await home.waitFor();

    await agent.openLinks();
    await page.getByRole('button', { name: 'Stendi ya mabasi' }).click();
    await card.getByText(words('agent_code_used_up_about')).waitFor();
    await lookAt('link that is used up');
  });
});
