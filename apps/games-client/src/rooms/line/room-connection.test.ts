import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, playLine } from './fake-line.testing.ts';

test('a line joins by its token, and is connected once the room was told', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  assert.deepEqual(play.newest().said, [{ t: 'join', token: 'frame-token', room: '7' }]);
  assert.equal(play.connection.line.get().is, 'connecting');
  play.tellRoom(4, { round: 'a', totals: 0 });
  const { is, room } = play.connection.line.get();
  assert.equal(is, 'connected');
  assert.deepEqual(room, { version: 4, view: { round: 'a', totals: 0 }, own: null });
});

test('after a gap it joins with the version it has, and hears what it missed', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(4, { round: 'a', totals: 0 });
  play.breakLine();
  assert.equal(play.connection.line.get().is, 'waiting');
  assert.equal(play.connection.line.get().room?.view.round, 'a', 'what was known stays in view');
  play.pass(500);
  play.newest().events.opened();
  assert.equal(play.said('join')[0]?.have, 4);
  play.tellNews(5, { round: 'b' });
  play.tellNews(6, { totals: 3 });
  play.tell({ t: 'own', own: { stakes: 1 } });
  const { is, room } = play.connection.line.get();
  assert.equal(is, 'connected');
  assert.deepEqual(room, { version: 6, view: { round: 'b', totals: 3 }, own: { stakes: 1 } });
});

test('what is told twice or late changes nothing, and news before its room is not lost', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellNews(6, { round: 'c' });
  play.tellRoom(5, { round: 'b', totals: 1 });
  assert.equal(play.connection.line.get().room?.view.round, 'c');
  play.tellNews(5, { round: 'b' });
  play.tellNews(6, { round: 'c' });
  play.tellNews(6, { totals: 9 });
  const { room } = play.connection.line.get();
  assert.deepEqual(room, { version: 6, view: { round: 'c', totals: 9 }, own: null });
});

test('a bet whose answer was lost is said again by the same key, and answered once', async (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  const answer = play.connection.act({ kind: 'bet' }, 'key-1');
  assert.deepEqual(play.said('act'), [{ t: 'act', key: 'key-1', act: { kind: 'bet' } }]);
  play.breakLine();
  play.pass(500);
  play.newest().events.opened();
  play.tell({ t: 'own', own: { stakes: 1 } });
  assert.deepEqual(
    play.said('act').map(({ key }) => key),
    ['key-1'],
  );
  play.tell({ t: 'done', key: 'key-1', value: 5 });
  play.tell({ t: 'done', key: 'key-1', value: 5 });
  assert.deepEqual(await answer, { is: 'done', value: 5 });
  play.breakLine();
  play.pass(1_000);
  play.newest().events.opened();
  play.tell({ t: 'own', own: { stakes: 1 } });
  assert.deepEqual(play.said('act'), [], 'what was answered is not said again');
});

test('a bet made in the gap itself waits for the line', async (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  play.breakLine();
  const answer = play.connection.act({ kind: 'bet' }, 'key-2');
  play.pass(500);
  play.newest().events.opened();
  assert.deepEqual(play.said('act'), [], 'nothing is said before the room has taken it in');
  play.tell({ t: 'own', own: null });
  play.tell({ t: 'refused', key: 'key-2', code: 'betting_closed' });
  assert.deepEqual(await answer, { is: 'refused', code: 'betting_closed', details: {} });
});

test('where the server has not decided the same word is said again', async (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  const answer = play.connection.act({ kind: 'bet' }, 'key-3');
  play.tell({ t: 'refused', key: 'key-3', code: 'retry' });
  play.pass(1_000);
  assert.equal(play.said('act').length, 2);
  play.tell({ t: 'done', key: 'key-3', value: null });
  assert.equal((await answer).is, 'done');
});

test('a word that is never answered ends as unknown', async (t) => {
  const play = playLine(t);
  const answer = play.connection.act({ kind: 'bet' });
  play.pass(60_000);
  assert.deepEqual(await answer, { is: 'unknown' });
});

