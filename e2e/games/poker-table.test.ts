/** Members play hold'em against each other, by clicking; what they brought is all accounted for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FrameLocator } from 'playwright-core';

import { desktop, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { openByName, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

/** A turn lasts some ten seconds and as long again by its time bank; hands follow each other fast. */
const pace = '1.5';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ env: { TABLE_PACE: pace } }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const balance = 1_000_000n;

const seats = [
  { language: 'sw', look: { ...phone, theme: 'dark' }, place: 0 },
  { language: 'en', look: { ...desktop, theme: 'light' }, place: 2 },
  { language: 'en', look: { ...phone, theme: 'light' }, place: 4 },
] as const;

type Player = Awaited<ReturnType<typeof sitDown>>;

const readGame = async () => {
  const { rows } = await database.query<{ id: string; en: string; sw: string }>(
    `SELECT game_id AS id, name_en AS en, name_sw AS sw FROM games
      WHERE game_code = 'holdem' AND NOT is_under_maintenance`,
  );
  assert.ok(rows[0], 'the catalogue offers hold’em');
  return rows[0];
};

type Game = Record<Language | 'id', string>;
type Seat = (typeof seats)[number];

/** A private table and the ways to it: the link that is sent to friends, and the code alone. */
type Invitation = { link: string; code: string };

const arrive = async ({ language, look }: Seat) => {
  const member = await openPlayer({ browser, stack, language, look }, balance);
  return { ...member, frame: member.page.frameLocator('iframe') };
};

type Arrived = Awaited<ReturnType<typeof arrive>>;

const openLobby = async ({ page }: Arrived, game: Game, { language }: Seat): Promise<void> => {
  await page.goto(`${stack.origins.playerSite}/pvp`);
  await openByName(page, { gameId: game.id, name: game[language] });
};

/** Opens a table for friends from the list of tables, and has the site share it. */
const invite = async ({ page, frame }: Arrived): Promise<Invitation> => {
  await frame.locator('.seats-private-ways button').first().click();
  await frame.locator('dialog footer button').click();
  const shared = frame.locator('.seats-invite');
  const code = (await shared.locator('b').textContent()) ?? '';
  await shared.click();
  const link = await page.locator('.table-invite-link').innerText();
  await page.keyboard.press('Escape');
  return { link, code };
};

const enterCode = async ({ frame }: Arrived, { code }: Invitation): Promise<void> => {
  await frame.locator('.seats-private-ways button').last().click();
  await frame.locator('dialog input').fill(code.toLowerCase());
  await frame.locator('dialog footer button').click();
};

/** On a chair, with the usual chips. */
const sitDown = async (member: Arrived, { place }: Seat) => {
  const { frame } = member;
  await frame.locator(`.seats-place[data-seat="${place}"] button`).click();
  await frame.locator('dialog footer button').click();
  await frame.locator('.seats-pod[data-is-own]').waitFor();
  return member;
};

/** One opens a private table, one follows the link to it, one types its code. */
const gather = async (game: Game): Promise<Player[]> => {
  const [host, linked, typed] = await Promise.all(seats.map(arrive));
  assert.ok(host && linked && typed);
  const [hostSeat, linkedSeat, typedSeat] = seats;
  await Promise.all([openLobby(host, game, hostSeat), openLobby(typed, game, typedSeat)]);
  const invitation = await invite(host);
  await Promise.all([linked.page.goto(invitation.link), enterCode(typed, invitation)]);
  return Promise.all([
    sitDown(host, hostSeat),
    sitDown(linked, linkedSeat),
    sitDown(typed, typedSeat),
  ]);
};

const isWon = async (frame: FrameLocator) =>
  (await frame.locator('.seats-felt[data-is-won]').count()) > 0;

const handOf = async (frame: FrameLocator) =>
  Number(await frame.locator('.seats-felt').getAttribute('data-hand'));

const cardsOn = (frame: FrameLocator) => frame.locator('.seats-board .playing-card').count();

