import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { createApp } from './app.ts';
import { bookConfig } from './config.ts';
import { openTestFeed } from './feed/feed.testing.ts';
import { openOffer } from './offer/offer.ts';

const database = await createTestDatabase({ app: 'sportsbook' });
const config = bookConfig({ DATABASE_URL: database.ownerUrl, NODE_ENV: 'test' });
const pool = openDatabase(database.ownerUrl, {
  role: 'bahati_book_app',
  applicationName: 'book under test',
  onIdleError: () => undefined,
});
const log = createLog('sportsbook', 'silent');
const source = openTestFeed({ fixtures: [], changed: new Map() });
const offer = await openOffer({ database: pool, source, log, currency: config.BOOK_CURRENCY });
const app = await createApp({ config, database: pool, log }, offer);

after(async () => {
  await app.close();
  await offer.stop();
  await pool.end();
  await database.drop();
});

test('the book is ready once its tables are there', async () => {
  const answer = await app.inject({ url: '/readyz' });
  assert.equal(answer.statusCode, 200);
});

test('pages of the operator may read its answers, pages of others may not', async () => {
  const asked = (origin: string) => app.inject({ url: '/healthz', headers: { origin } });
  const own = await asked(config.PLAYER_ORIGIN);
  assert.equal(own.headers['access-control-allow-origin'], config.PLAYER_ORIGIN);
  const other = await asked('https://elsewhere.example');
  assert.notEqual(other.headers['access-control-allow-origin'], 'https://elsewhere.example');
});

test('anybody may read the terms in force', async () => {
  const answer = await app.inject({ url: '/book/v1/rules' });
  const { value } = answer.json();
  assert.equal(value.currency, 'KES');
  assert.equal(value.leastStake, '20.00');
  assert.equal(value.mostLegs, 20);
  assert.ok(value.quickStakes.length > 0);
  assert.ok(value.multipleBonus.length > 0);
  assert.ok(value.margins.football > 0);
});
