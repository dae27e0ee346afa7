/** A member of staff at work in the back office, by what he sees and clicks. */
import { findObstacles, openVisitor, takePicture, until } from './browser.ts';
import { codeOf, demoPerson } from './demo-people.ts';
import type { Person } from './member-journey.ts';
import { readWords } from './words.ts';

export const openStaff = async (person: Person) => {
  const { browser, stack, language, look, isThorough = false } = person;
  const visitor = await openVisitor(browser, look);
  const { page, complaints } = visitor;
  const words = readWords('back-office', language);
  const english = readWords('back-office', 'en');
  const findings: string[] = [];
  const lookAt = async (where: string): Promise<void> => {
    await takePicture(page, `${language}-${look.size.width}-office-${where}`);
    findings.push(
      ...(await findObstacles(page, isThorough)).map((finding) => `office, ${where}: ${finding}`),
    );
  };
  const zawadi = demoPerson('zawadi');

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
      await page.getByLabel(words('login.code')).fill(codeOf(zawadi));
      await lookAt('login');
      await page.getByRole('button', { name: words('ra.auth.sign_in') }).click();
      await page.getByRole('heading', { name: words('sections.withdrawals') }).waitFor();
    },

    /** Opens this member's withdrawal in the queue and lets it be paid. */
    async approve(username: string): Promise<void> {
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
  };
};
