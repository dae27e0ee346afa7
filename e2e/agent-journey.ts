/** An agent at the agents' own login and centre, by what he sees and clicks. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

import { findObstacles, openVisitor, takePicture, until } from './browser.ts';
import type { DemoPerson } from './demo-people.ts';
import { isJudged, type Person } from './member-journey.ts';
import { readWords } from './words.ts';

export const openAgent = async (person: Person) => {
  const { browser, stack, language, look } = person;
  const { context, page, complaints, close } = await openVisitor(browser, look);
  const words = readWords('player-site', language);
  const english = readWords('player-site', 'en');
  const findings: string[] = [];
  const lookAt = async (where: string): Promise<void> => {
    await takePicture(page, `${language}-${look.size.width}-agent-${where}`);
    findings.push(
      ...(await findObstacles(page, isJudged(person, where))).map(
        (finding) => `agent, ${where}: ${finding}`,
      ),
    );
  };
  const button = (key: string, within: Locator = page.getByRole('main')): Locator =>
    within.getByRole('button', { name: words(key), exact: true });
  const shownCode = async (): Promise<string> =>
    (await page.getByRole('article').getAttribute('aria-label')) ?? '';

  return {
    findings,
    complaints,
    page,
    close,

    async arrive(): Promise<void> {
      await page.goto(`${stack.origins.playerSite}/agent`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByLabel(english('language_label')).selectOption(language);
      await page.getByRole('heading', { level: 1, name: words('agent_login_title') }).waitFor();
      await lookAt('login');
    },

    async type(who: DemoPerson): Promise<void> {
      await page.locator('input[name=username]').fill(who.username);
      await page.locator('input[name=password]').fill(who.password);
      await button('hd_log_in').click();
    },

    /** Who is no agent hears so, and where to go instead. */
    async beTurnedAway(who: DemoPerson): Promise<void> {
      await this.type(who);
      await page
        .getByRole('alert')
        .filter({ hasText: words('refusal_not_an_agent') })
        .waitFor();
      await lookAt('no agent');
    },

    async logIn(who: DemoPerson): Promise<void> {
      await this.type(who);
      await page.getByRole('heading', { level: 1, name: words('agent_team') }).waitFor();
      await page.getByRole('article').waitFor();
      assert.equal(new URL(page.url()).pathname, '/agentHome');
      await lookAt('home');
    },

    /** Makes a code for one place; answers its link, as it was copied. */
    async invite(label: string): Promise<string> {
      const before = await shownCode();
      await button('agent_code_new').click();
      const dialog = page.getByRole('dialog', { name: words('agent_code_new') });
      await dialog.getByLabel(words('agent_code_label')).fill(label);
      await lookAt('new code');
      await button('agent_code_create', dialog).click();
      await dialog.waitFor({ state: 'detached' });
      const code = await until('the new code shows', async () => {
        const now = await shownCode();
        return now !== before && now;
      });
      await page.getByRole('article').getByText(label, { exact: true }).waitFor();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await button('agent_link_copy').click();
      await page.getByText(words('agent_link_copied')).waitFor();
      await lookAt('code');
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(link, `${stack.origins.playerSite}/register?referralCode=${code}`);
      return link;
    },

    /** On another day: the page is opened anew. */
    async findBelow(nickname: string, label: string): Promise<void> {
      await page.reload();
      const list = page.getByRole('region', { name: words('agent_downlines') });
      await list.getByText(nickname, { exact: true }).waitFor();
      await page.getByRole('button', { name: label }).click();
      await page
        .getByRole('article')
        .getByText(words('agent_code_joined_one', { count: '1' }))
        .waitFor();
      await lookAt('home with who joined');
    },

    async switchOff(): Promise<void> {
      await button('agent_code_turn_off').click();
      await page.getByText(words('agent_code_was_off')).waitFor();
      await lookAt('code off');
    },
  };
};
