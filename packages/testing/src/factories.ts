/** Rows a test begins with, written straight into the tables, in bulk. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

export const testProvider = {
  code: 'TESTER',
  key: 'a-key-that-only-tests-know',
  gameCode: 'test-slot',
} as const;

/** A vendor with a provider profile and one game; profile rules by choice. */
export async function addProvider(
  database: Pool,
  choice: {
    id?: number;
    code?: string;
    isIdScopeGlobal?: boolean;
    isUnknownRollbackOk?: boolean;
    url?: string;
  } = {},
): Promise<void> {
  const { id = 900, code = testProvider.code, url = 'http://127.0.0.1:1' } = choice;
  await database.query(`INSERT INTO vendors (id, code, name, position) VALUES ($1, $2, $2, $1)`, [
    id,
    code,
  ]);
  await database.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position,
       minimum_stake, maximum_stake)
     VALUES ($1, $2, $1, $3, 'RNG', 'Test slot', 'Sloti ya jaribio', $1, 100, 100000000)`,
    [id, `${code}-${testProvider.gameCode}`, testProvider.gameCode],
  );
  await database.query(
    `INSERT INTO provider_profiles (id, code, vendor_ids, signing_key, launch_url, api_url,
       is_id_scope_global, is_unknown_rollback_ok)
     VALUES ($1, $2, ARRAY[$1::int], $3, $4, $4, $5, $6)`,
    [
      id,
      code,
      testProvider.key,
      url,
      choice.isIdScopeGlobal ?? true,
      choice.isUnknownRollbackOk ?? true,
    ],
  );
}

export type TestMember = {
  id: bigint;
  /** By what the test provider knows the member. */
  playerId: string;
  sessionToken: string;
  loginToken: string;
};

/** The key every provider of a test has for a member it met. */
export const playerIdOf = (id: bigint | string): string => `player-${id}`;

/** Lets a provider know members, as their first launch would. */
export async function introduceMembers(
  database: Pick<Pool, 'query'>,
  ids: readonly bigint[],
  providerId = 900,
): Promise<void> {
  await database.query(
    `INSERT INTO provider_members (provider_id, member_id, key)
     SELECT $1, one.id, one.key FROM unnest($2::bigint[], $3::text[]) AS one (id, key)`,
    [providerId, ids, ids.map(playerIdOf)],
  );
}

/**
 * Members with a wallet, a login session and a game session of the test provider's game. The
 * money comes from the clearing account by real transfers, so that the books stay whole.
 */
export async function addMembers(
  database: Pool,
  choice: { count: number; balance: bigint; providerId?: number; firstId?: bigint; type?: number },
): Promise<TestMember[]> {
  const { count, balance, providerId = 900, firstId = 500_001n, type = 0 } = choice;
  const ids = Array.from({ length: count }, (_, at) => firstId + BigInt(at));
  const members = ids.map((id) => ({
    id,
    playerId: playerIdOf(id),
    loginToken: testToken('m', id),
    sessionToken: testToken('g', id),
  }));
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO credentials (member_id, username, password_hash)
       SELECT id, 'tester' || id, '-' FROM unnest($1::bigint[]) AS id`,
      [ids],
    );
    await client.query(
      `INSERT INTO members (id, nickname, type, currency, birthday)
       SELECT id, 'tester' || id, $2, 'KES', '1990-01-01' FROM unnest($1::bigint[]) AS id`,
      [ids, type],
    );
    await client.query(
      `INSERT INTO accounts (owner_id, kind, currency)
       SELECT id, kind, 'KES' FROM unnest($1::bigint[]) AS id, unnest(ARRAY['cash', 'held']) AS kind`,
      [ids],
    );
    if (balance > 0n) await client.query(fund, [ids, balance]);
    await client.query(
      `WITH login AS (
         INSERT INTO sessions (token_hash, member_id)
         SELECT hash, id FROM unnest($1::bigint[], $2::bytea[]) AS i (id, hash)
         RETURNING id, member_id)
       INSERT INTO game_sessions (launch_token_hash, session_token_hash, member_id,
         login_session_id, member_type, game_id, provider_id, currency, launch_expires_at, opened_at)
       SELECT 'launch'::bytea || i.hash, i.hash, login.member_id, login.id, $5, $4, $4, 'KES', now(), now()
         FROM login JOIN unnest($1::bigint[], $3::bytea[]) AS i (id, hash)
           ON i.id = login.member_id`,
      [
        ids,
        members.map(({ loginToken }) => sha256(loginToken)),
        members.map(({ sessionToken }) => sha256(sessionToken)),
        providerId,
        type,
      ],
    );
    await introduceMembers(client, ids, providerId);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  return members;
}

/** Deposit transfers (code 20) with references of their own, far from those of real deposits. */
const fund = `
  WITH house AS (
    INSERT INTO accounts (id, owner_id, kind, scope, currency)
    VALUES (nextval('operator_account_ids'), 0, 'payment_clearing', 'test', 'KES')
    ON CONFLICT (owner_id, kind, scope, currency) DO UPDATE SET scope = 'test' RETURNING id),
  funded AS (
    UPDATE accounts SET balance = $2
     WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash' RETURNING id, owner_id)
  INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
    credit_balance_after)
  SELECT house.id, funded.id, $2, 20, 1000000000 + funded.owner_id, $2 FROM house, funded`;

function testToken(prefix: string, id: bigint): string {
  return `${prefix}_${createHash('sha256').update(`${prefix}${id}`).digest('base64url')}`;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
