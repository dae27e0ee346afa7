/** Members play hold'em against each other, by clicking; what they brought is all accounted for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FrameLocator } from 'playwright-core';

import { desktop, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
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

/** The first opens the table, the second types its code, the others follow its link. */
const seats = [
  { language: 'sw', look: { ...phone, theme: 'dark' }, place: 0 },
  { language: 'en', look: { ...desktop, theme: 'light' }, place: 2 },
  { language: 'en', look: { ...phone, theme: 'light' }, place: 4 },
  { language: 'sw', look: { ...phone, theme: 'light' }, place: 1 },
  { language: 'en', look: { ...phone, theme: 'dark' }, place: 3 },
  { language: 'sw', look: { ...phone, theme: 'dark' }, place: 5 },
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
  return { ...member, place };
};

/** Six round one private table. */
const gather = async (game: Game): Promise<{ players: Player[]; code: string }> => {
  const arrived = await Promise.all(
    seats.map(async (seat) => ({ seat, member: await arrive(seat) })),
  );
  const [host, typist, ...linked] = arrived;
  assert.ok(host && typist);
  await Promise.all([host, typist].map(({ member, seat }) => openLobby(member, game, seat)));
  const invitation = await invite(host.member);
  await Promise.all([
    enterCode(typist.member, invitation),
    ...linked.map(({ member }) => member.page.goto(invitation.link)),
  ]);
  const players = await Promise.all(arrived.map(({ member, seat }) => sitDown(member, seat)));
  return { players, code: invitation.code };
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

/** Checks or calls, twice at once as an impatient thumb does. */
const sayWord = async ({ frame }: Player): Promise<void> => {
  const word = frame.locator('.seats-act[data-is="turn"]:not([data-is-asked]) .seats-call');
  if ((await word.count()) > 0) await word.dblclick({ timeout: 2_000 }).catch(() => undefined);
};

/** Who was too slow was taken to be away. */
const comeBack = async ({ frame }: Player): Promise<void> => {
  const back = frame.locator('.seats-tool[aria-pressed="true"]');
  if ((await back.count()) > 0) await back.click({ timeout: 2_000 }).catch(() => undefined);
};

/** The first of them looks whose turn it is: to ask six pages all the time costs more than the hand. */
const playOn = async (players: readonly Player[]): Promise<void> => {
  const [witness] = players;
  const turns = await witness?.frame
    .locator('.seats-place:has([data-is-turn])')
    .evaluateAll((places) => places.map((place) => Number(place.getAttribute('data-seat'))));
  const turn = players.find(({ place }) => turns?.includes(place));
  if (turn) await sayWord(turn);
  else for (const player of players) await comeBack(player);
};

const playUntil = (what: string, players: readonly Player[], isThere: () => Promise<boolean>) =>
  until(what, async () => {
    await playOn(players);
    return isThere();
  });

/** Whoever has cards leaves once the hand is over, which the others play on. */
const leave = async (leaving: readonly Player[], staying: readonly Player[]): Promise<void> => {
  for (const { frame } of leaving) {
    await frame.locator('.seats-tool').last().click();
    await frame.locator('dialog footer button').last().click();
  }
  await playUntil('their seats are free', staying, async () => {
    const own = leaving.map(({ frame }) => frame.locator('.seats-pod[data-is-own]').count());
    return (await Promise.all(own)).every((count) => count === 0);
  });
};

/** The papers say whether the cards of the last hand lay where they had been promised. */
const checkDeck = async (frame: FrameLocator): Promise<void> => {
  await frame.getByRole('button', { name: 'Uhalali wa mchezo' }).click();
  const papers = frame.getByRole('dialog');
  await papers.getByRole('button', { name: 'Kagua mkono uliopita' }).click();
  await papers.getByRole('status').filter({ hasText: 'mahali zilipoahidiwa' }).waitFor();
  await papers.getByRole('button', { name: 'Funga' }).first().click();
};

/** The first hand is shown again on its felt, from its deal to the river. */
const showAgain = async ({ page, frame }: Player): Promise<void> => {
  await frame.getByRole('button', { name: 'Madau yangu' }).click();
  await takePicture(page, 'poker-hands');
  await frame.locator('.past-hands button').last().click();
  const board = frame.locator('.replay-board');
  const controls = frame.locator('.replay-controls');
  await board.locator('.seats-pod[data-is-own] .playing-card').first().waitFor();
  assert.equal(await board.locator('.seats-board .playing-card').count(), 0);
  const next = controls.getByRole('button').last();
  while (await next.isEnabled()) await next.click();
  await until('the river lies there again', async () => {
    return (await board.locator('.seats-board .playing-card').count()) === 5;
  });
  await takePicture(page, 'poker-replay');
  await page.keyboard.press('Escape');
};

/** The open ones are seats that are taken or not paid yet. */
type Books = Record<'brought' | 'taken' | 'rake' | 'open', bigint>;

const readBooks = async (code: string): Promise<Books> => {
  const { rows } = await database.query<Record<keyof Books, string | bigint>>(
    `SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM games.seat_buy_ins
              WHERE room_id = r.id AND state = 'taken') AS brought,
            (SELECT coalesce(sum(payout), 0)::bigint FROM games.seats
              WHERE room_id = r.id AND state = 'left') AS taken,
            (SELECT coalesce(sum(rake), 0)::bigint FROM games.hands
              WHERE room_id = r.id) AS rake,
            (SELECT count(*) FROM games.seats WHERE room_id = r.id AND state <> 'left') AS open
       FROM games.rooms r WHERE r.invite_code = $1`,
    [code],
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

/** He drops out of a hand that is played, and is back in the same with the same cards. */
const dropOut = async ({ context, frame }: Player): Promise<void> => {
  const before = { hand: await handOf(frame), cards: await ownCards(frame) };
  const banner = frame.locator('.seats-note[data-is="banner"]');
  await context.setOffline(true);
  await banner.waitFor();
  await context.setOffline(false);
  await banner.waitFor({ state: 'detached' });
  assert.deepEqual({ hand: await handOf(frame), cards: await ownCards(frame) }, before);
};

/** What one sees of the end of a hand: the board by the words of his language, and who is open. */
type End = { hand: number; board: (string | null)[]; open: number };

/** Undefined while it is not seen to be over. */
const readEnd = async ({ frame }: Player): Promise<End | undefined> => {
  const ends = await frame.locator('.seats-felt[data-is-won]').evaluateAll((felts) =>
    felts.map((felt) => ({
      hand: Number(felt.getAttribute('data-hand')),
      board: [...felt.querySelectorAll('.seats-board .playing-card')].map((card) =>
        card.getAttribute('aria-label'),
      ),
      open: felt.querySelectorAll('.seats-cards[data-is-shown]').length,
    })),
  );
  return ends[0];
};

/** Plays until everybody saw the same hand end; the next begins some seconds later. */
const playToShowdown = async (players: readonly Player[]): Promise<void> => {
  const seen = new Map<Player, End>();
  const ends = await until('everybody saw the hand end', async () => {
    await playOn(players);
    for (const player of players) {
      const end = await readEnd(player);
      if (end) seen.set(player, end);
    }
    const all = players.map((player) => seen.get(player)).filter((end) => end !== undefined);
    const isSame = new Set(all.map(({ hand }) => hand)).size === 1;
    // Who fell behind sees the next one end.
    if (!isSame) seen.clear();
    return isSame && all.length === players.length && all;
  });
  for (const [at, { board }] of ends.entries()) {
    const { language } = seats[at] ?? {};
    assert.equal(board.length, 5);
    assert.deepEqual(board, ends[seats.findIndex((seat) => seat.language === language)]?.board);
  }
  assert.ok(Math.max(...ends.map(({ open }) => open)) >= 2, 'hands were shown down');
};

test('six play a hand to its showdown, one of them drops out and returns, and the books agree', {
  timeout: 300_000,
}, async () => {
  const game = await readGame();
  const { players, code } = await gather(game);
  const [first, second, third, ...others] = players;
  assert.ok(first && second && third);
  try {
    await playUntil('six are dealt in', players, async () => {
      const cards = await Promise.all(players.map(({ frame }) => ownCards(frame)));
      return cards.every(({ length }) => length === 2);
    });
    await playUntil('the flop lies there', players, async () => (await cardsOn(third.frame)) === 3);
    await dropOut(third);
    await playToShowdown(players);
    for (const [at, { page }] of players.entries()) await takePicture(page, `poker-table-${at}`);
    const leavers = [third, ...others];
    await leave(leavers, [first, second]);
    // A page nobody needs any more goes on drawing its table.
    await Promise.all(leavers.map(({ close }) => close()));
    await playUntil('the hand after it is over', [first, second], () => isWon(first.frame));
    await leave([second], [first]);
    await checkDeck(first.frame);
    await showAgain(first);
    await leave([first], []);
    await until('all are paid', async () => (await readBooks(code)).open === 0n);
    const { brought, taken, rake } = await readBooks(code);
    assert.equal(brought, taken + rake);
    assert.ok(rake > 0n, 'a flop was seen');
    const had = (await readBalances(players)).reduce((sum, each) => sum + each, 0n);
    assert.equal(had, balance * BigInt(players.length) - rake);
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
});
