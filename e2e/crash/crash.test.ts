import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { longestRoundMs, millisecondsTo } from '@bahati/game-rules/originals/crash/growth.ts';
import type { Locator } from 'playwright-core';

import { sharedBrowser, patienceMs, phone, takePicture, until } from '#e2e/fixtures/browser.ts';
import { openByName, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { dropUnflown, plantCrashRounds } from './planted-crash-rounds.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { untilFigures } from '#e2e/fixtures/shown-figures.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true, leave: dropUnflown }),
  sharedBrowser(),
]);

before(async () => {
  await untilGamesAreTold(database);
  await plantCrashRounds(database, mostRounds + 1, points);
});

/** Each leaves some seven seconds to take in and ends well below the other bet's dream. */
const points = { from: 145, to: 155 };
/** A busy machine may miss a round; so many in a row it does not. */
const mostRounds = 8;
const roundMs = millisecondsTo(points.to) + patienceMs;
/** Whoever was here before may have left a round in the air that goes high. */
const firstRoundMs = longestRoundMs + patienceMs;

/** What the browser notes of a bet that came too late. */
const tooLate = /Failed to load resource: the server responded with a status of 409/;

type Ended = { stake: number; payout: number };

const readEnded = async (username: string): Promise<Ended[]> => {
  const { rows } = await database.query<{ stake: bigint; payout: bigint }>(
    `SELECT rounds.stake, payout FROM rounds JOIN games ON games.id = rounds.game_id
       JOIN credentials USING (member_id)
      WHERE username = $1 AND game_code = 'crash' AND state = 2 ORDER BY rounds.id`,
    [username],
  );
  return rows.map(({ stake, payout }) => ({
    stake: Number(stake) / 100,
    payout: Number(payout) / 100,
  }));
};

const countPlaced = async (username: string): Promise<number> => {
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM rounds JOIN games ON games.id = rounds.game_id
       JOIN credentials USING (member_id)
      WHERE username = $1 AND game_code = 'crash'`,
    [username],
  );
  return Number(rows[0]?.count);
};

const readBalance = async (username: string): Promise<number> => {
  const { rows } = await database.query<{ balance: bigint }>(
    `SELECT balance FROM credentials JOIN accounts
         ON owner_id = member_id AND kind = 'cash' AND currency = 'KES'
      WHERE username = $1`,
    [username],
  );
  return Number(rows[0]?.balance) / 100;
};

const look = { ...phone, sharpness: 0.25, theme: 'dark' } as const;

const players = [
  { language: 'en', press: (target: Locator) => target.tap() },
  {
    language: 'sw',
    press: async (target: Locator) => {
      await target.focus();
      await target.press('Enter');
    },
  },
] as const;

test('two players fly together: one bet of each is taken in time, one is lost, and the books agree', {
  timeout: 600_000,
}, async () => {
  const { rows } = await database.query<{ id: string; en: string; sw: string }>(
    `SELECT game_id AS id, name_en AS en, name_sw AS sw FROM games
      WHERE game_code = 'crash' AND NOT is_under_maintenance`,
  );
  const [listed] = rows;
  assert.ok(listed, 'the catalogue offers crash');
  const fly = async ({ language, press }: (typeof players)[number]) => {
    const member = await openPlayer({ browser, stack, language, look });
    const { page, complaints, username } = member;
    page.setDefaultTimeout(patienceMs);
    try {
      await page.goto(`${stack.origins.playerSite}/bgs`);
      await openByName(page, { gameId: listed.id, name: listed[language] });
      const opened = Math.round((await readBalance(username)) * 100);
      const frame = page.frameLocator('iframe');
      const slots = frame.locator('.crash-slot');
      const betting = frame.locator('.crash-board[data-phase=betting]');
      const dream = slots.nth(1).locator('input').nth(1);
      await dream.fill('1000');
      await dream.press('Enter');
      const seen = { won: 0, lost: 0 };
      for (let round = 0; seen.won === 0 || seen.lost === 0; round += 1) {
        assert.ok(round < mostRounds, JSON.stringify(seen));
        const before = await readEnded(username);
        await betting.waitFor({ timeout: firstRoundMs });
        for (const slot of [slots.nth(0), slots.nth(1)]) await press(slot.locator('.crash-button'));
        const taking = slots.nth(0).locator('.crash-take');
        // The next announcement comes if the round ended before anybody could speak.
        await taking.or(frame.locator('.crash-board[data-phase=over]')).first().waitFor();
        if (await taking.isVisible()) await press(taking).catch(() => undefined);
        await frame.locator('.crash-board[data-phase=over]').waitFor({ timeout: roundMs });
        // On a busy machine a bet may come too late for its round, and is refused.
        await until(
          'every bet has ended',
          async () => (await readEnded(username)).length === (await countPlaced(username)),
        );
        const ended = (await readEnded(username)).slice(before.length);
        for (const { stake, payout } of ended) seen[payout > stake ? 'won' : 'lost'] += 1;
        await untilFigures(page, 'frame, edge and net show what the books say', async () => {
          const balance = Math.round((await readBalance(username)) * 100);
          return { frame: balance, edge: balance, net: balance - opened };
        });
      }
      await takePicture(page, `crash-${language}`);
      const own = complaints.filter((complaint) => !tooLate.test(complaint));
      assert.deepEqual(own, []);
    } catch (error) {
      await takePicture(page, `crash-${language}-failed`);
      throw new Error(`${language}: ${complaints.join('; ')}`, { cause: error });
    } finally {
      await member.close();
    }
  };
  await Promise.all(players.map(fly));
  await stack.verify();
});
