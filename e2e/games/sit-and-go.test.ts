/** Three friends play a sit-and-go by clicking, to its prize; then staff look at it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { desktop, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { openDesk } from '#e2e/fixtures/desk.ts';
import { openByName, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const balance = 1_000_000n;
/** Of the first level for three: buy-in with fee, and the pool its winner takes. */
const price = 5_500n;
const prize = 15_000n;

const looks = [
  { language: 'sw', look: { ...phone, theme: 'dark' } },
  { language: 'en', look: { ...desktop, theme: 'light' } },
  { language: 'en', look: { ...phone, theme: 'light' } },
] as const;

type Game = Record<Language | 'id', string>;

const readGame = async (): Promise<Game> => {
  const { rows } = await database.query<Game>(
    `SELECT game_id AS id, name_en AS en, name_sw AS sw FROM games
      WHERE game_code = 'holdem-sit-and-go' AND NOT is_under_maintenance`,
  );
  assert.ok(rows[0], 'the catalogue offers sit-and-gos');
  return rows[0];
};

const arrive = async ({ language, look }: (typeof looks)[number]) => {
  const member = await openPlayer({ browser, stack, language, look }, balance);
  member.page.on('dialog', (dialog) => void dialog.accept());
  return { ...member, language, frame: member.page.frameLocator('iframe') };
};
type Player = Awaited<ReturnType<typeof arrive>>;

/** From the game's tile in the lobby to the list of its levels. */
const openLobby = async ({ page, frame, language }: Player, game: Game): Promise<void> => {
  await page.goto(`${stack.origins.playerSite}/pvp`);
  await page.getByRole('searchbox').fill(game[language]);
  await page.locator(`.game-card a[href*="${game.id}"]`).waitFor();
  await takePicture(page, `sit-and-go-tile-${language}`);
  await openByName(page, { gameId: game.id, name: game[language] });
  await frame.locator('.seats-room').first().waitFor();
  await takePicture(page, `sit-and-go-lobby-${language}`);
};

/** Opens one for friends at the first level, which is for three, and has the site share its code. */
const invite = async ({ page, frame, language }: Player) => {
  await frame.locator('.seats-private-ways button').first().click();
  await frame.locator('dialog .seats-level').first().waitFor();
  await takePicture(page, `sit-and-go-open-${language}`);
  await frame.locator('dialog footer button').click();
  const shared = frame.locator('.seats-invite');
  const code = (await shared.locator('b').textContent()) ?? '';
  await shared.click();
  const link = await page.locator('.table-invite-link').innerText();
  await page.keyboard.press('Escape');
  return { code, link };
};

const enterCode = async ({ frame }: Player, code: string): Promise<void> => {
  await frame.locator('.seats-private-ways button').last().click();
  await frame.locator('dialog input').fill(code);
  await frame.locator('dialog footer button').click();
};

/** The one button of who has not registered is brass, and quiet once he has. */
const register = async ({ frame }: Player): Promise<void> => {
  await frame.locator('.sng-entry[data-is="open"] button').click();
  await frame.locator('.sng-entry[data-is="in"]').waitFor();
};

const takeBack = async ({ frame }: Player): Promise<void> => {
  await frame.locator('.sng-entry[data-is="in"] button:not([aria-busy="true"])').click();
  await frame.locator('.sng-entry[data-is="open"]').waitFor();
};

const readBalance = async ({ id }: Player): Promise<bigint> => {
  const { rows } = await database.query<{ balance: string }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash' AND currency = 'KES'`,
    [id],
  );
  return BigInt(rows[0]?.balance ?? 0);
};

/** Puts everything in if it is his turn: the last preset, then the brass button. */
const shove = async ({ frame }: Player): Promise<void> => {
  const turn = frame.locator('.seats-act[data-is="turn"]:not([data-is-asked])');
  if ((await turn.count()) === 0) return;
  const quick = { timeout: 2_000 };
  const all = turn.locator('.seats-preset').last();
  try {
    if ((await all.count()) > 0) {
      await all.click(quick);
      await turn.locator('.seats-raise').click(quick);
    } else await turn.locator('.seats-call').click(quick);
  } catch {
    // The turn passed meanwhile: the next look tells.
  }
};

const isOver = async ({ frame }: Player) => (await frame.locator('.sng-result').count()) > 0;

/** Everybody puts everything in until one has all chips; answers who. */
const playOut = async (players: readonly Player[]): Promise<Player> => {
  await until(
    'one has won',
    async () => {
      for (const player of players) await shove(player);
      return (await Promise.all(players.map(isOver))).every(Boolean);
    },
    180_000,
  );
  for (const player of players) {
    if ((await player.frame.locator('.sng-result[data-is="won"]').count()) > 0) return player;
  }
  return assert.fail('nobody was told he won');
};

test('three friends register, one takes it back and comes again, and the winner is paid his prize', {
  timeout: 400_000,
}, async () => {
  const game = await readGame();
  const players = await Promise.all(looks.map(arrive));
  const [host, typist, linked] = players;
  assert.ok(host && typist && linked);
  const look = (name: string) =>
    Promise.all(players.map(({ page }, at) => takePicture(page, `sit-and-go-${name}-${at}`)));
  try {
    await Promise.all([openLobby(host, game), openLobby(typist, game)]);
    const { code, link } = await invite(host);
    await Promise.all([enterCode(typist, code), linked.page.goto(link)]);
    await register(host);
    await register(typist);
    await look('registering');
    await takeBack(typist);
    await until('he is paid back', async () => (await readBalance(typist)) === balance);
    await register(typist);
    await register(linked).catch(() => undefined);
    for (const { frame } of players) await frame.locator('.sng[data-state="running"]').waitFor();
    await until('cards are dealt', async () => {
      const cards = host.frame.locator('.seats-pod[data-is-own] .playing-card');
      return (await cards.count()) === 2;
    });
    await look('playing');
    const winner = await playOut(players);
    await look('over');
    const gain = await winner.frame.locator('.sng-result-gain').innerText();
    assert.match(gain.replace('\u00a0', ' '), /^\+KSh 150$/);
    for (const player of players) {
      const due = balance - price + (player === winner ? prize : 0n);
      await until('his wallet has it', async () => (await readBalance(player)) === due);
    }
    await until('the site shows it', async () => {
      const shown = await winner.page.locator('.game-balance').innerText();
      return shown.replaceAll(/[^\d.]/g, '').includes('10095.00');
    });
    await lookAsStaff(code);
    assert.deepEqual(
      players.flatMap(({ complaints }) => complaints),
      [],
    );
  } catch (error) {
    await look('failed');
    throw error;
  } finally {
    for (const player of players) await player.close();
  }
});

/** The office's page of it tells its places and prizes, and offers neither a pause nor a void any more. */
const lookAsStaff = async (code: string): Promise<void> => {
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM games.rooms WHERE invite_code = $1',
    [code],
  );
  const at = `/rooms/room/${rows[0]?.id}`;
  const desk = await openDesk({ stack, language: 'sw', staff: 'zawadi', at });
  await desk.page.getByRole('main').getByText('150.00').first().waitFor();
  await desk.lookAround('a sit-and-go');
  await desk.page.getByText(desk.words('rooms_office.state.ended')).first().waitFor();
  for (const act of ['rooms_office.pause', 'rooms_office.decide.begin']) {
    const offered = desk.page.getByRole('button', { name: desk.words(act), exact: true });
    assert.equal(await offered.count(), 0, act);
  }
  await desk.end();
};
