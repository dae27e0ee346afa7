/**
 * The rooms' office: staff watch rooms that are played in, pause one, look into a hand with its hidden
 * cards, and void a round by two; the members' money follows.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { until } from '#e2e/fixtures/browser.ts';
import { type Desk, openDesk } from '#e2e/fixtures/desk.ts';
import { untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { enterRoom, type RoomPlayer } from '#e2e/fixtures/room-player.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';

/** Bets are taken for a minute, and a turn is as long. */
const opened = await openStack({ env: { TABLE_PACE: '0.3' } });
const { stack, database } = opened;
await untilGamesAreTold(database);

const players: RoomPlayer[] = [];
const enter = async (gameCode: string): Promise<RoomPlayer> => {
  const player = await enterRoom(opened, gameCode);
  players.push(player);
  return player;
};
let ana: RoomPlayer;
let juma: RoomPlayer;
let bettor: RoomPlayer;
let roundId = '';

before(async () => {
  [ana, juma] = [await enter('holdem'), await enter('holdem')];
  for (const [seat, player] of [ana, juma].entries()) {
    // The platform refuses stakes until it has heard that the game is open.
    await until('he sits', async () => {
      const answer = await player.act({ kind: 'sit', seat, amount: '1000.00' });
      return answer.t === 'done';
    });
  }
  bettor = await enter('bakarati-mji-mkongwe');
  await until('a bet is taken', async () => {
    const { round } = bettor.table();
    if (round?.phase !== 'betting') return false;
    ({ roundId } = round);
    const bet = { kind: 'bet', roundId, opening: 'player:player=3', amount: '30.00' };
    return (await bettor.act(bet)).t === 'done';
  });
  await until('a hand runs', async () => ana.seats().hand?.isOver === false);
});
after(() => {
  for (const player of players) player.leave();
});

/** Whoever is to speak folds: the hand is over, with cards nobody showed. */
const foldOut = (): Promise<unknown> =>
  until('the hand is over', async () => {
    const { hand } = ana.seats();
    if (!hand || hand.isOver) return true;
    const speaker = [ana, juma].find((player) => player.own().seat === hand.turn);
    const { number, step } = hand;
    await speaker?.act({ kind: 'play', hand: number, step, act: { kind: 'fold' } });
    return false;
  });

const askForVoid = async (desk: Desk, kind: string, reason: string): Promise<void> => {
  await desk.press('rooms_office.decide.begin');
  await desk.dialog
    .getByRole('region', { name: desk.words('rooms_office.decide.touched') })
    .waitFor();
  await desk.lookAround(`rooms ask for ${kind}`);
  await desk.confirm('rooms_office.decide.ask', reason);
  await desk.dialog.waitFor({ state: 'detached' });
};

test('rooms are watched, one is paused, and a hand is looked into with its hidden cards', async () => {
  const desk = await openDesk({ stack, language: 'en', staff: 'zawadi', at: '/rooms?state=busy' });
  const { page, words } = desk;
  await desk.rowOf('Hold’em').getByText('2,000.00').first().waitFor();
  await desk.lookAround('rooms');
  await desk.go(`/rooms/room/${ana.roomId}`);
  await page.getByRole('heading', { name: words('rooms_office.seats_title') }).waitFor();
  await desk.press('rooms_office.pause');
  await desk.confirm('rooms_office.pause', 'The dealer is being looked at');
  await desk.dialog.waitFor({ state: 'detached' });
  await page.getByText(words('rooms_office.state.paused')).first().waitFor();
  await until('players are told', async () => ana.seats().isPaused);
  await desk.lookAround('room with seats');
  await foldOut();

  await page
    .getByRole('link', { name: words('rooms_office.hand_no', { number: '1' }) })
    .first()
    .click();
  await page.getByText(words('rooms_office.unseen')).first().waitFor();
  await desk.press('rooms_office.reveal');
  await desk.confirm('rooms_office.reveal', 'A player complained');
  await page.getByRole('heading', { name: words('rooms_office.hidden') }).waitFor();
  await desk.lookAround('hand with hidden cards');
  await page.getByText('A player complained').waitFor();
  await desk.end();
});

test('what a player reports of another is decided on', async () => {
  const hand = ana.seats().hand?.number;
  const report = { roomId: ana.roomId, hand, seat: juma.own().seat, reason: 'not_human' };
  const { status } = await fetchOutside(`${stack.origins.games}/frame/v1/rooms/report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.frameToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...report, text: 'Answers in the same second every time' }),
  });
  assert.equal(status, 200);
  const desk = await openDesk({ stack, language: 'sw', staff: 'rehema', at: '/rooms/reports' });
  const row = desk.rowOf('Answers in the same second every time');
  await row.waitFor();
  await desk.lookAround('reports of players');
  await desk.press('rooms_office.reports.decide_dismissed', row);
  await desk.confirm('rooms_office.reports.decide_dismissed', 'Ni mtu anayecheza haraka');
  await desk.dialog.waitFor({ state: 'detached' });
  await desk.page.getByText(desk.words('rooms_office.reports.empty_open')).waitFor();
  await desk.page
    .getByRole('radio', { name: desk.words('rooms_office.reports.view_all'), exact: true })
    .check();
  await desk.page.getByText('Ni mtu anayecheza haraka').waitFor();
  await desk.end();
});

test('a round is voided by two, and its stake is back', async () => {
  const balance = async (): Promise<string | null> => {
    const { rows } = await database.query<{ state: string }>(
      'SELECT state FROM rounds WHERE external_id = (SELECT external_id FROM games.table_entries WHERE round_id = $1)',
      [roundId],
    );
    return rows[0]?.state ?? null;
  };
  const zawadi = await openDesk({
    stack,
    language: 'en',
    staff: 'zawadi',
    at: `/rooms/room/${bettor.roomId}`,
  });
  await zawadi.page.getByText(zawadi.words('rooms_office.previous_hash')).waitFor();
  await zawadi.lookAround('room of a live table');
  await zawadi.go(`/rooms/round/${roundId}`);
  await zawadi.page.getByText('player:player=3').waitFor();
  await zawadi.lookAround('round of a live table');
  await askForVoid(zawadi, 'a round', 'The shoe was marked');
  await zawadi.end();

  const rehema = await openDesk({
    stack,
    language: 'sw',
    staff: 'rehema',
    at: '/rooms/decisions',
  });
  const row = rehema.rowOf(rehema.words('rooms_office.decide.kind_void_round'));
  await rehema.press('rooms_office.decide.answer', row);
  await rehema.dialog.getByText('The shoe was marked').waitFor();
  await rehema.lookAround('rooms approval');
  await rehema.press('rooms_office.decide.approve', rehema.dialog);
  await rehema.dialog.waitFor({ state: 'detached' });
  await until('the stake is back', async () => String(await balance()) === '3');
  await until('the table is told', async () => {
    const { round } = bettor.table();
    return round?.roundId !== roundId || round.isVoided;
  });
  await rehema.go(`/rooms/round/${roundId}`);
  await rehema.page.getByText(rehema.words('rooms_office.void_state.done')).waitFor();
  await rehema.end();
});
