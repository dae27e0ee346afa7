/** Everything the simulator remembers, in one SQLite file: it forgets nothing when killed. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '@bahati/server-kit/config.ts';

export type Store = DatabaseSync;

const version = 1;

const schema = `
CREATE TABLE payments (
  kind TEXT NOT NULL CHECK (kind IN ('charge', 'payout')),
  id TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  rail TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount TEXT NOT NULL,
  -- What the payer sees beside a charge, or the number a payout goes to.
  account TEXT NOT NULL,
  callback_url TEXT NOT NULL,
  return_url TEXT,
  language TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'paid', 'cancelled', 'failed', 'expired')),
  reason TEXT,
  created_at_ms INTEGER NOT NULL,
  -- What happens next by itself, and when; empty once settled.
  settle_at_ms INTEGER CHECK ((settle_at_ms IS NULL) = (state <> 'pending')),
  settle_as TEXT,
  PRIMARY KEY (kind, id)
) STRICT;
CREATE INDEX payments_due ON payments (settle_at_ms) WHERE settle_at_ms IS NOT NULL;
CREATE INDEX payments_newest ON payments (created_at_ms);

CREATE TABLE callbacks (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  payment_id TEXT NOT NULL,
  url TEXT NOT NULL,
  body TEXT NOT NULL,
  is_repeated INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'given_up')),
  attempts INTEGER NOT NULL DEFAULT 0,
  first_due_at_ms INTEGER NOT NULL,
  due_at_ms INTEGER NOT NULL,
  last_answer TEXT,
  FOREIGN KEY (kind, payment_id) REFERENCES payments (kind, id)
) STRICT;
CREATE INDEX callbacks_due ON callbacks (due_at_ms) WHERE state = 'waiting';
CREATE INDEX callbacks_of_payment ON callbacks (kind, payment_id);
`;

export function openStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = new DatabaseSync(path, { timeout: 3_000 });
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const found = store.prepare('PRAGMA user_version').get()?.['user_version'];
  if (found === 0) {
    inTransaction(store, () => store.exec(`${schema} PRAGMA user_version = ${version};`));
  } else if (found !== version) {
    store.close();
    throw new StartError(`The payments file ${path} is from a newer version.`);
  }
  return store;
}

/** Runs `work` as a whole or not at all. */
export function inTransaction<T>(store: Store, work: () => T): T {
  store.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    store.exec('COMMIT');
    return result;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
}
