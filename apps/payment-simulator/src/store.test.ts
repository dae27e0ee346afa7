import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { StartError } from '@bahati/server-kit/config.ts';
import { callbacksOf } from './callbacks/callbacks.ts';
import { findPayment } from './payments.ts';
import { temporaryFolder } from './simulator.testing.ts';
import { openStore, steps } from './store.ts';

test('a file of the first version keeps its payments and the callbacks it owes', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'payments.sqlite');
  const old = new DatabaseSync(file);
  old.exec(`${steps[0]} PRAGMA user_version = 1;
    INSERT INTO payments (kind, id, reference, rail, currency, amount, account, callback_url,
      language, state, created_at_ms)
    VALUES ('charge', 'a', 'PP1', 'pesa-pepe', 'KES', '5.00', 'BH1', 'http://x', 'sw', 'paid', 1);
    INSERT INTO callbacks (kind, payment_id, url, body, is_repeated, first_due_at_ms, due_at_ms)
    VALUES ('charge', 'a', 'http://x', '{"state":"paid"}', 1, 2, 3);`);
  old.close();
  const store = openStore(file);
  assert.equal(findPayment(store, 'gateway', 'charge', 'a')?.amount, '5.00');
  assert.equal(findPayment(store, 'gateway', 'charge', 'a')?.state, 'paid');
  const [callback] = callbacksOf(store, 'charge', 'a');
  assert.equal(callback?.told, 'paid');
  assert.equal(callback.dueAtMs, 3);
  store.close();
  openStore(file).close();
});

test('a file of a newer version is left alone', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'payments.sqlite');
  const newer = new DatabaseSync(file);
  newer.exec(`PRAGMA user_version = ${steps.length + 1}`);
  newer.close();
  assert.throws(() => openStore(file), StartError);
});