const ownCards = (frame: FrameLocator) =>
  frame
    .locator('.seats-pod[data-is-own] .playing-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** Checks or calls, twice at once as an impatient thumb does; who was too slow comes back. */
const sayIfAsked = async ({ frame }: Player): Promise<void> => {
  const word = frame.locator('.seats-act[data-is="turn"]:not([data-is-asked]) .seats-call');
  if ((await word.count()) > 0) await word.dblclick({ timeout: 2_000 }).catch(() => undefined);
  const back = frame.locator('.seats-tool[aria-pressed="true"]');
  if ((await back.count()) > 0) await back.click({ timeout: 2_000 }).catch(() => undefined);
};

const playUntil = (what: string, players: readonly Player[], isThere: () => Promise<boolean>) =>
  until(what, async () => {
    for (const player of players) await sayIfAsked(player);
    return isThere();
  });

/** Whoever has cards leaves once the hand is over, which the others play on. */
const leave = async ({ frame }: Player, staying: readonly Player[]): Promise<void> => {
  await frame.locator('.seats-tool').last().click();
  await frame.locator('dialog footer button').last().click();
  const own = frame.locator('.seats-pod[data-is-own]');
  await playUntil('the seat is free', staying, async () => (await own.count()) === 0);
};

/** The papers say whether the cards of the last hand lay where they had been promised. */
const checkDeck = async (frame: FrameLocator): Promise<void> => {
  await frame.getByRole('button', { name: 'Uhalali wa mchezo' }).click();
  const papers = frame.getByRole('dialog');
  await papers.getByRole('button', { name: 'Kagua mkono uliopita' }).click();
  await papers.getByRole('status').filter({ hasText: 'mahali zilipoahidiwa' }).waitFor();
  await papers.getByRole('button', { name: 'Funga' }).first().click();
};

/** The open ones are seats that are taken or not paid yet. */
type Books = Record<'brought' | 'taken' | 'rake' | 'open', bigint>;

const readBooks = async (): Promise<Books> => {
  const { rows } = await database.query<Record<keyof Books, string | bigint>>(
    `SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM games.seat_buy_ins
              WHERE state = 'taken') AS brought,
            (SELECT coalesce(sum(payout), 0)::bigint FROM games.seats WHERE state = 'left') AS taken,
            (SELECT coalesce(sum(rake), 0)::bigint FROM games.hands) AS rake,
            (SELECT count(*) FROM games.seats WHERE state <> 'left') AS open`,
  );
  assert.ok(rows[0]);
  const { brought, taken, rake, open } = rows[0];
  return {
    brought: BigInt(brought),
    taken: BigInt(taken),
    rake: BigInt(rake),
    open: BigInt(open),
  };
};

const readBalances = async (players: readonly Player[]): Promise<bigint[]> => {
  const { rows } = await database.query<{ id: string; balance: string }>(
    `SELECT owner_id AS id, balance FROM accounts
      WHERE owner_id = ANY($1) AND kind = 'cash' AND currency = 'KES'`,
    [players.map(({ id }) => id)],
  );
  return players.map(({ id }) => BigInt(rows.find((row) => BigInt(row.id) === id)?.balance ?? 0));
};

test('three play a hand to its end, one of them through a broken line, and the books agree', {
  timeout: 300_000,
}, async () => {
  const game = await readGame();
  const players = await gather(game);
  const [first, second, third] = players;
  assert.ok(first && second && third);
  const everybody = (read: (player: Player) => Promise<boolean>) =>
    Promise.all(players.map(read)).then((found) => found.every(Boolean));
  try {
    await playUntil('three are dealt in', players, () =>
      everybody(async ({ frame }) => (await ownCards(frame)).length === 2),
    );
    await playUntil('the flop lies there', players, async () => (await cardsOn(third.frame)) === 3);
    const before = { hand: await handOf(third.frame), cards: await ownCards(third.frame) };
    await third.context.setOffline(true);
    await third.frame.locator('.seats-note[data-is="banner"]').waitFor();
    await third.context.setOffline(false);
    await third.frame.locator('.seats-note[data-is="banner"]').waitFor({ state: 'detached' });
    const after = { hand: await handOf(third.frame), cards: await ownCards(third.frame) };
    assert.deepEqual(after, before, 'it is the same hand with the same cards');
    await playUntil('the hand is over', players, () => everybody(({ frame }) => isWon(frame)));
    assert.equal(await cardsOn(first.frame), 5);
    assert.ok((await first.frame.locator('.playing-card.is-lit').count()) >= 5);
    for (const [at, { page }] of players.entries()) await takePicture(page, `poker-table-${at}`);
    await leave(third, [first, second]);
    await playUntil('the hand after it is over', [first, second], () => isWon(first.frame));
    await leave(second, [first]);
    await checkDeck(first.frame);
    await leave(first, []);
    await until('all are paid', async () => (await readBooks()).open === 0n);
    const { brought, taken, rake } = await readBooks();
    assert.equal(brought, taken + rake);
    assert.ok(rake > 0n, 'a flop was seen');
    const had = (await readBalances(players)).reduce((sum, each) => sum + each, 0n);
    assert.equal(had, balance * 3n - rake);
    await until('the site shows what the wallet has', async () => {
      const [own = 0n] = await readBalances([first]);
      const shown = await first.page.locator('.game-balance').innerText();
      return shown
        .replaceAll(/[^\d.]/g, '')
        .includes(`${own / 100n}.${String(own % 100n).padStart(2, '0')}`);
    });
    const offline = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;
    const complaints = players.flatMap((player) => player.complaints);
    assert.deepEqual(
      complaints.filter((complaint) => !offline.test(complaint)),
      [],
    );
  } catch (error) {
    for (const [at, { page }] of players.entries()) {
      await takePicture(page, `poker-table-${at}-failed`);
    }
    throw error;
  } finally {
    for (const player of players) await player.close();
  }
  await stack.verify();
});
