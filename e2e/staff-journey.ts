/** A member of staff at work in the back office, by what he sees and clicks. */
import assert from 'node:assert/strict';
import { findObstacles, openVisitor, takePicture, until } from './browser.ts';
import { codeOf, demoPerson } from './demo-people.ts';
import { isJudged, type Person } from './member-journey.ts';
import { readWords } from './words.ts';

export const openStaff = async (person: Person) => {
  const { browser, stack, language, look } = person;
  const visitor = await openVisitor(browser, look);
  const { page, complaints } = visitor;
  const words = readWords('back-office', language);
  const english = readWords('back-office', 'en');
  const findings: string[] = [];
  const lookAt = async (where: string): Promise<void> => {
    await takePicture(page, `${language}-${look.size.width}-office-${where}`);
    findings.push(
      ...(await findObstacles(page, isJudged(person, where))).map(
        (finding) => `office, ${where}: ${finding}`,
      ),
    );
  };
  const zawadi = demoPerson('zawadi');
  const dialog = page.getByRole('dialog');
  const openSection = (key: string): Promise<void> =>
    page
      .getByRole('navigation', { name: words('layout.sections') })
      .getByRole('link', { name: words(key) })
      .click();
  /** Says why, and does what the dialog asks about. */
  const confirm = async (key: string, reason?: string): Promise<void> => {
    if (reason) await dialog.getByLabel(words('access.reason')).fill(reason);
    await dialog.getByRole('button', { name: words(key), exact: true }).click();
  };

  return {
    findings,
    complaints,
    page,
    close: visitor.close,

    async logIn(): Promise<void> {
      await page.goto(stack.origins.backOffice);
      await page.locator('input[name=username]').waitFor();
      const switcher = page.getByRole('group', { name: english('layout.language') });
      if (language !== 'en') await switcher.getByText(language.toUpperCase()).click();
      await page.getByLabel(words('ra.auth.username')).fill(zawadi.username);
      await page.locator('input[name=password]').fill(zawadi.password);
      await page.getByLabel(words('login.code')).fill(await codeOf(stack, zawadi));
      await lookAt('login');
      await page.getByRole('button', { name: words('ra.auth.sign_in') }).click();
      await page.getByRole('heading', { name: words('sections.dashboard') }).waitFor();
    },

    /** Opens this member's withdrawal in the queue and lets it be paid. */
    async approve(username: string): Promise<void> {
      await openSection('sections.withdrawals');
      const row = page.getByRole('link', { name: username });
      await row.waitFor();
      await lookAt('queue');
      await row.click();
      await page.getByRole('button', { name: words('withdrawals.approve'), exact: true }).click();
      await lookAt('approval');
      await page.getByRole('button', { name: words('withdrawals.approve_now') }).click();
      await until('the withdrawal left the queue', async () => (await row.count()) === 0);
      await lookAt('queue afterwards');
    },

    /** Finds a member by the name as it is typed, and opens the card. */
    async openCard(username: string): Promise<void> {
      await openSection('sections.members');
      await page.getByRole('searchbox', { name: words('members.search') }).fill(username);
      await page.getByRole('link', { name: username, exact: true }).click();
      await page.getByRole('region', { name: words('members.profile') }).waitFor();
      await lookAt('member');
    },

    /** On the open card. */
    async block(username: string): Promise<void> {
      await page.getByRole('button', { name: words('member_acts.block'), exact: true }).click();
      await confirm('member_acts.block_now');
      await dialog.getByText(words('access.reason_short')).waitFor();
      await lookAt('block');
      await confirm('member_acts.block_now', 'Asked us to, by phone');
      await page.getByText(words('member_acts.told_blocked', { username })).waitFor();
      await page.getByText(words('member_status.blocked'), { exact: true }).waitFor();
      await lookAt('blocked member');
    },

    async unblock(username: string): Promise<void> {
      await page.getByRole('button', { name: words('member_acts.unblock'), exact: true }).click();
      await confirm('member_acts.unblock_now', 'Asked us to, by phone');
      await page.getByText(words('member_acts.told_unblocked', { username })).waitFor();
    },

    /** Of a member who left there is a card to read, and nothing to do. */
    async findClosed(username: string): Promise<void> {
      await this.openCard(username);
      await page.getByText(words('member_status.closed'), { exact: true }).first().waitFor();
      const acts = page.getByRole('group', { name: words('member_acts.acts') });
      assert.equal(await acts.count(), 0);
    },

    /** The own network is refused, another is shut out. */
    async blockNetwork(network: string): Promise<void> {
      await openSection('sections.access');
      await page.getByText(words('address_blocks.empty')).waitFor();
      await page.getByRole('button', { name: words('address_blocks.add'), exact: true }).click();
      await dialog.getByLabel(words('address_blocks.network_label')).fill('127.0.0.1');
      await confirm('address_blocks.add_now', 'Bets placed by a machine');
      await dialog.getByText(words('refusals.own_address')).waitFor();
      await lookAt('own network');
      await dialog.getByLabel(words('address_blocks.network_label')).fill(network);
      await confirm('address_blocks.add_now');
      await page.getByText(words('address_blocks.told_added', { network })).waitFor();
      await page.getByText(words('address_blocks.active'), { exact: true }).waitFor();
      await lookAt('networks');
    },

    async liftBlock(network: string): Promise<void> {
      await page
        .getByRole('button', { name: `${words('address_blocks.lift')}: ${network}` })
        .click();
      await lookAt('lifting');
      await confirm('address_blocks.lift_now');
      await page.getByText(words('address_blocks.told_lifted', { network })).waitFor();
      await page.getByText(words('address_blocks.empty')).waitFor();
    },
  };
};
