/** Two members at one pool: they shoot, somebody captures, and the money is what the ledger says. */
import { after, before, test } from 'node:test';
import type { FrameLocator } from 'playwright-core';

import { desktop, patienceMs, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { goToGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { readWords } from '#e2e/fixtures/words.ts';

const code = 'miamba-ya-watamu';
const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);

type Angler = Awaited<ReturnType<typeof openAngler>>;

let gameId = '';

before(async () => {
  await untilGamesAreTold(database);
  const { rows } = await database.query<{ id: string }>(
    'SELECT game_id AS id FROM games WHERE game_code = $1',
    [code],
  );
  gameId = rows[0]?.id ?? '';
});

const anglers: Angler[] = [];
after(async () => {
  for (const { member } of anglers) await member.close();
});

async function openAngler(language: 'en' | 'sw', look: typeof phone | typeof desktop) {
  const member = await openPlayer({ browser, stack, language, look: { ...look, theme: 'dark' } });
  const { page } = member;
  page.setDefaultTimeout(patienceMs);
  await page.goto(`${stack.origins.playerSite}/bgs`);
  await page.getByRole('searchbox').waitFor();
  await goToGame(page, gameId);
  return {
    member,
    page,
    frame: page.frameLocator('iframe'),
    words: readWords('games-client', language),
  };
}

const water = (frame: FrameLocator) => frame.locator('.pool-canvas');
const isSeated = (frame: FrameLocator) => frame.locator('.pool-ways button').first().isEnabled();
const shownCents = async (frame: FrameLocator, part: string) =>
  centsIn((await frame.locator(`${part} .ui-amount > :first-child`).textContent()) ?? '');

/** Holds fire over the middle of the water until somebody has captured something. */
async function fish({ page, frame }: Angler, hasEnough: () => Promise<boolean>): Promise<void> {
  const box = await water(frame).boundingBox();
  if (!box) throw new Error('There is no water.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.5, 0.4));
  await page.mouse.down();
  let turn = 0;
  await until('something is captured', async () => {
    turn += 1;
    await page.mouse.move(...at(0.3 + ((turn * 7) % 40) / 100, 0.3 + ((turn * 3) % 30) / 100));
    return hasEnough();
  });
  await page.mouse.up();
}

async function readLedger(username: string): Promise<number> {
  const { rows } = await database.query<{ cash: string }>(
    `SELECT sum(amount * sign) AS cash
       FROM credentials JOIN accounts ON owner_id = member_id AND currency = 'KES' AND kind = 'cash',
       LATERAL (SELECT amount, 1 AS sign FROM transfers WHERE credit_account_id = accounts.id
                UNION ALL
                SELECT amount, -1 FROM transfers WHERE debit_account_id = accounts.id) AS moved
      WHERE username = $1`,
    [username],
  );
  return Number(rows[0]?.cash);
}

test('two members shoot in one pool, one comes back after a reload, and all money is in the ledger', async () => {
  const ana = await openAngler('en', desktop);
  anglers.push(ana);
  await until('a cannon is hers', () => isSeated(ana.frame));
  const juma = await openAngler('sw', phone);
  anglers.push(juma);
  await until('a cannon is his', () => isSeated(juma.frame));

  await fish(ana, async () => (await shownCents(ana.frame, '.pool-won')) > 0);
  await juma.frame.getByRole('radio', { name: 'Wavu' }).click();
  await juma.frame.getByRole('button', { name: 'Otomatiki' }).click();
  const before = await shownCents(juma.frame, '.pool-money:not(.pool-won)');
  await until('his cannon fires by itself', async () => {
    return (await shownCents(juma.frame, '.pool-money:not(.pool-won)')) !== before;
  });
  await juma.frame.getByRole('button', { name: 'Otomatiki' }).click();

  await ana.page.reload();
  await until('she is back at a cannon', () => isSeated(ana.frame));
  // Nothing is shot any more: reserves come back by themselves, and both hear it.
  for (const { member, frame } of [ana, juma]) {
    await until('what is shown is what the ledger says', async () => {
      const shown = await shownCents(frame, '.pool-money:not(.pool-won)');
      return shown === (await readLedger(member.username));
    });
  }
});
