/** What calls of the fuzz look at or remove, in numbers enough for every try. */
import type { Pool } from 'pg';

/** Views to be removed, one after the other. */
export const addViews = async (database: Pool): Promise<void> => {
  await database.query(
    `INSERT INTO saved_views (staff_id, page, name, search, is_shared)
     SELECT id, '/withdrawals', 'fuzz ' || n, '', true
       FROM staff_members, generate_series(1, 8) AS n WHERE username = 'zawadi'`,
  );
};

/** A segment's rules that every member matches. */
const everyMember =
  '{"types":[],"statuses":[],"languages":[],"countries":[],"tags":[],"kycLevels":[],' +
  '"registered":{"atLeast":null,"atMost":null},"seen":{"atLeast":null,"atMost":null},' +
  '"deposited":{"atLeast":null,"atMost":null},"upline":null}';

/** An empty jackpot, to be looked at. */
export const addJackpot = async (database: Pool): Promise<void> => {
  await database.query(
    `INSERT INTO accounts (id, owner_id, kind, scope, currency)
     VALUES (nextval('operator_account_ids'), 0, 'jackpot_pool', 'BAHATI mini', 'KES')
     ON CONFLICT DO NOTHING`,
  );
};

/** Segments to be changed and removed, however many of them were removed before. */
export const addSegments = async (database: Pool): Promise<void> => {
  await database.query(
    `INSERT INTO segments (name, rules, changed_by)
     SELECT 'fuzz ' || n, $1, 'zawadi' FROM generate_series(1, 20) AS n`,
    [everyMember],
  );
};
