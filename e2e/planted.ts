/**
 * People who are there already: a member with money, staff at work. Journeys that are not about
 * registering, paying in or logging in begin with them; money comes in by a real transfer.
 */
import type { BrowserContext } from 'playwright-core';
import pg from 'pg';

import { newToken } from '@bahati/server-kit/secrets/tokens.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import type { Stack } from './stack.ts';
import type { Language } from './words.ts';

export type PlantedMember = {
  id: bigint;
  username: string;
  /** Logs in by the form too. */
  password: string;
  paymentPassword: string;
  /** Of a session that is open already. */
  token: string;
};

const password = 'Ndizi-Tatu-2040';
const paymentPassword = '730582';

let hashes: Promise<{ login: string; payment: string }> | undefined;

const hashBoth = async () => ({
  login: await hashPassword(password),
  payment: await hashPassword(paymentPassword),
});

const onDatabase = async <T>(stack: Stack, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A member of the demo brand, its wallet, an open session and, if wished, money in minor units. */
const insertMember = `
  WITH member AS (
    INSERT INTO credentials (member_id, username, password_hash, payment_password_hash,
      is_first_login)
    SELECT id, 'mtu' || id, $1, $2, false FROM nextval('member_ids') AS id
    RETURNING member_id AS id, username),
  card AS (
    INSERT INTO members (id, nickname, type, currency, birthday)
    SELECT id, username, $6, 'KES', '1990-05-17' FROM member),
  session AS (
    INSERT INTO sessions (token_hash, member_id) SELECT $3::bytea, id FROM member),
  wallet AS (
    INSERT INTO accounts (owner_id, kind, currency, balance)
    SELECT id, kind, 'KES', CASE kind WHEN 'cash' THEN $4::bigint ELSE 0 END
      FROM member, unnest(ARRAY['cash', 'held']) AS kind
    RETURNING id, owner_id, kind),
  house AS (
    INSERT INTO accounts (id, owner_id, kind, scope, currency)
    VALUES (nextval('house_account_ids'), 0, 'payment_clearing', 'test', 'KES')
    ON CONFLICT (owner_id, kind, scope, currency) DO UPDATE SET scope = 'test' RETURNING id),
  money AS (
    INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
      credit_balance_after)
    SELECT house.id, wallet.id, $4, 20, $5::bigint + wallet.owner_id, $4 FROM house, wallet
     WHERE wallet.kind = 'cash' AND $4::bigint > 0)
  SELECT id, username FROM member`;

/** References of deposits that no real deposit comes near. */
const plantedReferences = 2_000_000_000n;

/** @param balance in minor units; the member may withdraw it, no tax was taken. */
export const plantMember = async (
  stack: Stack,
  { balance = 0n, type = 0 }: { balance?: bigint; type?: number } = {},
): Promise<PlantedMember> => {
  const { login, payment } = await (hashes ??= hashBoth());
  const { token, hash } = newToken('m');
  return onDatabase(stack, async (client) => {
    const values = [login, payment, hash, balance, plantedReferences, type];
    const { rows } = await client.query<{ id: string; username: string }>(insertMember, values);
    const [row] = rows;
    if (!row) throw new Error('No member was planted.');
    return { id: BigInt(row.id), username: row.username, password, paymentPassword, token };
  });
};

/** An open session of one of the demo's members, whose records fill the pages. */
export const plantSession = async (stack: Stack, username: string): Promise<{ token: string }> => {
  const { token, hash } = newToken('m');
  await onDatabase(stack, async (client) => {
    const { rowCount } = await client.query(
      `INSERT INTO sessions (token_hash, member_id)
       SELECT $1, member_id FROM credentials WHERE username = $2`,
      [hash, username],
    );
    if (rowCount !== 1) throw new Error(`The demo has no member called ${username}.`);
  });
  return { token };
};

/** A session of one of the demo's staff: no code of an authenticator is used up by it. */
export const plantStaffSession = async (stack: Stack, username: string): Promise<string> => {
  const { token, hash } = newToken('s');
  await onDatabase(stack, async (client) => {
    const { rowCount } = await client.query(
      `INSERT INTO staff_sessions (token_hash, staff_id)
       SELECT $1, id FROM staff_members WHERE username = $2`,
      [hash, username],
    );
    if (rowCount !== 1) throw new Error(`The demo has nobody of the staff called ${username}.`);
  });
  return token;
};

/** Runs in each page before anything of it does; what was ended there stays ended. */
const enter = ({ key, token, language }: { key: string; token: string; language: string }) => {
  if (location.protocol === 'about:' || sessionStorage.getItem('planted')) return;
  sessionStorage.setItem('planted', 'yes');
  sessionStorage.setItem(key, token);
  sessionStorage.setItem('USER_POPUP', 'closed');
  localStorage.setItem('bahati.language', language);
  localStorage.setItem('bahati.office-language', language);
};

/** Pages of this context are logged in to the player site from their first load on. */
export const enterSite = (
  context: BrowserContext,
  { token }: { token: string },
  language: Language,
): Promise<unknown> => context.addInitScript(enter, { key: 'bahati.token', token, language });

/** The same for the back office. */
export const enterOffice = (
  context: BrowserContext,
  token: string,
  language: Language,
): Promise<unknown> =>
  context.addInitScript(enter, { key: 'bahati.office-token', token, language });
