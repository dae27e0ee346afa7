import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bulletAt } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { fishAt, headingAt } from '@bahati/game-rules/fishing/pool/fish.ts';
import { waters } from '@bahati/game-rules/fishing/species/waters.ts';
import { busyPlay, playTo, poolDraws } from '@bahati/game-rules/fishing/simulation/pool.testing.ts';
import type { PoolDraws } from '@bahati/game-rules/fishing/simulation/step.ts';
import { openWorld, sitDown, type World } from '@bahati/game-rules/fishing/simulation/world.ts';
import { bulletsSeen, fishSeen, readMessage, viewAfter, viewOf, type PoolView } from './view.ts';
import { type Frame, frameOf, snapshotOf } from './wire.ts';

/** Four seats, each with a purse nobody empties here. */
const opened = (water: string): World =>
  [0, 1, 2, 3].reduce((world, seat) => sitDown(world, seat, 'KES', 50_000_000n), openWorld(water));

/** What the server itself holds of a tick, in the form a client draws. */
function drawnByServer(world: World) {
  return {
    fish: world.fish.map((fish) => ({
      id: fish.id,
      species: fish.species,
      place: fishAt(fish, world.tick),
      heading: headingAt(fish, world.tick),
    })),
    bullets: world.bullets.map(({ bullet }) => {
      const lock = world.fish.find(({ id }) => id === bullet.lock);
      const place = bulletAt(bullet, world.tick, lock ? fishAt(lock, world.tick) : null);
      return { id: bullet.id, place };
    }),
  };
}

for (const { code, version } of waters) {
  test(`a client that has a snapshot of ${code} and the frames since sees what the server sees`, () => {
    const draws = poolDraws('spawns', 'captures');
    const middle = playTo(opened(code), 300, draws, busyPlay);
    const first = readMessage(JSON.stringify(snapshotOf(middle, version)));
    assert.ok(first.kind === 'snapshot');
    let view: PoolView = viewOf(first);
    let [locked, hits, bytes] = [0, 0, 0];
    playTo(middle, 1_200, draws, busyPlay, (before, { world, events }) => {
      const frame = frameOf(before, world, events);
      if (frame) {
        const text = JSON.stringify(frame);
        bytes += text.length;
        const told = readMessage(text);
        assert.ok(told.kind === 'frame');
        view = viewAfter(view, told);
      }
      const server = drawnByServer(world);
      assert.deepEqual(fishSeen(view, world.tick), server.fish);
      assert.deepEqual(bulletsSeen(view, world.tick), server.bullets);
      const seats = world.seats.map((seat) => {
        if (!seat) return null;
        const { level, weapon, angle, lock } = seat;
        return { level, weapon, angle, lock };
      });
      assert.deepEqual(view.seats, seats);
      hits += events.filter(({ kind }) => kind === 'hit').length;
      locked += view.bullets.filter(({ lock }) => lock !== null).length;
    });
    assert.ok(hits > 200 && locked > 100, 'there was something to see');
    assert.ok(bytes / 30 < 4_096, `${bytes / 30} bytes a second for four busy players`);
  });
}

test('no message depends on a number that is drawn after it', () => {
  const turns = [60, 333, 600];
  const until = 700;
  const framesWith = (draws: PoolDraws): string[] => {
    const frames: string[] = [];
    playTo(opened('bahari-kuu'), until, draws, busyPlay, (before, { world, events }) => {
      const frame = frameOf(before, world, events);
      frames.push(JSON.stringify(frame) + JSON.stringify(snapshotOf(world, 1)));
    });
    return frames;
  };
  const usual = framesWith(poolDraws('spawns', 'captures'));
  for (const turn of turns) {
    const [early, late] = [poolDraws('spawns', 'captures'), poolDraws('other', 'numbers')];
    let now = 0;
    const changed = framesWith({
      spawns(tick) {
        now = tick;
        return (tick > turn ? late : early).spawns(tick);
      },
      captures: (seat, hit) => (now > turn ? late : early).captures(seat, hit),
    });
    assert.deepEqual(changed.slice(0, turn), usual.slice(0, turn), `up to tick ${turn}`);
    assert.notDeepEqual(changed, usual, `after tick ${turn}`);
  }
});

test('messages hold fish only once they are born, and neither seeds nor purses', () => {
  const numbers = new Set<string>();
  const keys = ['v', 'kind', 't', 'water', 'fish', 'bullets', 'hits', 'returned', 'seats'];
  let waited = 0;
  playTo(
    opened('miamba-ya-watamu'),
    4_400,
    poolDraws('secret-spawns', 'secret-captures'),
    (world, tick) => (tick < 300 ? busyPlay(world, tick) : []),
    (before, { world, events }) => {
      const messages: object[] = world.tick > 600 ? [] : [snapshotOf(world, 1)];
      const frame: Frame | null = frameOf(before, world, events);
      if (frame) messages.push(frame);
      waited += world.waiting.length;
      for (const message of messages) {
        for (const key of Object.keys(message)) assert.ok(keys.includes(key), key);
        const text = JSON.stringify(message);
        assert.doesNotMatch(text, /secret|purse|threshold|waiting|e\+|\./);
        const { fish = [] } = message as Pick<Frame, 'fish'>;
        for (const [id, , , bornAt = 0] of fish) {
          assert.ok(bornAt <= world.tick, `${id} is born`);
          numbers.add(`${id}`);
        }
      }
    },
  );
  assert.ok(numbers.size > 300 && waited > 500);
});

test('a message of another version is refused', () => {
  const text = JSON.stringify({ ...snapshotOf(openWorld('bahari-kuu'), 1), v: 2 });
  assert.throws(() => readMessage(text), RangeError);
});

test('a tick at which nothing happened needs no message', () => {
  const world = openWorld('bahari-kuu');
  assert.equal(frameOf(world, { ...world, tick: 1 }, []), null);
});
