/** Staff before the rails' books and money that goes back, by what they see and click. */
import type { Browser } from 'playwright-core';
import { desktop, openVisitor } from '#e2e/fixtures/browser.ts';
import { enterOffice, plantStaffSession } from '#e2e/fixtures/planted.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { readWords } from '#e2e/fixtures/words.ts';

export const openDesk = async (browser: Browser, stack: Stack, username: string) => {
  const visitor = await openVisitor(browser, { ...desktop, theme: 'dark' });
  const { context, page, complaints } = visitor;
  const words = readWords('back-office', 'en');
  await enterOffice(context, await plantStaffSession(stack, username), 'en');
  await page.goto(stack.origins.backOffice);
  const sections = page.getByRole('navigation', { name: words('layout.sections') });
  await sections.waitFor();
  const rowOf = (reference: string) => page.getByRole('row').filter({ hasText: reference });
  return {
    complaints,
    close: visitor.close,

    async openDifferences(): Promise<void> {
      await sections.getByRole('link', { name: words('sections.reconciliation') }).click();
      await page.getByRole('heading', { name: words('sections.reconciliation') }).waitFor();
    },

    /** Says that this unallocated deposit goes back; `told` is what the screen answers. */
    async sendBack(reference: string, told: 'told_first' | 'told_sent_back'): Promise<void> {
      const decide = words('reconciliation.decide');
      await rowOf(reference).getByRole('button', { name: decide }).click();
      const dialog = page.getByRole('dialog');
      const act = words('reconciliation.send_back');
      await dialog.getByRole('radio', { name: act, exact: true }).check();
      await dialog.getByLabel(words('access.reason')).fill('The payer asked for it, by phone');
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await page.getByText(words(`reconciliation.${told}`)).waitFor();
      await dialog.waitFor({ state: 'hidden' });
    },

    openDeposit: (id: string) => page.goto(`${stack.origins.backOffice}/deposits?id=${id}`),

    /** Asks that the deposit that is open goes back to who paid it. */
    async askBack(): Promise<void> {
      await page.getByRole('button', { name: words('deposits.refund') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('access.reason')).fill('The payer asked for it, by phone');
      await dialog.getByRole('button', { name: words('deposits.refund_ask') }).click();
      await page.getByText(words('money_rules.wanted')).waitFor();
    },

    /** Approves the one change that waits. */
    async approve(): Promise<void> {
      await page.goto(`${stack.origins.backOffice}/approvals`);
      await page.getByRole('button', { name: words('withdrawals.approve'), exact: true }).click();
      const now = words('approvals.approve_now');
      await page.getByRole('dialog').getByRole('button', { name: now }).click();
      await page.getByText(words('approvals.told_applied')).waitFor();
    },

    /** Waits until the open deposit is told to be back with its payer. */
    async seeDepositBack(): Promise<void> {
      await page.getByText(words('deposits.refunded')).waitFor();
    },

    /** Waits until the open exceptions name this one so. */
    async find(reference: string, kind: string): Promise<void> {
      await rowOf(reference)
        .getByText(words(`exception_kinds.${kind}`))
        .waitFor();
    },
  };
};
