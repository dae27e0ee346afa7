import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import { dropUnflown, plantCrashRounds } from '#e2e/crash/planted-crash-rounds.ts';
import { patienceMs, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { goToGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import {
  centsIn,
  compareFigures,
  type Figures,
  untilFigures,
} from '#e2e/fixtures/shown-figures.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { readWords } from '#e2e/fixtures/words.ts';
import { openRounds } from './figures-play.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true, leave: dropUnflown }),
  sharedBrowser(),
]);

const rounds = repetitions('rounds of each bet game, crash and three slots against the ledger', {
  usual: 2,
  long: Number(process.env['FIGURES_ROUNDS'] ?? 200),
});
/** So many play side by side in the long tier. */
const lanes = isLongTier ? Number(process.env['FIGURES_LANES'] ?? 4) : 1;
const slots = ['simba-wa-tsavo', 'radi-ya-kilimanjaro', 'kitabu-cha-kilwa'];
/** Each bet game is held so by bet-games, and crash by its own file. */
const usual = ['dice', 'mines', 'blackjack'];
const all = [...betGames.map(({ game }) => game.code), 'crash', ...slots];
/** In the long tier a part may be named: FIGURES=dice,crash; FIGURES_TABLE keeps each line in a file. */
const named = process.env['FIGURES']?.split(',') ?? all;
const codes = isLongTier ? named : usual;

before(async () => {
  await untilGamesAreTold(database);
  if (codes.includes('crash'))
    await plantCrashRounds(database, rounds + 20, { from: 100, to: 115 });
});

/** What the transfers say of a member's money; hundredths. */
const readLedger = async (username: string): Promise<{ cash: number; all: number }> => {
  const { rows } = await database.query<{ cash: string; all: string }>(
    `SELECT sum(amount * sign) FILTER (WHERE kind = 'cash') AS cash, sum(amount * sign) AS all
       FROM credentials JOIN accounts ON owner_id = member_id AND currency = 'KES',
       LATERAL (SELECT amount, 1 AS sign FROM transfers
                 WHERE credit_account_id = accounts.id AND credit_account_id >= 10000
                UNION ALL
                SELECT amount, -1 FROM transfers
                 WHERE debit_account_id = accounts.id AND debit_account_id >= 10000) AS moved
      WHERE username = $1`,
    [username],
  );
  return { cash: Number(rows[0]?.cash), all: Number(rows[0]?.all) };
};

