/** Staff before the rails' books and money that goes back, by what they see and click. */
import { openDesk } from '#e2e/fixtures/desk.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';

export const openReconciliationDesk = async (stack: Stack, staff: string) => {
  const desk = await openDesk({ stack, staff, language: 'en' });
  const { page, words, sections, dialog, load } = desk;
  await sections.waitFor();
  const rowOf = (reference: string) => page.getByRole('row').filter({ hasText: reference });
  return {
    end: desk.end,

    async openDifferences(): Promise<void> {
      await sections.getByRole('link', { name: words('sections.reconciliation') }).click();
      await page.getByRole('heading', { name: words('sections.reconciliation') }).waitFor();
    },

    /** Says that this unallocated deposit goes back; `told` is what the screen answers. */
    async returnToPayer(reference: string, told: 'told_first' | 'told_sent_back'): Promise<void> {
      const decide = words('reconciliation.decide');
      await rowOf(reference).getByRole('button', { name: decide }).click();
      const act = words('reconciliation.return_to_payer');
      await dialog.getByRole('radio', { name: act, exact: true }).check();
      await dialog.getByLabel(words('access.reason')).fill('The payer asked for it, by phone');
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await page.getByText(words(`reconciliation.${told}`)).waitFor();
      await dialog.waitFor({ state: 'hidden' });
    },

    openDeposit: (id: string) => load(`/deposits?id=${id}`),

    /** Asks that the deposit that is open goes back to who paid it. */
    async askBack(): Promise<void> {
      await page.getByRole('button', { name: words('deposits.refund') }).click();
      await dialog.getByLabel(words('access.reason')).fill('The payer asked for it, by phone');
      await dialog.getByRole('button', { name: words('deposits.refund_ask') }).click();
      await page.getByText(words('money_rules.wanted'), { exact: true }).waitFor();
    },

    /** Approves the one change that waits. */
    async approve(): Promise<void> {
      await load('/approvals');
      await page.getByRole('button', { name: words('withdrawals.approve'), exact: true }).click();
      const now = words('approvals.approve_now');
      await dialog.getByRole('button', { name: now }).click();
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
