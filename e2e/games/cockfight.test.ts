import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { FrameLocator, Locator } from 'playwright-core';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import {
  clickAtRest,
  desktop,
  patienceMs,
  phone,
  sharedBrowser,
  takePicture,
  until,
} from '#e2e/fixtures/browser.ts';
import { post } from '#e2e/fixtures/calls.ts';
import { untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { untilFigures } from '#e2e/fixtures/shown-figures.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const code = 'jogoo-wa-savana';
const gameId = `SV3-${code}`;

const [{ stack, database }, browser] = await Promise.all([
  openStack({ env: { TABLE_PACE: process.env['E2E_TABLE_PACE'] ?? '2', ROOM_CHAIN_GAMES: '50' } }),
  sharedBrowser(),
]);
const { playerSite, games } = stack.origins;

before(() => untilGamesAreTold(database));

const listed = async (origin: string): Promise<number> => {
  const reply = await fetchOutside(`${origin}/wps/relay/GCSGAME_gameList?gameType=COCKFIGHT`);
  return ((await reply.json()) as { value: { total: number } }).value.total;
};

const close = (categories: string) =>
  database.query('UPDATE brands SET closed_categories = $1', [categories]);

const launch = async (token: string) => {
  const body = { gameId, language: 'en', theme: 'dark' };
  return post(`${playerSite}/wps/game/launchGame`, body, token);
};

test('where cockfights are closed they are in no list, launch no game and open no room', async () => {
  const { token } = await plantMember(stack);
  // As every brand of Kenya and of Tanzania begins.
  await close('{COCKFIGHT}');
  await until('the arenas leave the lists', async () => (await listed(playerSite)) === 0);
  assert.equal((await launch(token)).code, 'game_not_found');
  await close('{}');
  const { value } = await launch(token);
  const launchToken = new URL(value['gameUrl'] ?? '').searchParams.get('token');
  await close('{COCKFIGHT}');
  const opened = await post(`${games}/frame/v1/session`, { launchToken });
  assert.equal(opened.success, false, 'a launch from before opens no frame, so no room is joined');
  const { rows } = await database.query('SELECT 1 FROM games.rooms WHERE game_code = $1', [code]);
  assert.equal(rows.length, 0);
});

const said = {
  en: { confirm: /^Confirm/, confirmed: /^Confirmed: KSh/ },
  sw: { confirm: /^Thibitisha/, confirmed: /^Imethibitishwa: KSh/ },
} as const satisfies Record<Language, object>;

/** The desk sees the fight; on the phone, where motion is not wanted, its result alone. */
const looks = {
  phone: { ...phone, theme: 'dark', isMoving: false },
  desk: { ...desktop, theme: 'light', isMoving: true },
} as const;

type Visit = { language: Language; look: keyof typeof looks; place: 'meron' | 'wala' };

/** A member who finds the arena among its vendors, and goes to its first ring. */
const enter = async ({ language, look, place }: Visit) => {
  const member = await openPlayer({ browser, stack, language, look: looks[look] });
  const { page } = member;
  const press = async (target: Locator) => (look === 'phone' ? target.tap() : target.click());
  await page.goto(`${playerSite}/cockfight`);
  await clickAtRest(page.getByRole('main').locator(`a[href*="${gameId}"]`).first());
  const frame = page.frameLocator('iframe');
  await frame.locator('.live-room').first().waitFor();
  await takePicture(page, `cockfight-${look}-lobby`);
  await press(frame.locator('.live-room').first());
  await frame.locator('.live-table').waitFor();
  return {
    ...member,
    frame,
    look,
    press,
    said: said[language],
    spot: frame.locator(`.spot[data-tone=${place}]`),
    button: frame.locator('.live-confirm'),
  };
};

type Visitor = Awaited<ReturnType<typeof enter>>;

const gameOf = async (frame: FrameLocator): Promise<number> =>
  Number(/\d+/.exec(await frame.locator('.live-game').innerText())?.[0]);

const betting = '.live-table[data-phase=betting]';

/** Answers the fight the chips are on. */
const bet = async ({ frame, spot, button, press, said: words }: Visitor): Promise<number> =>
  until('a bet is confirmed', async () => {
    await frame.locator(betting).waitFor({ timeout: patienceMs });
    const game = await gameOf(frame);
    await press(spot);
    if (!words.confirm.test(await button.innerText())) return false;
    await press(button);
    await frame.locator('.live-confirm:not([data-state=asking])').waitFor();
    const isTaken = words.confirmed.test(await button.innerText());
    return isTaken && (await gameOf(frame)) === game && game;
  });

type Entry = { game: number; opening: string; stake: number; payout: number; result: string };

/** Own parts in fights that are paid, as the books have them. */
const readPaid = async ({ id }: Visitor): Promise<Entry[]> => {
  const { rows } = await database.query<Entry>(
    `SELECT t.game, e.opening, e.stake::int, e.payout::int, t.shown->>'result' AS result
       FROM games.table_entries e JOIN games.table_rounds t ON t.id = e.round_id
       JOIN provider_members m ON m.key = e.member_id
      WHERE m.member_id = $1 AND e.state = 'settled' ORDER BY e.id`,
    [id],
  );
  return rows;
};

const readBalance = async ({ id }: Visitor): Promise<number> => {
  const { rows } = await database.query<{ balance: string }>(
    `SELECT balance::text FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [id],
  );
  return Number(rows[0]?.balance);
};

/** The fight as it goes on, for whoever looks at pictures of it. */
const lookOn = async ({ page, frame, look }: Visitor): Promise<void> => {
  await frame.locator('.ring[data-is-fighting]').waitFor({ timeout: patienceMs });
  for (const at of [1, 2, 3]) {
    const striking = frame.locator('.cock[data-pose=strike]').first();
    await striking.waitFor({ timeout: patienceMs });
    await takePicture(page, `cockfight-${look}-fight-${at}`);
    await striking.waitFor({ state: 'detached' });
  }
};

test('two members bet on one fight, see the same result, and the books agree', {
  timeout: 600_000,
}, async () => {
  await close('{}');
  await until('the arenas are listed', async () => (await listed(playerSite)) === 5);
  const visitors = await Promise.all([
    enter({ language: 'sw', look: 'phone', place: 'meron' }),
    enter({ language: 'en', look: 'desk', place: 'wala' }),
  ]);
  const [ana, juma] = visitors;
  assert.ok(ana && juma);
  try {
    const opened = await Promise.all(visitors.map(readBalance));
    const shared = await until('both bet on one fight', async () => {
      const [one, other] = await Promise.all(visitors.map(bet));
      return one === other && one;
    });
    for (const each of visitors) await takePicture(each.page, `cockfight-${each.look}-bets`);
    await Promise.all(visitors.filter(({ look }) => looks[look].isMoving).map(lookOn));
    for (const { frame, page, look } of visitors) {
      await frame.locator('.ring-banner').waitFor({ timeout: patienceMs });
      await takePicture(page, `cockfight-${look}-result`);
    }
    for (const [at, visitor] of visitors.entries()) {
      const paid = await until('the entry is paid', async () =>
        (await readPaid(visitor)).find(({ game }) => game === shared),
      );
      const place = at === 0 ? 'meron' : 'wala';
      const isReturned = paid.result === 'bdd' || paid.result === 'ftd';
      assert.equal(paid.payout === paid.stake, isReturned);
      assert.equal(paid.payout > paid.stake, paid.result === place, JSON.stringify(paid));
      const alarms = visitor.frame.locator('.live-panel [role=alert]');
      assert.equal(await alarms.count(), 0, 'the browser found the fight as it was told');
      await untilFigures(visitor.page, 'frame, edge and net say what the books do', async () => {
        const balance = await readBalance(visitor);
        return { frame: balance, edge: balance, net: balance - (opened[at] ?? 0) };
      });
    }
    const [one, other] = await Promise.all(visitors.map(readPaid));
    const resultOf = (entries: Entry[] | undefined) =>
      entries?.find(({ game }) => game === shared)?.result;
    assert.equal(resultOf(one), resultOf(other));
    assert.deepEqual(
      visitors.map(({ complaints }) => complaints),
      [[], []],
    );
  } finally {
    for (const each of visitors) await each.close();
  }
  await stack.verify();
});
