/** People, sessions, money and games for fuzzing: what is set up before the first call. */
import { addAgency } from '#e2e/fuzz/fuzz-agency.ts';
import { addJackpot, addSegments, addViews } from '#e2e/fuzz/fuzz-removed.ts';
import { addRewards } from '#e2e/fuzz/fuzz-rewards-scene.ts';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

import { addMembers, addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { anyone } from '#platform-app/domains/content/mailings/mailings.testing.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { type FuzzProofs, fuzzProofs, launchAs, logInMember, logInStaff } from './fuzz-proofs.ts';
import { flyOnce, openRoom, play, slotId } from './fuzz-games.ts';
import { untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';

export type FuzzScene = FuzzProofs & {
  stack: Stack;
  database: Pool;
  /** Members of the test provider, with money. */
  players: TestMember[];
  /** Rounds played on the operator's slot. */
  roundIds: string[];
  /** A stake the slot offers. */
  stake: string;
  /** A bet of crash that has ended. */
  crashBetId: string;
  /** Of a private table. */
  roomCode: string;
  originOf: (key: string) => string;
  /** A launch token for a game, fresh from the platform, of a member who does nothing else. */
  launch: (gameId: string) => Promise<string>;
};

const spareSessions = 400;

/** Sessions that a logout may end, and another staff user whom others may shut out. */
const addStaffSessions = async (database: Pool): Promise<string[]> => {
  const hash = (text: string) => createHash('sha256').update(text);
  const tokens = Array.from(
    { length: spareSessions },
    (_, at) => `s_${hash(`spare ${at}`).digest('base64url')}`,
  );
  await database.query(
    `INSERT INTO staff_sessions (token_hash, staff_id, ip)
     SELECT hash, id, '127.0.0.1' FROM unnest($1::bytea[]) AS hash, staff_members
      WHERE username = 'baraka'`,
    [tokens.map((token) => hash(token).digest())],
  );
  await database.query(
    `INSERT INTO staff_members (username, role) VALUES ('mfanyakazi', 'newcomer')`,
  );
  await database.query(
    `INSERT INTO staff_roles (code, name_en, name_sw, permissions)
     VALUES ('shift-lead', 'Shift lead', 'Kiongozi wa zamu', '{deposits.read}')`,
  );
  return tokens;
};

/** Transfers staff look at, payments that did not arrive, and exceptions of the books. */
const addCases = async (database: Pool): Promise<void> => {
  await database.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, proof_sent_at)
     SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'bank-deposit', 'KES', 50000,
            CASE WHEN n > 3 THEN now() END
       FROM credentials, generate_series(1, 6) AS n WHERE username = 'amani'`,
  );
  await database.query(
    `WITH paid AS (
       INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
         hold_id, status, paid_at, decided_at)
       SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'pesa-pepe-payout', '+254712345678',
              'KES', 50000, -n, 'disputed', now(), now()
         FROM credentials, generate_series(1, 6) AS n WHERE username = 'amani'
       RETURNING id, member_id, amount)
     INSERT INTO withdrawal_disputes (withdrawal_id, member_id, kind, received, remaining)
     SELECT id, member_id, 'not_received', 0, amount FROM paid`,
  );
  await database.query(
    `INSERT INTO member_notes (member_id, client_id, text, written_by)
     SELECT id, gen_random_uuid(), 'A note', 'zawadi' FROM members ORDER BY id LIMIT 5`,
  );
  // More than the calls that remove one use up, whatever they have added by then.
  await database.query(
    `INSERT INTO segments (name, rules, changed_by)
     SELECT 'Fuzz ' || n, $1, 'zawadi' FROM generate_series(1, 6) AS n`,
    [JSON.stringify(anyone)],
  );
  await database.query(
    `INSERT INTO duplicate_pairs (first_id, second_id, reasons, score)
     SELECT id, id + 1, '{browser}', 25 FROM members WHERE id >= 700001 ORDER BY id LIMIT 5`,
  );
  await database.query(
    `INSERT INTO kyc_cases (member_id, idempotency_key, level, document_type, full_name, birthday, number,
       image_ids, sent_at, due_at)
     SELECT id, gen_random_uuid(), 2, 'passport', 'Amani Otieno', '1990-05-17', 'FUZZ' || id,
            ARRAY[gen_random_uuid()], now(), now() + interval '1 day'
       FROM members WHERE id >= 700001 ORDER BY id LIMIT 5`,
  );
  await database.query(
    `INSERT INTO reconciliation_exceptions (rail, kind, reference, currency, theirs, happened_at)
     SELECT 'mpesa', 'missing_here', 'FUZZ' || n, 'KES', 50000, now()
       FROM generate_series(1, 6) AS n`,
  );
  await database.query(
    `INSERT INTO balance_adjustments (idempotency_key, member_id, currency, amount, reason,
       requested_by, due_at)
     SELECT gen_random_uuid(), member_id, 'KES', 500, 'Counted wrong', 'rehema',
            now() + interval '1 day'
       FROM credentials, generate_series(1, 6) WHERE username = 'amani'`,
  );
  await database.query(
    `INSERT INTO aml_cases (member_id, currency, score, due_at)
     SELECT 700000 + n, 'KES', 50, now() + interval '1 day' FROM generate_series(1, 8) AS n`,
  );
  await database.query(
    `INSERT INTO anomalies (figure, scope, currency, begins_at, value, median, low, high,
       history_count)
     SELECT 'rebates', '', 'KES', now() - make_interval(days => n), 900, 100, 50, 150, 20
       FROM generate_series(1, 8) AS n`,
  );
  await database.query(
    `WITH planned AS (
       INSERT INTO report_schedules (idempotency_key, brand, report, every, hour, language, recipients,
         next_at, created_by)
       SELECT gen_random_uuid(), 'bahati', 'days', 'day', 6, 'en', '{a@b.example}',
              now() + interval '1 day', 'fuzz' FROM generate_series(1, 8)
       RETURNING id)
     INSERT INTO report_runs (schedule_id, due_at, from_day, to_day, content, line_count, expires_at)
     SELECT id, now(), now()::date, now()::date, 'day', 1, now() + interval '1 day' FROM planned`,
  );
};

/** Changes that a second person has decided on. */
const addChanges = async (database: Pool): Promise<void> => {
  await database.query(
    `INSERT INTO change_requests (brand, kind, subject, wanted, reason, requested_by, state,
       decided_by, decided_at)
     SELECT code, 'transfer_rules', 'transfer_rules', '{}', 'As it was asked', 'rehema',
       'rejected', 'zawadi', now() FROM brands, generate_series(1, 4)`,
  );
};

/** A message to members that was stopped, for the calls that speak about one. */
const addMailings = async (database: Pool): Promise<void> => {
  await database.query(
    `INSERT INTO mailings (idempotency_key, title_en, title_sw, html_en, html_sw, audience, matched,
       state, send_at, reason, written_by, ended_at, ended_by)
     SELECT gen_random_uuid(), 'News', 'Habari', '<p>News</p>', '<p>Habari</p>',
       jsonb_build_object('kind', 'members', 'memberIds', jsonb_build_array(member_id::text),
         'names', jsonb_build_array(username)), 1, 'stopped', now(), 'Written to be stopped',
       'rehema', now(), 'rehema'
       FROM credentials WHERE username = 'amani'`,
  );
};

export const openFuzzScene = async (stack: Stack, database: Pool): Promise<FuzzScene> => {
  const { origins } = stack;
  await addProvider(database, { url: 'http://127.0.0.1:9' });
  // A login provider that nobody answers for.
  await database.query(
    `INSERT INTO social_providers (brand, code, name, issuer, client_id)
     VALUES ('bahati', 'kibanda', 'Kibanda', 'http://127.0.0.1:9', 'bahati')`,
  );
  // What visitors wrote and staff blocked, for the calls that speak about it.
  await database.query(
    `INSERT INTO feedback (type, content, sender)
     SELECT 0, 'The deposit page is clear and quick.', '' FROM generate_series(1, 3)`,
  );
  await database.query(
    `INSERT INTO address_blocks (network, reason)
     SELECT ('198.51.100.' || n)::cidr, 'fuzzing' FROM generate_series(1, 3) AS n`,
  );
  // Work that was given up, for staff to decide on.
  await database.query(
    `SELECT graphile_worker.add_job('content.drop_old_feedback', job_key := 'fuzz ' || act || n,
              run_at := now() + interval '1 day', max_attempts := 1)
       FROM generate_series(1, 8) AS n, unnest(ARRAY['retry', 'drop']) AS act`,
  );
  await database.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'away'
      WHERE key LIKE 'fuzz%'`,
  );
  await database.query(
    `INSERT INTO inbox_messages (member_id, key, title_en, title_sw, html_en, html_sw)
     SELECT member_id, 'fuzz ' || n, 'News', 'Habari', '<p>News</p>', '<p>Habari</p>'
       FROM credentials, generate_series(1, 5) AS n WHERE username = 'amani'`,
  );
  await database.query(
    `INSERT INTO chats (visitor_hash, model, language, state, waiting_since)
     SELECT decode(md5('fuzz ' || n), 'hex'), 'help', 'en', 'waiting', now()
       FROM generate_series(1, 3) AS n`,
  );
  // Devices he may sign out without losing the one he speaks from.
  await database.query(
    `INSERT INTO sessions (token_hash, member_id, user_agent)
     SELECT sha256((agent || n)::bytea), member_id, agent
       FROM credentials, generate_series(1, 5) AS n, unnest(ARRAY['fuzz', 'fuzz desk']) AS agent
      WHERE username = 'amani'`,
  );
  await database.query(
    `INSERT INTO remembered_devices (member_id, series_hash, token_hash, user_agent, expires_at)
     SELECT member_id, sha256(('series' || n)::bytea), sha256(('token' || n)::bytea), 'fuzz',
            now() + interval '60 days'
       FROM credentials, generate_series(1, 5) AS n WHERE username = 'amani'`,
  );
  const players = await addMembers(database, { count: 5, balance: 5_000_000n });
  const firstId = 700_001n;
  const spares = await addMembers(database, { count: spareSessions, balance: 0n, firstId });
  // Who excludes himself proves by his password that it is he.
  await database.query(
    `UPDATE credentials SET password_hash = amani.password_hash
       FROM credentials amani WHERE amani.username = 'amani' AND credentials.member_id >= $1`,
    [firstId],
  );
  await addCases(database);
  await addAgency(database);
  await addViews(database);
  await addSegments(database);
  await addJackpot(database);
  await addChanges(database);
  await addMailings(database);
  await addRewards(database, stack.databaseUrl, slotId);
  const spareStaff = await addStaffSessions(database);
  const member = await logInMember(stack, demoPerson('amani'));
  const launcher = await logInMember(stack, demoPerson('neema'));
  const staff = await logInStaff(stack, demoPerson('zawadi'));
  const { frameToken, ...played } = await play(stack, member);
  await untilGamesAreTold(database);
  const { roomToken, roomCode } = await openRoom(stack, member);
  const { crashToken, crashBetId } = await flyOnce(stack, database, member, played.stake);
  const tokens: Record<string, string> = { member, staff, 'player-frame': frameToken };

  return {
    stack,
    database,
    players,
    ...played,
    crashBetId,
    roomCode,
    originOf: (key) => {
      if (key.includes(' /bo/')) return origins.backOffice;
      return / \/(frame|vendor)\//.test(key) ? origins.games : origins.playerSite;
    },
    ...fuzzProofs({ tokens, crashToken, roomToken, spares, spareStaff }),
    launch: (gameId) => launchAs(stack, launcher, gameId),
  };
};
