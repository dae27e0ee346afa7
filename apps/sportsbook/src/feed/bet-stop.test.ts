import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type BookScene, openBookScene } from '#sportsbook/book-scene.testing.ts';
import { applyMessage, type EventMessage } from './apply-message.ts';
import { drawFrom, fixtureOf, marketOf } from './day.testing.ts';

const scene: BookScene = await openBookScene([fixtureOf(1)]);
after(() => scene.close());

const draw = drawFrom(3);
const keys = ['1x2:0:', 'total:0:2.5'];
const of = (version: number) => ({
  eventId: '1',
  version,
  at: new Date().toISOString(),
  producer: 'live' as const,
});
const odds = (version: number, markets = keys): EventMessage => ({
  type: 'odds_change',
  ...of(version),
  markets: markets.map((key) => ({
    ...marketOf(key, draw),
    state: 'active' as const,
    outcomes: marketOf(key, draw).outcomes.map((one) => ({ ...one, isActive: true })),
  })),
});
const stop = (version: number): EventMessage => ({ type: 'bet_stop', ...of(version) });

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) =>
    permutations(all.filter((_, place) => place !== at)).map((rest) => [one, ...rest]),
  );
}

const outcomes: Readonly<Record<string, string>> = { '1x2:0:': 'home', 'total:0:2.5': 'over' };

test('between a bet stop and the next odds no quote is open, in whatever order they come', () => {
  const said = [odds(2), stop(3), odds(4, ['1x2:0:']), stop(6), odds(7, ['total:0:2.5'])];
  const { offer } = scene;
  for (const order of permutations(said)) {
    offer.events.drop('1');
    const event = offer.events.hold('1');
    event.fixture = fixtureOf(1, { state: 'live' });
    for (const [place, message] of order.entries()) {
      applyMessage(event, message);
      const heard = order.slice(0, place + 1);
      const stopped = newest(heard, ({ type }) => type === 'bet_stop');
      for (const market of keys) {
        const priced = newest(
          heard,
          (one) => one.type === 'odds_change' && one.markets.some((told) => told.market === market),
        );
        const quote = offer.quote({ eventId: '1', market, outcome: outcomes[market] ?? '' });
        assert.equal(quote?.isOpen ?? false, priced > stopped, `${market} after ${place}`);
      }
    }
  }
});

function newest(heard: readonly EventMessage[], is: (message: EventMessage) => boolean): number {
  return Math.max(0, ...heard.filter(is).map(({ version }) => version));
}

test('a bet stop closes every quote in the tick it arrives, and another producer’s too', () => {
  scene.offer.events.drop('1');
  const event = scene.offer.events.hold('1');
  event.fixture = fixtureOf(1, { state: 'live' });
  scene.feed.say([odds(20)]);
  const open = () => scene.offer.quote({ eventId: '1', market: '1x2:0:', outcome: 'home' })?.isOpen;
  assert.equal(open(), true);
  scene.feed.say([{ ...stop(21), producer: 'pre' }]);
  assert.equal(open(), false);
  scene.feed.say([odds(20)]);
  assert.equal(open(), false, 'the odds of before come once more');
  scene.feed.say([odds(22)]);
  assert.equal(open(), true);
});

test('odds of before the start end as the event is in play, whoever was late to say so', () => {
  scene.offer.events.drop('1');
  const event = scene.offer.events.hold('1');
  event.fixture = fixtureOf(1, { startsAt: new Date(Date.now() - 1).toISOString() });
  scene.feed.say([{ ...odds(30), producer: 'pre' }]);
  const open = () => scene.offer.quote({ eventId: '1', market: '1x2:0:', outcome: 'home' })?.isOpen;
  assert.equal(open(), false);
  scene.feed.say([odds(31)]);
  assert.equal(open(), true);
});
