/** Points come in, goods are ordered with an address, staff say no, and the points are back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { until } from '#e2e/fixtures/browser.ts';
import { openDesk, openReader } from '#e2e/fixtures/desk.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const { stack, database } = await openStack({ isShared: true });

const reason = 'The courier does not reach this place';

/** A deposit of three million shillings gives 6,000 points, once it is sealed and looked at. */
const earnPoints = (memberId: bigint) =>
  until('points were earned', async () => {
    await database.query(`SELECT graphile_worker.add_job('rewards.earn_points')`);
    const { rows } = await database.query('SELECT 1 FROM points_entries WHERE member_id = $1', [
      memberId,
    ]);
    return rows.length > 0;
  });

test('a deposit earns points, and a rejected order gives back what it took', async () => {
  const member = await plantMember(stack, { balance: 300_000_000n });
  await earnPoints(member.id);
  const reader = await openReader({ stack, language: 'sw', member, at: '/pointMall?tab=record' });
  const { page, words, dialog } = reader;
  await page.getByText('+6,000', { exact: true }).waitFor();
  await page.getByText(words('points_kind_deposit'), { exact: true }).first().waitFor();

  await page.getByRole('tab', { name: words('points_tab_goods') }).click();
  const kanga = page.getByRole('button', { name: 'Kanga, doti moja' });
  await kanga.waitFor();
  await reader.lookAt('goods');
  await kanga.click();
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(words('points_address_missing')).waitFor();
  await reader.lookAt('order that lacks an address');
  await dialog.getByLabel(words('points_name')).fill('Amina Odhiambo');
  await dialog.getByLabel(words('points_phone')).fill('+254 712 345 678');
  await dialog.getByLabel(words('points_address'), { exact: true }).fill('Moi Avenue 4, Nairobi');
  await dialog.getByLabel(words('payment_password'), { exact: true }).fill(member.paymentPassword);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  const order = page.locator('details.request');
  await order.getByText(words('points_state_in_process'), { exact: true }).waitFor();
  await page.locator('.mall-balance').getByText('500', { exact: true }).waitFor();
  await order.locator('summary').click();
  await order.getByText('Moi Avenue 4, Nairobi').waitFor();

  const desk = await openDesk({ stack, staff: 'zawadi', language: 'en', at: '/points_mall' });
  const row = desk.rowOf(member.username);
  await row.locator('.records-open').click();
  await desk.dialog.getByText('Moi Avenue 4, Nairobi').waitFor();
  await desk.lookAt('order');
  await desk.press('points_mall.reject', desk.dialog);
  await desk.confirm('points_mall.reject', reason);
  await row.waitFor({ state: 'detached' });
  await desk.end();

  await reader.load('/pointMall?tab=orders');
  await order.getByText(words('points_state_rejected'), { exact: true }).first().waitFor();
  await page.locator('.mall-balance').getByText('6,000', { exact: true }).waitFor();
  await order.locator('summary').click();
  await order.getByText(reason).waitFor();
  await reader.lookAt('rejected order');
  await reader.end();
  const { rows } = await database.query(
    `SELECT stock FROM point_goods WHERE name_en = 'Kanga, a pair'`,
  );
  assert.equal(rows[0]?.stock, 24);
});
