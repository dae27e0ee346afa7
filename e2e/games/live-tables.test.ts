import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { FrameLocator, Locator, Page } from 'playwright-core';

import {
  desktop,
  patienceMs,
  phone,
  sharedBrowser,
  takePicture,
  until,
} from '#e2e/fixtures/browser.ts';
import { untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { untilFigures } from '#e2e/fixtures/shown-figures.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

/** Long enough to lay and confirm on a busy machine, short enough to wait for. */
const pace = '2';
const code = 'bakarati-mji-mkongwe';

const [{ stack, database }, browser] = await Promise.all([
  openStack({
    parts: ['platform', 'games-server'],
    env: { TABLE_PACE: pace, ROOM_CHAIN_GAMES: '200' },
  }),
  sharedBrowser(),
]);

before(() => untilGamesAreTold(database));

const words = {
  en: { confirm: /^Confirm/, confirmed: /^Confirmed: KSh/, left: 'were not confirmed in time' },
  sw: {
    confirm: /^Thibitisha/,
    confirmed: /^Imethibitishwa: KSh/,
    left: 'hazikuthibitishwa kwa wakati',
  },
} as const satisfies Record<Language, object>;

const looks = {
  phone: { ...phone, theme: 'dark' },
  desk: { ...desktop, theme: 'light' },
} as const;

type Visit = { language: Language; look: keyof typeof looks; place: 'player' | 'banker' | 'tie' };

/** Goes to the game and joins its first table. */
const join = async (page: Page, look: keyof typeof looks, gameCode: string) => {
  const { rows } = await database.query<{ id: string }>(
    'SELECT game_id AS id FROM games WHERE game_code = $1 AND NOT is_under_maintenance',
    [gameCode],
  );
  assert.ok(rows[0], 'the catalogue offers the live table');
  await page.goto(`${stack.origins.playerSite}/seamless?gameId=${rows[0].id}`);
  const frame = page.frameLocator('iframe');
  await press(look, frame.locator('.live-room').first(), patienceMs);
  await frame.locator('.live-table').waitFor();
  return frame;
};

/** A member who goes to the game, and sits down at its first table. */
const sitDown = async ({ language, look, place }: Visit) => {
  const member = await openPlayer({ browser, stack, language, look: looks[look] });
  const frame = await join(member.page, look, code);
  return {
    ...member,
    frame,
    spot: frame.locator(`.spot[data-tone=${place}]`),
    button: frame.locator('.live-confirm'),
    press: (target: Locator) => press(look, target),
    said: words[language],
  };
};

type Sitter = Awaited<ReturnType<typeof sitDown>>;

/** What may be pressed now may be closed a moment later: it is looked at anew then. */
const pressMs = 3_000;

/** A phone is touched; a desk is used by its keys. */
const press = async (look: keyof typeof looks, target: Locator, timeout = pressMs) => {
  if (look === 'phone') return target.tap({ timeout });
  await target.focus({ timeout });
  return target.press('Enter', { timeout });
};

/** The round in view and what the button says of it, as they stand at one moment. */
const readTable = (frame: FrameLocator): Promise<{ game: number; button: string }> =>
  frame.locator('.live-table').evaluate((table) => ({
    game: Number(/\d+/.exec(table.querySelector('.live-game')?.textContent ?? '')?.[0]),
    button: table.querySelector('.live-confirm')?.textContent ?? '',
  }));

/** What everybody at the table was told of the round, from its database. */
const shownOf = async (game: number): Promise<unknown> => {
  const { rows } = await database.query<{ shown: unknown }>(
    `SELECT t.shown FROM games.table_rounds t JOIN games.rooms r ON r.id = t.room_id
      WHERE t.game = $1 AND r.code = $2 AND t.state = 'over'`,
    [game, `${code}-kes-1`],
  );
  return rows[0]?.shown;
};

type Entry = { game: number; stake: number; payout: number; stakes: number };

/** Rounds of a member that are over, by the platform's record of them, and what of them the table says. */
const readEnded = async ({ id }: Pick<Sitter, 'id'>): Promise<Entry[]> => {
  const { rows } = await database.query<Record<keyof Entry, string | number>>(
    `SELECT t.game, r.stake, r.payout,
            (SELECT count(*) FROM games.table_stakes s WHERE s.entry_id = e.id
                AND s.state = 'taken') AS stakes
       FROM rounds r JOIN games.table_entries e ON e.external_id = r.external_id
       JOIN games.table_rounds t ON t.id = e.round_id
      WHERE r.member_id = $1 AND r.state = 2 AND e.state = 'settled'
        AND (e.stake, e.payout) = (r.stake, r.payout) ORDER BY e.id`,
    [id],
  );
  return rows.map(({ game, stake, payout, stakes }) => ({
    game: Number(game),
    stake: Number(stake),
    payout: Number(payout),
    stakes: Number(stakes),
  }));
};

const countOpen = async ({ id }: Pick<Sitter, 'id'>): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM rounds WHERE member_id = $1 AND state = 1',
    [id],
  );
  return rows[0]?.count ?? 0;
};

