/** Everything the simulator remembers, in one SQLite file: it forgets nothing when killed. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '@bahati/server-kit/config.ts';

export type Store = DatabaseSync;

/** What each version of the file adds to the one before; a new file takes every step. */
export const steps = [
  `
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
`,
  `
ALTER TABLE payments ADD COLUMN api TEXT NOT NULL DEFAULT 'gateway'
  CHECK (api IN ('gateway', 'daraja', 'airtel'));
-- The phone that pays or is paid, all digits; empty where a page asks the payer.
ALTER TABLE payments ADD COLUMN phone TEXT NOT NULL DEFAULT '';
-- What the rail itself calls a transfer that happened.
ALTER TABLE payments ADD COLUMN receipt TEXT;
-- Why nothing was paid.
ALTER TABLE payments ADD COLUMN cause TEXT;
-- What only the API it came by knows of it, as JSON.
ALTER TABLE payments ADD COLUMN details TEXT NOT NULL DEFAULT '{}';
-- Asked for on purpose; empty: the ending or the dice choose.
ALTER TABLE payments ADD COLUMN mischief TEXT;
ALTER TABLE payments ADD COLUMN settled_at_ms INTEGER;
ALTER TABLE payments ADD COLUMN reversed_at_ms INTEGER;
CREATE UNIQUE INDEX payments_receipt ON payments (receipt) WHERE receipt IS NOT NULL;
CREATE INDEX payments_of_phone ON payments (phone, created_at_ms) WHERE phone <> '';
CREATE INDEX payments_settled ON payments (api, settled_at_ms) WHERE receipt IS NOT NULL;

-- A result may be owed about a payment that never was.
CREATE TABLE newer_callbacks (
  number INTEGER PRIMARY KEY,
  api TEXT NOT NULL,
  kind TEXT,
  payment_id TEXT,
  url TEXT NOT NULL,
  body TEXT NOT NULL,
  -- In a word what the body says.
  told TEXT NOT NULL,
  is_repeated INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'given_up')),
  attempts INTEGER NOT NULL DEFAULT 0,
  first_due_at_ms INTEGER NOT NULL,
  due_at_ms INTEGER NOT NULL,
  last_answer TEXT,
  FOREIGN KEY (kind, payment_id) REFERENCES payments (kind, id)
) STRICT;
INSERT INTO newer_callbacks
  SELECT number, 'gateway', kind, payment_id, url, body, body ->> 'state', is_repeated, state,
         attempts, first_due_at_ms, due_at_ms, last_answer FROM callbacks;
DROP TABLE callbacks;
ALTER TABLE newer_callbacks RENAME TO callbacks;
CREATE INDEX callbacks_due ON callbacks (due_at_ms) WHERE state = 'waiting';
CREATE INDEX callbacks_of_payment ON callbacks (kind, payment_id);

-- Where the payments somebody makes to a short code by himself are told.
CREATE TABLE registrations (
  short_code TEXT PRIMARY KEY,
  is_completed_unheard INTEGER NOT NULL,
  confirmation_url TEXT NOT NULL,
  validation_url TEXT NOT NULL
) STRICT;
`,
  `
-- What whoever runs the simulator switched on its front page.
CREATE TABLE switches (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`,
  `
-- Charges of the hosted page on their way back to who paid them.
CREATE TABLE refunds (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL DEFAULT 'charge' CHECK (kind = 'charge'),
  charge_id TEXT NOT NULL,
  callback_url TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'refused')),
  -- Empty once it is decided.
  settle_at_ms INTEGER CHECK ((settle_at_ms IS NULL) = (state <> 'pending')),
  FOREIGN KEY (kind, charge_id) REFERENCES payments (kind, id)
) STRICT;
-- What was refused may be asked for anew.
CREATE UNIQUE INDEX refunds_once ON refunds (charge_id) WHERE state <> 'refused';
CREATE INDEX refunds_due ON refunds (settle_at_ms) WHERE settle_at_ms IS NOT NULL;
`,
  `
-- One more API, which the check of the table names: the tables that hang together are made anew.
CREATE TABLE old_payments AS SELECT * FROM payments;
CREATE TABLE old_callbacks AS SELECT * FROM callbacks;
CREATE TABLE old_refunds AS SELECT * FROM refunds;
DROP TABLE refunds;
DROP TABLE callbacks;
DROP TABLE payments;
CREATE TABLE payments (
  kind TEXT NOT NULL CHECK (kind IN ('charge', 'payout')),
  id TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  rail TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount TEXT NOT NULL,
  account TEXT NOT NULL,
  callback_url TEXT NOT NULL,
  return_url TEXT,
  language TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'paid', 'cancelled', 'failed', 'expired')),
  reason TEXT,
  created_at_ms INTEGER NOT NULL,
  settle_at_ms INTEGER CHECK ((settle_at_ms IS NULL) = (state <> 'pending')),
  settle_as TEXT,
  api TEXT NOT NULL DEFAULT 'gateway'
    CHECK (api IN ('gateway', 'daraja', 'airtel', 'vodacom')),
  phone TEXT NOT NULL DEFAULT '',
  receipt TEXT,
  cause TEXT,
  details TEXT NOT NULL DEFAULT '{}',
  mischief TEXT,
  settled_at_ms INTEGER,
  reversed_at_ms INTEGER,
  PRIMARY KEY (kind, id)
) STRICT;
CREATE INDEX payments_due ON payments (settle_at_ms) WHERE settle_at_ms IS NOT NULL;
CREATE INDEX payments_newest ON payments (created_at_ms);
CREATE UNIQUE INDEX payments_receipt ON payments (receipt) WHERE receipt IS NOT NULL;
CREATE INDEX payments_of_phone ON payments (phone, created_at_ms) WHERE phone <> '';
CREATE INDEX payments_settled ON payments (api, settled_at_ms) WHERE receipt IS NOT NULL;
CREATE TABLE callbacks (
  number INTEGER PRIMARY KEY,
  api TEXT NOT NULL,
  kind TEXT,
  payment_id TEXT,
  url TEXT NOT NULL,
  body TEXT NOT NULL,
  told TEXT NOT NULL,
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
CREATE TABLE refunds (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL DEFAULT 'charge' CHECK (kind = 'charge'),
  charge_id TEXT NOT NULL,
  callback_url TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'refused')),
  settle_at_ms INTEGER CHECK ((settle_at_ms IS NULL) = (state <> 'pending')),
  FOREIGN KEY (kind, charge_id) REFERENCES payments (kind, id)
) STRICT;
CREATE UNIQUE INDEX refunds_once ON refunds (charge_id) WHERE state <> 'refused';
CREATE INDEX refunds_due ON refunds (settle_at_ms) WHERE settle_at_ms IS NOT NULL;
INSERT INTO payments SELECT * FROM old_payments;
INSERT INTO callbacks SELECT * FROM old_callbacks;
INSERT INTO refunds SELECT * FROM old_refunds;
DROP TABLE old_refunds;
DROP TABLE old_callbacks;
DROP TABLE old_payments;
`,
  `
-- The SMS a phone received, under the id the sender gave.
CREATE TABLE sms (
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  text TEXT NOT NULL,
  received_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sms_of_phone ON sms (phone, received_at_ms);
`,
  `
-- Written by the phone's holder.
ALTER TABLE sms ADD COLUMN is_own INTEGER NOT NULL DEFAULT 0;
`,
] as const;

export function openStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = new DatabaseSync(path, { timeout: 3_000 });
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const found = Number(store.prepare('PRAGMA user_version').get()?.['user_version']);
  if (found > steps.length) {
    store.close();
    throw new StartError(`The payments file ${path} is from a newer version.`);
  }
  for (const [at, step] of steps.entries()) {
    if (at < found) continue;
    inTransaction(store, () => store.exec(`${step} PRAGMA user_version = ${at + 1};`));
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
