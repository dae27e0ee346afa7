import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createLog } from '@bahati/server-kit/log.ts';
import { until } from '@bahati/testing/until.ts';
import { type BookScene, openBookScene } from '#sportsbook/book-scene.testing.ts';
import { fixtureOf } from '#sportsbook/feed/day.testing.ts';
import type { Control } from './control.ts';
import { openOffer } from '#sportsbook/offer/offer.ts';

const scene: BookScene = await openBookScene([fixtureOf(1), fixtureOf(2)]);
after(() => scene.close());

const fair = [
  { outcome: 'home', win: 500_000, isActive: true },
  { outcome: 'draw', win: 250_000, isActive: true },
  { outcome: 'away', win: 250_000, isActive: true },
];
for (const id of [1, 2]) {
  scene.sayOdds(id, 2, 'pre', [{ market: '1x2:0:', state: 'active', outcomes: fair }]);
}
const quoteOf = (eventId: string, outcome = 'home') =>
  scene.offer.quote({ eventId, market: '1x2:0:', outcome });
const { controls } = scene.offer;
const by = { setBy: 'Juma', reason: 'a test' };
const event = (more: Pick<Control, 'kind' | 'value'>) =>
  ({ scope: 'event', key: '1', ...more, ...by }) as const;

test('odds keep the margin of the sport, and each bet the same share whatever its chance', () => {
  assert.equal(quoteOf('1')?.odds, 1_890);
  assert.equal(quoteOf('1', 'away')?.odds, 3_780);
});

test('a suspension acts before it is stored, from the sport down to one outcome, and is lifted', async () => {
  const names = [
    ['sport', 'football'],
    ['competition', '7'],
    ['event', '1'],
    ['market', '1/1x2:0:'],
    ['outcome', '1/1x2:0:/home'],
  ] as const;
  for (const [scope, key] of names) {
    const set = controls.set({ scope, key, kind: 'suspend', value: true, ...by });
    assert.equal(quoteOf('1')?.isOpen, false, scope);
    assert.equal(quoteOf('1', 'away')?.isOpen, scope === 'outcome', scope);
    assert.equal(quoteOf('2')?.isOpen, scope !== 'sport' && scope !== 'competition', scope);
    await set;
    await controls.lift({ scope, key, kind: 'suspend' });
    assert.equal(quoteOf('1')?.isOpen, true, scope);
  }
});

test('the narrowest margin holds, other odds stand over it, and a boost raises what is shown', async () => {
  await controls.set({ scope: 'sport', key: 'football', kind: 'margin', value: 1_000, ...by });
  assert.equal(quoteOf('1')?.odds, 1_800);
  await controls.set(event({ kind: 'margin', value: 0 }));
  assert.equal(quoteOf('1')?.odds, 2_000);
  assert.equal(quoteOf('2')?.odds, 1_800);
  const outcome = { scope: 'outcome', key: '1/1x2:0:/home' } as const;
  await controls.set({ ...outcome, kind: 'odds', value: 1_500, ...by });
  assert.equal(quoteOf('1')?.odds, 1_500);
  await controls.set({ ...outcome, kind: 'boost', value: 2_200, ...by });
  assert.equal(quoteOf('1')?.odds, 2_200);
  const held = scene.offer.events.get('1');
  const shown = held && scene.offer.show.row(held)?.markets[0]?.outcomes[0];
  assert.deepEqual(shown, { outcome: 'home', odds: 2_200, isOpen: true, unboosted: 1_500 });
  await assert.rejects(controls.set(event({ kind: 'margin', value: 20_000 })));
});

test('what was decided stands after a restart, and another process hears of it', async () => {
  const other = await openOffer({
    database: scene.database,
    source: scene.feed,
    listenUrl: scene.databaseUrl,
    log: createLog('sportsbook', 'silent'),
    currency: 'KES',
  });
  const text = () => JSON.stringify(other.controls.list());
  assert.equal(text(), JSON.stringify(controls.list()));
  await controls.set(event({ kind: 'limit', value: '2500' }));
  await until('the other to hear of the limit', () => text() === JSON.stringify(controls.list()));
  await controls.lift({ scope: 'event', key: '1', kind: 'limit' });
  await until('the other to hear of its end', () => text() === JSON.stringify(controls.list()));
  await other.stop();
});

test('a suspension holds though the database said no, another decision does not', async () => {
  await scene.owner.query('REVOKE INSERT ON book.controls FROM bahati_book_app');
  const name = { scope: 'event', key: '2' } as const;
  await assert.rejects(controls.set({ ...name, kind: 'margin', value: 0, ...by }));
  assert.equal(quoteOf('2')?.odds, 1_800);
  await assert.rejects(controls.set({ ...name, kind: 'suspend', value: true, ...by }));
  assert.equal(quoteOf('2')?.isOpen, false);
  await scene.owner.query('GRANT INSERT ON book.controls TO bahati_book_app');
});
