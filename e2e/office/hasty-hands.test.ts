/** Whoever clicks faster than a slow machine follows is led where he clicked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openDesk, openReader } from '#e2e/fixtures/desk.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const { stack } = await openStack({ isShared: true });

test('a row clicked while the search field still waits for the hand to rest opens its card', async () => {
  const { username } = await plantMember(stack);
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'en' });
  try {
    const { page, words, sections } = desk;
    await sections.getByRole('link', { name: words('sections.members') }).click();
    const row = page.getByRole('link', { name: username, exact: true });
    await row.waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    // Both in one breath, as a script of the page can and a hand nearly: the click comes first.
    await row.evaluate((link: HTMLElement) => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]');
      if (!field) throw new Error('There is no search.');
      const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      put?.call(field, 'mtu');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => link.click(), 200);
    });
    await page.getByRole('region', { name: words('members.profile') }).waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    assert.match(new URL(page.url()).pathname, /^\/members\/\d+/);
  } finally {
    await desk.end();
  }
});

/** Clicks and looks in one breath: what a slow screen would show until its next turn. */
const isHeldAtOnce = (radio: HTMLInputElement): boolean => {
  radio.click();
  return radio.checked;
};

test('a choice on a list of the office is shown from the click on, however late the list follows', async () => {
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'en' });
  try {
    const { page, words, sections } = desk;
    await sections.getByRole('link', { name: words('sections.rounds') }).click();
    const stuck = page.getByRole('radio', { name: words('rounds.stuck') });
    assert.ok(await stuck.evaluate(isHeldAtOnce));
    await page.waitForURL(/state=stuck/);
    await page.goBack();
    await page.getByRole('radio', { name: words('rounds.all_open'), checked: true }).waitFor();
  } finally {
    await desk.end();
  }
});

test('a choice among the games is shown from the click on, and follows the address', async () => {
  const { page, words, load, end } = await openReader({ stack, language: 'en', at: '/rng' });
  try {
    const newest = page.getByRole('radio', { name: words('games_filter_new'), exact: true });
    await newest.waitFor();
    assert.ok(await newest.evaluate(isHeldAtOnce));
    await page.waitForURL(/filter=NEW/);
    await load('/rng?filter=HOT');
    await page
      .getByRole('radio', { name: words('games_filter_hot'), exact: true, checked: true })
      .waitFor();
  } finally {
    await end();
  }
});
