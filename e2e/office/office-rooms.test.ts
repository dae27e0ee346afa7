/** The rooms' office: staff watch rooms that are played in, and pause one. */
import { after, test } from 'node:test';

import { until } from '#e2e/fixtures/browser.ts';
import { openDesk } from '#e2e/fixtures/desk.ts';
import { untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { enterRoom, type RoomPlayer } from '#e2e/fixtures/room-player.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const opened = await openStack({ env: { TABLE_PACE: '0.3' } });
const { stack, database } = opened;
await untilGamesAreTold(database);

const players: RoomPlayer[] = [];
after(() => {
  for (const player of players) player.leave();
});
const enter = async (gameCode: string): Promise<RoomPlayer> => {
  const player = await enterRoom(opened, gameCode);
  players.push(player);
  return player;
};

test('rooms are watched, and one is paused and goes on', async () => {
  const [ana, juma] = [await enter('holdem'), await enter('holdem')];
  await ana.act({ kind: 'sit', seat: 0, amount: '1000.00' });
  await juma.act({ kind: 'sit', seat: 2, amount: '1000.00' });
  const watcher = await enter('bakarati-mji-mkongwe');
  const { roundId } = await until('bets are taken', async () => {
    const { round } = watcher.table();
    return round?.phase === 'betting' && round;
  });
  await watcher.act({ kind: 'bet', roundId, opening: 'player:player=3', amount: '30.00' });
  await until('a hand runs', async () => ana.seats().hand?.isOver === false);
  const desk = await openDesk({ stack, language: 'en', staff: 'zawadi', at: '/rooms?state=busy' });
  const { page, words } = desk;
  await desk.rowOf('Hold’em').getByText('2,000.00').first().waitFor();
  await desk.lookAround('rooms');
  await desk.go(`/rooms/room/${ana.roomId}`);
  await page.getByRole('heading', { name: words('rooms_office.seats_title') }).waitFor();
  await desk.press('rooms_office.pause');
  await desk.confirm('rooms_office.pause', 'The dealer is being looked at');
  await page.getByText(words('rooms_office.state.paused')).first().waitFor();
  await desk.dialog.waitFor({ state: 'detached' });
  await until('players are told', async () => ana.seats().isPaused);
  await desk.lookAround('room with seats');
  await desk.go(`/rooms/room/${watcher.roomId}`);
  await page.getByText(words('rooms_office.previous_hash')).waitFor();
  await desk.lookAround('room of a live table');
  await desk.press('rooms_office.limits_change');
  await desk.lookAt('limits of a room');
  await page.keyboard.press('Escape');
  await desk.end();
});
