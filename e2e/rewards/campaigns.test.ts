/**
 * A campaign on its whole way: one of the staff writes it, another approves it, a member sees it at
 * once, joins it, deposits, claims the bonus and gives it up again.
 */
import { test } from 'node:test';

import { sharedBrowser } from '#e2e/fixtures/browser.ts';
import { openDesk, openReader } from '#e2e/fixtures/desk.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }] = await Promise.all([openStack(), sharedBrowser()]);

test('a campaign of one staff user, approved by another, is joined, earned and claimed by a member', async () => {
  // The demo's own offers would stand beside it.
  await database.query(`UPDATE campaigns SET state = 'ended', ended_at = now()`);
  await writeCampaign();
  await approveCampaign();
  await claimIt();
});

async function writeCampaign(): Promise<void> {
  const desk = await openDesk({ stack, language: 'en', staff: 'zawadi', at: '/campaigns' });
  const { page, words, dialog } = desk;
  await desk.rowOf('Welcome offer').waitFor();
  await desk.lookAround('campaigns');
  await page.getByRole('link', { name: words('campaigns.write') }).click();
  const field = (key: string) => page.getByLabel(words(key), { exact: true });
  await field('campaigns.name').fill('Harbour week');
  for (const [language, title] of [
    ['en', 'Harbour week'],
    ['sw', 'Wiki ya bandari'],
  ] as const) {
    const label = words('content.in_language', {
      field: words('content.title'),
      language: words(`languages.${language}`),
    });
    await page.getByLabel(label, { exact: true }).fill(title);
  }
  await field('campaigns.picture').selectOption('dhow-race');
  await field('campaigns.which_deposit').selectOption('');
  await field('campaigns.least_deposit').fill('200');
  await field('campaigns.cap').fill('2,000');
  await field('campaigns.largest_stake').fill('300');
  await field('campaigns.total').fill('500,000');
  await desk.press('campaigns.estimate_now');
  await page.getByText(words('campaigns.estimate_cost')).waitFor();
  await desk.lookAround('builder');
  await desk.press('campaigns.save');
  await page.getByRole('heading', { name: 'Harbour week', level: 1 }).waitFor();
  await desk.press('campaigns.start');
  await dialog.getByLabel(words('access.reason')).fill('Agreed for the harbour week');
  await desk.lookAt('start');
  await desk.press('campaigns.start', dialog);
  await page.getByText(words('campaigns.states.waiting'), { exact: true }).waitFor();
  await desk.lookAround('campaign');
  await desk.end();
}

async function approveCampaign(): Promise<void> {
  const desk = await openDesk({ stack, language: 'sw', staff: 'rehema', at: '/approvals' });
  const { page, words, dialog } = desk;
  const kind = words('change_kinds.campaign_start');
  await page.getByText(kind).first().waitFor();
  await desk.lookAt('approvals');
  await page
    .getByRole('button', { name: new RegExp(words('withdrawals.approve')) })
    .first()
    .click();
  await dialog.getByText('Harbour week').first().waitFor();
  await desk.lookAt('approval');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await desk.load('/campaign_calendar');
  await page.getByText(words('campaigns.states.running'), { exact: true }).waitFor();
  await desk.lookAround('calendar');
  await desk.load('/reward_reviews');
  await page.getByText(words('campaigns.held_none')).waitFor();
  await desk.lookAt('held awards');
  await desk.end();
}

async function claimIt(): Promise<void> {
  const member = await plantMember(stack, { balance: 100_000n });
  const reader = await openReader({ stack, language: 'sw', member, at: '/promotions' });
  const { page, words, dialog } = reader;
  const main = page.getByRole('main');
  const press = (key: string) =>
    page.getByRole('button', { name: words(key), exact: true }).click();
  await main.getByRole('heading', { name: 'Wiki ya bandari' }).waitFor();
  await reader.lookAround('promotions');
  await press('offer_choose');
  await main.getByText(words('activity_joined'), { exact: true }).waitFor();
  await main.getByRole('link', { name: words('offer_deposit_now') }).click();
  await main.getByRole('radio', { name: /Wiki ya bandari/, checked: true }).waitFor();
  await reader.lookAround('deposit with an offer');
  await main.getByRole('radio', { name: /^(Card|Kadi)/ }).check();
  await main.getByRole('textbox', { name: words('deposit_amount') }).fill('1000');
  await main.getByText(words('deposit_credited')).waitFor();
  await main.locator('button[type=submit]').click();
  await page.waitForURL(`${stack.origins.payments}/**`);
  await page.locator('button[value=pay]').click();
  await page.getByRole('heading', { name: words('deposit_title_completed') }).waitFor();
  await reader.load('/member/rewardCenter');
  await main.getByText('Wiki ya bandari').first().waitFor();
  await reader.lookAround('reward centre');
  await main.getByRole('button', { name: new RegExp(`^${words('award_claim')}`) }).click();
  await page.getByText(words('award_taken_bonus')).waitFor();
  await main.getByText(words('awards_none_title')).waitFor();
  await main.getByRole('tab', { name: words('rewards_part_promotions') }).click();
  await main.getByText(words('activity_claimed'), { exact: true }).waitFor();
  await reader.lookAt('joined promotions');
  await reader.load('/member/transferFund');
  await main.getByText(words('wallet_bonus'), { exact: true }).waitFor();
  await reader.lookAround('wallet with a bonus');
  await main.getByRole('link', { name: words('wallet_bonus_link') }).click();
  await main.getByText(words('bonus_state_active'), { exact: true }).waitFor();
  await reader.lookAround('bonus');
  await press('bonus_give_up');
  await dialog.getByText('1,000.00').waitFor();
  await reader.lookAt('giving up a bonus');
  await dialog.getByRole('button', { name: words('bonus_give_up_now'), exact: true }).click();
  await page.getByText(words('bonus_given_up')).waitFor();
  await main.getByText(words('bonus_state_active'), { exact: true }).waitFor({ state: 'detached' });
  await reader.end();
}
