import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { createHub, type Reader } from './hub.ts';

const room: StoredRoom = {
  id: 7n,
  code: 'holdem-1',
  gameCode: 'holdem',
  kind: 'seats',
  currency: 'KES',
  settings: { unit: '1000', minimum: '20000', maximum: '200000' },
  version: 0,
  isPaused: false,
  isClosed: false,
  isWanted: true,
  inviteCode: null,
  now: new Date(0),
};

function reader(memberId: string) {
  const line = { waiting: 0, isCut: false, heard: [] as RoomServerMessage[] };
  const own: Reader = {
    memberId,
    isBehind: false,
    backlog: () => line.waiting,
    send: (text) => line.heard.push(JSON.parse(text) as RoomServerMessage),
    cut: () => {
      line.isCut = true;
    },
    end: (code) => line.heard.push({ t: 'ended', code }),
  };
  return { own, line };
}

test('only what changed is told, and what moves without a version too', () => {
  const hub = createHub();
  const { own, line } = reader('1');
  hub.join(room, own);
  hub.publish('7', 1, { round: 1, totals: 0 });
  hub.publish('7', 2, { round: 2, totals: 0 });
  hub.publish('7', 2, { totals: 5 }, true);
  hub.publish('7', 2, { totals: 5 }, true);
  hub.publish('7', 1, { round: 9 });
  assert.deepEqual(
    line.heard.map((message) => message.t === 'news' && [message.version, message.view]),
    [
      [1, { round: 1, totals: 0 }],
      [2, { round: 2 }],
      [2, { totals: 5 }],
    ],
  );
});

test('a reader who falls behind hears nothing until his line is empty, and then begins anew', () => {
  const hub = createHub();
  const [slow, quick] = [reader('1'), reader('2')];
  hub.join(room, slow.own);
  hub.join(room, quick.own);
  slow.line.waiting = 200_000;
  hub.publish('7', 1, { round: 1 });
  slow.line.waiting = 100;
  hub.publish('7', 2, { round: 2 });
  assert.deepEqual([slow.line.heard.length, quick.line.heard.length], [0, 2]);
  assert.deepEqual(hub.recovered(), []);
  slow.line.waiting = 0;
  assert.deepEqual(hub.recovered(), [{ roomId: '7', reader: slow.own }]);
  hub.publish('7', 3, { round: 3 });
  assert.equal(slow.line.heard.length, 1);
  slow.line.waiting = 3_000_000;
  hub.publish('7', 4, { round: 4 });
  assert.ok(slow.line.isCut, 'a line beyond help is ended');
});

test('a gap is bridged by what was missed, and one that is too wide is not', () => {
  const hub = createHub();
  hub.join(room, reader('1').own);
  for (let version = 1; version <= 150; version += 1) hub.publish('7', version, { version });
  const missed = hub.since('7', 148)?.map((text) => JSON.parse(text) as { version: number });
  assert.deepEqual(
    missed?.map(({ version }) => version),
    [149, 150, 150],
  );
  assert.equal(hub.since('7', 20), undefined);
  assert.equal(hub.since('7', 151), undefined);
  assert.equal(hub.since('8', 1), undefined);
});
