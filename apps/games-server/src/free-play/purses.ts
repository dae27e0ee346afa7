/** Purses of play money: opened by a signed launch, proven by the frame's token, gone in a while. */
import { createHash, randomBytes } from 'node:crypto';
import { createClientSeed, createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import type { FreeLaunch } from '@bahati/contract/games-provider/free-play.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

const lifeHours = 4;
/** More at once are no visitors. */
const mostPurses = 20_000;
/** So many of those whose time is over are cleared away at once. */
export const mostCleared = 200;

/** 10,000.00 of play money. */
export const playMoney = 1_000_000n;

export type Purse = {
  id: bigint;
  gameCode: string;
  currency: Currency;
  balance: bigint;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
};

const columns = `id, game_code AS "gameCode", currency, balance, server_seed AS "serverSeed",
  server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", nonce`;

const tokenForm = /^Bearer (p[\w-]{43})$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Refuses `launch_token_invalid` for a launch that was opened, `too_many_requests` to a crowd. */
export async function addPurse(database: Database, launch: FreeLaunch) {
  await clearPurses(database);
  await assertFew(database);
  const token = `p${randomBytes(32).toString('base64url')}`;
  const serverSeed = createServerSeed();
  const { rows } = await database.query<Purse>(
    `INSERT INTO games.free_purses (token_hash, launch_id, game_code, currency, balance, server_seed,
       server_seed_hash, client_seed, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9))
     ON CONFLICT (launch_id) DO NOTHING RETURNING ${columns}`,
    [
      hashOf(token),
      launch.launchId,
      launch.gameCode,
      launch.currency,
      playMoney,
      serverSeed,
      await hashServerSeed(serverSeed),
      createClientSeed(),
      lifeHours,
    ],
  );
  const purse = rows[0];
  if (!purse) throw new Refusal('launch_token_invalid');
  return { token, purse };
}

/** Clears away purses whose time is over, with their rounds; answers how many. */
export async function clearPurses(database: Database): Promise<number> {
  const { rowCount } = await database.query(
    `DELETE FROM games.free_purses WHERE id IN (
       SELECT id FROM games.free_purses WHERE expires_at < now() ORDER BY expires_at LIMIT $1
       FOR UPDATE SKIP LOCKED)`,
    [mostCleared],
  );
  return rowCount ?? 0;
}

async function assertFew(database: Database): Promise<void> {
  const { rows } = await database.query<{ count: bigint }>(
    'SELECT count(*) FROM (SELECT 1 FROM games.free_purses LIMIT $1) AS counted',
    [mostPurses],
  );
  if (Number(rows[0]?.count) >= mostPurses) throw new Refusal('too_many_requests');
}

/** Undefined: no frame of free play. Refuses `unauthenticated` for one whose time is over. */
export async function provePurse(
  database: Database,
  authorization: string | undefined,
): Promise<Purse | undefined> {
  const token = tokenForm.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const { rows } = await database.query<Purse>(
    `SELECT ${columns} FROM games.free_purses WHERE token_hash = $1 AND expires_at > now()`,
    [hashOf(token)],
  );
  if (!rows[0]) throw new Refusal('unauthenticated');
  return rows[0];
}

/** The purse as it stands now; nobody else plays from it until the transaction ends. */
export async function lockPurse(
  transaction: Transaction,
  { id }: Pick<Purse, 'id'>,
): Promise<Purse> {
  const { rows } = await transaction.query<Purse>(
    `SELECT ${columns} FROM games.free_purses WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw new Refusal('unauthenticated');
  return rows[0];
}

export async function setBalance(
  transaction: Transaction,
  { id }: Pick<Purse, 'id'>,
  balance: bigint,
): Promise<void> {
  await transaction.query('UPDATE games.free_purses SET balance = $2 WHERE id = $1', [id, balance]);
}