test('a word that is of use at once alone is said on this line or not at all', async (t) => {
  const play = playLine(t);
  assert.deepEqual(await play.connection.actNow({ kind: 'fire' }), { is: 'unknown' });
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  const lost = play.connection.actNow({ kind: 'fire' });
  play.breakLine();
  assert.deepEqual(await lost, { is: 'unknown' });
  play.pass(500);
  play.newest().events.opened();
  play.tell({ t: 'own', own: null });
  assert.deepEqual(play.said('act'), []);
  const refused = play.connection.actNow({ kind: 'fire' });
  const key = play.said('act')[0]?.key ?? '';
  play.tell({ t: 'refused', key, code: 'retry' });
  assert.deepEqual(await refused, { is: 'refused', code: 'retry', details: {} });
  play.pass(2_000);
  assert.equal(play.said('act').length, 1);
});

test('what a room tells is handed on in its order, frames as well', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(0, { round: 'a', totals: 0 });
  play.tell({ t: 'frames', tick: 3, frames: [] });
  play.tell({ t: 'own', own: null });
  assert.deepEqual(play.told, ['room', 'frames', 'own']);
});

test('a line that fell silent is given up and opened anew', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  play.pass(8_000);
  assert.ok(play.said('ping').length >= 2, 'it asks for a sign');
  assert.equal(play.lines.length, 1);
  play.pass(4_000);
  assert.equal(play.lines[0]?.isClosed, true);
  play.pass(1_000);
  assert.equal(play.lines.length, 2);
});

test('pauses grow while nothing helps, and are short again after a success', (t) => {
  const play = playLine(t);
  const opened: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const before = Date.now();
    const { length } = play.lines;
    play.breakLine();
    while (play.lines.length === length) play.pass(100);
    opened.push(Date.now() - before);
  }
  assert.deepEqual(opened, [400, 800, 1_600, 3_200, 6_400, 8_000, 8_000]);
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  play.breakLine();
  play.pass(400);
  assert.equal(play.lines.length, 9);
});

test('answers tell how late the line is, and the server’s clock whatever this one says', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  const ahead = 3_600_000;
  play.tell({
    t: 'room',
    room: '7',
    version: 1,
    now: at(Date.now() + ahead),
    view: { round: 'a', totals: 0 },
    own: null,
  });
  assert.equal(play.connection.now(), Date.now() + ahead);
  play.pass(1_000);
  const ping = play.said('ping')[0];
  assert.ok(ping);
  play.pass(700);
  play.tell({ t: 'pong', at: ping.at, now: at(Date.now() + ahead) });
  assert.equal(play.connection.line.get().lagMs, 700);
  assert.equal(play.connection.now(), Date.now() + ahead);
});

test('a page that woke up wants a sign soon, and opens the line at once where it was lost', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  play.wake();
  play.pass(5_000);
  assert.equal(play.lines.length, 2, 'no sign came');
  play.newest().events.opened();
  play.tell({ t: 'own', own: null });
  play.lose();
  assert.equal(play.connection.line.get().is, 'waiting');
  play.pass(2_000);
  assert.equal(play.lines.length, 2, 'without a network nothing is tried');
  play.wake();
  assert.equal(play.lines.length, 3);
});

for (const code of ['unauthenticated', 'closed'] as const) {
  test(`a line that ends with ${code} ends for good`, (t) => {
    const play = playLine(t);
    play.newest().events.opened();
    play.tell({ t: 'ended', code });
    play.pass(60_000);
    const { is, ended } = play.connection.line.get();
    assert.deepEqual([is, ended, play.lines.length], ['ended', code, 1]);
  });
}

test('phrases of others are handed on', (t) => {
  const play = playLine(t);
  play.newest().events.opened();
  play.tellRoom(1, { round: 'a', totals: 0 });
  play.connection.say('wow');
  assert.deepEqual(play.said('say'), [{ t: 'say', phrase: 'wow' }]);
  play.tell({ t: 'said', by: 'mt•••4', phrase: 'thanks', now: at(Date.now()) });
  assert.equal(play.phrases[0]?.phrase, 'thanks');
});
