/** Draws by clicks: a wheel, an egg, an envelope, tickets in a raffle, and one that is over is checked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { phone, sharedBrowser } from '#e2e/fixtures/browser.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { watched } from '#e2e/fixtures/person.ts';
import { enterSite, plantSession } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

// Of the file's own: tickets of the demo are used.
const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform'] }),
  sharedBrowser(),
]);

const cashOf = async (): Promise<bigint> => {
  const { rows } = await database.query<{ balance: string }>(
    `SELECT a.balance::text FROM accounts a JOIN credentials c ON c.member_id = a.owner_id
      WHERE c.username = 'amani' AND a.kind = 'cash'`,
  );
  return BigInt(rows[0]?.balance ?? -1);
};

test('a member spins, hits an egg, opens the envelope, enters a raffle and checks one', async () => {
  const look = { ...phone, theme: 'dark' } as const;
  const member = await openMember({ browser, stack, language: 'sw', look, isThorough: true });
  const { page, words, lookAt } = member;
  await enterSite(member.context, await plantSession(stack, 'amani'), 'sw');
  const main = page.getByRole('main');
  const button = (key: string, values?: Record<string, string>) =>
    main.getByRole('button', { name: words(key, values), exact: true });
  const open = async (name: string) => {
    await page.getByRole('link', { name }).click();
    await main.getByRole('heading', { level: 1, name }).waitFor();
  };
  const back = () => main.getByRole('link', { name: words('draws_title') }).click();
  await watched('draws', [member], async () => {
    await page.goto(`${stack.origins.playerSite}/member/draws`);
    await open('Gurudumu la Pwani');
    await lookAt('wheel');
    await button('draw_spin').click();
    await main.getByText(words('draw_tickets_have', { count: '4' })).waitFor();
    await main.getByRole('heading', { name: words('draw_history') }).waitFor();
    await lookAt('wheel at rest');
    await back();
    await open('Mayai ya Mji Mkongwe');
    await lookAt('eggs');
    await button('draw_egg', { number: '3' }).click();
    await button('draw_egg_again').waitFor();
    await lookAt('egg broken');
    await back();
    const before = await cashOf();
    await open('Bahasha ya jioni');
    await lookAt('envelope');
    await button('draw_open_envelope').click();
    await main.getByText(words('draw_left_of', { left: '399', stock: '400' })).waitFor();
    await lookAt('envelope open');
    assert.ok((await cashOf()) >= before + 1_000n);
    await back();
    await open('Bahati nasibu ya jahazi');
    await button('draw_enter', { count: '6' }).click();
    await main.getByText('000006', { exact: true }).waitFor();
    await lookAt('raffle');
    await back();
    await main.getByRole('radio', { name: words('draws_past') }).check();
    await open('Bahati nasibu ya ufunguzi');
    await button('draw_check').click();
    // Fifteen tickets and four winners.
    await main.getByText(words('draw_sound', { lines: '19' })).waitFor();
    await lookAt('raffle checked');
  });
});

test('the books are whole', () => stack.verify());
