/**
 * A member alone at a table: where the brand's licence allows it and staff let them, a bot of the house
 * sits down, marked as one, and plays with him; at another game nobody comes.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { desktop, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { openDesk } from '#e2e/fixtures/desk.ts';
import { openByName, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

/** A turn lasts some ten seconds, and a member waits ten for others. */
const [{ stack, database }, browser] = await Promise.all([
  openStack({ env: { TABLE_PACE: '2', HOUSE_BOTS: 'allowed' } }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const readGame = async (code: string) => {
  const { rows } = await database.query<{ id: string; en: string; sw: string }>(
    `SELECT game_id AS id, name_en AS en, name_sw AS sw FROM games
      WHERE game_code = $1 AND NOT is_under_maintenance`,
    [code],
  );
  assert.ok(rows[0], `the catalogue offers ${code}`);
  return rows[0];
};

type Seated = {
  language: 'en' | 'sw';
  look: Parameters<typeof openPlayer>[0]['look'];
  code: string;
};

/** At the first table of a game, by clicks. */
const sitDown = async ({ language, look, code }: Seated) => {
  const game = await readGame(code);
  const member = await openPlayer({ browser, stack, language, look }, 1_000_000n);
  const frame = member.page.frameLocator('iframe');
  await member.page.goto(`${stack.origins.playerSite}/pvp`);
  await openByName(member.page, { gameId: game.id, name: game[language] });
  return { ...member, frame };
};

type Member = Awaited<ReturnType<typeof sitDown>>;

/** Checks or folds, until the hand is over. */
const playHand = ({ frame }: Member): Promise<unknown> =>
  until('the hand is over', async () => {
    const word = frame.locator('.seats-act[data-is="turn"]:not([data-is-asked]) .seats-call');
    if ((await word.count()) > 0) await word.click({ timeout: 2_000 }).catch(() => undefined);
    return (await frame.locator('.seats-felt[data-is-won]').count()) > 0;
  });

const letBots = async (): Promise<void> => {
  const desk = await openDesk({ stack, language: 'en', staff: 'zawadi', at: '/rooms/bots' });
  const row = desk.rowOf('Hold’em Poker');
  await desk.press('rooms_office.bots.change', row);
  await desk.dialog.getByLabel(desk.words('rooms_office.bots.let')).check();
  await desk.lookAround('house bots dialog');
  await desk.confirm('rooms_office.bots.save', 'The licence allows it');
  await desk.dialog.waitFor({ state: 'detached' });
  await row.getByText(desk.words('rooms_office.bots.on')).waitFor();
  await desk.lookAround('house bots');
  await desk.end();
};

test('a bot sits with who waits alone where staff let it, and nowhere else', {
  timeout: 240_000,
}, async () => {
  const amina = await sitDown({
    language: 'sw',
    look: { ...phone, theme: 'dark' },
    code: 'holdem',
  });
  const baraka = await sitDown({
    language: 'en',
    look: { ...desktop, theme: 'light' },
    code: 'drafti-ya-mtaa',
  });
  try {
    // Staff see games once their rooms were opened.
    await amina.frame.locator('.seats-room').first().waitFor();
    await letBots();
    await amina.frame.locator('.seats-room').first().click();
    await amina.frame.locator('.seats-place[data-seat="1"] button').click();
    await amina.frame.locator('dialog footer button').click();
    await amina.frame.locator('.seats-pod[data-is-own]').waitFor();
    await baraka.frame.locator('.seats-room').first().click();
    await baraka.frame.locator('.match-others [data-seat="1"] button').click();
    await baraka.frame.locator('dialog footer button').click();
    await baraka.frame.locator('.match-plate[data-is-own]').waitFor();
    await baraka.frame.getByText('Waiting for a second player').waitFor();
    const bot = amina.frame.locator('.seats-bot').getByText('Bot ya nyumba');
    await bot.waitFor({ state: 'attached', timeout: 60_000 });
    await amina.frame.locator('.seats-pod[data-is-own] .playing-card').first().waitFor();
    await takePicture(amina.page, 'house-bot-table');
    await playHand(amina);
    await takePicture(amina.page, 'house-bot-hand-over');
    await amina.frame.getByRole('button', { name: 'Madau yangu' }).click();
    await amina.frame.getByText('Bot za nyumba: 1').first().waitFor();
    await takePicture(amina.page, 'house-bot-hands');
    await amina.page.keyboard.press('Escape');
    await baraka.frame.getByText('Waiting for a second player').waitFor();
    assert.equal(await baraka.frame.locator('.seats-bot').count(), 0, 'nobody came');
    await takePicture(baraka.page, 'house-bot-none');
    const { rows } = await database.query<{ whole: boolean; code: string }>(
      `SELECT s.game_code AS code, bool_and(b.state = 'taken') AS whole FROM games.seats s
         JOIN games.seat_buy_ins b ON b.seat_id = s.id WHERE s.bot IS NOT NULL GROUP BY 1`,
    );
    assert.deepEqual(rows, [{ code: 'holdem', whole: true }]);
    assert.deepEqual([...amina.complaints, ...baraka.complaints], []);
  } catch (error) {
    await takePicture(amina.page, 'house-bot-failed');
    await takePicture(baraka.page, 'house-bot-none-failed');
    throw error;
  } finally {
    await amina.close();
    await baraka.close();
  }
  await stack.verify();
});
