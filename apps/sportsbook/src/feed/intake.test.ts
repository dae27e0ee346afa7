import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { until } from '@bahati/testing/until.ts';
import { type BookScene, openBookScene } from '#sportsbook/book-scene.testing.ts';
import type { EventMessage } from './apply-message.ts';
import { drawFrom, fixtureOf, marketOf } from './day.testing.ts';

const scene: BookScene = await openBookScene([fixtureOf(1), fixtureOf(2), fixtureOf(3)]);
after(() => scene.close());

const draw = drawFrom(11);
const of = (eventId: string, version: number) => ({
  eventId,
  version,
  at: new Date().toISOString(),
  producer: 'pre' as const,
});
const odds = (eventId: string, version: number): EventMessage => ({
  type: 'odds_change',
  ...of(eventId, version),
  markets: [{ ...marketOf('btts:0:', draw), state: 'active' }],
});
const settled = (eventId: string, version: number): EventMessage => ({
  type: 'bet_settlement',
  ...of(eventId, version),
  certainty: 2,
  markets: [
    {
      market: 'btts:0:',
      outcomes: [
        { outcome: 'yes', result: 'won' },
        { outcome: 'no', result: 'lost' },
      ],
    },
  ],
});

async function tasks(eventId: string): Promise<number> {
  const { rows } = await scene.owner.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM book.settlement_tasks WHERE event_id = $1',
    [eventId],
  );
  return Number(rows[0]?.count);
}

async function market(eventId: string) {
  const { rows } = await scene.owner.query<{ results: unknown; cancel: unknown; state: string }>(
    'SELECT results, cancel, state FROM book.markets WHERE event_id = $1',
    [eventId],
  );
  return rows[0];
}

test('each word on how a market ended leaves one task for the settlement, however often it is said', async () => {
  scene.feed.say([odds('1', 2), settled('1', 3), settled('1', 3)]);
  await scene.intake.flush();
  assert.equal(await tasks('1'), 1);
  scene.feed.say([settled('1', 3)]);
  await scene.intake.flush();
  assert.equal(await tasks('1'), 1);
  scene.feed.say([{ type: 'rollback_bet_settlement', ...of('1', 5), markets: ['btts:0:'] }]);
  await scene.intake.flush();
  assert.equal(await tasks('1'), 2);
  assert.equal((await market('1'))?.results, null);
  const cancel = { type: 'bet_cancel', reason: 'wrong_odds' } as const;
  scene.feed.say([{ ...cancel, ...of('1', 7), markets: ['btts:0:'] }]);
  scene.feed.say([settled('1', 4)]);
  await scene.intake.flush();
  assert.equal(await tasks('1'), 3);
  const stored = await market('1');
  assert.equal(stored?.results, null, 'what was taken back stays so');
  assert.deepEqual(stored?.cancel, { from: null, until: null, reason: 'wrong_odds' });
});

test('prices come into the tables by themselves, and with them up to when they are whole', async () => {
  const said = odds('1', 20);
  scene.feed.say([said]);
  await until('the price to be stored', async () => {
    const { rows } = await scene.owner.query<{ version: bigint }>(
      `SELECT odds_version AS version FROM book.markets WHERE event_id = 1 AND market = 'btts:0:'`,
    );
    return rows[0]?.version === 20n;
  });
  await until('the mark', async () => {
    const { rowCount } = await scene.owner.query(
      `SELECT 1 FROM book.feed_marks WHERE producer = 'pre' AND stored_to >= $1`,
      [said.at],
    );
    return rowCount === 1;
  });
});

test('while the database is away memory goes on, and all of it is stored afterwards', async () => {
  await scene.intake.flush();
  await scene.owner.query('REVOKE INSERT ON book.markets FROM bahati_book_app');
  scene.feed.say([odds('2', 2)]);
  await assert.rejects(scene.intake.flush());
  scene.feed.say([settled('2', 3)]);
  assert.equal(scene.offer.events.get('2')?.markets.get('btts:0:')?.resultsVersion, 3);
  await scene.owner.query('GRANT INSERT ON book.markets TO bahati_book_app');
  await scene.intake.flush();
  assert.equal((await market('2'))?.state, 'active');
  assert.equal(await tasks('2'), 1);
});

test('messages of an event nobody knows wait for its fixture', async () => {
  scene.feed.say([odds('9', 2)]);
  assert.equal(scene.offer.quote({ eventId: '9', market: 'btts:0:', outcome: 'yes' }), undefined);
  assert.equal(scene.intake.isWhole(), false);
  scene.feed.know(fixtureOf(9));
  await until('the fixture', () => scene.intake.isWhole());
  assert.equal(
    scene.offer.quote({ eventId: '9', market: 'btts:0:', outcome: 'yes' })?.fixture.eventId,
    '9',
  );
  await scene.intake.flush();
  assert.equal((await market('9'))?.state, 'active');
});

test('a broken connection takes no bets until a recovery told what was missed', async () => {
  const open = () => scene.offer.quote({ eventId: '3', market: 'btts:0:', outcome: 'yes' })?.isOpen;
  const { feed } = scene;
  const said = odds('3', 2);
  feed.say([said]);
  feed.say([{ ...said, version: 3, markets: activeOf(said) } as EventMessage]);
  assert.equal(open(), true);
  feed.holdRecoveries(true);
  feed.cut();
  await until('the connection to be lost', () => !scene.offer.trust.isTrusted('pre'));
  assert.equal(open(), false);
  await until('it to be heard again', () => feed.isHeard());
  feed.say([{ ...said, version: 4, markets: activeOf(said) } as EventMessage]);
  assert.equal(open(), false, 'odds of now are not enough');
  feed.holdRecoveries(false);
  await until('the recovery', () => open() === true);
});

const activeOf = (message: EventMessage) =>
  message.type === 'odds_change'
    ? message.markets.map((one) => ({
        ...one,
        outcomes: one.outcomes.map((outcome) => ({ ...outcome, isActive: true })),
      }))
    : [];
