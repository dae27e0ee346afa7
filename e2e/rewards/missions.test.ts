/** A mission played to its end and claimed, a tournament joined and its table seen. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { taaZaPwani as slot } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';

import { desktop, patienceMs, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openByName, openGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openMemberPage, openPlayer } from '#e2e/fixtures/member.ts';
import { watched } from '#e2e/fixtures/person.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const bets = 2;
const title = { en: 'Two spins of the lantern', sw: 'Mizunguko miwili ya taa' };

/** Beside the demo's missions one that a few spins reach. */
async function plantShortMission(): Promise<void> {
  await database.query(
    `WITH made AS (
       INSERT INTO missions (idempotency_key, cadence, state, first_day, last_day, grace_days, budget,
         day_budget, created_by)
       VALUES ($1, 'daily', 'running', now()::date - 1, now()::date + 2, 0, 1000000, 1000000, 'test')
       RETURNING id, first_day)
     INSERT INTO mission_versions (mission_id, from_day, title, goal, award, written_by)
     SELECT id, first_day, $2, $3, $4, 'test' FROM made`,
    [
      randomUUID(),
      JSON.stringify(title),
      JSON.stringify({
        kind: 'bets',
        count: bets,
        scope: { products: ['RNG'], vendorIds: [], gameIds: [] },
      }),
      JSON.stringify({ kind: 'cash', amount: '25.00' }),
    ],
  );
}

const openTable = async (button: Locator): Promise<void> => {
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
};

test('a mission is played to its end in the frame of a slot and claimed', async () => {
  await plantShortMission();
  const look = { ...phone, theme: 'dark' } as const;
  const member = await openPlayer({ browser, stack, language: 'en', look, isThorough: true });
  const { page, words, lookAt } = member;
  const { rows } = await database.query<{ gameId: string }>(
    'SELECT game_id AS "gameId" FROM games WHERE game_code = $1',
    [slot.id],
  );
  await watched('missions', [member], async () => {
    await page.goto(`${stack.origins.playerSite}/rng`);
    await openByName(page, { gameId: rows[0]?.gameId ?? '', name: slot.title.en });
    const game = openGame(page, 'en');
    await game.waitUntilOpen();
    for (let at = 0; at < bets; at += 1) await game.spin();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('game_back') })
      .click();
    await openMemberPage(page, words, 'missions_title');
    await page.getByRole('heading', { level: 1, name: words('missions_title') }).waitFor();
    const menu = page.getByRole('navigation', { name: words('member_nav') });
    await menu.getByText(words('missions_to_claim_one', { count: '1' })).waitFor();
    const mission = page.getByRole('article', { name: title.en });
    const claim = mission.getByRole('button', { name: words('missions_claim'), exact: true });
    await claim.waitFor();
    await lookAt('missions');
    await claim.click();
    await mission.getByText(words('missions_claimed'), { exact: true }).waitFor();
    await page.getByText('KSh 25 cash.').waitFor();
    await page.getByRole('radio', { name: words('missions_view_past') }).check();
    await page.getByRole('listitem').filter({ hasText: title.en }).waitFor();
    await lookAt('past missions');
    // The race of the week is open to all: the same spins stand in it within seconds.
    // Others' tournaments may be open too: the race is known by its name.
    const raceTitle = await until('the spins are counted in the race', async () => {
      const scored = await database.query<{ en: string }>(
        `SELECT t.title ->> 'en' AS en FROM tournament_scores s
           JOIN tournaments t ON t.id = s.tournament_id WHERE NOT t.is_opt_in LIMIT 1`,
      );
      return scored.rows[0]?.en;
    });
    await page.getByRole('radio', { name: words('missions_view_tournaments') }).check();
    const race = page.getByRole('article', { name: raceTitle });
    // Two end at once, and only the first one's table is open by itself.
    await openTable(race.getByRole('button', { name: words('tournaments_table'), exact: true }));
    const own = race.getByRole('row').filter({ hasText: words('tournaments_you') });
    await own.waitFor();
    await lookAt('table of a tournament');
  });
});

test('a tournament is joined, and its table says that one is not ranked yet', async () => {
  const look = { ...desktop, theme: 'light' } as const;
  const member = await openPlayer({ browser, stack, language: 'sw', look, isThorough: true });
  const { page, words, lookAt } = member;
  const { rows } = await database.query<{ sw: string }>(
    `SELECT title->>'sw' AS sw FROM tournaments WHERE is_opt_in AND state = 'open'
        AND now() BETWEEN starts_at AND ends_at ORDER BY id LIMIT 1`,
  );
  const [tournament] = rows;
  assert.ok(tournament, 'the demo has a tournament to join');
  page.setDefaultTimeout(patienceMs);
  await watched('tournament', [member], async () => {
    await page.goto(`${stack.origins.playerSite}/member/missionLeaderboard`);
    await page.getByRole('radio', { name: words('missions_view_tournaments') }).check();
    const card = page.getByRole('article', { name: tournament.sw });
    await card.getByRole('button', { name: words('tournaments_join'), exact: true }).click();
    await card.getByText(words('tournaments_joined')).waitFor();
    await openTable(card.getByRole('button', { name: words('tournaments_table'), exact: true }));
    await card.getByText(words('tournaments_not_ranked')).waitFor();
    await lookAt('tournaments');
  });
});