const readBalance = async ({ id }: Pick<Sitter, 'id'>): Promise<number> => {
  const { rows } = await database.query<{ balance: string }>(
    `SELECT balance::text FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [id],
  );
  return Number(rows[0]?.balance);
};

const betting = '.live-table[data-phase=betting]';

/** Lays a chip and sends it, in whichever round takes it; false: none did just now. */
const send = async ({ frame, spot, button, said, press: hand }: Sitter): Promise<boolean> => {
  await frame.locator(betting).waitFor();
  const isLaid = async () => said.confirm.test((await readTable(frame)).button);
  try {
    // A chip that was shown late still lies there: another would double the bet.
    if (!(await isLaid())) await hand(spot);
    if (!(await isLaid())) return false;
    await hand(button);
    return true;
  } catch {
    // The bets were closed meanwhile.
    return false;
  }
};

/** Answers the round that took the bet. */
const bet = (sitter: Sitter): Promise<number> =>
  until('a bet is confirmed', async () => {
    if (!(await send(sitter))) return false;
    await sitter.frame.locator('.live-confirm:not([data-state=asking])').waitFor();
    const { game, button } = await readTable(sitter.frame);
    return sitter.said.confirmed.test(button) && game;
  });

const settled = (sitter: Sitter, game: number) =>
  until('the entry is paid', async () =>
    (await readEnded(sitter)).find((entry) => entry.game === game),
  );

/** Sits at a blackjack table, bets and stands on what is dealt; answers what of it the books say. */
const standAtBlackjack = async (sitter: Sitter): Promise<Entry> => {
  const frame = await join(sitter.page, 'phone', 'ishirini-na-moja');
  const spot = frame.locator('.bjt-spot[data-place="4"]');
  const atTable = { ...sitter, frame, spot, button: frame.locator('.live-confirm') };
  const before = (await readEnded(sitter)).length;
  await bet(atTable);
  const stand = frame.locator('.cloth-act[data-act=stand]:not([aria-disabled])');
  return until('the hand is over and paid', async () => {
    if ((await stand.count()) > 0) await atTable.press(stand).catch(() => undefined);
    return (await readEnded(sitter))[before];
  });
};

/** Balance and net agree with the ledger, in the frame and on the edge of the site. */
const figuresAgree = (sitter: Sitter, opened: number) =>
  untilFigures(sitter.page, 'frame, edge and net show what the books say', async () => {
    const balance = await readBalance(sitter);
    return { frame: balance, edge: balance, net: balance - opened };
  });

test('three members share a table: the same outcome for all, and the books agree', {
  timeout: 600_000,
}, async () => {
  const sitters = await Promise.all([
    sitDown({ language: 'sw', look: 'phone', place: 'player' }),
    sitDown({ language: 'en', look: 'desk', place: 'banker' }),
    sitDown({ language: 'en', look: 'phone', place: 'tie' }),
  ]);
  const [ana, juma, rehema] = sitters;
  assert.ok(ana && juma && rehema);
  try {
    const opened = await Promise.all(sitters.map(readBalance));
    const games = await Promise.all(sitters.map(bet));
    const paid = await Promise.all(sitters.map((each, at) => settled(each, games[at] ?? 0)));
    for (const [at, sitter] of sitters.entries()) {
      const game = games[at] ?? 0;
      const { winner } = (await shownOf(game)) as { winner: string };
      const place = (['player', 'banker', 'tie'] as const)[at];
      const won = paid[at]?.payout ?? -1;
      const back = winner === place ? won > 1_000 : won === (winner === 'tie' ? 1_000 : 0);
      assert.ok(back, `${place} of a round that was ${winner} was paid ${won}`);
      await figuresAgree(sitter, opened[at] ?? 0);
      await takePicture(sitter.page, `live-table-${at}`);
    }

    // Chips that nobody confirmed are no bet, and the table says so.
    await until('chips lie there unconfirmed', async () => {
      await juma.frame.locator(betting).waitFor();
      await juma.press(juma.spot).catch(() => undefined);
      return juma.said.confirm.test((await readTable(juma.frame)).button);
    });
    await juma.frame.locator('.live-note', { hasText: juma.said.left }).waitFor();

    // One loses the network while he bets; his bet is in one round, once, or in none.
    const before = (await readEnded(ana)).length;
    await until('a bet is on its way', () => send(ana));
    await ana.context.setOffline(true);
    await ana.frame.locator('.live-banner').waitFor();
    await ana.context.setOffline(false);
    await ana.frame.locator('.live-banner').waitFor({ state: 'detached' });
    await ana.frame.locator('.live-confirm:not([data-state=asking])').waitFor();
    await until('no round is open', async () => (await countOpen(ana)) === 0);
    const bets = (await readEnded(ana)).slice(before);
    assert.ok(
      bets.length <= 1 && bets.every(({ stakes, stake }) => stakes === 1 && stake === 1_000),
      JSON.stringify(bets),
    );
    await figuresAgree(ana, opened[0] ?? 0);

    // One goes on to a table at which seats decide.
    const hand = await standAtBlackjack(rehema);
    assert.ok([0, 1_000, 2_000, 2_500].includes(hand.payout) && hand.stake === 1_000);

    const own = sitters.map(({ complaints }) => complaints.filter((each) => !lost.test(each)));
    assert.deepEqual(own, [[], [], []]);
  } finally {
    for (const each of sitters) await each.close();
  }
  await stack.verify();
});

/** What the browser notes while the network is gone. */
const lost = /ERR_INTERNET_DISCONNECTED|WebSocket connection to/;