const countEnded = async (username: string): Promise<number> => {
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM rounds JOIN credentials USING (member_id)
      WHERE username = $1 AND state = 2`,
    [username],
  );
  return Number(rows[0]?.count);
};

const findGame = async (code: string): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    'SELECT game_id AS id FROM games WHERE game_code = $1 AND NOT is_under_maintenance',
    [code],
  );
  assert.ok(rows[0], `the catalogue offers ${code}`);
  return rows[0].id;
};

type Seat = { page: Page; username: string };
type Line = { code: string; rounds: number; balance: number; net: number; record: number };

/** The rounds of one game; after each what is shown is held against the transfers. */
const playGame = async ({ page, username }: Seat, code: string) => {
  await goToGame(page, await findGame(code));
  const play = await openRounds(page, code, 'en');
  const first = await readLedger(username);
  const nets: number[] = [];
  const line: Line = { code, rounds: 0, balance: 0, net: 0, record: 0 };
  for (let known = first.all; line.rounds < rounds; ) {
    const ended = await countEnded(username);
    await play();
    // A bet on everybody's round may have come too late for it.
    const isPlayed = await until('the round is in the books', async () => {
      const now = await countEnded(username);
      return now > ended || code === 'crash' ? { is: now > ended } : false;
    });
    if (!isPlayed.is) continue;
    const { shown, wanted } = await compareFigures(page, async () => {
      const { cash, all } = await readLedger(username);
      return { frame: cash, edge: cash, net: all - first.all };
    });
    line.rounds += 1;
    if (shown.frame === wanted.frame && shown.edge === wanted.edge) line.balance += 1;
    if (shown.net === wanted.net) line.net += 1;
    else console.log(`${code}, round ${line.rounds}: ${JSON.stringify({ shown, wanted })}`);
    const { all } = await readLedger(username);
    nets.push(all - known);
    known = all;
  }
  return { line, nets };
};

const lateMs = 20_000;

const goTo = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((to) => history.pushState({}, '', to), path);

/** The figures at the ends of the newest rows of a list; `more` is pressed until there are enough. */
const readRows = async (page: Page, count: number): Promise<number[]> => {
  const amounts = page.locator('main .rows .ui-row-end .ui-amount > :first-child');
  await amounts.first().waitFor();
  const more = page.getByRole('button', { name: readWords('player-site', 'en')('more') });
  for (let there = await amounts.count(); there < count; ) {
    await more.click();
    await until('more rounds are listed', async () => (await amounts.count()) > there);
    there = await amounts.count();
  }
  const texts = await amounts.allTextContents();
  return texts.slice(0, count).map(centsIn);
};

/** Whether what the record says of each of the newest rounds is what the transfers did. */
const holdRecord = async (page: Page, nets: readonly number[]): Promise<number> => {
  const wanted = nets.toReversed();
  await goTo(page, '/member/personalHistoryCopy');
  await page.locator('iframe').waitFor({ state: 'detached' });
  // The list of the visit before stands there until the newer one has come.
  for (const end = Date.now() + lateMs; ; await wait(200)) {
    const told = await readRows(page, wanted.length);
    const right = told.filter((net, at) => net === wanted[at]).length;
    if (right === wanted.length || Date.now() > end) return right;
  }
};

const look = { ...phone, sharpness: 0.25, theme: 'dark' } as const;

const openSeat = async () => {
  const member = await openPlayer({ browser, stack, language: 'en', look });
  member.page.setDefaultTimeout(patienceMs);
  await member.page.goto(`${stack.origins.playerSite}/bgs`);
  await member.page.getByRole('searchbox').waitFor();
  return member;
};

const tell = ({ code, rounds: played, balance, net, record }: Line): void => {
  const line = `${code} | ${played} | ${balance} | ${net} | ${record}`;
  const file = process.env['FIGURES_TABLE'];
  if (file) appendFileSync(file, `${line}\n`);
  console.log(line);
};

test('balance, net and record of every game are what the ledger says, after each round', {
  timeout: 3_600_000,
}, async () => {
  const left = [...codes];
  const lines: Line[] = [];
  const playLane = async () => {
    const member = await openSeat();
    const { page, complaints } = member;
    for (let code = left.shift(); code !== undefined; code = left.shift()) {
      try {
        const { line, nets } = await playGame(member, code);
        const held = { ...line, record: await holdRecord(page, nets) };
        lines.push(held);
        tell(held);
      } catch (error) {
        await takePicture(page, `figures-${code}-failed`);
        throw new Error(`${code}: ${complaints.join('; ')}`, { cause: error });
      }
    }
    await member.close();
  };
  console.log('game | rounds | shown balance = ledger | net = ledger | record = ledger');
  await Promise.all(Array.from({ length: Math.min(lanes, left.length) }, playLane));
  for (const line of lines) {
    const { code, rounds: played } = line;
    assert.deepEqual(line, { code, rounds: played, balance: played, net: played, record: played });
  }
  await stack.verify();
});

test('beside an open round the balance is that of now, and wallet, record and profit tell one net', async () => {
  const member = await openSeat();
  const { page, username } = member;
  const words = readWords('player-site', 'en');
  const expect = async (net: number): Promise<Figures> => {
    const { cash } = await readLedger(username);
    return { frame: cash, edge: cash, net };
  };
  const first = await readLedger(username);
  await goToGame(page, await findGame('mines'));
  const frame = page.frameLocator('iframe');
  await frame.locator('.bet-play:not([aria-disabled])').click();
  await frame.locator('.mines-tile[data-state=closed]:not([aria-disabled=true])').first().waitFor();
  // Money moves meanwhile in another game.
  await goToGame(page, await findGame('dice'));
  const play = await openRounds(page, 'dice', 'en');
  const nets: number[] = [];
  for (let known = (await readLedger(username)).all; nets.length < 3; ) {
    const ended = await countEnded(username);
    await play();
    await until('the round is in the books', async () => (await countEnded(username)) > ended);
    const { all } = await readLedger(username);
    nets.push(all - known);
    known = all;
  }
  await goToGame(page, await findGame('mines'));
  await frame.locator('.mines-tile[data-state=closed]:not([aria-disabled=true])').first().waitFor();
  await untilFigures(page, 'an open round shows the balance of now', () => expect(0));
  // Its stake is held; what the record and the wallet say of the rounds that are over is the same.
  await goTo(page, '/member/personalHistoryCopy');
  await page.locator('iframe').waitFor({ state: 'detached' });
  assert.deepEqual(await readRows(page, 3), nets.toReversed());
  await goTo(page, '/member/transferFund');
  await page.getByRole('heading', { level: 1, name: words('member_wallet') }).waitFor();
  const rows = await readRows(page, 4);
  assert.deepEqual(rows.slice(0, 3), nets.toReversed());
  const { cash } = await readLedger(username);
  assert.equal(rows[3], cash - first.cash - nets.reduce((sum, net) => sum + net, 0));
  await goTo(page, '/member/personalProfit');
  const profit = page.locator('.records-sum-lead .ui-amount > :first-child');
  await until('profit and loss tells their sum', async () => {
    const sum = nets.reduce((total, net) => total + net, 0);
    return centsIn((await profit.first().textContent()) ?? '') === sum;
  });
  await member.close();
});
