/** The bonus of an offer on its way from the deposit to cash, as its member sees it. */
import assert from 'node:assert/strict';

import { until } from '#e2e/fixtures/browser.ts';
import { openMemberPage, type openMember } from '#e2e/fixtures/member.ts';

type Member = Awaited<ReturnType<typeof openMember>>;

const placesOf = ({ page, words }: Member) => {
  const main = page.getByRole('main');
  return { main, bonus: main.getByRole('region', { name: words('bonuses_title') }) };
};

/** It stands with nothing wagered of it; and back to the deposit. */
export const seeTheBonus = async (member: Member): Promise<void> => {
  const { page, words, lookAt } = member;
  const { main, bonus } = placesOf(member);
  await openMemberPage(page, words, 'records_bonuses');
  await until('the bonus has come', async () => {
    if ((await bonus.count()) > 0) return true;
    await page.reload();
    await main.getByRole('heading', { level: 1 }).waitFor();
    return false;
  });
  assert.equal(await bonus.getByRole('progressbar').getAttribute('value'), '0');
  await lookAt('bonus');
  await page.goBack();
  await page.getByRole('link', { name: words('deposit_play') }).waitFor();
};

/** All of it is wagered, and what was left of it was paid out as cash. */
export const findTheBonusPaidOut = async (member: Member): Promise<void> => {
  const { page, words, lookAt } = member;
  const { main, bonus } = placesOf(member);
  await openMemberPage(page, words, 'records_bonuses');
  await main.getByText(words('records_code_bonus_released'), { exact: true }).first().waitFor();
  assert.equal(await bonus.count(), 0);
  await lookAt('bonus paid out');
};
